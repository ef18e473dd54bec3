import type { Knex } from 'knex';
import { yearOf } from '../../runtime/module/dates.ts';
import { clampIntoYear } from '../../runtime/module/period.ts';
import { normalId } from '../caller-id.ts';
import { placeOf } from '../store/calculation-sums.ts';
import type { CalculationRow, NewCalculation } from '../store/calculations.ts';
import { findCorrection } from '../store/corrections.ts';
import { insertCalculations } from '../store/insert-calculations.ts';
import { insertOpeningBalance, type NewOpeningBalance } from '../store/opening-balances.ts';
import { readSums } from '../store/read-sums.ts';
import {
  type Employer,
  employerName,
  employerOf,
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
  countedOf,
  sourcesDigest,
  touches,
} from './asked-history.ts';
import { spanOf } from './question.ts';

/** The payslips stored in one transaction that histories may read. */
export interface StoredTogether {
  readonly calculations: readonly NewCalculation[];
  readonly openingBalances: readonly NewOpeningBalance[];
}

/**
 * Stores payslips and opening balances, and marks the payslips whose stored history would say something else by now: later
 * ones that were stored before, and those that were calculated before an earlier one was stored. Call it inside a transaction.
 */
export async function storePayslips(
  trx: Knex,
  { calculations, openingBalances }: StoredTogether,
): Promise<void> {
  const { sums, isAnythingSummed } = await insertCalculations(trx, calculations);
  for (const one of openingBalances) await insertOpeningBalance(trx, one);
  if (!isAnythingSummed && openingBalances.length === 0) return;
  const summed = new Set(sums.map(({ calculation_id }) => calculation_id));
  const read = calculations.filter(
    ({ row, history }) => summed.has(row.id) || row.supersedes_id !== null || history !== null,
  );
  const made = Map.groupBy(read, ({ row }) => employerName(row));
  const imported = Map.groupBy(openingBalances, ({ row }) => employerName(row));
  // In one order, so that no two transactions wait for each other.
  for (const name of [...new Set([...made.keys(), ...imported.keys()])].toSorted())
    await keepHistories(trx, employerOf(name), made.get(name) ?? [], imported.get(name) ?? []);
}

/** A payslip that was stored, and a place where it arrived. */
interface Stored {
  readonly row: CalculationRow;
  readonly arrived: Arrival;
}

/** Keeps the histories of the payslips stored for one employer. */
async function keepHistories(
  trx: Knex,
  employer: Employer,
  made: readonly NewCalculation[],
  imported: readonly NewOpeningBalance[],
): Promise<void> {
  const revision = await nextRevision(trx, employer);
  const arrivals = made.flatMap(({ row }) => arrivalsOf(row).map((arrived) => ({ row, arrived })));
  const later = await findLater(trx, employer, arrivals, imported);
  const own = await Promise.all(made.flatMap((one) => (one.history === null ? [] : [rowOf(trx, one)])));
  await insertHistories(trx, own);
  const missed = new Set(
    made
      .filter(({ history }) => history !== null && (history.revision ?? -1) + 1 !== revision)
      .map(({ row }) => row.id),
  );
  const imports = new Set(imported.map(({ row }) => normalId(row.employee_id)));
  const byEmployee = Map.groupBy(arrivals, ({ row }) => normalId(row.employee_id));
  const doubtful = [...later, ...own].filter(
    (row) =>
      missed.has(row.calculation_id) ||
      imports.has(row.employee_id) ||
      isTouched(row, byEmployee.get(row.employee_id) ?? []),
  );
  const stale = await staleAmong(trx, employer, doubtful);
  const batches = new Map(made.map(({ row }) => [row.id, row.batch_id]));
  await markStale(trx, await marksOf(trx, stale, batches, employer.tenant.environment));
}

/** The histories that what was stored may change. Of an opening balance all of the year: it may replace another one. */
function findLater(
  trx: Knex,
  employer: Employer,
  arrivals: readonly Stored[],
  imported: readonly NewOpeningBalance[],
): Promise<readonly HistoryRow[]> {
  const employees = [...arrivals, ...imported].map(({ row }) => normalId(row.employee_id));
  const days = [
    ...arrivals.map(({ arrived }) => arrived.period_end),
    ...imported.map(({ row }) => `${row.year}-01-01`),
  ];
  return findHistoriesFrom(trx, employer, [...new Set(employees)], days.toSorted()[0] ?? '');
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

/** Returns true if another new payslip of the employee can change the history. */
function isTouched(history: HistoryRow, ofEmployee: readonly Stored[]): boolean {
  return ofEmployee.some(
    ({ row, arrived }) => row.id !== history.calculation_id && touches(history, arrived),
  );
}

/**
 * A correction arrives where it stands, and where what it replaces may have stood: a week over New Year in either
 * year.
 */
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
  const { payslipsOf } = await readSums(db, employer.tenant, {
    employerId: employer.id,
    employeeIds,
    ...span,
  });
  return rows.filter((row) => {
    const now = countedOf(askedOf(row), payslipsOf(row.employee_id));
    return sourcesDigest(now.map(({ source }) => source.id)) !== row.sources;
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
