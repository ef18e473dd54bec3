import type { Exact } from '../../runtime/numbers/exact.ts';
import { ServiceError } from '../service-error.ts';
import type { SumRow } from '../store/calculation-sums.ts';
import { PAYSLIP_ITSELF } from '../store/summed-amount.ts';
import { aggregate } from './aggregate.ts';
import { exactText, parseExact } from './exact-text.ts';
import type { Asking, Question, Reading } from './question.ts';

/** What an answer says of the history that its payslip was calculated with. */
export interface AnsweredHistory {
  readonly source: 'stored';
  readonly values: readonly HistoryValue[];
  /** What was summed: current when it was read. From the earliest to the last. */
  readonly sources: readonly HistorySource[];
}

/** One value, with what it takes to compute it again from the sources. */
export interface HistoryValue {
  readonly name: string;
  /** `request`: the caller knew better. */
  readonly origin: 'stored' | 'request';
  /** A decimal, or a fraction of two whole numbers where it has no end; null where nothing is known. */
  readonly value: string | null;
  readonly aggregate: Reading['aggregate'];
  /** Null where payslips are counted. */
  readonly line: string | null;
  readonly schemes: readonly string[];
  readonly from: string;
  readonly to: string;
}

export interface HistorySource {
  readonly kind: 'calculation';
  readonly id: string;
  readonly scheme: string;
  readonly period_start: string;
  readonly period_end: string;
  readonly content_digest: string;
  /** By line. */
  readonly amounts: Readonly<Record<string, string>>;
}

/** A row of the table of sums, as far as it is summed. */
export type Summed = Pick<
  SumRow,
  'calculation_id' | 'line' | 'scheme' | 'period_start' | 'period_end' | 'amount' | 'content_digest'
>;

/** True for what counts: in the window, and before the payslip that asks where it is of the same scheme. */
export function counts(
  { schemes, from, to }: Pick<Reading, 'schemes' | 'from' | 'to'>,
  { scheme, date }: Asking,
  row: Pick<Summed, 'scheme' | 'period_end'>,
): boolean {
  const isWithin = from <= row.period_end && row.period_end <= to && schemes.includes(row.scheme);
  return isWithin && !(row.period_end === date && row.scheme === scheme);
}

/**
 * What the current payslips of one employee come to, from the earliest to the last. Throws `HISTORY_AMBIGUOUS` where two
 * of one scheme are for overlapping periods: one of them was meant to replace the other, or was never meant at all.
 */
export function answerHistory(question: Question, rows: readonly Summed[]): AnsweredHistory {
  const used = new Map<string, Summed[]>();
  const values = question.readings.map((reading) => {
    const own = rows.filter((row) => row.line === reading.line && counts(reading, question, row));
    for (const row of own) used.set(placeOf(row), [...(used.get(placeOf(row)) ?? []), row]);
    return historyValue(reading, own);
  });
  const sources = [...used.values()].map(sourceOf);
  refuseOverlaps(sources);
  return { source: 'stored', values, sources: sources.toSorted(inOrder) };
}

/** One payslip; of an opening balance there may be several. */
function placeOf({ calculation_id, period_end }: Summed): string {
  return `${period_end} ${calculation_id}`;
}

function historyValue(reading: Reading, rows: readonly Summed[]): HistoryValue {
  const { name, line, schemes, from, to } = reading;
  const inTime = rows.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  const isUnknown = reading.isOfMonth && rows.length === 0;
  const value = isUnknown
    ? null
    : aggregate(
        reading.aggregate,
        inTime.map(({ amount }) => parseExact(amount)),
      );
  return {
    name,
    origin: 'stored',
    value: value === null ? null : exactText(value, 0),
    aggregate: reading.aggregate,
    line: line === PAYSLIP_ITSELF ? null : line,
    schemes,
    from,
    to,
  };
}

function sourceOf(rows: readonly Summed[]): HistorySource {
  const [row] = rows;
  if (row === undefined) throw new Error('a source of a history has no rows');
  const amounts = rows
    .filter(({ line }) => line !== PAYSLIP_ITSELF)
    .map(({ line, amount }) => [line, amount]);
  return {
    kind: 'calculation',
    id: row.calculation_id,
    scheme: row.scheme,
    period_start: row.period_start,
    period_end: row.period_end,
    content_digest: row.content_digest,
    amounts: Object.fromEntries(amounts),
  };
}

function inOrder(a: HistorySource, b: HistorySource): number {
  return `${a.period_end} ${a.id}` < `${b.period_end} ${b.id}` ? -1 : 1;
}

function refuseOverlaps(sources: readonly HistorySource[]): void {
  const byStart = sources.toSorted((a, b) =>
    `${a.scheme} ${a.period_start}` < `${b.scheme} ${b.period_start}` ? -1 : 1,
  );
  for (const [at, later] of byStart.entries()) {
    const earlier = byStart[at - 1];
    if (earlier?.scheme !== later.scheme || earlier.period_end < later.period_start) continue;
    const message =
      `Two payslips of ${later.scheme} overlap, and neither replaces the other: ` +
      'replace one of them with options.supersedes, or send employee.history.';
    const ids = [...new Set([earlier.id, later.id])].toSorted();
    throw new ServiceError('HISTORY_AMBIGUOUS', message, { scheme: later.scheme, calculation_ids: ids });
  }
}

/** The values that the rules are called with, by name. */
export function storedInputs({ values }: AnsweredHistory): Readonly<Record<string, Exact>> {
  const known = values.filter(({ origin, value }) => origin === 'stored' && value !== null);
  return Object.fromEntries(known.map(({ name, value }) => [name, parseExact(value ?? '0')]));
}
