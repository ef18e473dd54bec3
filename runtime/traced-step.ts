import type { Evaluation, InputValue, Manifest, ReadValue, StepSpec } from './module.ts';

/** A step of the trace before it is printed. */
export interface TracedStep {
  readonly spec: StepSpec;
  readonly formula: string;
  readonly rounding: string | null;
  readonly inputs: readonly ReadValue[];
  readonly raw: InputValue;
  readonly final: InputValue;
}

/** The steps that the rules evaluated, with their static texts. */
export function tracedSteps(manifest: Manifest, evaluation: Evaluation): readonly TracedStep[] {
  const specs = new Map(manifest.steps.map((spec) => [spec.id, spec]));
  return evaluation.trace.map(({ id, inputs, raw, final }) => {
    const spec = specs.get(id);
    if (spec === undefined)
      throw new Error(`${manifest.path}: the trace has a step ${id} unknown to the manifest`);
    return { spec, formula: spec.formula, rounding: spec.rounding, inputs, raw, final };
  });
}
