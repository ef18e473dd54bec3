import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { ROOT } from './source-files.ts';

/** What is committed for reviewers to read must stay short enough to be read. */
const MOST_LINES = 1200;
const MOST_BYTES = 60_000;
const LONGEST_LINE = 160;

const MODULES = globSync(['generated/rules/**/*.ts', 'examples/*/generated/rules/**/*.ts'], { cwd: ROOT });

test.each(MODULES)('%s is short enough to be reviewed', (path) => {
  const text = readFileSync(ROOT + path, 'utf8');
  const lines = text.split('\n');
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
  expect(lines.filter((line) => line.length > LONGEST_LINE)).toEqual([]);
});

test('the code of all modules together is 1.1 times as long as their rules at most, with the law as data 3.4 times', () => {
  const own = MODULES.filter((path) => path.startsWith('generated/') && !path.endsWith('/index.ts'));
  const rules = bytesOf(own.map(lawOf));
  expect(own.length).toBeGreaterThan(30);
  expect(bytesOf(own)).toBeLessThanOrEqual(1.1 * rules);
  expect(bytesOf(own.flatMap((path) => [path, path.replace(/ts$/, 'json')]))).toBeLessThanOrEqual(
    3.4 * rules,
  );
});

/** The rule file of a module: its own, or of an amendment the law as amended, which stands beside the module. */
function lawOf(path: string): string {
  const amended = path.replace(/ts$/, 'pay');
  return existsSync(ROOT + amended) ? amended : amended.replace('generated/', '');
}

function bytesOf(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + statSync(ROOT + path).size, 0);
}
