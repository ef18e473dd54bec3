import { halfSteps, halfTexts } from './half/half-steps.ts';
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

type StepTexts = Pick<TracedStep, 'spec' | 'formula' | 'rounding'>;

function textsOf(spec: StepSpec): StepTexts {
  return { spec, formula: spec.formula, rounding: spec.rounding };
}

/** The steps that the rules evaluated, with their static texts. */
export function tracedSteps(manifest: Manifest, evaluation: Evaluation): readonly TracedStep[] {
  const texts = new Map(manifest.steps.map((spec) => [spec.id, textsOf(spec)]));
  const { half } = evaluation;
  if (half !== undefined) {
    for (const step of halfSteps(manifest))
      texts.set(step.id, { spec: step.spec, ...halfTexts(step, half.place) });
  }
  return evaluation.trace.map(({ id, inputs, raw, final }) => {
    const known = texts.get(id);
    if (known === undefined)
      throw new Error(`${manifest.path}: the trace has a step ${id} unknown to the manifest`);
    return { ...known, inputs, raw, final };
  });
}
