import { openDatabase } from '../../server/store/database/open-database.ts';
import { GENERATION } from '../../server/store/schema/generation.ts';
import { migrate } from '../../server/store/upgrade/migrations.ts';
import { ensureDatabase, freshTarget, urlOf } from '../server/test-database.ts';
import { until } from '../server/until.ts';
import { isWaiting } from '../server/waiting-statement.ts';

test('a name in the address is kept, and the generation is put behind it', async () => {
  const target = freshTarget();
  await ensureDatabase(target);
  const url = `${urlOf(target)}?application_name=${encodeURIComponent(`nómina de ${'acme '.repeat(20)}`)}`;
  const database = openDatabase({ kind: 'postgres', url });
  await migrate(database);
  const { rows } = await database.reader.raw("SELECT current_setting('application_name') AS name");
  expect(rows[0].name).toMatch(new RegExp(`^n.mina de acme acme .* generation ${GENERATION}$`));
  await database.writer('clients').insert({ id: 'one', name: 'one', created_at: '' });
  await database.close();
});

test('what drops the name between a process and the database ends the start', async () => {
  const target = freshTarget();
  await ensureDatabase(target);
  const database = openDatabase(target);
  await database.patient.raw("SET application_name = 'proxy'");
  await expect(migrate(database)).rejects.toThrow('the database sees this process as "proxy"');
  await database.close();
});

test('an upgrade and a writer that wait for each other both end', async () => {
  const target = freshTarget();
  await ensureDatabase(target);
  const [older, newer] = [openDatabase(target), openDatabase(target)];
  await migrate(older);
  const held = await older.writer.transaction();
  await held('webhook_secrets').delete();
  const upgrade = migrate(newer, { generation: GENERATION + 1 });
  await until(() => isWaiting(older, 'webhook_secrets'));
  // The upgrade has this table, and waits for the other.
  const isWritten = await held('batches')
    .delete()
    .then(
      () => true,
      () => false,
    );
  await (isWritten ? held.commit() : held.rollback());
  await upgrade;
  const ended = older.writer('batches').delete();
  await expect(ended).rejects.toThrow(/generation/);
  await Promise.all([older.close(), newer.close()]);
});
