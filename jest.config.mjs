import { readFileSync } from 'node:fs';

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

/**
 * How the suites are divided, by their names without `test/` and `.test.ts`: those that take more than five seconds of
 * processor time, with these seconds; those of them that `make test` runs all the same; those that `make test` runs on
 * PostgreSQL as well; and those that no database can make different.
 */
const { slow, slowButAlways, onPostgres, sameOnPostgres } = JSON.parse(
  readFileSync(new URL('test/suites.json', import.meta.url), 'utf8'),
);
const long = Object.keys(slow).filter((name) => !slowButAlways.includes(name));

/** What needs a database runs a second time, on a PostgreSQL server that the tests start and stop. */
const NEEDS_DATABASE = [
  '**/test/postgres/**/*.test.ts',
  '**/test/server/**/*.test.ts',
  '**/test/e2e/**/*.test.ts',
  '**/test/property/server-*.test.ts',
  '**/test/examples/*/service.test.ts',
];

const EVERYTHING = ['**/*.test.ts'];
const files = (names) => names.map((name) => `**/test/${name}.test.ts`);

/**
 * The suites of `make test` and of `make test-long` on each database, without those that are left out, and the databases
 * of which all suites run that see the contract's answers. Without SUITES everything runs that the command line chooses.
 */
const PARTS = {
  short: { sqlite: [EVERYTHING, long], postgres: [files(onPostgres), []], whole: ['sqlite'] },
  long: { sqlite: [files(long), []], postgres: [NEEDS_DATABASE, sameOnPostgres], whole: ['postgres'] },
  all: {
    sqlite: [EVERYTHING, []],
    postgres: [NEEDS_DATABASE, sameOnPostgres],
    whole: ['sqlite', 'postgres'],
  },
};
const { sqlite, postgres, whole } = PARTS[process.env.SUITES ?? 'all'];

/** The settings that choose suites, of which some are left out. */
function suites([testMatch, leftOut], folders = []) {
  const ignored = leftOut.map((name) => `/test/${name}\\.test\\.ts$`);
  return { testMatch, testPathIgnorePatterns: ['/node_modules/', ...folders, ...ignored] };
}

export default {
  // Some tests wait for disks, timers and processes while others compute: one worker more than two cores.
  maxWorkers: 3,
  testSequencer: '<rootDir>/test/longest-first.cjs',
  // A machine that does much else at once is slow, and no test is wrong for it: only a test that hangs takes so long.
  testTimeout: 600_000,
  reporters: ['default', ['<rootDir>/test/contract-coverage/reporter.ts', { whole }]],
  projects: [
    {
      ...every,
      displayName: 'sqlite',
      // What runs behind pgbouncer has settings of its own.
      ...suites(sqlite, ['/test/postgres/', '/test/pooler/']),
      globals: { TEST_DATABASE: 'sqlite' },
      globalSetup: '<rootDir>/test/server/start.ts',
      globalTeardown: '<rootDir>/test/server/stop.ts',
    },
    {
      ...every,
      displayName: 'postgres',
      ...suites(postgres),
      globals: { TEST_DATABASE: 'postgres' },
      globalSetup: '<rootDir>/test/postgres/start.ts',
      globalTeardown: '<rootDir>/test/postgres/stop.ts',
    },
  ],
};
