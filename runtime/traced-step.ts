import { conceptOf } from './half/half-steps.ts';
import type { Evaluation, Manifest, StepSpec, TraceStep } from './module.ts';

/** A step of the trace before it is printed. */
export interface TracedStep extends TraceStep {
  readonly spec: StepSpec;
}

/** The steps that the rules evaluated, with what the manifest says of their concepts. */
export function tracedSteps(manifest: Manifest, evaluation: Evaluation): readonly TracedStep[] {
  const specs = new Map(manifest.steps.map((spec) => [spec.id, spec]));
  return evaluation.trace.map((step) => {
    const spec = specs.get(conceptOf(step.id));
    if (spec === undefined)
      throw new Error(`${manifest.path}: the trace has a step ${step.id} unknown to the manifest`);
    return { ...step, spec };
  });
}
