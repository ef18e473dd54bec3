import pg from 'pg';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { createDatabase } from '../postgres/postgres-server.ts';
import { Pgbouncer } from './pgbouncer.ts';

test('behind pgbouncer each client says its own generation, over one session for all', async () => {
  const server = process.env.TEST_POSTGRES_SERVER ?? '';
  const name = 'payroll_generations';
  await createDatabase(server, name, process.env.TEST_POSTGRES_MIGRATED);
  const pooler = await Pgbouncer.start(server, { default_pool_size: 1 });
  const url = `${pooler.url}/${name}`;
  const database = openDatabase({ kind: 'postgres', url });
  const older = new pg.Client({ connectionString: url, application_name: 'payroll' });
  await older.connect();
  for (const id of ['one', 'two', 'three']) {
    await database.writer('clients').insert({ id, name: id, created_at: '' });
    await expect(older.query('DELETE FROM clients')).rejects.toThrow(/generation/);
  }
  expect(await database.reader('clients').pluck('id')).toEqual(['one', 'two', 'three']);
  await older.end();
  await database.close();
  await pooler.stop();
});
