import { counts } from '../../runtime/history/reading.ts';
import { ServiceError } from '../service-error.ts';
import type { SummedPayslip } from '../store/histories/read-sums.ts';
import type { Question } from './question.ts';

/**
 * Throws `HISTORY_INCOMPLETE` where an imported payslip does not say what is read of it: to sum the others alone would pay
 * somebody wrong. A payslip that was calculated here has all lines that its rules have.
 */
export function refuseGaps(question: Question, payslips: readonly SummedPayslip[]): void {
  const imported = payslips.filter(({ source }) => source.kind === 'opening_balance');
  const gaps = question.readings.flatMap((reading) =>
    imported
      .filter((one) => !Object.hasOwn(one.amounts, reading.line) && counts(reading, question, one))
      .map(({ source, scheme }) => ({ id: source.id, scheme, line: reading.line })),
  );
  const [first] = gaps;
  if (first === undefined) return;
  const lines = sorted(gaps.filter(({ scheme }) => scheme === first.scheme).map(({ line }) => line));
  const message =
    `An imported payslip of ${first.scheme} does not say ${lines.join(', ')}: ` +
    'replace its opening balance with options.supersedes, or send employee.history.';
  const opening_balance_ids = sorted(gaps.map(({ id }) => id));
  throw new ServiceError('HISTORY_INCOMPLETE', message, { scheme: first.scheme, lines, opening_balance_ids });
}

function sorted(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted();
}
