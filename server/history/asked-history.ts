import { sha256 } from '../digest.ts';
import type { SummedPayslip } from '../store/read-sums.ts';
import type { HistoryRow } from '../store/stored-histories.ts';
import { PAYSLIP_ITSELF } from '../store/summed-amount.ts';
import type { AnsweredHistory } from './answered-history.ts';
import { counts } from './counts.ts';
import type { Asking, Reading } from './question.ts';

/** A window of a stored payslip's history. */
export type Window = Pick<Reading, 'line' | 'schemes' | 'from' | 'to' | 'employers'>;

/** The readings that a stored payslip asked its history for. */
export interface AskedHistory extends Asking {
  readonly readings: readonly Window[];
}

/** Returns what is stored beside a payslip: the readings that it asked for and the ids of their sources. */
export function keptHistory({ values, sources }: AnsweredHistory) {
  const stored = values.filter(({ origin }) => origin === 'stored');
  const readings: readonly Window[] = stored.map(({ line, schemes, from, to, employers }) => ({
    line: line ?? PAYSLIP_ITSELF,
    schemes,
    from,
    to,
    ...(employers && { employers }),
  }));
  return { readings, sources: sources.map(({ id }) => id) };
}

export function askedOf({ scheme, period_end, root_id, readings }: HistoryRow): AskedHistory {
  return { scheme, date: period_end, root: root_id, readings: JSON.parse(readings) };
}

/**
 * What counts among these payslips of the employee. An imported one counts also where it does not say what is read: who reads it
 * is refused, and who has not read it is stale.
 */
export function countedOf(asked: AskedHistory, payslips: readonly SummedPayslip[]): readonly SummedPayslip[] {
  return payslips.filter((payslip) =>
    asked.readings.some(
      (one) =>
        (payslip.source.kind === 'opening_balance' || Object.hasOwn(payslip.amounts, one.line)) &&
        counts(one, asked, payslip),
    ),
  );
}

export function sourcesDigest(ids: readonly string[]): string {
  return sha256([...new Set(ids)].toSorted().join(' '));
}

/** A payslip that was stored. */
export interface Arrival {
  readonly scheme: string;
  readonly period_end: string;
  /** True if it replaces another payslip, which may have counted under any scheme. */
  readonly isCorrection: boolean;
}

/** Returns true if a new payslip can change the values of a history. */
export function touches(history: HistoryRow, arrived: Arrival): boolean {
  const isOfSameDay = arrived.period_end === history.period_end && arrived.scheme === history.scheme;
  if (isOfSameDay && !arrived.isCorrection) return false;
  return askedOf(history).readings.some(
    ({ schemes, from, to }) =>
      from <= arrived.period_end &&
      arrived.period_end <= to &&
      (arrived.isCorrection || schemes.includes(arrived.scheme)),
  );
}
