import type { Knex } from 'knex';
import { yearOf } from '../../runtime/module/dates.ts';
import { clampIntoYear } from '../../runtime/module/period.ts';
import { placeOf } from '../store/calculation-sums.ts';
import type { CalculationRow, NewCalculation } from '../store/calculations.ts';
import { findCorrection } from '../store/corrections.ts';
import { insertCalculations } from '../store/insert-calculations.ts';
import { readSums } from '../store/read-sums.ts';
import {
  type Employer,
  employerName,
  findHistoriesFrom,
  type HistoryRow,
  insertHistories,
  markStale,
  nextRevision,
} from '../store/stored-histories.ts';
import {
  type Arrival,
  type AskedHistory,
  askedOf,
  sourcesDigest,
  sourcesOf,
  touches,
} from './asked-history.ts';
import { spanOf } from './question.ts';

/**
 * Stores payslips, and marks those whose stored history would say something else by now: later ones that were stored
 * before, and those that were calculated before an earlier one was stored. Call it inside a transaction.
 */
export async function storeCalculations(trx: Knex, made: readonly NewCalculation[]): Promise<void> {
  const { sums, isAnythingSummed } = await insertCalculations(trx, made);
  if (!isAnythingSummed) return;
  const summed = new Set(sums.map(({ calculation_id }) => calculation_id));
  const read = made.filter(
    ({ row, history }) => summed.has(row.id) || row.supersedes_id !== null || history !== null,
  );
  const groups = Map.groupBy(read, ({ row }) => employerName(row));
  // In one order, so that no two transactions wait for each other.
  for (const name of [...groups.keys()].toSorted()) await keepHistories(trx, groups.get(name) ?? []);
}

/** The payslips of one employer. */
async function keepHistories(trx: Knex, made: readonly NewCalculation[]): Promise<void> {
  const [first] = made;
  if (first === undefined) return;
  const { client_id, environment, employer_id } = placeOf(first.row);
  const tenant = { clientId: client_id, environment };
  const employer: Employer = { tenant, id: employer_id };
  const revision = await nextRevision(trx, employer);
  const places = made.map(({ row }) => placeOf(row));
  const employees = [...new Set(places.map(({ employee_id }) => employee_id))];
  const arrivals = made.flatMap(({ row }) => arrivalsOf(row).map((arrived) => ({ row, arrived })));
  const from = arrivals.map(({ arrived }) => arrived.period_end).toSorted()[0] ?? '';
  const later = await findHistoriesFrom(trx, employer, employees, from);
  const own = await Promise.all(made.flatMap((one) => (one.history === null ? [] : [rowOf(trx, one)])));
  await insertHistories(trx, own);
  const missed = new Set(
    made
      .filter(({ history }) => history !== null && (history.revision ?? -1) + 1 !== revision)
      .map(({ row }) => row.id),
  );
  const doubtful = [...later, ...own].filter(
    (row) =>
      missed.has(row.calculation_id) ||
      arrivals.some((one) => isOf(row, one.row) && touches(askedOf(row), one.arrived)),
  );
  const stale = await staleAmong(trx, employer, doubtful);
  const batches = new Map(made.map(({ row }) => [row.id, row.batch_id]));
  await markStale(trx, await marksOf(trx, stale, batches, environment));
}

async function rowOf(trx: Knex, { row, history }: NewCalculation): Promise<HistoryRow> {
  if (history === null) throw new Error('a payslip without a stored history');
  const { readings, scheme, sources } = history;
  const root_id =
    row.supersedes_id === null ? row.id : ((await findCorrection(trx, row.id))?.root_id ?? row.id);
  return {
    ...placeOf(row),
    root_id,
    scheme,
    readings: JSON.stringify(readings),
    sources: sourcesDigest(sources),
  };
}

/** Whether it is another payslip of the same employee. */
function isOf({ employee_id, calculation_id }: HistoryRow, row: CalculationRow): boolean {
  return calculation_id !== row.id && employee_id === placeOf(row).employee_id;
}

/** A correction arrives where it stands, and where what it replaces may have stood: a week over New Year in either year. */
function arrivalsOf(row: CalculationRow): readonly Arrival[] {
  const arrived = { scheme: `${row.country}.${row.scheme}`, isCorrection: row.supersedes_id !== null };
  const years = arrived.isCorrection ? [row.period_start, row.period_end].map(yearOf) : [row.year];
  return [...new Set(years)].map((year) => ({
    ...arrived,
    period_end: clampIntoYear(row.period_end, year),
  }));
}

/** Those whose windows hold other payslips by now than were summed. */
export async function staleAmong(
  db: Knex,
  employer: Employer,
  rows: readonly HistoryRow[],
): Promise<readonly HistoryRow[]> {
  const asked: readonly AskedHistory[] = rows.map(askedOf);
  const span = spanOf(asked);
  if (span === null) return [];
  const employeeIds = rows.map(({ employee_id }) => employee_id);
  const { payslips } = await readSums(db, employer.tenant, { employerId: employer.id, employeeIds, ...span });
  const byEmployee = Map.groupBy(payslips, ({ employee_id }) => employee_id);
  return rows.filter((row) => {
    const now = sourcesOf(askedOf(row), byEmployee.get(row.employee_id) ?? []);
    return sourcesDigest(now) !== row.sources;
  });
}

async function marksOf(
  trx: Knex,
  stale: readonly HistoryRow[],
  known: ReadonlyMap<string, string | null>,
  environment: string,
) {
  const earlier = stale.map(({ calculation_id }) => calculation_id).filter((id) => !known.has(id));
  const rows: readonly Pick<CalculationRow, 'id' | 'batch_id'>[] =
    earlier.length === 0
      ? []
      : await trx<CalculationRow>('calculations').whereIn('id', earlier).select('id', 'batch_id');
  const batches = new Map([...known, ...rows.map(({ id, batch_id }) => [id, batch_id] as const)]);
  return stale.map(({ client_id, calculation_id }) => ({
    client_id,
    environment,
    calculation_id,
    batch_id: batches.get(calculation_id) ?? null,
  }));
}
