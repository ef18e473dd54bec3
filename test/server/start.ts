import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateOnce } from './migrate-once.ts';

/** Jest calls this once before the tests on SQLite; they find a migrated database in the environment. */
export default async function start(): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'migrated-')), 'test.sqlite');
  await migrateOnce({ kind: 'sqlite', file });
  process.env.TEST_SQLITE_MIGRATED = file;
}
