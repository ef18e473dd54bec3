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
];

/** Suites among them that behave the same whatever the database: once is enough. */
const NEEDS_NONE = [
  'e2e/unusable-database',
  'server/config',
  'server/content-digest',
  'server/log-error',
  'server/payout-settings',
  'server/rows-body',
  'server/settings',
  'server/trace-compressor',
  'server/turns',
];

export default {
  // The tests wait for disks, timers and processes more than they compute: one worker for each of two cores.
  maxWorkers: 2,
  // A machine that does much else at once is slow, and no test is wrong for it.
  testTimeout: 120_000,
  reporters: ['default', '<rootDir>/test/contract-coverage/reporter.ts'],
  projects: [
    {
      ...every,
      displayName: 'sqlite',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/test/postgres/'],
      globals: { TEST_DATABASE: 'sqlite' },
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
