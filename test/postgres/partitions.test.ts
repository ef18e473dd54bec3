import type { Knex } from 'knex';
import { monotonicFactory } from 'ulid';
import { modules } from '../../generated/rules/index.ts';
import type { Database } from '../../server/store/database.ts';
import { makePartitions } from '../../server/store/make-partitions.ts';
import { MIGRATIONS, migrate } from '../../server/store/migrations.ts';
import { newestId } from '../../server/store/newest-id.ts';
import { openDatabase } from '../../server/store/open-database.ts';
import { readPartitions } from '../../server/store/partitions.ts';
import { verifyStored } from '../server/operator-command.ts';
import { ensureDatabase, freshTarget, urlOf } from '../server/test-database.ts';
import { calculation, TestService } from '../server/test-service.ts';

const DAY_MS = 24 * 3_600_000;
const ORDINARIO = modules.filter(
  ({ manifest }) => manifest.path === 'generated/rules/co/ordinario/2025-01-01.pay',
);
const service = new TestService({ modules: ORDINARIO, root: new URL('../..', import.meta.url).pathname });
const before = process.env.DATABASE_URL;
let other: Database;
beforeAll(async () => {
  await service.start();
  other = openDatabase(service.config.database);
});
afterAll(async () => {
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
  await other.close();
  await service.stop();
});

const writer = () => service.service.database.writer;
const names = async (table: string) => (await readPartitions(writer(), table)).map(({ name }) => name);

/** Where a row lies. */
async function partitionOf(table: string, id: string): Promise<string> {
  const row = await writer()(table).where({ id }).first(writer().raw('tableoid::regclass::text AS name'));
  return row.name;
}

/** A copy of what is stored first, with an id of that time and a content of its own. */
async function copyTo(
  table: string,
  time: number,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = monotonicFactory()(time);
  const [row] = await writer()(table).orderBy('id').limit(1);
  await writer()(table).insert({ ...row, id, ...changes });
  return id;
}

test('the last and the first millisecond of a quarter lie in two partitions, and lists go over both', async () => {
  const made = [await service.calculate(calculation())];
  service.clock.advance(Date.UTC(2025, 3, 1) - 1 - service.clock.read());
  made.push(await service.calculate(calculation()));
  service.clock.advance(1);
  made.push(await service.calculate(calculation()));
  const ids = made.map(({ body }) => body.id);
  const places = await Promise.all(ids.map((id) => partitionOf('calculations', id)));
  expect(places).toEqual(['calculations_first', 'calculations_first', 'calculations_20250401']);
  const listed = await service.call('/v1/payroll/calculations?limit=3');
  expect(listed.body.data.map(({ id }: { readonly id: string }) => id)).toEqual(ids.toReversed());
  for (const { body, text } of made)
    expect((await service.call(`/v1/payroll/calculations/${body.id}`)).text).toBe(text);
  process.env.DATABASE_URL = urlOf(service.config.database);
  expect(await verifyStored()).toMatchObject({ code: 0, findings: [], checked: { calculations: 3 } });
});

test('a correction in one partition of a payslip in another is refused once that is gone, as by a reference', async () => {
  const [old] = await writer()('calculations').orderBy('id').limit(1).pluck('id');
  const missing = monotonicFactory()(Date.UTC(2025, 3, 9));
  await expect(
    copyTo('calculations', Date.UTC(2025, 4, 2), { supersedes_id: missing }),
  ).rejects.toMatchObject({
    code: '23503',
  });
  // Who erases waits for who corrects, and then finds the correction.
  const erased = await copyTo('calculations', Date.UTC(2025, 3, 2));
  const correcting = await writer().transaction();
  const [row] = await correcting('calculations').where({ id: old });
  const id = monotonicFactory()(Date.UTC(2025, 4, 3));
  await correcting('calculations').insert({ ...row, id, supersedes_id: erased });
  const [{ id: clientId }] = await writer()('clients').limit(1);
  const erasing = other.writer.transaction(async (trx) => {
    await trx('erasure_targets').insert({
      erasure_id: 'none',
      client_id: clientId,
      environment: 'sandbox',
      kind: 'calculation',
      record_id: erased,
      revision: 0,
      digest: '',
    });
    await trx('calculations').where({ id: erased }).delete();
  });
  const refused = expect(erasing).rejects.toMatchObject({ code: '23503' });
  await correcting.commit();
  await refused;
});

