import { add, type Fraction, printMoney } from '../../../oracle/co/fraction.ts';
import type { Verdict } from '../../../oracle/oracle.ts';
import type { Lines } from './pension.ts';

export function sumOf(lines: Lines): Fraction {
  return add(...Object.values(lines));
}

export function codesThatHold(cases: Readonly<Record<string, boolean>>): ReadonlySet<string> {
  return new Set(Object.entries(cases).flatMap(([code, holds]) => (holds ? [code] : [])));
}

/** Money lines; counts are steps of the trace, as it prints them. */
export function verdictOf(
  lines: Lines,
  warnings: ReadonlySet<string>,
  counts: Readonly<Record<string, string>> = {},
): Verdict {
  const amounts = new Map(Object.entries(lines).map(([id, line]) => [id, printMoney(line)]));
  for (const [id, count] of Object.entries(counts)) amounts.set(id, count);
  return { kind: 'computed', amounts, warnings };
}
