import type { Dated } from './dated.ts';

/** rules/cl/law.md 4.6: SIS, paid by the employer. */
export const DISABILITY_INSURANCE: readonly Dated<string>[] = [
  { from: '2018-07-01', value: '0.0153' },
  { from: '2020-07-01', value: '0.0199' },
  { from: '2020-10-01', value: '0.0199' },
  { from: '2021-04-01', value: '0.0194' },
  { from: '2021-07-01', value: '0.0221' },
  { from: '2021-10-01', value: '0.0185' },
  { from: '2022-01-01', value: '0.0185' },
  { from: '2022-07-01', value: '0.0184' },
  { from: '2022-10-01', value: '0.0154' },
  { from: '2023-01-01', value: '0.0155' },
  { from: '2023-04-01', value: '0.0161' },
  { from: '2023-07-01', value: '0.0188' },
  { from: '2023-10-01', value: '0.0147' },
  { from: '2024-01-01', value: '0.0149' },
  { from: '2024-07-01', value: '0.0201' },
  { from: '2024-10-01', value: '0.0150' },
  { from: '2025-01-01', value: '0.0138' },
  { from: '2025-04-01', value: '0.0178' },
  { from: '2025-07-01', value: '0.0188' },
  { from: '2025-10-01', value: '0.0149' },
  { from: '2026-01-01', value: '0.0154' },
  { from: '2026-04-01', value: '0.0162' },
  { from: '2026-07-01', value: '0.0200' },
  { from: '2026-08-01', value: '0.0178' },
];

/** rules/cl/law.md 4.6: the rows marked [m], by their first and last month. */
export const UNCONFIRMED_DISABILITY_INSURANCE: readonly (readonly [string, string])[] = [
  ['2020-10', '2021-03'],
  ['2022-01', '2022-06'],
  ['2026-07', '2026-07'],
];
