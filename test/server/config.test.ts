import { ConfigError, readConfig } from '../../server/config.ts';

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

test('nothing has to be set in the sandbox', () => {
  expect(read({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    database: { kind: 'sqlite', file: 'data/payroll.sqlite' },
    environment: 'sandbox',
    engineVersion: COMMIT,
    rateLimit: { perSecond: 500, burst: 1000 },
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
  const set = { KEY_PEPPER: 'p', MASTER_KEY: Buffer.alloc(32).toString('base64'), ENGINE_VERSION: COMMIT };
  expect(faultsOf({ SERVICE_ENV: 'live', ...set }, null)).toEqual([]);
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
