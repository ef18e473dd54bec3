import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Database } from '../../server/store/database/database.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { isMigrated, migrate } from '../../server/store/upgrade/migrations.ts';
import { FAILURES, StatementFaults } from './statement-faults.ts';
import { ensureDatabase, freshTarget, urlOf } from './test-database.ts';
import { TestService } from './test-service.ts';

const SCRIPT = new URL('killed-migration.ts', import.meta.url).pathname;

/** How many statements bring an empty database up to date. */
async function migrationLength(): Promise<number> {
  const database = await emptyDatabase();
  const faults = new StatementFaults(database);
  await migrate(database);
  const { length } = faults.statements();
  await database.close();
  return length;
}

async function emptyDatabase(): Promise<Database> {
  const target = freshTarget();
  await ensureDatabase(target);
  return openDatabase(target);
}

/** Every so-manyth statement, and the last two: the end of the list of migrations, and the commit. */
function positions(length: number): readonly number[] {
  const spread = Array.from({ length: 8 }, (_, index) => 1 + Math.floor((index * length) / 8));
  return [...spread, length - 1, length];
}

test.each(FAILURES)('whenever a statement of a migration %s, the next start can migrate', async (failure) => {
  const length = await migrationLength();
  const database = await emptyDatabase();
  const faults = new StatementFaults(database);
  for (const position of positions(length)) {
    faults.failNext(position, failure);
    const isDone = await migrate(database).then(
      () => true,
      () => false,
    );
    // Steps that were committed are not done again: then there are fewer statements.
    expect(isDone).toBe(faults.statements().length < position);
  }
  faults.count();
  await migrate(database);
  expect(await isMigrated(database.reader)).toBe(true);
  await database.close();
});

/** Migrates in a process of its own; answers how many statements that were. */
async function migrateApart(url: string, killAt = 0): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, url, String(killAt)]);
  return Number(stdout);
}

test('kill -9 in the middle of a migration leaves a database that the next start can use', async () => {
  const unharmed = freshTarget();
  await ensureDatabase(unharmed);
  const length = await migrateApart(urlOf(unharmed));
  for (const part of [0.1, 0.5, 0.9, 1]) {
    // What a killed migration has committed is not done again: each begins with an empty database.
    const service = new TestService();
    await ensureDatabase(service.config.database);
    const killed = migrateApart(urlOf(service.config.database), Math.ceil(length * part));
    await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' });
    service.key = 'not issued yet';
    await service.start();
    service.key = await service.issueKey('after the kill');
    expect((await service.calculate()).status).toBe(201);
    await service.stop();
  }
});
