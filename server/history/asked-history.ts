import { type Asking, counts, PAYSLIP_ITSELF, type Reading } from '../../runtime/history/reading.ts';
import type { Span } from '../../runtime/module/history-window.ts';
import { sha256 } from '../digest.ts';
import type { SummedPayslip } from '../store/histories/read-sums.ts';
import type { AskingRow } from '../store/histories/stored-histories.ts';
import type { AnsweredHistory } from './answered-history.ts';
import { spanOf } from './question.ts';

/** A window of a stored payslip's history. */
export type Window = Pick<Reading, 'line' | 'schemes' | 'from' | 'to' | 'employers'>;

/** The readings that a stored payslip asked its history for. */
interface AskedHistory extends Asking {
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

export function askedOf({ scheme, period_end, root_id, readings }: AskingRow): AskedHistory {
  return { scheme, date: period_end, root: root_id, readings: JSON.parse(readings) };
}

/** Some of what histories know of a payslip. */
type Counted = Pick<SummedPayslip, 'source' | 'paid_by' | 'scheme' | 'period_end' | 'root_id'>;

/** A payslip that came or went, as histories count it. */
export interface Change extends Counted {
  readonly lines: ReadonlySet<string>;
}

/**
 * True for a payslip that counts for a reading. An imported one counts also where it does not say what is read: who reads it
 * is refused, and who has not read it is stale.
 */
function isRead(reading: Window, asked: AskedHistory, payslip: Counted, hasLine: boolean): boolean {
  return (payslip.source.kind === 'opening_balance' || hasLine) && counts(reading, asked, payslip);
}

/** The payslips of the employee, given from the earliest to the last, that count. */
export function countedOf(asked: AskedHistory, payslips: readonly SummedPayslip[]): readonly SummedPayslip[] {
  const span = spanOf([asked]);
  if (span === null) return [];
  return [...withinDays(payslips, span)].filter((payslip) =>
    asked.readings.some((one) => isRead(one, asked, payslip, Object.hasOwn(payslip.amounts, one.line))),
  );
}

/** Payslips of one employee that came or went together. */
export class Changes {
  readonly #ofScheme: ReadonlyMap<string, readonly Change[]>;

  constructor(changes: readonly Change[]) {
    const byDay = withoutTwins(changes).toSorted((a, b) => (a.period_end < b.period_end ? -1 : 1));
    this.#ofScheme = Map.groupBy(byDay, ({ scheme }) => scheme);
  }

  /** True if one of them counts, or counted until it went: the history would have other sources by now. */
  touch(asked: AskedHistory): boolean {
    return asked.readings.some((reading) =>
      reading.schemes.some((scheme) => {
        for (const one of withinDays(this.#ofScheme.get(scheme) ?? [], reading))
          if (isRead(reading, asked, one, one.lines.has(reading.line))) return true;
        return false;
      }),
    );
  }
}

/**
 * Keeps two of those that count alike: all rows of a batch may be of one employee and day. Which payslip one corrects matters
 * only to what corrects the same one, and of the same day to what was there before it: the two first ones tell.
 */
function withoutTwins(changes: readonly Change[]): readonly Change[] {
  const alike = Map.groupBy(changes, ({ source, paid_by, scheme, period_end, lines }) =>
    JSON.stringify([source.kind, paid_by, scheme, period_end, [...lines].toSorted()]),
  );
  return [...alike.values()].flatMap((some) => {
    const byRoot = new Map(some.map((one) => [one.root_id, one]));
    return [...byRoot.values()].toSorted((a, b) => (a.root_id < b.root_id ? -1 : 1)).slice(0, 2);
  });
}

/** Those of a list in the order of their days that lie within a span. */
function* withinDays<Dated extends { readonly period_end: string }>(
  dated: readonly Dated[],
  { from, to }: Span,
): Generator<Dated> {
  let [at, end] = [0, dated.length];
  while (at < end) {
    const middle = (at + end) >> 1;
    if ((dated[middle]?.period_end ?? '') < from) at = middle + 1;
    else end = middle;
  }
  for (let one = dated[at]; one !== undefined && one.period_end <= to; one = dated[++at]) yield one;
}

export function sourcesDigest(ids: readonly string[]): string {
  return sha256([...new Set(ids)].toSorted().join(' '));
}
