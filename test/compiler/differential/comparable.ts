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
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

function plainStep({ id, inputs, raw, final }: TraceStep): unknown {
  const reads = inputs.map(({ name, type, value, words }) => ({ name, type, value: plain(value), words }));
  return { id, inputs: reads, raw: plain(raw), final: plain(final) };
}

function comparableEvaluation({ trace, half, ...amounts }: Evaluation): object {
  const month = half === undefined ? null : { ...half, month: comparableEvaluation(half.month) };
  return { amounts: plain(amounts), trace: trace.map(plainStep), half: month };
}

/** An outcome as plain data: exact values as fractions in lowest terms, so that equal means equal. */
export function comparable(outcome: Outcome): unknown {
  if (outcome.kind === 'refused') return plain(outcome);
  return { kind: outcome.kind, ...comparableEvaluation(outcome.evaluation) };
}
