import type { Knex } from 'knex';
import type { Database } from './database.ts';
import { createLike } from './partition-table.ts';
import { dayName, idsFrom, nextStart, type Span, timeOf } from './partition-times.ts';
import {
  attach,
  changePartitions,
  detach,
  lockPartitions,
  mayChange,
  PARTITIONED,
  type Partition,
  readPartitions,
} from './partitions.ts';
import { isPostgres } from './schema/dialect.ts';

const DAY_MS = 24 * 3_600_000;
/** Partitions are made when less than the least time ahead has one, and then for as much as is said. */
const AHEAD: Readonly<Record<Span, { readonly leastMs: number; readonly ms: number }>> = {
  quarter: { leastMs: 31 * DAY_MS, ms: 100 * DAY_MS },
  week: { leastMs: 14 * DAY_MS, ms: 42 * DAY_MS },
};
/** What ends no partition sooner: clocks differ, and a range that is being closed takes no ids beyond its end. */
const LEAST_OPEN_MS = 7 * DAY_MS;

/**
 * Makes the partitions of the time to come on PostgreSQL, and answers which: at each start, and every hour by workers. May be
 * interrupted anywhere and called by several processes. Where the last partition, which has no end, holds rows because none were
 * made in time, it becomes one of as long a time as that was: no row is moved. Does nothing for a user without the right to make
 * tables.
 */
export async function makePartitions(
  { patient }: Pick<Database, 'patient'>,
  now: number,
): Promise<readonly string[]> {
  if (!isPostgres(patient)) return [];
  const made: string[] = [];
  for (const [table, span] of Object.entries(PARTITIONED))
    made.push(...(await makeFor(patient, { table, span, now })));
  return made;
}

interface Wanted {
  readonly table: string;
  readonly span: Span;
  readonly now: number;
}

async function makeFor(db: Knex, wanted: Wanted): Promise<readonly string[]> {
  const { table, span, now } = wanted;
  const open = await openPartition(db, table);
  if (open === undefined || !(await mayChange(db, table))) return [];
  const newest = await newestIn(db, open);
  const isAhead = open.from !== null && (timeOf(open.from) ?? 0) >= now + AHEAD[span].leastMs;
  if (isAhead && newest === null) return [];
  const proven = await provenEnd(db, wanted, open, newest);
  const end = proven ?? endOf(wanted, open, newest);
  if (end === null || (proven === null && !(await promise(db, table, open, end)))) return [];
  const made = partitionsFrom(wanted, end);
  const isDone = await changePartitions(db, table, async (trx) => {
    if (!(await isStillOpen(trx, table, open))) return null;
    for (const one of made) await createLike(trx, table, open.name, one.name);
    await detach(trx, table, open);
    await attach(trx, table, { ...open, to: idsFrom(end) });
    await trx.raw('ALTER TABLE ?? DROP CONSTRAINT IF EXISTS ??', [open.name, promiseOf(open)]);
    for (const one of made) await attach(trx, table, one);
    return true;
  });
  if (isDone === null) return [];
  await takeStatistics(db, table);
  return made.map(({ name }) => name);
}

/** Of a table of partitions as a whole nobody else does; those of each partition are taken by the server. */
async function takeStatistics(db: Knex, table: string): Promise<void> {
  const { rows } = await db.raw("SELECT current_setting('server_version_num')::integer AS version");
  if (rows[0].version >= ANALYZE_ONLY) await db.raw('ANALYZE ONLY ??', [table]);
}

/** Before this version all partitions would be read too. */
const ANALYZE_ONLY = 180_000;

async function openPartition(db: Knex, table: string): Promise<Partition | undefined> {
  const last = (await readPartitions(db, table)).at(-1);
  return last?.to === null ? last : undefined;
}

/** Whether no other process has closed it meanwhile. */
async function isStillOpen(trx: Knex, table: string, open: Partition): Promise<boolean> {
  const still = await openPartition(trx, table);
  return still?.name === open.name && still.from === open.from;
}

async function newestIn(db: Knex, { name }: Partition): Promise<string | null> {
  const row = await db<{ readonly id: string }>(name).max({ id: 'id' }).first();
  return row?.id ?? null;
}

/** When the open partition is to end: after all that it holds; null where that is unknown. */
function endOf({ span, now }: Wanted, open: Partition, newest: string | null): number | null {
  const start = open.from === null ? 0 : (timeOf(open.from) ?? 0);
  const last = newest === null ? now : timeOf(newest);
  return last === null ? null : nextStart(span, Math.max(start, Math.max(now, last) + LEAST_OPEN_MS));
}

/** The end that was proven when the table was not free to be changed, where it is still a day off. */
async function provenEnd(
  db: Knex,
  { now }: Wanted,
  open: Partition,
  newest: string | null,
): Promise<number | null> {
  const { rows } = await db.raw(
    `SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint
    WHERE conrelid = ?::regclass AND conname = ? AND convalidated`,
    [open.name, promiseOf(open)],
  );
  const [, bound = ''] = /id < '(\w+)'/.exec(rows[0]?.text ?? '') ?? [];
  const [end, last] = [timeOf(bound), newest === null ? now : timeOf(newest)];
  return end !== null && last !== null && end > Math.max(now, last) + DAY_MS ? end : null;
}

/**
 * Proves what the partition holds before it is closed, so that it is not read while nobody else may use the table. False where
 * another process is at it, or has closed it.
 */
async function promise(db: Knex, table: string, open: Partition, end: number): Promise<boolean> {
  const isPromised = await db.transaction(async (trx) => {
    if (!(await lockPartitions(trx)) || !(await isStillOpen(trx, table, open))) return false;
    await trx.raw('ALTER TABLE ?? DROP CONSTRAINT IF EXISTS ??', [open.name, promiseOf(open)]);
    const check = trx.raw(`CHECK (id >= '${open.from ?? ''}' AND id < '${idsFrom(end)}') NOT VALID`);
    await trx.raw('ALTER TABLE ?? ADD CONSTRAINT ?? ?', [open.name, promiseOf(open), check]);
    return true;
  });
  if (!isPromised) return false;
  // It may take long, and nobody waits for it.
  return db.transaction(async (trx) => {
    if (!(await lockPartitions(trx)) || !(await isStillOpen(trx, table, open))) return false;
    await trx.raw('ALTER TABLE ?? VALIDATE CONSTRAINT ??', [open.name, promiseOf(open)]);
    return true;
  });
}

function promiseOf({ name }: Partition): string {
  return `${name}_end`;
}

/** One after the other from a time on, for the days ahead; the last has no end. */
function partitionsFrom({ table, span, now }: Wanted, start: number): readonly Partition[] {
  const made: Partition[] = [];
  for (let at = start; ; at = nextStart(span, at)) {
    const isLast = at >= now + AHEAD[span].ms;
    const to = isLast ? null : idsFrom(nextStart(span, at));
    made.push({ name: `${table}_${dayName(at)}`, from: idsFrom(at), to });
    if (isLast) return made;
  }
}
