import { near } from './approximate.ts';

export type Estimated = number | boolean | string;
/** A formula in approximate numbers, over whatever a run holds. */
export type Formula<Run, Value> = (run: Run) => Value;

export type Calculation = 'add' | 'sub' | 'mul' | 'div' | 'neg' | 'min' | 'max' | 'clamp' | 'is_multiple';

/** One operation on amounts. */
export function calculation<Run>(
  op: Calculation,
  parts: readonly Formula<Run, number>[],
): Formula<Run, Estimated> {
  const zero: Formula<Run, number> = () => 0;
  const [a = zero, b = zero, c = zero] = parts;
  switch (op) {
    case 'add':
      return (run) => a(run) + b(run);
    case 'sub':
      return (run) => a(run) - b(run);
    case 'mul':
      return (run) => a(run) * b(run);
    case 'div':
      return (run) => a(run) / b(run);
    case 'neg':
      return (run) => -a(run);
    case 'min':
      return (run) => parts.reduce((least, part) => Math.min(least, part(run)), Number.POSITIVE_INFINITY);
    case 'max':
      return (run) => parts.reduce((most, part) => Math.max(most, part(run)), Number.NEGATIVE_INFINITY);
    case 'clamp':
      return (run) => Math.min(Math.max(a(run), b(run)), c(run));
    case 'is_multiple':
      return (run) => {
        const times = a(run) / b(run);
        return near(times, Math.round(times));
      };
  }
}

/** `= <> < <= > >=`, where values that are equal but for an error count as equal. */
export function compare(op: string, a: Estimated, b: Estimated): boolean {
  const same = typeof a === 'number' && typeof b === 'number' ? near(a, b) : a === b;
  if (op === 'eq') return same;
  if (op === 'ne') return !same;
  if (same) return op === 'le' || op === 'ge';
  return op === 'lt' || op === 'le' ? a < b : a > b;
}
