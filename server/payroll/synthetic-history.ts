import { addDays, addMonths } from '../../runtime/module/dates.ts';
import type { Span } from '../../runtime/module/history-window.ts';
import { firstDayOfMonth } from '../../runtime/module/period.ts';
import type { Manifest } from '../../runtime/module.ts';
import type { AnsweredHistory } from '../history/answered-history.ts';
import { type Question, questionOf } from '../history/question.ts';
import { answerHistory } from '../history/stored-history.ts';
import type { SummedPayslip } from '../store/read-sums.ts';
import type { CalculationRequest } from './calculation-request.ts';

/** A payslip of each of these months before, so that its days are known. */
const MONTHS_BEFORE = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const;

/** The history of a payslip as if some were stored before it, of nobody; null where its rules read none of them. */
export function syntheticHistory(request: CalculationRequest, manifest: Manifest): AnsweredHistory | null {
  const question = questionOf(request, manifest);
  const schemes = [...new Set(question.readings.flatMap((one) => one.schemes))];
  const payslips = spansBefore(question).flatMap((span, place) =>
    schemes.map((scheme) => payslipOf(question, scheme, span, USUAL_AMOUNT + 100 * place)),
  );
  const history = answerHistory(question, payslips);
  return history.sources.length > 0 ? history : null;
}

/** Whole months, and of its own month what is before it. */
function spansBefore({ start, date }: Question): readonly Span[] {
  const month = firstDayOfMonth(date);
  const months = MONTHS_BEFORE.map((before) => addMonths(month, -before));
  const spans = months.map((from) => ({ from, to: addDays(addMonths(from, 1), -1) }));
  return start > month ? [...spans, { from: month, to: addDays(start, -1) }] : spans;
}

function payslipOf(
  { readings }: Question,
  scheme: string,
  { from: period_start, to: period_end }: Span,
  amount: number,
): SummedPayslip {
  const lines = readings.filter(({ schemes }) => schemes.includes(scheme)).map(({ line }) => line);
  const amounts = lines.map((line, at) => [line, `${amount + at}.67`] as const);
  const id = '0'.repeat(26);
  return {
    employee_id: '',
    source: { kind: 'calculation', id },
    paid_by: null,
    scheme,
    period_start,
    period_end,
    content_digest: `sha256:${'0'.repeat(64)}`,
    root_id: id,
    amounts: Object.fromEntries(amounts),
  };
}

/** Digits that are not all alike, within the bounds of most lines. */
const USUAL_AMOUNT = 12_345;
