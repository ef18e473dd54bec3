import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './source-files.ts';

/** How the suites are divided: jest.config.mjs reads it. */
interface Suites {
  readonly slow: Readonly<Record<string, number>>;
  readonly slowButAlways: readonly string[];
  readonly onPostgres: readonly string[];
  readonly sameOnPostgres: readonly string[];
}

const { slow, slowButAlways, onPostgres, sameOnPostgres }: Suites = JSON.parse(
  readFileSync(join(ROOT, 'test/suites.json'), 'utf8'),
);

test('every suite that is named exists', () => {
  const named = [...Object.keys(slow), ...slowButAlways, ...onPostgres, ...sameOnPostgres];
  expect(named.filter((name) => !existsSync(join(ROOT, 'test', `${name}.test.ts`)))).toEqual([]);
});

test('what make test runs on PostgreSQL is neither slow nor the same there', () => {
  expect(onPostgres.filter((name) => name in slow || sameOnPostgres.includes(name))).toEqual([]);
});
