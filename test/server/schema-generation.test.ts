import knex, { type Knex } from 'knex';
import type { Database } from '../../server/store/database/database.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { GENERATION } from '../../server/store/schema/generation.ts';
import type { Migration } from '../../server/store/schema/migration.ts';
import { MIGRATIONS, migrate } from '../../server/store/upgrade/migrations.ts';
import { serviceOn } from '../stored/recorded-service.ts';
import { ensureDatabase, freshTarget, testedDatabase } from './test-database.ts';
import { TestService } from './test-service.ts';

const service = new TestService();
const opened: { destroy(): Promise<void> }[] = [];
beforeAll(() => service.start());
afterAll(async () => {
  for (const one of opened) await one.destroy();
  await service.stop();
});

/** A process that says nothing of its generation, as one of version 0.1. */
function silent({ config: { database } }: TestService = service): Knex {
  const db =
    database.kind === 'sqlite'
      ? knex({ client: 'sqlite3', connection: { filename: database.file }, useNullAsDefault: true })
      : knex({ client: 'pg', connection: { connectionString: database.url, application_name: 'payroll' } });
  opened.push(db);
  return db;
}

async function tablesOf(db: Knex): Promise<readonly string[]> {
  const found: readonly string[] =
    testedDatabase === 'sqlite'
      ? await db('sqlite_master').where({ type: 'table' }).pluck('name')
      : await db('pg_tables').where({ schemaname: 'public' }).pluck('tablename');
  // Knex writes the list of migrations, and SQLite what it knows of columns.
  return found.filter((name) => !name.startsWith('schema_migrations') && !name.startsWith('sqlite_'));
}

test('a process that says no generation can write to no table', async () => {
  const db = silent();
  const tables = await tablesOf(db);
  expect(tables).toContain('calculations');
  for (const table of tables) {
    await expect(db.raw(`INSERT INTO ${table} DEFAULT VALUES`)).rejects.toThrow(/generation/);
  }
});

test('nor change or delete a row', async () => {
  const db = silent();
  expect((await service.calculate()).status).toBe(201);
  for (const table of ['clients', 'client_keys', 'calculations', 'rule_sources', 'schema_generation']) {
    const [column = ''] = Object.keys(await db(table).columnInfo());
    await expect(db(table).update({ [column]: db.ref(column) })).rejects.toThrow(/generation/);
    await expect(db(table).delete()).rejects.toThrow(/generation/);
  }
});

test('a process of 0.1.1 that still runs writes until the upgrade, and then finds no caller and writes nothing', async () => {
  const upgraded = await serviceOn('v0.1.1');
  const older = silent(upgraded);
  const insert = (id: string) => older('clients').insert({ id, name: id, created_at: '' });
  await insert('before');
  expect(await older('api_keys').first()).toBeDefined();
  await upgraded.start();
  await expect(insert('after')).rejects.toThrow(/generation/);
  await expect(older('api_keys').first()).rejects.toThrow(/api_keys/);
  expect((await upgraded.call('/v1/payroll/calculations')).status).toBe(200);
  expect(await older('clients').pluck('name')).toEqual(expect.arrayContaining(['first', 'before']));
  await upgraded.stop();
});

test('nor take a job of the queue', async () => {
  const db = silent();
  const take =
    testedDatabase === 'sqlite'
      ? db.raw("INSERT INTO queued_jobs (id) VALUES ('none')")
      : db.raw("UPDATE pgboss.job_common SET state = 'active'");
  await expect(take).rejects.toThrow(/generation/);
});

describe('when the database is upgraded beneath a process', () => {
  let newer: Database;
  beforeAll(async () => {
    newer = openDatabase(service.config.database);
    await migrate(newer, { generation: GENERATION + 1 });
  });
  afterAll(async () => {
    await newer.close();
  });

  test('it refuses every request with a key, whatever it asks for', async () => {
    for (const path of ['/v1/payroll/calculations', '/v1/payroll/schemes', '/v1/payouts']) {
      const { status, body, headers } = await service.call(path);
      expect([status, body.error.code]).toEqual([503, 'DATABASE_UPGRADED']);
      expect(headers.get('retry-after')).toBe('1');
    }
    const { status, body } = await service.calculate();
    expect([status, body.error.code]).toEqual([503, 'DATABASE_UPGRADED']);
  });

  test('it is not ready any more, and is alive', async () => {
    const ready = await service.call('/v1/health/ready', { key: null });
    expect([ready.status, ready.body.checks.migrations]).toEqual([503, 'error']);
    expect((await service.call('/v1/health', { key: null })).status).toBe(200);
  });

  test('it does not start again', async () => {
    const again = openDatabase(service.config.database);
    await expect(migrate(again)).rejects.toThrow(`the database is of schema generation ${GENERATION + 1}`);
    await again.close();
  });
});

test('a transaction that was begun before the upgrade is refused at its first write by the database itself', async () => {
  const target = freshTarget();
  await ensureDatabase(target);
  const [older, newer] = [openDatabase(target), openDatabase(target)];
  await migrate(older);
  const begun = await older.writer.transaction();
  await migrate(newer, { generation: GENERATION + 1 });
  await expect(begun('clients').insert({ id: 'one', name: 'one', created_at: '' })).rejects.toThrow(
    /generation/,
  );
  await begun.rollback();
  expect(await newer.reader('clients')).toEqual([]);
  await Promise.all([older.close(), newer.close()]);
});

test('until the last step of an upgrade processes of before go on', async () => {
  const target = freshTarget();
  await ensureDatabase(target);
  const [older, newer] = [openDatabase(target), openDatabase(target)];
  await migrate(older);
  const steps: readonly Migration[] = [
    ...MIGRATIONS,
    { name: '998-test', indexes: [{ name: 'test_by_year', table: 'calculations', columns: ['year'] }] },
    { name: '999-test', up: () => Promise.reject(new Error('interrupted')) },
  ];
  const upgrade = migrate(newer, { migrations: steps, generation: GENERATION + 1 });
  await expect(upgrade).rejects.toThrow('interrupted');
  await older.writer('clients').insert({ id: 'one', name: 'one', created_at: '' });
  await Promise.all([older.close(), newer.close()]);
});

describe('a database that this version cannot go on from', () => {
  const refused = async (migrations: readonly { readonly name: string }[]) => {
    const target = freshTarget();
    await ensureDatabase(target);
    const database = openDatabase(target);
    await migrate(database);
    await database.writer('schema_migrations').where('name', '>', '023').delete();
    await database
      .writer('schema_migrations')
      .insert(migrations.map(({ name }) => ({ name, batch: 1, migration_time: new Date() })));
    const message = await migrate(database).catch(String);
    await database.close();
    return message;
  };

  test('one of a version between releases is refused in words that name both', async () => {
    const message = await refused([
      { name: '023-compressed-calculations' },
      { name: '026-stored-histories' },
    ]);
    expect(message).toMatch(/never released: it has 023-compressed-calculations, 026-stored-histories,/);
    expect(message).toMatch(/the last that this version knows is 025-second-generation; restore a backup/);
  });

  test('one of a newer version is refused in words that name both', async () => {
    const known = ['023-service-days', '024-fewer-indexes', '025-second-generation', '026-of-the-future'];
    const message = await refused(known.map((name) => ({ name })));
    expect(message).toMatch(
      /by a newer version of this service: it has 026-of-the-future, .* 025-second-generation; run/,
    );
  });
});
