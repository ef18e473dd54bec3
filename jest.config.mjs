const every = {
  testEnvironment: '<rootDir>/test/temporary/environment.ts',
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  extensionsToTreatAsEsm: ['.ts'],
  roots: ['<rootDir>/test'],
  setupFiles: ['<rootDir>/test/property/fixed-seed.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' }, module: { type: 'es6' } },
    ],
  },
};

/** What needs a database runs a second time, on a PostgreSQL server that the tests start and stop. */
const NEEDS_DATABASE = [
  '**/test/postgres/**/*.test.ts',
  '**/test/server/**/*.test.ts',
  '**/test/e2e/**/*.test.ts',
  '**/test/property/server-*.test.ts',
  '**/test/examples/*/service.test.ts',
];

/** Suites among them that behave the same whatever the database, most of them before it is asked: once is enough. */
const NEEDS_NONE = [
  'e2e/rule-folders',
  'e2e/unusable-database',
  'server/client-address',
  'server/config',
  'server/content-digest',
  'server/cors',
  'server/damaged-law',
  'server/http',
  'server/log-error',
  'server/malformed-http',
  'server/native-periods',
  'server/newer-diagnostics',
  'server/payout-settings',
  'server/period-warnings',
  'server/rows-body',
  'server/scheme-inputs',
  'server/scrub',
  'server/settings',
  'server/solve',
  'server/turns',
  'server/validation',
  'server/wire-rules',
];

export default {
  // Some tests wait for disks, timers and processes while others compute: one worker more than two cores.
  maxWorkers: 3,
  testSequencer: '<rootDir>/test/longest-first.cjs',
  // A machine that does much else at once is slow, and no test is wrong for it.
  testTimeout: 120_000,
  reporters: ['default', '<rootDir>/test/contract-coverage/reporter.ts'],
  projects: [
    {
      ...every,
      displayName: 'sqlite',
      testMatch: ['**/*.test.ts'],
      // What runs behind pgbouncer has settings of its own.
      testPathIgnorePatterns: ['/node_modules/', '/test/postgres/', '/test/pooler/'],
      globals: { TEST_DATABASE: 'sqlite' },
      globalSetup: '<rootDir>/test/server/start.ts',
      globalTeardown: '<rootDir>/test/server/stop.ts',
    },
    {
      ...every,
      displayName: 'postgres',
      testMatch: NEEDS_DATABASE,
      testPathIgnorePatterns: ['/node_modules/', ...NEEDS_NONE.map((suite) => `/test/${suite}\\.test\\.ts$`)],
      globals: { TEST_DATABASE: 'postgres' },
      globalSetup: '<rootDir>/test/postgres/start.ts',
      globalTeardown: '<rootDir>/test/postgres/stop.ts',
    },
  ],
};
