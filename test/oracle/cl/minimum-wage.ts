import type { Dated } from './dated.ts';

/** rules/cl/law.md 4.2: ingreso mínimo mensual, in pesos. */
export const MINIMUM_WAGES: readonly Dated<string>[] = [
  { from: '2019-03-01', value: '301000' },
  { from: '2020-03-01', value: '320500' },
  { from: '2020-09-01', value: '326500' },
  { from: '2021-05-01', value: '337000' },
  { from: '2022-01-01', value: '350000' },
  { from: '2022-05-01', value: '380000' },
  { from: '2022-08-01', value: '400000' },
  { from: '2023-01-01', value: '410000' },
  { from: '2023-05-01', value: '440000' },
  { from: '2023-09-01', value: '460000' },
  { from: '2024-07-01', value: '500000' },
  { from: '2025-01-01', value: '510636' },
  { from: '2025-05-01', value: '529000' },
  { from: '2026-01-01', value: '539000' },
  { from: '2026-05-01', value: '553553' },
];
