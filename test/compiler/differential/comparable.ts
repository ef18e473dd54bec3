import type { Evaluation, Outcome, TraceStep } from '../../../runtime/module.ts';
import { reduce } from '../../../runtime/numbers/exact.ts';

function isExact(value: object): value is { n: bigint; d: bigint } {
  return 'n' in value && 'd' in value && typeof value.n === 'bigint' && typeof value.d === 'bigint';
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if (isExact(value)) {
    const { n, d } = reduce(value);
    return `${n}/${d}`;
  }
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([key, inner]) => [key, plain(inner)]));
}

function plainStep({ id, inputs, raw, final }: TraceStep): unknown {
  const reads = inputs.map(({ name, type, value, words }) => ({ name, type, value: plain(value), words }));
  return { id, inputs: reads, raw: plain(raw), final: plain(final) };
}

function comparableEvaluation({ trace, half, ...amounts }: Evaluation): object {
  const month = half === undefined ? null : { ...half, month: comparableEvaluation(half.month) };
  return { amounts: plain(amounts), trace: trace.map(plainStep), half: month };
}

/**
 * An outcome as text: exact values as fractions in lowest terms, fields in the order of their names, so that equal means
 * equal. To compare texts takes a tenth of what it takes to compare objects, and there are many.
 */
export function comparable(outcome: Outcome): string {
  const data =
    outcome.kind === 'refused'
      ? plain(outcome)
      : { kind: outcome.kind, ...comparableEvaluation(outcome.evaluation) };
  return JSON.stringify(data, null, 1);
}
