import type { Exact } from '../../runtime/numbers/exact.ts';
import { ServiceError } from '../service-error.ts';
import type { SummedPayslip } from '../store/read-sums.ts';
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

/** True for what counts: in the window, and before the payslip that asks where it is of the same scheme. */
export function counts(
  { schemes, from, to }: Pick<Reading, 'schemes' | 'from' | 'to'>,
  { scheme, date, root }: Asking,
  row: Pick<SummedPayslip, 'scheme' | 'period_end' | 'root_id'>,
): boolean {
  const isWithin = from <= row.period_end && row.period_end <= to && schemes.includes(row.scheme);
  if (!isWithin || row.root_id === root) return false;
  return row.period_end !== date || (row.scheme !== scheme && (root === null || row.root_id < root));
}

/**
 * What the current payslips of one employee come to, given from the earliest to the last. Throws `HISTORY_AMBIGUOUS` where
 * two of one scheme are for overlapping periods, or one and the payslip that asks: one of them was meant to replace the
 * other, or was never meant at all.
 */
export function answerHistory(question: Question, payslips: readonly SummedPayslip[]): AnsweredHistory {
  const used = new Set<SummedPayslip>();
  const values = question.readings.map((reading) => {
    const counted = payslips.filter(
      (one) => Object.hasOwn(one.amounts, reading.line) && counts(reading, question, one),
    );
    for (const one of counted) used.add(one);
    return historyValue(reading, counted);
  });
  const lines = [...new Set(question.readings.map(({ line }) => line))];
  const shown = lines.filter((line) => line !== PAYSLIP_ITSELF).toSorted();
  const sources = payslips.filter((one) => used.has(one)).map((one) => sourceOf(one, shown));
  refuseOverlaps(sources);
  refuseOverlapping(question, sources);
  return { source: 'stored', values, sources };
}

function historyValue(reading: Reading, payslips: readonly SummedPayslip[]): HistoryValue {
  const { name, line, schemes, from, to } = reading;
  const isUnknown = reading.isOfMonth && payslips.length === 0;
  const amounts = payslips.map((one) => parseExact(one.amounts[line] ?? '0'));
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
  };
}

function sourceOf(payslip: SummedPayslip, lines: readonly string[]): HistorySource {
  const { calculation_id, scheme, period_start, period_end, content_digest } = payslip;
  const amounts: Record<string, string> = {};
  for (const line of lines) {
    const amount = payslip.amounts[line];
    if (amount !== undefined) amounts[line] = amount;
  }
  return {
    kind: 'calculation',
    id: calculation_id,
    scheme,
    period_start,
    period_end,
    content_digest,
    amounts,
  };
}

function refuseOverlaps(sources: readonly HistorySource[]): void {
  for (const [scheme, own] of Map.groupBy(sources, (one) => one.scheme)) {
    const byStart = own.toSorted((a, b) => (a.period_start < b.period_start ? -1 : 1));
    for (const [at, later] of byStart.entries()) {
      const earlier = byStart[at - 1];
      if (earlier !== undefined && earlier.period_end >= later.period_start)
        throw overlap(scheme, earlier, later);
    }
  }
}

/** A payslip of the same scheme that was paid for days of this one too was meant to be replaced by it. */
function refuseOverlapping({ scheme, start, date }: Question, sources: readonly HistorySource[]): void {
  const other = sources.find(
    (one) => one.scheme === scheme && one.period_start <= date && start <= one.period_end,
  );
  if (other === undefined) return;
  const message =
    `A payslip of ${scheme} is for days of this period too, and this one does not replace it: ` +
    'replace it with options.supersedes, or send employee.history.';
  throw new ServiceError('HISTORY_AMBIGUOUS', message, { scheme, calculation_ids: [other.id] });
}

function overlap(scheme: string, ...two: readonly HistorySource[]): ServiceError {
  const message =
    `Two payslips of ${scheme} overlap, and neither replaces the other: ` +
    'replace one of them with options.supersedes, or send employee.history.';
  const calculation_ids = [...new Set(two.map(({ id }) => id))].toSorted();
  return new ServiceError('HISTORY_AMBIGUOUS', message, { scheme, calculation_ids });
}

/** The values that the rules are called with, by name. */
export function storedInputs({ values }: AnsweredHistory): Readonly<Record<string, Exact>> {
  const known = values.filter(({ origin, value }) => origin === 'stored' && value !== null);
  return Object.fromEntries(known.map(({ name, value }) => [name, parseExact(value ?? '0')]));
}
