import type { Database } from '../../server/store/database/database.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import type { Migration } from '../../server/store/schema/migration.ts';
import { MIGRATIONS, migrate } from '../../server/store/upgrade/migrations.ts';
import { FAILURES, StatementFaults } from './statement-faults.ts';
import { ensureDatabase, freshTarget, testedDatabase } from './test-database.ts';
import { TestService } from './test-service.ts';
import { until } from './until.ts';
import { isWaiting } from './waiting-statement.ts';

const INDEXES = [
  { name: 'test_by_year', table: 'calculations', columns: ['client_id', 'year'] },
  { name: 'test_by_batch', table: 'calculations', columns: ['batch_id'], where: 'batch_id IS NOT NULL' },
];
const LAST: Migration = {
  name: '999-test',
  up: async (db) => db.schema.createTable('test_marks', (table) => table.text('id')),
};
const NEWER: readonly Migration[] = [...MIGRATIONS, { name: '998-test', indexes: INDEXES }, LAST];

/** Which of the new indexes stand and can be used. */
async function indexesOf({ reader }: Database): Promise<readonly string[]> {
  const found =
    testedDatabase === 'sqlite'
      ? reader('sqlite_master').where({ type: 'index' })
      : reader('pg_class').join('pg_index', 'oid', 'indexrelid').where({ indisvalid: true });
  const column = testedDatabase === 'sqlite' ? 'name' : 'relname';
  return (await found.where(column, 'like', 'test_by_%').pluck(column)).toSorted();
}

test('what comes before an index, the index, and what comes after it are done in order', async () => {
  const target = freshTarget();
  await ensureDatabase(target);
  const database = openDatabase(target);
  expect(await migrate(database, { migrations: NEWER })).toEqual(NEWER.map(({ name }) => name));
  expect(await indexesOf(database)).toEqual(['test_by_batch', 'test_by_year']);
  expect(await migrate(database, { migrations: NEWER })).toEqual([]);
  await expect(migrate(database)).rejects.toThrow('migrated by a newer version');
  await database.close();
});

describe('on a database that is served', () => {
  const service = new TestService();
  beforeAll(() => service.start());
  afterAll(() => service.stop());

  test('payslips are stored while an index of their table is built', async () => {
    const other = openDatabase(service.config.database);
    const newer = openDatabase(service.config.database);
    const held = await other.writer.transaction();
    // PostgreSQL waits with the index until this transaction ends. SQLite can only wait before it begins.
    if (testedDatabase === 'postgres') await held('calculations').where({ id: 'none' }).update({ year: 1 });
    const migrating = migrate(newer, { migrations: NEWER });
    if (testedDatabase === 'postgres') await until(() => isWaiting(other, 'test_by_year'));
    expect((await service.calculate()).status).toBe(201);
    await held.commit();
    await migrating;
    expect(await indexesOf(other)).toEqual(['test_by_batch', 'test_by_year']);
    await Promise.all([other.close(), newer.close()]);
  });
});

test.each(FAILURES)(
  'whenever a statement %s while indexes are built, the next start goes on',
  async (failure) => {
    const target = freshTarget();
    await ensureDatabase(target);
    const database = openDatabase(target);
    const faults = new StatementFaults(database);
    await migrate(database);
    for (let position = 1; ; position += 4) {
      faults.failNext(position, failure);
      const isDone = await migrate(database, { migrations: NEWER }).then(
        () => true,
        () => false,
      );
      if (isDone && faults.statements().length < position) break;
    }
    faults.count();
    expect(await indexesOf(database)).toEqual(['test_by_batch', 'test_by_year']);
    expect(await database.reader('test_marks')).toEqual([]);
    await database.close();
  },
);

test('two processes that build the same indexes build them once', async () => {
  const target = freshTarget();
  await ensureDatabase(target);
  const both = [openDatabase(target), openDatabase(target)];
  const applied = await Promise.all(both.map((one) => migrate(one, { migrations: NEWER })));
  expect(applied.flat().toSorted()).toEqual(NEWER.map(({ name }) => name));
  await Promise.all(both.map((one) => one.close()));
});

test('a process that starts while another migrates for long waits for it', async () => {
  const service = new TestService();
  await ensureDatabase(service.config.database);
  // With a key of its own it takes the database as it is.
  service.key = 'none yet';
  const other = openDatabase(service.config.database);
  const held = await other.writer.transaction();
  // What a process holds that migrates.
  const lock = testedDatabase === 'sqlite' ? 'CREATE TABLE held (id)' : 'SELECT pg_advisory_lock(1885436275)';
  await held.raw(lock);
  const started = service.start();
  // Longer than any statement waits for a lock.
  await until(() => service.logged.some((line) => line.includes('waiting for another process')));
  await new Promise((resolve) => setTimeout(resolve, 6000));
  await held.rollback();
  await other.close();
  await started;
  service.key = await service.issueKey('first');
  expect((await service.calculate()).status).toBe(201);
  await service.stop();
});
