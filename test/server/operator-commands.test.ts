import { randomBytes } from 'node:crypto';
import { readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { type Printed, payroll as runOperator } from './operator-command.ts';
import { ensureDatabase, freshTarget, urlOf } from './test-database.ts';

const before = process.env.DATABASE_URL;
beforeEach(async () => {
  const target = freshTarget();
  await ensureDatabase(target);
  process.env.DATABASE_URL = urlOf(target);
});
afterAll(() => {
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
});

function payroll(...args: string[]): Promise<Printed> {
  return runOperator(args);
}

test('db migrate brings the schema up to date, once', async () => {
  expect((await payroll('db', 'migrate')).out).toMatch(/^Applied 001-initial, 002-[^.]+\.\n$/);
  expect((await payroll('db', 'migrate')).out).toBe('The schema is up to date.\n');
  expect((await payroll('db', 'migrate', '--json')).out).toBe('{"applied":[]}\n');
});

test('db migrate makes the tables of the job queue too', async () => {
  await payroll('db', 'migrate');
  const database = openDatabase(readConfig(process.env).database);
  const jobs = { sqlite: 'queued_jobs', postgres: 'pgboss.job' }[database.kind];
  expect(await database.reader(jobs)).toEqual([]);
  await database.close();
});

test('a client and its key, without a migration before', async () => {
  const created = await payroll('clients', 'create', '--name', 'acme');
  expect(created.out).toMatch(/^Client acme created\.\nWebhook secret: whsec_[A-Za-z0-9+/]{43}=\n$/);
  expect(created.err).toContain('not shown again');
  const { out, err } = await payroll('keys', 'create', '--client', 'acme', '--name', 'payroll run', '--json');
  expect(Object.keys(JSON.parse(out))).toEqual(['key']);
  expect(JSON.parse(out).key).toMatch(/^payk_sandbox_/);
  expect(err).toContain('not shown again');
});

test('lists name clients and keys, and no secrets', async () => {
  await payroll('clients', 'create', '--name', 'acme');
  const key = (
    await payroll('keys', 'create', '--client', 'acme', '--name', 'run', '--expires', '2030-01-01')
  ).out.trim();
  const clients = JSON.parse((await payroll('clients', 'list', '--json')).out);
  expect(clients).toMatchObject([{ name: 'acme' }]);
  const listed = await payroll('keys', 'list', '--json');
  expect(JSON.parse(listed.out)).toMatchObject([
    {
      client: 'acme',
      environment: 'sandbox',
      name: 'run',
      expires_at: '2030-01-01T00:00:00.000Z',
      revoked_at: null,
    },
  ]);
  expect(listed.out).not.toContain(key.slice(-38, -6));
  expect(listed.out).not.toContain('hash');
  const [head, row] = (await payroll('keys', 'list')).out.split('\n');
  expect(head).toMatch(/^id +client +environment/);
  expect(row).toContain(key.split('_')[2]);
});

test('the list says how old keys are, when they were used and which to rotate or revoke', async () => {
  await payroll('clients', 'create', '--name', 'acme');
  const made: string[] = [];
  for (const name of ['new', 'old', 'idle', 'ended'])
    made.push((await payroll('keys', 'create', '--client', 'acme', '--name', name)).out.split('_')[2] ?? '');
  const [, old, idle, ended] = made;
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000 - 1000).toISOString();
  const database = openDatabase(readConfig(process.env).database);
  const keys = () => database.writer('client_keys');
  await keys()
    .where({ id: old })
    .update({ created_at: ago(400), last_used_at: ago(2) });
  await keys()
    .where({ id: idle })
    .update({ created_at: ago(300), last_used_at: ago(100) });
  await keys()
    .where({ id: ended })
    .update({ created_at: ago(500), expires_at: ago(1) });
  await database.close();
  const listed: readonly Record<string, unknown>[] = JSON.parse(
    (await payroll('keys', 'list', '--json')).out,
  );
  const ages = listed.map(({ name, state, age_days, idle_days, advice }) => [
    name,
    state,
    age_days,
    idle_days,
    advice,
  ]);
  expect(ages).toEqual([
    ['ended', 'expired', 500, 500, null],
    ['old', 'active', 400, 2, 'rotate: older than 365 days'],
    ['idle', 'active', 300, 100, 'revoke: not used for 90 days'],
    ['new', 'active', 0, 0, null],
  ]);
  const { out } = await payroll('keys', 'list');
  expect(out.split('\n')[0]).toMatch(/state +age_days +idle_days +advice$/);
  expect(out).toMatch(/active +400 +2 +rotate: older than 365 days\n/);
});

