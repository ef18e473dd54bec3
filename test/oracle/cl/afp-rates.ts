import type { Dated } from './dated.ts';

/** rules/cl/law.md 4.5: 10% plus commission, by AFP. */
export const AFP_RATES: Readonly<Record<string, readonly Dated<string>[]>> = {
  Capital: [{ from: '2020-01-01', value: '0.1144' }],
  Cuprum: [{ from: '2020-01-01', value: '0.1144' }],
  Habitat: [{ from: '2020-01-01', value: '0.1127' }],
  PlanVital: [{ from: '2020-01-01', value: '0.1116' }],
  ProVida: [{ from: '2020-01-01', value: '0.1145' }],
  Modelo: [
    { from: '2020-01-01', value: '0.1077' },
    { from: '2021-10-01', value: '0.1058' },
  ],
  Uno: [
    { from: '2020-01-01', value: '0.1069' },
    { from: '2023-10-01', value: '0.1049' },
    { from: '2025-10-01', value: '0.1046' },
  ],
};
