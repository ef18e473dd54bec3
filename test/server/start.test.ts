import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleModule } from '../../runtime/module.ts';
import { RuleCatalog } from '../../server/payroll/rule-catalog.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { testedDatabase } from './test-database.ts';
import { TestService } from './test-service.ts';
import { tinyScheme } from './tiny-scheme.ts';

test('a rule file that is not the compiled one stops the start', async () => {
  const { module, root } = tinyScheme();
  writeFileSync(join(root, module.manifest.path), '# edited\n');
  const service = new TestService({ modules: [module], root });
  await expect(service.start()).rejects.toThrow(
    /ordinario\/2025-01-01\.pay is not the file that was compiled/,
  );
});

test('a rule file that is gone stops the start', async () => {
  const service = new TestService({ modules: [tinyScheme().module], root: '/nowhere' });
  await expect(service.start()).rejects.toThrow(/ENOENT.*2025-01-01\.pay/);
});

test('a database of a newer version stops the start', async () => {
  const service = await new TestService().start();
  const { writer } = service.service.database;
  await writer('schema_migrations').insert({ name: '999-future', batch: 2, migration_time: '2030-01-01' });
  await service.stop();
  await expect(service.start()).rejects.toThrow(
    'the database was migrated by a newer version of this service',
  );
});

test('a scheme that splits its months in weeks stops the start', () => {
  const { module } = tinyScheme();
  const bad: RuleModule = { ...module, manifest: { ...module.manifest, periods: ['monthly', 'weekly'] } };
  expect(() => new RuleCatalog([bad])).toThrow(/a month is not split in weeks/);
});

/** What each engine must be told so that a commit lasts and a wait ends. */
const PROMISES = {
  sqlite: {
    'PRAGMA journal_mode': 'wal',
    'PRAGMA synchronous': 2,
    'PRAGMA foreign_keys': 1,
    'PRAGMA recursive_triggers': 1,
    'PRAGMA busy_timeout': 5000,
  },
  postgres: {
    'SHOW lock_timeout': '5s',
    'SHOW idle_in_transaction_session_timeout': '1min',
    'SHOW transaction_isolation': 'read committed',
  },
};

test('what is compiled behind the start is what requests are validated by', async () => {
  const service = await new TestService().start();
  await service.service.warmUp();
  const answer = await fetch(`${service.url}/v1/payroll/simulate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(422);
  await service.stop();
});

test('a stop ends what is compiled behind the start', async () => {
  const service = await new TestService().start();
  const warmed = service.service.warmUp();
  await service.stop();
  await expect(warmed).resolves.toBeUndefined();
});

test('the database is opened with the promises that the records need', async () => {
  const service = await new TestService().start();
  const { writer } = service.service.database;
  for (const [question, answer] of Object.entries(PROMISES[testedDatabase])) {
    const said = await writer.raw(question);
    const [row = {}] = testedDatabase === 'sqlite' ? said : said.rows;
    expect([question, ...Object.values(row)]).toEqual([question, answer]);
  }
  await service.stop();
});

/** How each engine keeps a promise of its own: what to try, and what becomes of it. */
const KEPT = {
  sqlite: async (service: TestService) =>
    expect(service.service.database.reader('clients').delete()).rejects.toThrow(/readonly/),
  postgres: async (service: TestService) => {
    const { reader } = service.service.database;
    const texts = await reader('information_schema.columns')
      .where({ table_schema: 'public', data_type: 'text' })
      .whereNot({ collation_name: 'C' })
      .orWhere({ table_schema: 'public', data_type: 'text', collation_name: null });
    expect(texts.filter(({ table_name }) => !table_name.startsWith('schema_migrations'))).toEqual([]);
  },
};

test('readers of SQLite cannot write; PostgreSQL compares every text byte by byte', async () => {
  const service = await new TestService().start();
  await KEPT[testedDatabase](service);
  await service.stop();
});

test('a database in memory serves one process', async () => {
  const service = await new TestService({
    config: { database: { kind: 'sqlite', file: ':memory:' } },
  }).start();
  const made = await service.calculate();
  expect((await service.call(`/v1/payroll/calculations/${made.body.id}`)).text).toBe(made.text);
  await service.stop();
});

test('the rules of one scheme are chosen by date', async () => {
  const older = tinyScheme({ validFrom: '2024-01-01', validUntil: '2024-12-31' });
  const catalog = new RuleCatalog([older.module, tinyScheme().module]);
  expect(catalog.modules.map(({ manifest }) => manifest.validFrom)).toEqual(['2025-01-01', '2024-01-01']);
});

test('closing the database twice is no fault', async () => {
  const database = openDatabase({ kind: 'sqlite', file: ':memory:' });
  await database.close();
  await expect(database.close()).resolves.toBeUndefined();
});
