import type { Bracket } from './scale.ts';

/** rules/ar/law.md 4.4: scale of the cedular tax of Ley 27.725, pesos a month, January to July 2024. */
export const CEDULAR_SCALE: readonly Bracket[] = [
  { lower: '0.00', upper: '156000.00', fixed: '0.00', rate: '0.27' },
  { lower: '156000.00', upper: '468000.00', fixed: '42120.00', rate: '0.29' },
  { lower: '468000.00', upper: '780000.00', fixed: '132600.00', rate: '0.31' },
  { lower: '780000.00', upper: '1092000.00', fixed: '229320.00', rate: '0.33' },
  { lower: '1092000.00', upper: null, fixed: '332280.00', rate: '0.35' },
];

/** 15 SMVM of 1 January 2024, a month. */
export const CEDULAR_FLOOR = '2340000.00';
