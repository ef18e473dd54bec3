import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadCode } from '../../threads/thread-code.ts';

test('the code of a thread is what its module imports, whatever addresses it holds beside', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thread-code-'));
  const address = (name: string): string => pathToFileURL(join(folder, name)).href;
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write('alone.ts', 'console.log(1);\n');
  write('first.ts', 'export const first = 1;\n');
  write('second.ts', "export * from './first.ts';\nexport const second = 2;\n");
  write(
    'entry.ts',
    `import './alone.ts';
import type { Gone } from './gone.ts';
import {
  first,
  second,
} from './second.ts';
export const ELSEWHERE = './elsewhere.ts';
export { first, second };
`,
  );
  const code = threadCode([address('entry.ts')]);
  const names = ['alone.ts', 'entry.ts', 'first.ts', 'second.ts'];
  expect(Object.keys(code).toSorted()).toEqual(names.map(address));
});

/** Wherever it stands in a line; a module that is not given to a thread strips its types there. */
const ANY_IMPORT = /\b(?:from|import)\s*\(?\s*'((?:\.|file:)[^']+\.ts)'/g;

test.each([
  'workbench/run-all/worker.ts',
  'workbench/impact/worker.ts',
  'server/work/thread.ts',
  'test/torture/differential/thread.ts',
])('a thread of %s is given everything that it imports', (entry) => {
  const code = threadCode([new URL(`../../${entry}`, import.meta.url).href]);
  const imported = Object.entries(code).flatMap(([address, text]) =>
    [...text.matchAll(ANY_IMPORT)].map(([, target = '']) => new URL(target, address).href),
  );
  expect(imported.length).toBeGreaterThan(10);
  expect(imported.filter((address) => code[address] === undefined)).toEqual([]);
});
