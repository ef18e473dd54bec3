import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database } from '../database/database.ts';

/**
 * On SQLite, before something is deleted that must be gone: from now on this process writes zeros over it. The
 * setting belongs to the connection, of which there is one.
 */
export async function zeroWhatIsDeleted({ kind, writer }: Database): Promise<void> {
  if (kind === 'sqlite') await writer.raw('PRAGMA secure_delete = ON');
}

/** As long as a statement waits for whoever uses the file. */
const PATIENCE_MS = 5000;
const POLL_MS = 20;

/**
 * On SQLite, after it: writes the file anew, without the remains of older deletes, and empties the write-ahead log.
 * False where that could not be done because others use the file; PostgreSQL is never rewritten here, because that
 * would lock everybody out.
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