test('rows of every partition are immutable, through their table and by themselves', async () => {
  const [first, next] = await names('calculations');
  for (const name of ['calculations', first, next]) {
    const change = () => writer()(name ?? '');
    await expect(change().update({ year: 1 })).rejects.toThrow(/are immutable/);
    await expect(change().delete()).rejects.toThrow(/are immutable/);
    await expect(writer().raw('TRUNCATE ?? CASCADE', [name ?? ''])).rejects.toThrow(/are immutable/);
  }
});

test('every partition refuses a row whose dictionary or client is not stored', async () => {
  const at = Date.UTC(2025, 4, 20);
  await expect(copyTo('calculations', at, { dictionary: Buffer.of(1) })).rejects.toMatchObject({
    code: '23503',
  });
  await expect(copyTo('calculations', at, { client_id: 'nobody' })).rejects.toMatchObject({ code: '23503' });
});

test('what no partition was made for lies in the last one, which then gets an end; nothing is moved', async () => {
  const late = Date.UTC(2026, 5, 17);
  const id = await copyTo('calculations', late);
  const open = (await names('calculations')).at(-1);
  expect(await partitionOf('calculations', id)).toBe(open);
  const made = (
    await Promise.all(
      [service.service.database, other, service.service.database, other, other, other].map((database) =>
        makePartitions(database, late),
      ),
    )
  ).flat();
  // Each says what it has made itself.
  expect(made).toEqual([...new Set(made)]);
  await makePartitions(other, late);
  expect(await makePartitions(other, late)).toEqual([]);
  expect(await partitionOf('calculations', id)).toBe(open);
  expect((await names('calculations')).slice(-2)).toEqual(['calculations_20260701', 'calculations_20261001']);
  expect(await partitionOf('calculations', await copyTo('calculations', Date.UTC(2026, 6, 1)))).toBe(
    'calculations_20260701',
  );
  expect(await newestId(writer())).toMatch(/^01/);
});

test('what others keep from being made is made later, from what was proven', async () => {
  const late = Date.UTC(2026, 9, 20);
  const id = await copyTo('calculations', late);
  const open = await partitionOf('calculations', id);
  const reading = await other.writer.transaction();
  await reading('calculations').where({ id }).first();
  await expect(makePartitions(service.service.database, late)).rejects.toThrow('lock timeout');
  await reading.commit();
  const promise = () =>
    writer()('pg_constraint')
      .where({ conname: `${open}_end` })
      .first('convalidated');
  // A reader keeps nobody from proving, but from saying what is to be proven.
  await makePartitions(service.service.database, late);
  expect(await promise()).toBeUndefined();
  expect(await partitionOf('calculations', await copyTo('calculations', late + 90 * DAY_MS))).not.toBe(open);
});

test('a page by ids opens the partitions of its time only', async () => {
  const [id] = await writer()('calculations').orderBy('id').limit(1).pluck('id');
  const { rows } = await writer().raw('EXPLAIN SELECT * FROM calculations WHERE id = ?', [id]);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('calculations_first');
  expect(plan).not.toContain('calculations_2025');
});

