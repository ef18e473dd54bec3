import type { Knex } from 'knex';
import { timeOf } from './partition-times.ts';
import { attach, changePartitions, detach, mayChange, type Partition, readPartitions } from './partitions.ts';
import { persisted } from './persistence.ts';
import { isPostgres } from './schema/dialect.ts';
import { isRowLocked } from './write-failures.ts';

/**
 * Drops partitions of jobs, the oldest first, whose time and whose jobs ended before a time in milliseconds; answers how many jobs
 * went. What the first partition has no lower bound for, it takes over the range of: no id is ever without a partition.
 */
export async function dropOldJobs(writer: Knex, before: number): Promise<number> {
  if (!isPostgres(writer)) return 0;
  return persisted(async () => {
    if (!(await mayChange(writer, 'jobs'))) return 0;
    let dropped = 0;
    for (;;) {
      const some = await dropOldest(writer, before);
      if (some === null) return dropped;
      dropped += some;
    }
  });
}

/** How many jobs went with the oldest partition; null where it has to stay, or others use the table. */
async function dropOldest(writer: Knex, before: number): Promise<number | null> {
  if ((await findOld(writer, before)) === null) return null;
  try {
    return await changePartitions(writer, 'jobs', async (trx) => {
      const found = await findOld(trx, before);
      if (found === null) return null;
      const { first, old } = found;
      const row = await trx(old.name).count({ count: '*' }).first();
      await detach(trx, 'jobs', old);
      await detach(trx, 'jobs', first);
      await trx.raw('DROP TABLE ??', [old.name]);
      await attach(trx, 'jobs', { ...first, to: old.to });
      return Number(row?.count ?? 0);
    });
  } catch (error) {
    if (!isRowLocked(error)) throw error;
    return null;
  }
}

/** The partition after the first, where all of it is old. */
async function findOld(
  db: Knex,
  before: number,
): Promise<{ readonly first: Partition; readonly old: Partition } | null> {
  const [first, old] = await readPartitions(db, 'jobs');
  if (first === undefined || first.from !== null || old === undefined || old.to === null) return null;
  if ((timeOf(old.to) ?? before + 1) > before) return null;
  const kept = await db(old.name)
    .whereNull('finished_at')
    .orWhere('finished_at', '>=', new Date(before).toISOString())
    .first('id');
  return kept === undefined ? { first, old } : null;
}
