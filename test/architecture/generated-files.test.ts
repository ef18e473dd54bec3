import { globSync, readFileSync } from 'node:fs';
import { ROOT } from './source-files.ts';

/** What is committed for reviewers to read must stay short enough to be read. */
const MOST_LINES = 1200;
const MOST_BYTES = 60_000;
const LONGEST_LINE = 160;

const MODULES = globSync(['generated/rules/**/*.ts', 'examples/*/generated/rules/**/*.ts'], { cwd: ROOT });

/** Data that is read by programs alone. */
const PACKED = /^const (?:layout|packed) = '/;

test.each(MODULES)('%s is short enough to be reviewed', (path) => {
  const text = readFileSync(ROOT + path, 'utf8');
  const lines = text.split('\n');
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
  expect(lines.filter((line) => line.length > LONGEST_LINE && !PACKED.test(line))).toEqual([]);
});

test('all rules of the product together are 30,000 lines and 1.5 MB at most', () => {
  const own = MODULES.filter((path) => path.startsWith('generated/'));
  const texts = own.map((path) => readFileSync(ROOT + path, 'utf8'));
  expect(own.length).toBeGreaterThan(30);
  expect(texts.join('').split('\n').length).toBeLessThanOrEqual(30_000);
  expect(Buffer.byteLength(texts.join(''))).toBeLessThanOrEqual(1_500_000);
});
