import type { Knex } from 'knex';
import { aggregate } from '../../runtime/history/aggregate.ts';
import { exactText } from '../../runtime/history/exact-text.ts';
import type { AnsweredHistory, HistorySource, HistoryValue } from '../history/answered-history.ts';
import { askedOf, countedOf, keptHistory, sourcesDigest } from '../history/asked-history.ts';
import type { StoredCalculation } from '../store/audit/stored-records.ts';
import { findErased } from '../store/erasures/erasures.ts';
import { placeOf, type SumRow } from '../store/histories/calculation-sums.ts';
import { payslipSource } from '../store/histories/imported-payslips.ts';
import { readSums, readSumsOf } from '../store/histories/read-sums.ts';
import { findHistory, type HistoryRow, isMarkedStale } from '../store/histories/stored-histories.ts';
import { firstDifference } from './first-difference.ts';

/** The faults of a payslip's history, and notices that are no faults. */
export interface CheckedHistory {
  readonly faults: readonly string[];
  readonly notices: readonly string[];
}

/** Sums a payslip's history again from its sources and compares the results. */
export async function checkHistory(
  db: Knex,
  row: StoredCalculation,
  history: AnsweredHistory | null,
): Promise<CheckedHistory> {
  const kept = await findHistory(db, row);
  if (history === null)
    return { faults: kept === undefined ? [] : ['is kept beside it, and the answer has none'], notices: [] };
  if (kept === undefined) {
    // Nothing is kept of rules that read none, or where the caller knew all.
    const isAsked = keptHistory(history).readings.length > 0;
    return { faults: isAsked ? ['is not kept beside it'] : [], notices: [] };
  }
  const sources = await checkSources(db, row, history);
  const { isStale, isMarked } = await staleness(db, row, kept, history, sources.erased);
  const faults = [
    keptDifference(row, kept, history),
    ...history.values.map((value) => valueDifference(value, history.sources)),
    ...sources.faults,
    repeated(history.sources),
    isStale && !isMarked ? 'is stale, and lists do not say so' : null,
  ];
  const erased = sources.erased.map((id) => `summed ${id}, which was erased`);
  return {
    faults: faults.filter((fault) => fault !== null),
    notices: [...(isStale ? ['is stale: other payslips would be summed by now'] : []), ...erased],
  };
}

function keptDifference(row: StoredCalculation, kept: HistoryRow, history: AnsweredHistory): string | null {
  const { readings, sources } = keptHistory(history);
  const said = {
    scheme: `${row.country}.${row.scheme}`,
    readings: JSON.stringify(readings),
    sources: sourcesDigest(sources),
  };
  return firstDifference(
    { scheme: kept.scheme, readings: kept.readings, sources: kept.sources },
    said,
    'kept',
  );
}

/** A value that is not what its sources come to; null for one that is. */
function valueDifference(value: HistoryValue, sources: readonly HistorySource[]): string | null {
  const { line, schemes, from, to, employers } = value;
  if (value.origin === 'request') return null;
  const counted = sources.filter(
    ({ scheme, period_end, paid_by }) =>
      schemes.includes(scheme) &&
      from <= period_end &&
      period_end <= to &&
      (paid_by === undefined || employers === 'any'),
  );
  const amounts = counted.flatMap((source) => {
    const amount = line === null ? '1' : source.amounts[line];
    return amount === undefined ? [] : [amount];
  });
  // Of a month without a payslip nothing is known.
  if (value.value === null && amounts.length === 0) return null;
  const computed = aggregate(value.aggregate, amounts);
  const expected = computed === null ? null : exactText(computed, 0);
  return firstDifference(value.value, expected, `values.${value.name}`);
}

/** Each source is stored as it was summed, or was erased. */
async function checkSources(db: Knex, row: StoredCalculation, { sources }: AnsweredHistory) {
  const { employer_id, employee_id, client_id, environment } = placeOf(row);
  const stored = await readSumsOf(
    db,
    { client_id, environment, employer_id, employee_id },
    sources.map(({ id }) => id),
  );
  const byId = Map.groupBy(stored, ({ calculation_id }) => payslipSource(calculation_id).id);
  const missing = sources.filter(({ id }) => !byId.has(id));
  const erased = await findErasedSources(db, missing);
  const faults = [
    ...missing
      .map(({ id }) => id)
      .filter((id) => !erased.includes(id))
      .map((id) => `summed ${id}, which is neither stored nor erased`),
    ...sources.flatMap((source) =>
      Object.entries(source.amounts).flatMap(([line, amount]) => {
        const found = byId.get(source.id);
        const one = found?.find((sum) => sum.line === line && isSumOf(sum, source));
        const isSame = one?.amount === amount && one.content_digest === source.content_digest;
        return found === undefined || isSame ? [] : [`summed ${amount} of ${source.id} for ${line}`];
      }),
    ),
  ];
  return { erased, faults };
}

/** True if a sum belongs to this payslip; an opening balance may hold several. */
function isSumOf({ scheme, period_start, period_end, paid_by }: SumRow, source: HistorySource): boolean {
  const isSameDay = period_start === source.period_start && period_end === source.period_end;
  return isSameDay && scheme === source.scheme && (paid_by ?? undefined) === source.paid_by;
}

/** An opening balance holds several payslips, each with days of its own. */
function payslipOf({
  id,
  scheme,
  period_start,
  period_end,
  paid_by,
}: Pick<HistorySource, 'id' | 'scheme' | 'period_start' | 'period_end'> & {
  readonly paid_by?: string | null;
}): string {
  return JSON.stringify([id, scheme, period_start, period_end, paid_by ?? null]);
}

/** A payslip that is summed more than once; null where each is once. */
function repeated(sources: readonly HistorySource[]): string | null {
  const twice = sources.find(
    (source, at) => sources.findIndex((one) => payslipOf(one) === payslipOf(source)) < at,
  );
  return twice === undefined ? null : `sums ${twice.id} of ${twice.period_end} more than once`;
}

async function findErasedSources(db: Knex, sources: readonly HistorySource[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [kind, some] of Map.groupBy(sources, (one) => one.kind)) {
    found.push(...(await findErased(db, kind, [...new Set(some.map(({ id }) => id))])));
  }
  return found;
}

/**
 * Checks the stale mark. An erasure makes no history stale. The mark is read last, because it commits together with
 * its cause.
 */
async function staleness(
  db: Knex,
  row: StoredCalculation,
  kept: HistoryRow,
  { sources }: AnsweredHistory,
  erased: readonly string[],
) {
  const asked = askedOf(kept);
  const from = asked.readings.map((one) => one.from).toSorted()[0] ?? '';
  const { payslipsOf } = await readSums(
    db,
    { clientId: kept.client_id, environment: kept.environment },
    { employerId: kept.employer_id, employeeIds: [kept.employee_id], from, to: asked.date },
  );
  const now = new Set(
    countedOf(asked, payslipsOf(kept.employee_id)).map((one) => payslipOf({ ...one, id: one.source.id })),
  );
  const then = sources.filter(({ id }) => !erased.includes(id)).map(payslipOf);
  const isStale = then.some((payslip) => !now.has(payslip)) || now.size > new Set(then).size;
  return { isStale, isMarked: await isMarkedStale(db, row) };
}
