import type { Dated } from './dated.ts';

/** Section 4.7: fixed sum of the ART for the FFEP, pesos a worker and month; a row is valid for its own month only. */
export interface FfepFixedSum extends Dated {
  readonly amount: string;
}

export const FFEP_FIXED_SUMS: readonly FfepFixedSum[] = [
  { from: '2025-12-01', amount: '1584.00' },
  { from: '2026-03-01', amount: '1637.00' },
  { from: '2026-04-01', amount: '1724.00' },
  { from: '2026-05-01', amount: '1765.00' },
];
