import { authorText } from '../../runtime/module/author-text.ts';
import type { TracedStep } from '../../runtime/traced-step.ts';

function stepText({ spec, formula, inputs, ...results }: TracedStep): string {
  const read = inputs.map(({ name, value, type }) => `${name} ${authorText(value, type)}`);
  const raw = authorText(results.raw, spec.type);
  const final = authorText(results.final, spec.type);
  const result = raw === final ? final : `${raw} → ${final}`;
  return [
    `${spec.id}  ${spec.label}`,
    `  = ${formula}`,
    ...(read.length === 0 ? [] : [`  with ${read.join(', ')}`]),
    `  ${result}`,
    ...(spec.source === null ? [] : [`  ${spec.source}`]),
  ].join('\n');
}

/** Every formula that was evaluated, in computing order: what it is, what it read, what came out, whose law. */
export function traceText(steps: readonly TracedStep[]): string {
  return steps.map((step) => `${stepText(step)}\n`).join('\n');
}
