import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigError, readConfig } from '../../server/config/config.ts';

const COMMIT = 'c'.repeat(40);
const read = (env: Record<string, string>) => readConfig(env, () => COMMIT);

function faultsOf(env: Record<string, string>, commit: string | null = COMMIT): readonly string[] {
  try {
    readConfig(env, () => commit);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [String(error)];
  }
}

const secret = () => randomBytes(32).toString('base64');
const LIVE = { SERVICE_ENV: 'live', KEY_PEPPER: secret(), MASTER_KEY: secret(), ENGINE_VERSION: COMMIT };

test('nothing has to be set in the sandbox', () => {
  expect(read({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    database: { kind: 'sqlite', file: 'data/payroll.sqlite' },
    environment: 'sandbox',
    engineVersion: COMMIT,
    rateLimit: { perSecond: 2000, burst: 4000 },
    worker: 'on',
    logLevel: 'info',
  });
});

test('all faults are told at once', () => {
  const env = {
    PORT: 'x',
    DATABASE_URL: 'mysql://x',
    SERVICE_ENV: 'prod',
    ENGINE_VERSION: 'v1',
    RATE_LIMIT: '-1',
    WORKER: 'yes',
    LOG_LEVEL: 'loud',
  };
  expect(faultsOf(env).map((fault) => fault.split(' ')[0])).toEqual([
    'SERVICE_ENV',
    'PORT',
    'DATABASE_URL',
    'ENGINE_VERSION',
    'RATE_LIMIT',
    'WORKER',
    'LOG_LEVEL',
  ]);
});

test('live needs a pepper, a master key and a known commit', () => {
  expect(faultsOf({ SERVICE_ENV: 'live' }, null)).toEqual([
    'KEY_PEPPER is required when SERVICE_ENV is live',
    'ENGINE_VERSION is required when SERVICE_ENV is live: this build does not know its git commit',
    'MASTER_KEY is required when SERVICE_ENV is live',
  ]);
  expect(faultsOf(LIVE, null)).toEqual([]);
});

test('outside a checkout the sandbox reports forty zeros', () => {
  expect(readConfig({}, () => null).engineVersion).toBe('0'.repeat(40));
});

test.each(['off', '0'])('RATE_LIMIT %s switches the limits off', (value) => {
  expect(read({ RATE_LIMIT: value }).rateLimit).toBeNull();
});

test.each([
  ['sqlite::memory:', { kind: 'sqlite', file: ':memory:' }],
  ['postgres://user:pass@db.internal:5432/payroll', 'postgres'],
  ['postgresql://db.internal/payroll', 'postgres'],
])('the database %s', (url, target) => {
  const expected = target === 'postgres' ? { kind: 'postgres', url } : target;
  expect(read({ DATABASE_URL: url }).database).toEqual(expected);
});

test('a replica follows a PostgreSQL database, and nothing else', () => {
  const [url, replica] = ['postgres://db/payroll', 'postgres://replica/payroll'];
  expect(read({ DATABASE_URL: url, DATABASE_READ_URL: replica }).replicaUrl).toBe(replica);
  expect(read({}).replicaUrl).toBeNull();
  expect(faultsOf({ DATABASE_READ_URL: replica })).toEqual([
    'DATABASE_READ_URL needs a DATABASE_URL of PostgreSQL',
  ]);
  expect(faultsOf({ DATABASE_URL: url, DATABASE_READ_URL: 'sqlite:copy' })).toEqual([
    'DATABASE_READ_URL must be postgres://USER:PASSWORD@HOST/NAME',
  ]);
});

test('live refuses secrets that are short, the same all through or published, and every other opening, at once', () => {
  const open = {
    KEY_PEPPER: 'short',
    MASTER_KEY: Buffer.alloc(32).toString('base64'),
    RATE_LIMIT: 'off',
    TRUSTED_PROXIES: '10.0.0.0/8,0.0.0.0/0',
  };
  expect(faultsOf({ ...LIVE, ...open })).toEqual([
    'KEY_PEPPER must have at least 16 characters when SERVICE_ENV is live',
    'RATE_LIMIT must not be off when SERVICE_ENV is live',
    'TRUSTED_PROXIES must not trust 0.0.0.0/0, half the world, when SERVICE_ENV is live',
    'MASTER_KEY must be random when SERVICE_ENV is live',
  ]);
  expect(faultsOf({ ...open, MASTER_KEY: Buffer.alloc(32).toString('base64') })).toEqual([]);
});

test.each([
  ['KEY_PEPPER', '0'.repeat(64), 'must be random'],
  ['KEY_PEPPER', 'sandbox pepper, not a secret', 'is a published text'],
  ['MASTER_KEY', Buffer.from('sandbox master key, not a secret').toString('base64'), 'is a published key'],
  [
    'MASTER_KEY',
    Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64'),
    'is a published key',
  ],
  ['MASTER_KEY', Buffer.alloc(32, 'abc').toString('base64'), 'must be random'],
])('live refuses the %s %s', (name, value, weakness) => {
  expect(faultsOf({ ...LIVE, [name]: value })).toEqual([`${name} ${weakness} when SERVICE_ENV is live`]);
});

test.each(['0.0.0.0/0', '0.0.0.0/1', '::/0', '::ffff:0:0/96'])('live refuses to trust %s', (network) => {
  expect(faultsOf({ ...LIVE, TRUSTED_PROXIES: network })).toHaveLength(1);
});

test('a password of the database that was not set is refused in live', () => {
  const url = (password: string) => `postgres://payroll:${password}@database:5432/payroll`;
  const fault =
    'DATABASE_URL must not have the password of compose.yaml when SERVICE_ENV is live: set POSTGRES_PASSWORD';
  expect(faultsOf({ ...LIVE, DATABASE_URL: url('payroll') })).toEqual([fault]);
  expect(faultsOf({ ...LIVE, DATABASE_URL: url('pay%72oll') })).toEqual([fault]);
  expect(faultsOf({ ...LIVE, DATABASE_URL: url(encodeURIComponent(secret())) })).toEqual([]);
  expect(faultsOf({ DATABASE_URL: url('payroll') })).toEqual([]);
});

test.each(['.env.example', 'compose.yaml', 'docs/operations.md', 'README.md'])(
  'no secret that stands in %s starts a live service',
  (file) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    const written = text.matchAll(/(KEY_PEPPER|MASTER_KEY)\s*[=:]\s*['"]?([^\s'"`,;]+)/g);
    for (const [, name = '', value = ''] of written)
      expect(faultsOf({ ...LIVE, [name]: value })).toHaveLength(1);
  },
);
