import type { Database } from './database.ts';

/**
 * On SQLite, before something is deleted that must be gone: from now on this process writes zeros over it. The
 * setting belongs to the connection, of which there is one.
 */
export async function zeroWhatIsDeleted({ kind, writer }: Database): Promise<void> {
  if (kind === 'sqlite') await writer.raw('PRAGMA secure_delete = ON');
}

/**
 * On SQLite, after it: writes the file anew, without the remains of older deletes, and empties the write-ahead log.
 * False where that could not be done because others use the file; PostgreSQL is never rewritten here, because that
 * would lock everybody out.
 */
export async function scrub({ kind, writer }: Database): Promise<boolean> {
  if (kind !== 'sqlite') return false;
  try {
    await writer.raw('VACUUM');
    const [result]: readonly { readonly busy: number }[] = await writer.raw(
      'PRAGMA wal_checkpoint(TRUNCATE)',
    );
    return result?.busy === 0;
  } catch {
    return false;
  }
}
