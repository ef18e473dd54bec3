import { exactly, type Fraction } from '../../../oracle/co/fraction.ts';

type Rows = readonly (readonly [from: string, value: string])[];

/** law.md 5.1. */
const RMV: Rows = [
  ['2022-05-01', '1025'],
  ['2025-01-01', '1130'],
  ['2026-10-01', '1230'],
];
const UIT: Rows = [
  ['2024-01-01', '5150'],
  ['2025-01-01', '5350'],
  ['2026-01-01', '5500'],
];
/** law.md 5.2. */
const PRIMA: Rows = [
  ['2024-01-01', '0.0170'],
  ['2025-01-01', '0.0137'],
];
/** law.md 5.4; an empty cell was not found. */
const RMA: Rows = [
  ['2024-01-01', ''],
  ['2026-01-01', '12209.11'],
  ['2026-04-01', '12598.91'],
  ['2026-07-01', '12672.65'],
  ['2026-10-01', '12732.70'],
];

function at(rows: Rows, date: string): string {
  return rows.findLast(([from]) => from <= date)?.[1] ?? '';
}

/** law.md 5.3: share of the remuneration; ONP has none. */
export const COMMISSIONS: Readonly<Record<string, string>> = {
  onp: '0',
  habitat: '0.0147',
  integra: '0.0155',
  prima: '0.0160',
  profuturo: '0.0169',
};

/** The figures in force on a date. */
export interface Figures {
  readonly rmv: Fraction;
  readonly uit: Fraction;
  readonly prima: Fraction;
  readonly rma: Fraction | null;
}

export function figuresAt(date: string): Figures {
  const rma = at(RMA, date);
  return {
    rmv: exactly(at(RMV, date)),
    uit: exactly(at(UIT, date)),
    prima: exactly(at(PRIMA, date)),
    rma: rma === '' ? null : exactly(rma),
  };
}
