import { type Amount, amount } from './amount.ts';
import type { Dated } from './in-force.ts';

/** rules/br/law.md 3.2. */
export interface IrrfTable extends Dated {
  readonly rows: readonly IrrfRow[];
}

export interface IrrfRow {
  /** Infinite in the last row. */
  readonly upTo: Amount;
  readonly rate: Amount;
  readonly parcela: Amount;
}

function row(upTo: string, rate: string, parcela: string): IrrfRow {
  return { upTo: amount(upTo), rate: amount(rate), parcela: amount(parcela) };
}

export const IRRF: readonly IrrfTable[] = [
  {
    from: '2020-01-01',
    rows: [
      row('1903.98', '0', '0'),
      row('2826.65', '0.075', '142.80'),
      row('3751.05', '0.15', '354.80'),
      row('4664.68', '0.225', '636.13'),
      row('Infinity', '0.275', '869.36'),
    ],
  },
  {
    from: '2023-05-01',
    rows: [
      row('2112.00', '0', '0'),
      row('2826.65', '0.075', '158.40'),
      row('3751.05', '0.15', '370.40'),
      row('4664.68', '0.225', '651.73'),
      row('Infinity', '0.275', '884.96'),
    ],
  },
  {
    from: '2024-02-01',
    rows: [
      row('2259.20', '0', '0'),
      row('2826.65', '0.075', '169.44'),
      row('3751.05', '0.15', '381.44'),
      row('4664.68', '0.225', '662.77'),
      row('Infinity', '0.275', '896.00'),
    ],
  },
  {
    from: '2025-05-01',
    rows: [
      row('2428.80', '0', '0'),
      row('2826.65', '0.075', '182.16'),
      row('3751.05', '0.15', '394.16'),
      row('4664.68', '0.225', '675.49'),
      row('Infinity', '0.275', '908.73'),
    ],
  },
];
