import { setImmediate as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { normalId } from '../caller-id.ts';
import type { NewCalculation, NewHistory } from '../store/calculations/calculations.ts';
import { type CorrectionRow, findCorrection, latestOfChain } from '../store/calculations/corrections.ts';
import type { RowValues } from '../store/database/insert-rows.ts';
import { placeOf, type SumRow } from '../store/histories/calculation-sums.ts';
import { payslipSource } from '../store/histories/imported-payslips.ts';
import { insertCalculations } from '../store/histories/insert-calculations.ts';
import { insertOpeningBalance, type NewOpeningBalance } from '../store/histories/opening-balances.ts';
import { readSums, readSumsOf } from '../store/histories/read-sums.ts';
import {
  employerName,
  findUnmarked,
  type HistoryRow,
  insertHistories,
  markStale,
  nextRevisions,
} from '../store/histories/stored-histories.ts';
import { askedOf, type Change, Changes, countedOf, sourcesDigest } from './asked-history.ts';
import { spanOf } from './question.ts';

/** The payslips stored in one transaction that histories may read. */
interface StoredTogether {
  readonly calculations: readonly NewCalculation[];
  /** What the rows of the calculations are written with. */
  readonly rows: readonly RowValues[];
  readonly openingBalances: readonly NewOpeningBalance[];
}

/**
 * Stores payslips and opening balances, and marks the payslips whose stored history would say something else by now: later
 * ones that were stored before, and those that were calculated before an earlier one was stored. Call it inside a transaction.
 */
export async function storePayslips(
  trx: Knex,
  { calculations, rows, openingBalances }: StoredTogether,
): Promise<void> {
  const inserted = await insertCalculations(trx, calculations, rows);
  const sums = [...inserted.sums];
  for (const one of openingBalances) sums.push(...(await insertOpeningBalance(trx, one)));
  if (!inserted.isAnythingSummed && openingBalances.length === 0) return;
  const summed = new Set(sums.map(({ calculation_id }) => calculation_id));
  const made = calculations.filter(
    ({ row, history }) => summed.has(row.id) || row.supersedes_id !== null || history !== null,
  );
  const records = [...made, ...openingBalances].map(({ row }) => row);
  if (records.length === 0) return;
  const revisions = await nextRevisions(trx, records.map(employerName));
  const replacing = await replacingOf(trx, [
    ...made.filter(({ row }) => row.supersedes_id !== null).map(({ row }) => row),
    ...openingBalances.filter(({ supersedesId }) => supersedesId !== null).map(({ row }) => row),
  ]);
  const roots = new Map(replacing.map(({ id, root_id }) => [id, root_id]));
  const asking = made.filter(hasHistory);
  await insertHistories(
    trx,
    asking.map((one) => historyRow(one, roots)),
  );
  await markTouched(trx, await changesOf(trx, sums, replacing));
  // What was stored of the employer since their histories were read, they may have missed.
  const late = asking.filter(
    ({ row, history }) => (history.revision ?? -1) + 1 !== revisions.get(employerName(row)),
  );
  await markMissed(
    trx,
    late.map((one) => historyRow(one, roots)),
  );
}

/** A record that was just stored. */
type Stored = Pick<CorrectionRow, 'client_id' | 'environment'> & {
  readonly id: string;
  readonly employer_id: string;
  readonly employee_id: string;
};

/** One that replaces another. */
interface Replacing extends Stored {
  readonly root_id: string;
}

async function replacingOf(trx: Knex, records: readonly Stored[]): Promise<readonly Replacing[]> {
  const found: Replacing[] = [];
  for (const record of records) {
    const correction = await findCorrection(trx, record.id);
    if (correction !== undefined) found.push({ ...record, root_id: correction.root_id });
  }
  return found;
}

/** A payslip that came or went, with its employee. */
type ChangeOf = Change & Pick<SumRow, 'client_id' | 'environment' | 'employer_id' | 'employee_id'>;

/** What came and what went: of a chain of corrections only the latest counts. */
async function changesOf(
  trx: Knex,
  sums: readonly SumRow[],
  replacing: readonly Replacing[],
): Promise<readonly ChangeOf[]> {
  const roots = new Map(replacing.map(({ id, root_id }) => [id, root_id]));
  const changed: SumRow[] = sums.filter(({ calculation_id }) => !roots.has(recordOf(calculation_id)));
  for (const chain of Map.groupBy(replacing, ({ root_id }) => root_id).values()) {
    const [first] = chain;
    if (first === undefined) continue;
    const own = new Set(chain.map(({ id }) => id));
    const latest = await latestOfChain(trx, first, own.size + 1);
    const [current] = latest;
    // One that another process stored at the same time stands behind these.
    if (current === undefined || !own.has(current)) continue;
    const replaced = latest.find((id) => !own.has(id)) ?? first.root_id;
    roots.set(replaced, first.root_id);
    changed.push(
      ...sums.filter(({ calculation_id }) => recordOf(calculation_id) === current),
      ...(await readSumsOf(trx, employeeOf(first), [replaced])),
    );
  }
  const payslips = Map.groupBy(changed, ({ calculation_id }) => calculation_id).values();
  return [...payslips].flatMap((lines) => lines.slice(0, 1).map((one) => changeOf(one, lines, roots)));
}

const recordOf = (key: string) => payslipSource(key).id;

function changeOf(one: SumRow, all: readonly SumRow[], roots: ReadonlyMap<string, string>): ChangeOf {
  const source = payslipSource(one.calculation_id);
  const { scheme, period_end, paid_by } = one;
  const lines = new Set(all.map(({ line }) => line));
  const root_id = roots.get(source.id) ?? source.id;
  return { ...employeeOf(one), source, scheme, period_end, paid_by, root_id, lines };
}

/** In the form in which histories name employees. */
function employeeOf({ client_id, environment, employer_id, employee_id }: Omit<Stored, 'id'>) {
  return {
    client_id,
    environment,
    employer_id: normalId(employer_id),
    employee_id: normalId(employee_id),
  };
}

const nameOf = (one: Omit<Stored, 'id'>) => JSON.stringify(Object.values(employeeOf(one)));

/** Marks the histories in which something counts that came, or counted that went. */
async function markTouched(trx: Knex, changes: readonly ChangeOf[]): Promise<void> {
  const ofEmployees = Map.groupBy(changes, nameOf);
  const places = [...ofEmployees.values()].flatMap((some) => {
    const period_end = some.map((one) => one.period_end).toSorted()[0] ?? '';
    return some.slice(0, 1).map((one) => ({ ...employeeOf(one), period_end, calculation_id: '' }));
  });
  const byEmployee = new Map([...ofEmployees].map(([name, some]) => [name, new Changes(some)]));
  const rest = pauses();
  for await (const rows of findUnmarked(trx, places)) {
    const touched: string[] = [];
    for (const row of rows) {
      if (byEmployee.get(nameOf(row))?.touch(askedOf(row)) === true) touched.push(row.calculation_id);
      await rest();
    }
    await markStale(trx, touched);
  }
}

function historyRow({ row, history }: Historied, roots: ReadonlyMap<string, string>): HistoryRow {
  return {
    ...placeOf(row),
    root_id: roots.get(row.id) ?? row.id,
    scheme: history.scheme,
    readings: JSON.stringify(history.readings),
    sources: sourcesDigest(history.sources),
  };
}

/** A payslip with a stored history. */
interface Historied extends NewCalculation {
  readonly history: NewHistory;
}

const hasHistory = (one: NewCalculation): one is Historied => one.history !== null;

/** So long rows are looked at without a pause for other requests, in milliseconds. */
const AT_ONCE_MS = 10;

/** Asked for after every row, it pauses now and then. */
function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < AT_ONCE_MS) return;
    await pause();
    since = performance.now();
  };
}

/** Marks those whose windows hold other payslips by now than were summed. */
async function markMissed(trx: Knex, rows: readonly HistoryRow[]): Promise<void> {
  const rest = pauses();
  for (const own of Map.groupBy(rows, employerName).values()) {
    const asked = own.map(askedOf);
    const [first] = own;
    const span = spanOf(asked);
    if (first === undefined || span === null) continue;
    const { client_id: clientId, environment, employer_id: employerId } = first;
    const employeeIds = own.map(({ employee_id }) => employee_id);
    const { payslipsOf } = await readSums(
      trx,
      { clientId, environment },
      { employerId, employeeIds, ...span },
    );
    const missed: string[] = [];
    for (const [employee, some] of Map.groupBy(own, ({ employee_id }) => employee_id)) {
      const payslips = payslipsOf(employee);
      for (const row of some) {
        const now = countedOf(askedOf(row), payslips).map(({ source }) => source.id);
        if (sourcesDigest(now) !== row.sources) missed.push(row.calculation_id);
        await rest();
      }
    }
    await markStale(trx, missed);
  }
}
