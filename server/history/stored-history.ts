import { aggregate } from '../../runtime/history/aggregate.ts';
import { exactText, parseExact } from '../../runtime/history/exact-text.ts';
import { counts, PAYSLIP_ITSELF, type Reading } from '../../runtime/history/reading.ts';
import type { Exact } from '../../runtime/numbers/exact.ts';
import type { SummedPayslip } from '../store/histories/read-sums.ts';
import type { AnsweredHistory, HistorySource, HistoryValue } from './answered-history.ts';
import { refuseGaps } from './gaps.ts';
import { refuseOverlaps } from './overlaps.ts';
import { type Question, spanOf } from './question.ts';

/**
 * What the current payslips of one employee come to, given from the earliest to the last. Throws `HISTORY_AMBIGUOUS` where
 * two of one scheme are for overlapping periods, or one and the payslip that asks: one of them was meant to replace the
 * other, or was never meant at all. Throws `HISTORY_INCOMPLETE` where an imported one does not say what is read of it.
 */
export function answerHistory(question: Question, payslips: readonly SummedPayslip[]): AnsweredHistory {
  refuseGaps(question, payslips);
  const isUsed = payslips.map(() => false);
  const values = question.readings.map((reading) => {
    const amounts: string[] = [];
    for (const [at, one] of payslips.entries()) {
      // What every object has is no text.
      const amount = one.amounts[reading.line];
      if (typeof amount !== 'string' || !counts(reading, question, one)) continue;
      isUsed[at] = true;
      amounts.push(amount);
    }
    return historyValue(reading, amounts);
  });
  const lines = [...new Set(question.readings.map(({ line }) => line))];
  const shown = lines.filter((line) => line !== PAYSLIP_ITSELF).toSorted();
  const sources = payslips.filter((_, at) => isUsed[at]).map((one) => sourceOf(one, shown));
  refuseOverlaps(question, sources);
  return { source: 'stored', values, sources, ...statementOf(question.readings, sources) };
}

/** Zeros of nothing found read like zeros that were paid. */
function statementOf(readings: readonly Reading[], sources: readonly HistorySource[]) {
  if (sources.length > 0) return {};
  const span = spanOf([{ readings }]);
  const statement =
    span === null
      ? 'Nothing was looked for: the rules read nothing of earlier payslips that was not sent.'
      : `Nothing earlier is stored of this employee at this employer from ${span.from} to ${span.to} that the rules read.`;
  return { statement };
}

function historyValue(reading: Reading, amounts: readonly string[]): HistoryValue {
  const { name, line, schemes, from, to, employers } = reading;
  const isUnknown = reading.isOfMonth && amounts.length === 0;
  const value = isUnknown ? null : aggregate(reading.aggregate, amounts);
  return {
    name,
    origin: 'stored',
    value: value === null ? null : exactText(value, 0),
    aggregate: reading.aggregate,
    line: line === PAYSLIP_ITSELF ? null : line,
    schemes,
    from,
    to,
    ...(employers && { employers }),
  };
}

function sourceOf(payslip: SummedPayslip, lines: readonly string[]): HistorySource {
  const { source, paid_by, scheme, period_start, period_end, content_digest } = payslip;
  const amounts: Record<string, string> = {};
  for (const line of lines) {
    const amount = payslip.amounts[line];
    if (amount !== undefined) amounts[line] = amount;
  }
  return {
    kind: source.kind,
    id: source.id,
    scheme,
    period_start,
    period_end,
    content_digest,
    ...(paid_by !== null && { paid_by }),
    amounts,
  };
}

/** The values that the rules are called with, by name. */
export function storedInputs({ values }: AnsweredHistory): Readonly<Record<string, Exact>> {
  const known = values.filter(({ origin, value }) => origin === 'stored' && value !== null);
  return Object.fromEntries(known.map(({ name, value }) => [name, parseExact(value ?? '0')]));
}
