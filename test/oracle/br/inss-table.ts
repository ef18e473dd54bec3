import { type Amount, amount } from './amount.ts';
import type { Dated } from './in-force.ts';

/** rules/br/law.md 3.1. Flat: the row's rate on the whole base. Progressive: each rate on its slice. */
export interface InssTable extends Dated {
  readonly mode: 'flat' | 'progressive';
  readonly rows: readonly InssRow[];
}

export interface InssRow {
  readonly upTo: Amount;
  readonly rate: Amount;
}

function row(upTo: string, rate: string): InssRow {
  return { upTo: amount(upTo), rate: amount(rate) };
}

export const INSS: readonly InssTable[] = [
  {
    from: '2020-01-01',
    mode: 'flat',
    rows: [row('1830.29', '0.08'), row('3050.52', '0.09'), row('6101.06', '0.11')],
  },
  {
    from: '2020-03-01',
    mode: 'progressive',
    rows: [row('1045.00', '0.075'), row('2089.60', '0.09'), row('3134.40', '0.12'), row('6101.06', '0.14')],
  },
  {
    from: '2021-01-01',
    mode: 'progressive',
    rows: [row('1100.00', '0.075'), row('2203.48', '0.09'), row('3305.22', '0.12'), row('6433.57', '0.14')],
  },
  {
    from: '2022-01-01',
    mode: 'progressive',
    rows: [row('1212.00', '0.075'), row('2427.35', '0.09'), row('3641.03', '0.12'), row('7087.22', '0.14')],
  },
  {
    from: '2023-01-01',
    mode: 'progressive',
    rows: [row('1302.00', '0.075'), row('2571.29', '0.09'), row('3856.94', '0.12'), row('7507.49', '0.14')],
  },
  {
    from: '2023-05-01',
    mode: 'progressive',
    rows: [row('1320.00', '0.075'), row('2571.29', '0.09'), row('3856.94', '0.12'), row('7507.49', '0.14')],
  },
  {
    from: '2024-01-01',
    mode: 'progressive',
    rows: [row('1412.00', '0.075'), row('2666.68', '0.09'), row('4000.03', '0.12'), row('7786.02', '0.14')],
  },
  {
    from: '2025-01-01',
    mode: 'progressive',
    rows: [row('1518.00', '0.075'), row('2793.88', '0.09'), row('4190.83', '0.12'), row('8157.41', '0.14')],
  },
  {
    from: '2026-01-01',
    mode: 'progressive',
    rows: [row('1621.00', '0.075'), row('2902.84', '0.09'), row('4354.27', '0.12'), row('8475.55', '0.14')],
  },
];
