import config from '../../jest.config.mjs';

/** What the service does with its database and with others at once; they run on PostgreSQL through pgbouncer. */
const SUITES = [
  'batch-idempotency',
  'batch-jobs',
  'calculation-list',
  'claim-takeover',
  'claims-together',
  'concurrent-retries',
  'concurrent-start',
  'dead-claims',
  'erase',
  'group-commit',
  'idempotency',
  'long-lists',
  'payout-races',
  'payout-webhooks',
  'prepared-statements',
  'retention',
  'simulated-years',
  'stale-history',
  'stored-history',
  'verify',
];

const postgres = config.projects.find(({ displayName }) => displayName === 'postgres');

export default {
  ...postgres,
  rootDir: '../..',
  displayName: 'pgbouncer',
  testMatch: ['**/test/pooler/*.test.ts', ...SUITES.map((suite) => `**/test/server/${suite}.test.ts`)],
  globalSetup: '<rootDir>/test/pooler/start.ts',
  globalTeardown: '<rootDir>/test/pooler/stop.ts',
  maxWorkers: 2,
  testTimeout: config.testTimeout,
};
