import { authorText } from '../../runtime/module/author-text.ts';
import type { Manifest, StepSpec, TraceStep } from '../../runtime/module.ts';

function stepText(step: TraceStep, spec: StepSpec): string {
  const read = step.inputs.map(({ name, value, type }) => `${name} ${authorText(value, type)}`);
  const raw = authorText(step.raw, spec.type);
  const final = authorText(step.final, spec.type);
  const result = raw === final ? final : `${raw} → ${final}`;
  return [
    `${spec.id}  ${spec.label}`,
    `  = ${spec.formula}`,
    ...(read.length === 0 ? [] : [`  with ${read.join(', ')}`]),
    `  ${result}`,
    ...(spec.source === null ? [] : [`  ${spec.source}`]),
  ].join('\n');
}

/** Every formula that was evaluated, in computing order: what it is, what it read, what came out, whose law. */
export function traceText(manifest: Manifest, trace: readonly TraceStep[]): string {
  const specs = new Map(manifest.steps.map((spec) => [spec.id, spec]));
  return trace
    .flatMap((step) => {
      const spec = specs.get(step.id);
      return spec === undefined ? [] : [`${stepText(step, spec)}\n`];
    })
    .join('\n');
}
