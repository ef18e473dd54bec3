import { amount } from '../amount.ts';
import type { IrrfTable } from '../irrf-table.ts';

function table(from: string, exempt: string, parcelas: readonly [string, string, string, string]): IrrfTable {
  const limits = [exempt, '9922.28', '13167.00', '16380.38', 'Infinity'];
  const rates = ['0', '0.075', '0.15', '0.225', '0.275'];
  const rows = limits.map((upTo, at) => ({
    upTo: amount(upTo),
    rate: amount(rates[at] ?? '0'),
    parcela: amount(parcelas[at - 1] ?? '0'),
  }));
  return { from, rows };
}

/** rules/br/law.md 13.4: the tax on a year's participation, by the date of payment. */
export const PLR: readonly IrrfTable[] = [
  // Lei 10.101/2000, annex.
  table('2020-01-01', '6677.55', ['500.82', '1244.99', '2232.51', '3051.53']),
  // MP 1.171/2023; Lei 14.663/2023 (parcelas unconfirmed, by continuity).
  table('2023-05-01', '7407.11', ['555.53', '1299.70', '2287.23', '3106.25']),
  // MP 1.206/2024; Lei 14.848/2024.
  table('2024-02-01', '7640.80', ['573.06', '1317.23', '2304.76', '3123.78']),
  // Receita Federal, Tributação 2025 and 2026.
  table('2025-05-01', '8214.40', ['616.08', '1360.25', '2347.78', '3166.80']),
];

/** rules/br/law.md 15: the tables of 2023 and 2024 hold from days that no source confirms. */
export const UNCONFIRMED_MONTHS: readonly string[] = ['2023-05', '2023-06', '2024-02'];
