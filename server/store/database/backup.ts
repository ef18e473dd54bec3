import { chmod, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

/**
 * Copies a SQLite database, as it was at one moment, into a file that does not exist yet; answers its size in bytes.
 * Others read and write meanwhile, as much as they like. The file has its name only when it is whole, was checked and
 * is on the disk, and when this returns its name is there too. Throws an `OperatorError` when there can be none.
 */
export async function backUp({ aside }: Database, source: string, file: string): Promise<number> {
  const partial = `${file}.partial`;
  await refuseExisting(file, 'it exists already');
  await refuseExisting(partial, 'another backup writes it, or did not end: then remove it');
  try {
    await aside.raw('VACUUM INTO ?', [partial]);
    await chmod(partial, (await stat(source)).mode);
    await check(partial);
    await flush(partial);
    await rename(partial, file);
    await flush(dirname(file));
  } catch (cause) {
    await rm(partial, { force: true });
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`the backup could not be made: ${reason}`, { cause });
  }
  return (await stat(file)).size;
}

async function refuseExisting(file: string, reason: string): Promise<void> {
  const exists = await stat(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new OperatorError(`${file} is not written: ${reason}`);
}

async function check(file: string): Promise<void> {
  const copy = openDatabase({ kind: 'sqlite', file });
  try {
    const [result] = await copy.aside.raw('PRAGMA integrity_check(1)');
    if (result?.integrity_check !== 'ok') throw new Error(`the copy is damaged: ${result?.integrity_check}`);
  } finally {
    await copy.close();
  }
}

/** A folder too: a new name lies in it, and not in the file. */
async function flush(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
