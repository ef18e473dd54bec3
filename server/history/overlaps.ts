import { ServiceError } from '../service-error.ts';
import type { HistorySource } from './answered-history.ts';
import type { Question } from './question.ts';

/**
 * Throws `HISTORY_AMBIGUOUS` where two payslips of one scheme that one employer paid are for days in common, or one and the
 * payslip that asks: one of them was meant to replace the other, or was never meant at all.
 */
export function refuseOverlaps(question: Question, sources: readonly HistorySource[]): void {
  if (!isOneBehindAnother(sources)) refuseSharedDays(sources);
  refuseOverlapping(question, sources);
}

/** Nearly all histories are: of one scheme that one employer paid, each payslip behind the one before. */
function isOneBehindAnother(sources: readonly HistorySource[]): boolean {
  return sources.every((later, at) => {
    const earlier = sources[at - 1];
    if (earlier === undefined) return true;
    const isOfOne = earlier.scheme === later.scheme && earlier.paid_by === later.paid_by;
    return isOfOne && earlier.period_end < later.period_start;
  });
}

function refuseSharedDays(sources: readonly HistorySource[]): void {
  for (const own of Map.groupBy(sources, payerOf).values()) {
    const byStart = own.toSorted((a, b) => (a.period_start < b.period_start ? -1 : 1));
    for (const [at, later] of byStart.entries()) {
      const earlier = byStart[at - 1];
      if (earlier !== undefined && earlier.period_end >= later.period_start) throw overlap(earlier, later);
    }
  }
}

/** Identifies the payer. Two employers may pay for the same days. */
function payerOf({ scheme, paid_by }: HistorySource): string {
  return JSON.stringify([scheme, paid_by ?? null]);
}

/** A payslip of the same scheme that was paid for days of this one too was meant to be replaced by it. */
function refuseOverlapping({ scheme, start, date }: Question, sources: readonly HistorySource[]): void {
  const other = sources.find(
    (one) =>
      one.paid_by === undefined &&
      one.scheme === scheme &&
      one.period_start <= date &&
      start <= one.period_end,
  );
  if (other === undefined) return;
  throw ambiguous(
    `A payslip of ${scheme} is for days of this period too, and this one does not replace it: `,
    other,
  );
}

function overlap(...two: readonly [HistorySource, HistorySource]): ServiceError {
  return ambiguous(`Two payslips of ${two[0].scheme} overlap, and neither replaces the other: `, ...two);
}

function ambiguous(fact: string, ...sources: readonly [HistorySource, ...HistorySource[]]): ServiceError {
  const idsOf = (kind: HistorySource['kind']) => [
    ...new Set(sources.flatMap((one) => (one.kind === kind ? [one.id] : []))),
  ];
  const imported = idsOf('opening_balance').toSorted();
  const advice = 'replace one of them with options.supersedes, or send employee.history.';
  return new ServiceError('HISTORY_AMBIGUOUS', `${fact}${advice}`, {
    scheme: sources[0].scheme,
    calculation_ids: idsOf('calculation').toSorted(),
    ...(imported.length > 0 && { opening_balance_ids: imported }),
  });
}