test('a rotation may give the new key an end', async () => {
  await payroll('clients', 'create', '--name', 'acme');
  const id = (await payroll('keys', 'create', '--client', 'acme', '--name', 'run')).out.split('_')[2] ?? '';
  await payroll('keys', 'rotate', id, '--expires', '2099-12-31');
  const listed = JSON.parse((await payroll('keys', 'list', '--json')).out);
  expect(listed[1]).toMatchObject({ state: 'active', expires_at: '2099-12-31T00:00:00.000Z' });
});

test('a rotation gives the old key an end, a revocation ends it now', async () => {
  await payroll('clients', 'create', '--name', 'acme');
  const key = (await payroll('keys', 'create', '--client', 'acme', '--name', 'run')).out.trim();
  const id = key.split('_')[2] ?? '';
  const fresh = (await payroll('keys', 'rotate', id)).out.trim();
  expect(fresh).not.toBe(key);
  expect((await payroll('keys', 'revoke', id)).out).toBe(`Key ${id} revoked.\n`);
  const [old, next] = JSON.parse((await payroll('keys', 'list', '--json')).out);
  expect(old).toMatchObject({ id, expires_at: expect.any(String), revoked_at: expect.any(String) });
  expect(next).toMatchObject({ name: 'run', expires_at: null, revoked_at: null });
});

test.each([
  [['keys', 'create', '--client', 'nobody', '--name', 'x'], 'there is no client nobody'],
  [['keys', 'revoke', 'nothing'], 'there is no key nothing'],
  [['keys', 'rotate', 'nothing', '--overlap', 'soon'], 'a duration is a number and s, m, h or d'],
  [['keys', 'rotate', 'nothing', '--overlap', '8d'], 'an overlap is at most 7d'],
  [['clients', 'create', '--name', ''], 'a client name has 1 to 64'],
  [['clients', 'create'], "required option '--name <name>' not specified"],
])('%j says what is wrong', async (args, message) => {
  const { err, code } = await payroll(...args);
  expect(err).toContain(message);
  expect(code).not.toBe(0);
});

test('db migrate --json names what it applied', async () => {
  expect(JSON.parse((await payroll('db', 'migrate', '--json')).out).applied[0]).toBe('001-initial');
});

test('a key of the other environment is not rotated into this one', async () => {
  await payroll('clients', 'create', '--name', 'acme');
  const key = (await payroll('keys', 'create', '--client', 'acme', '--name', 'run')).out.trim();
  process.env.SERVICE_ENV = 'live';
  process.env.KEY_PEPPER = randomBytes(32).toString('base64');
  process.env.MASTER_KEY = randomBytes(32).toString('base64');
  const { err } = await payroll('keys', 'rotate', key.split('_')[2] ?? '');
  for (const name of ['SERVICE_ENV', 'KEY_PEPPER', 'MASTER_KEY']) delete process.env[name];
  expect(err).toContain('is of sandbox, and SERVICE_ENV is live');
});

test('a key that has already expired is not created', async () => {
  await payroll('clients', 'create', '--name', 'acme');
  const { err } = await payroll(
    'keys',
    'create',
    '--client',
    'acme',
    '--name',
    'x',
    '--expires',
    '2020-01-01',
  );
  expect(err).toBe('payroll: --expires lies in the past\n');
});

test('a name that is taken', async () => {
  await payroll('clients', 'create', '--name', 'acme');
  const { err, code } = await payroll('clients', 'create', '--name', 'acme');
  expect(err).toBe('payroll: there is already a client acme\n');
  expect(code).toBe(2);
});

test('a file that is no database', async () => {
  process.env.DATABASE_URL = `sqlite:${import.meta.filename}`;
  const { err, code } = await payroll('db', 'migrate');
  expect(err).toMatch(/^payroll: the database cannot be used: .*file is not a database/);
  expect(code).toBe(2);
});

test('a wrong configuration is told whole', async () => {
  process.env.DATABASE_URL = 'mysql://x';
  const { err } = await payroll('clients', 'list');
  expect(err).toBe(
    'payroll: The configuration is wrong:\n  DATABASE_URL must be sqlite:PATH, sqlite::memory: or postgres://USER:PASSWORD@HOST/NAME\n',
  );
});
