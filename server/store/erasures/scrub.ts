import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database } from '../database/database.ts';

/**
 * Makes SQLite write zeros over everything that this process deletes from now on. The setting belongs to the
 * connection, of which there is one.
 */
export async function zeroWhatIsDeleted({ kind, writer }: Database): Promise<void> {
  if (kind === 'sqlite') await writer.raw('PRAGMA secure_delete = ON');
}

/** The time that a statement waits for another user of the file. */
const PATIENCE_MS = 5000;
const POLL_MS = 20;

/**
 * Rewrites the SQLite file after an erasure, without the remains of older deletes, and empties the write-ahead log.
 * Returns false if others use the file. PostgreSQL is never rewritten here, because that would lock everybody out.
 */
export async function scrub({ kind, writer }: Database, patienceMs: number = PATIENCE_MS): Promise<boolean> {
  if (kind !== 'sqlite') return false;
  try {
    await writer.raw('VACUUM');
    return await emptyLog(writer, performance.now() + patienceMs);
  } catch {
    return false;
  }
}

/** While a service copies its log into the file, SQLite refuses at once, without the wait that readers get. */
async function emptyLog(writer: Knex, until: number): Promise<boolean> {
  for (;;) {
    const [result]: readonly { readonly busy: number }[] = await writer.raw(
      'PRAGMA wal_checkpoint(TRUNCATE)',
    );
    if (result?.busy === 0) return true;
    if (performance.now() >= until) return false;
    await sleep(POLL_MS);
  }
}
