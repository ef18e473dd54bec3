import { authorText } from '../../runtime/module/author-text.ts';
import type { Evaluation, SummaryField } from '../../runtime/module.ts';
import type { Exact } from '../../runtime/numbers/exact.ts';

/** Fields of the summary that an impact speaks of, in the order of the report. */
export const TOTALS: readonly SummaryField[] = [
  'net_salary',
  'total_perceptions',
  'total_deductions',
  'employer_contributions_total',
  'employer_total_cost',
];

/** Amounts of one payslip in cents, by the id of the line or the field of the summary. */
export type LineAmounts = ReadonlyMap<string, bigint>;

/** The totals first, then every line that is shown. */
export function lineAmounts(evaluation: Evaluation): LineAmounts {
  const amounts = new Map<string, bigint>();
  for (const field of TOTALS) amounts.set(field, cents(evaluation.summary[field]));
  const components = evaluation.employerTables.flatMap((table) => table.components);
  for (const { id, amount } of [...evaluation.perceptions, ...evaluation.deductions, ...components]) {
    amounts.set(id, cents(amount));
  }
  return amounts;
}

/** An amount of the answer, which rules round to the cent at the finest. */
function cents({ n, d }: Exact): bigint {
  return (n * 100n) / d;
}

/** The rate of the table row that applied to each deduction, as a text; a change of it is a crossed limit. */
export function appliedRows(evaluation: Evaluation): ReadonlyMap<string, string> {
  return new Map(
    evaluation.deductions.flatMap(({ id, bracket }) =>
      bracket === null ? [] : [[id, authorText(bracket.rate, 'rate')]],
    ),
  );
}
