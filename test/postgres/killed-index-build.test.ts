import { openDatabase } from '../../server/store/database/open-database.ts';
import type { Migration } from '../../server/store/schema/migration.ts';
import { MIGRATIONS, migrate } from '../../server/store/upgrade/migrations.ts';
import { ensureDatabase, freshTarget } from '../server/test-database.ts';
import { until } from '../server/until.ts';
import { isWaiting } from '../server/waiting-statement.ts';

const INDEX = { name: 'test_by_year', table: 'calculations', columns: ['client_id', 'year'] };
const NEWER: readonly Migration[] = [...MIGRATIONS, { name: '999-test', indexes: [INDEX] }];

test('an index whose build was killed is built again by the next start', async () => {
  const target = freshTarget();
  await ensureDatabase(target);
  const database = openDatabase(target);
  await migrate(database);
  const { reader } = database;
  const isValid = () =>
    reader('pg_index').whereRaw("indexrelid = to_regclass('test_by_year')").first('indisvalid');
  // The build waits for this transaction to end.
  const held = await database.writer.transaction();
  await held('calculations').where({ id: 'none' }).update({ year: 1 });
  const other = openDatabase(target);
  const killed = expect(migrate(other, { migrations: NEWER })).rejects.toThrow();
  await until(() => isWaiting(database, 'test_by_year'));
  await reader.raw("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'CREATE INDEX%'");
  await killed;
  await held.rollback();
  expect(await isValid()).toEqual({ indisvalid: false });
  expect(await migrate(other, { migrations: NEWER })).toEqual(['999-test']);
  expect(await isValid()).toEqual({ indisvalid: true });
  await Promise.all([database.close(), other.close()]);
});
