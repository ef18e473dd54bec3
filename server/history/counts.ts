import type { SummedPayslip } from '../store/histories/read-sums.ts';
import type { Asking, Reading } from './question.ts';

/**
 * True for what counts: in the window, of an employer whose payslips count, and before the payslip that asks where it is of
 * the same scheme. What was imported was paid before all that is calculated here.
 */
export function counts(
  { schemes, from, to, employers }: Pick<Reading, 'schemes' | 'from' | 'to' | 'employers'>,
  { scheme, date, root }: Asking,
  row: Pick<SummedPayslip, 'source' | 'paid_by' | 'scheme' | 'period_end' | 'root_id'>,
): boolean {
  const isWithin = from <= row.period_end && row.period_end <= to && schemes.includes(row.scheme);
  if (!isWithin || row.root_id === root) return false;
  if (row.paid_by !== null && employers !== 'any') return false;
  if (row.source.kind === 'opening_balance') return true;
  return row.period_end !== date || (row.scheme !== scheme && (root === null || row.root_id < root));
}