test('a list opens the partitions of its newest rows only', async () => {
  const [clientId] = await writer()('calculations').orderBy('id', 'desc').limit(1).pluck('client_id');
  const { rows }: { readonly rows: readonly Readonly<Record<string, string>>[] } = await writer().transaction(
    async (trx: Knex) => {
      // For the few rows of a test a sort would be as quick.
      await trx.raw('SET LOCAL enable_sort = off');
      return trx.raw(
        `EXPLAIN (ANALYZE, TIMING OFF, COSTS OFF, SUMMARY OFF) SELECT id FROM calculations
      WHERE client_id = ? AND environment = 'sandbox' ORDER BY id DESC LIMIT 1`,
        [clientId],
      );
    },
  );
  const plan: readonly string[] = rows.map(
    (row: Readonly<Record<string, string>>) => row['QUERY PLAN'] ?? '',
  );
  expect(plan.find((line) => line.includes('on calculations_first'))).toContain('never executed');
  expect(plan.join()).not.toContain('Merge Append');
});

test('who had rights to a table has them after its migration into partitions', async () => {
  const target = freshTarget();
  await ensureDatabase(target);
  const database = openDatabase(target);
  const role = `reads_${new URL(urlOf(target)).pathname.slice(1)}`;
  try {
    await migrate(database, { migrations: MIGRATIONS.filter(({ name }) => name !== '034-partitions') });
    await database.patient.raw('CREATE ROLE ??', [role]);
    await database.patient.raw('GRANT SELECT ON calculations TO ??', [role]);
    await database.patient.raw('GRANT INSERT ON batches TO ?? WITH GRANT OPTION', [role]);
    await database.patient.raw('GRANT SELECT (id) ON jobs TO ??', [role]);
    await database.patient.raw('GRANT DELETE ON jobs TO PUBLIC');
    await migrate(database);
    const { rows } = await database.patient.raw(
      `SELECT has_table_privilege(:role, 'calculations', 'SELECT') AS calculations, has_column_privilege(:role, 'jobs', 'id', 'SELECT') AS ids,
        has_table_privilege(:role, 'batches', 'INSERT WITH GRANT OPTION') AS batches, has_table_privilege(:role, 'jobs', 'UPDATE') AS jobs`,
      { role },
    );
    expect(rows).toEqual([{ calculations: true, ids: true, batches: true, jobs: false }]);
  } finally {
    await database.close();
  }
});

test('partitions that an administrator makes have the owner and the rights of their table', async () => {
  const db = writer();
  const url = new URL(urlOf(service.config.database));
  const role = `owner_of_${url.pathname.slice(1)}`;
  await db.raw(`CREATE ROLE ?? LOGIN PASSWORD '${url.password}'`, [role]);
  for (const name of ['jobs', ...(await names('jobs'))])
    await db.raw('ALTER TABLE ?? OWNER TO ??', [name, role]);
  await db.raw('GRANT SELECT, REFERENCES ON ALL TABLES IN SCHEMA public TO ??', [role]);
  await db.raw('GRANT CREATE ON SCHEMA public TO ??', [role]);
  await db.raw('CREATE ROLE ??', [`${role}_reads`]);
  await db.raw('GRANT SELECT ON jobs TO ??', [`${role}_reads`]);
  await db.raw('GRANT SELECT (id) ON calculations TO ??', [`${role}_reads`]);
  const late = Date.UTC(2027, 5, 1);
  await makePartitions(other, late);
  const [job = '', calculation = ''] = (await Promise.all(['jobs', 'calculations'].map(names))).map((all) =>
    all.at(-1),
  );
  const { rows } = await db.raw(
    `SELECT has_table_privilege(:user, :job, 'SELECT') AS jobs, has_column_privilege(:user, :calculation, 'id', 'SELECT') AS ids,
      has_column_privilege(:user, :calculation, 'client_id', 'SELECT') AS all`,
    { user: `${role}_reads`, job, calculation },
  );
  expect(rows).toEqual([{ jobs: true, ids: true, all: false }]);
  url.username = role;
  const owner = openDatabase({ kind: 'postgres', url: url.href });
  try {
    const made = await makePartitions(owner, late + 70 * DAY_MS);
    expect(made.filter((name) => name.startsWith('jobs_'))).not.toEqual([]);
  } finally {
    await owner.close();
  }
});
