import type { Knex } from 'knex';
import { type Clock, timestamp } from '../../clock.ts';
import type { CalculationRow } from '../calculations/calculations.ts';
import { contentDigestOf } from '../calculations/recorded-digest.ts';
import type { Database } from '../database/database.ts';
import { holdingMigrationLock } from '../database/migration-lock.ts';
import { oneOf } from '../database/one-of.ts';
import { lockStart } from '../database/start-lock.ts';
import { waitForLock } from '../database/wait-for-lock.ts';
import { isRowLocked } from '../database/write-failures.ts';
import { isPostgres } from '../schema/dialect.ts';
import { readAllTexts } from '../texts/calculation-texts.ts';
import { findOldTraces, inflateTrace } from '../texts/old-traces.ts';
import { findSums, insertSums, sumRows } from './calculation-sums.ts';
import { amountsOf } from './summed-amount.ts';
import { insertSummedLines, type LineName, readSummedLines, type SummedLineRow } from './summed-lines.ts';

interface SumFilling {
  readonly database: Pick<Database, 'patient' | 'writer'>;
  readonly clock: Clock;
  /** Told when another process keeps this one waiting for long. */
  readonly onWait: () => void;
  /** Told of each scheme whose older payslips are read, before the first of them; not of one that has none. */
  readonly onFill: (scheme: string) => void;
}

/**
 * Makes the table of sums hold what histories read: new lines are written down, so that every process fills them from
 * then on, and are filled in for the payslips of before, a slice at a time. What was done stays done when it is
 * interrupted. Nobody may be told sums of a line before this is through.
 */
export async function fillSums(lines: readonly LineName[], filling: SumFilling): Promise<void> {
  const db = filling.database.patient;
  if (!(await isAnythingLeft(db, lines))) return;
  await holdingMigrationLock(filling.database, filling.onWait, async () => {
    await waitForLock(() => registerLines(db, lines, filling), filling.onWait);
    for (const one of schemesOf(await readSummedLines(db))) {
      await fillScheme(db, one, filling);
    }
  });
}

async function isAnythingLeft(db: Knex, lines: readonly LineName[]): Promise<boolean> {
  const known = await readSummedLines(db);
  return known.some(({ filled_at }) => filled_at === null) || missing(lines, known).length > 0;
}

function missing(lines: readonly LineName[], known: readonly LineName[]): readonly LineName[] {
  const nameOf = ({ country, scheme, line }: LineName) => JSON.stringify([country, scheme, line]);
  const names = new Set(known.map(nameOf));
  return [...new Map(lines.map((one) => [nameOf(one), one])).values()].filter(
    (one) => !names.has(nameOf(one)),
  );
}

/** The longest time for which this lock request holds up the writers behind it. */
const LONGEST_LOCK_MS = 1000;

/**
 * Records which lines are summed from now on. Each writer of a payslip reads these names after its own row, and no
 * writer may miss them, so nobody writes meanwhile: earlier payslips are committed before the filling begins. On SQLite
 * one process writes at a time anyway. Returns false if somebody wrote for longer; the caller then tries again.
 */
async function registerLines(db: Knex, lines: readonly LineName[], filling: SumFilling): Promise<boolean> {
  try {
    await writeLines(db, lines, filling);
    return true;
  } catch (error) {
    if (isRowLocked(error)) return false;
    throw error;
  }
}

async function writeLines(
  db: Knex,
  lines: readonly LineName[],
  { clock, onWait }: SumFilling,
): Promise<void> {
  await db.transaction(async (trx) => {
    await lockStart(trx, onWait);
    const rows = missing(lines, await readSummedLines(trx));
    if (rows.length === 0) return;
    if (isPostgres(trx)) {
      await trx.raw(`SET LOCAL lock_timeout = ${LONGEST_LOCK_MS}`);
      await trx.raw('LOCK TABLE calculations IN SHARE MODE');
    }
    const since = timestamp(clock);
    await insertSummedLines(
      trx,
      rows.map((row) => ({ ...row, since, ...NOWHERE })),
    );
  });
}

/** The position before the first client. */
const NOWHERE = { filled_client: '', filled_environment: 'sandbox', filled_id: '', filled_at: null };

type Scheme = Pick<SummedLineRow, 'country' | 'scheme'>;

/** Those that have lines to be filled in. */
function schemesOf(lines: readonly SummedLineRow[]): readonly Scheme[] {
  const open = lines.filter(({ filled_at }) => filled_at === null);
  const schemes = open.map(({ country, scheme }) => [`${country}.${scheme}`, { country, scheme }] as const);
  return [...new Map(schemes).values()];
}

async function fillScheme(db: Knex, scheme: Scheme, { clock, onFill }: SumFilling): Promise<void> {
  let isTold = false;
  const onRead = (): void => {
    if (!isTold) onFill(`${scheme.country}.${scheme.scheme}`);
    isTold = true;
  };
  while (await fillSlice(db, scheme, clock, onRead));
}

/** The number of payslips that are read at once and protected against an erasure. */
const SLICE = 100;

/**
 * Fills in the next payslips for those lines of the scheme that have come least far. False when nothing is left. No
 * erasure runs meanwhile: it takes the same lock.
 */
async function fillSlice(db: Knex, scheme: Scheme, clock: Clock, onRead: () => void): Promise<boolean> {
  return db.transaction(async (trx) => {
    await lockStart(trx);
    const open = await trx<SummedLineRow>('summed_lines')
      .where({ ...scheme, filled_at: null })
      .orderBy([...PLACE, 'line']);
    const [first] = open;
    if (first === undefined) return false;
    const together = open.filter((one) => PLACE.every((column) => one[column] === first[column]));
    const lines = together.map(({ line }) => line);
    const rows = await nextCalculations(trx, first);
    if (rows.length > 0) onRead();
    await fillRows(trx, rows, lines);
    await trx<SummedLineRow>('summed_lines')
      .where(scheme)
      .where(oneOf(trx, 'line', lines))
      .update(await reached(trx, first, rows, clock));
    return true;
  });
}

const PLACE = ['filled_client', 'filled_environment', 'filled_id'] as const;

/** Selects the payslips of a scheme in the order of their index. */
function nextCalculations(
  trx: Knex,
  { country, scheme, filled_client, filled_environment, filled_id }: SummedLineRow,
): Promise<readonly CalculationRow[]> {
  return trx<CalculationRow>('calculations')
    .where({ client_id: filled_client, environment: filled_environment, scheme, country })
    .where('id', '>', filled_id)
    .orderBy('id')
    .limit(SLICE);
}

/** Writes the missing rows of some payslips; those stored after the lines were recorded have theirs already. */
async function fillRows(trx: Knex, rows: readonly CalculationRow[], lines: readonly string[]): Promise<void> {
  const traces = await findOldTraces(
    trx,
    rows.filter(({ content }) => content === null).map(({ id }) => id),
  );
  for (const row of await readAllTexts(trx, rows)) {
    const there = new Set((await findSums(trx, row)).map(({ line }) => line));
    const left = lines.filter((line) => !there.has(line));
    const trace = traces.get(row.id);
    const traceText = row.traceText ?? (trace === undefined ? '' : await inflateTrace(trace));
    if (left.length === 0) continue;
    const amounts = amountsOf(left, { answer: row.answer, traceText });
    await insertSums(trx, sumRows(row, amounts, contentDigestOf(row.answer)));
  }
}

type Reached = Pick<SummedLineRow, 'filled_client' | 'filled_environment' | 'filled_id' | 'filled_at'>;

/** Returns the beginning of the next slice: behind the last of these payslips, or at the next client. */
async function reached(
  trx: Knex,
  { filled_client, filled_environment, filled_id }: SummedLineRow,
  rows: readonly CalculationRow[],
  clock: Clock,
): Promise<Reached> {
  const last = rows.at(-1)?.id ?? filled_id;
  const here = { filled_client, filled_environment, filled_id: last, filled_at: null };
  if (rows.length === SLICE) return here;
  if (filled_environment === 'live') return { ...here, filled_environment: 'sandbox', filled_id: '' };
  const next = await trx<{ id: string }>('clients').where('id', '>', filled_client).orderBy('id').first('id');
  if (next === undefined) return { ...here, filled_at: timestamp(clock) };
  return { filled_client: next.id, filled_environment: 'live', filled_id: '', filled_at: null };
}
