import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { ROOT } from './source-files.ts';

/** What is committed for reviewers to read must stay short enough to be read. */
const MOST_LINES = 1200;
const MOST_BYTES = 60_000;
const LONGEST_LINE = 160;

const MODULES = globSync(['generated/rules/**/*.ts', 'examples/*/generated/rules/**/*.ts'], { cwd: ROOT });

/** Data that is read by programs alone, in a file of its own. */
const PACKED = /^export const \$(?:layout|packed|worked) = '/;

test.each(MODULES)('%s is short enough to be reviewed', (path) => {
  const text = readFileSync(ROOT + path, 'utf8');
  const lines = text.split('\n');
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
  expect(lines.filter((line) => line.length > LONGEST_LINE && !PACKED.test(line))).toEqual([]);
});

/** The schemes that the product began with, and how many of their files were written when their whole size was bounded. */
const FIRST_SCHEMES: Readonly<Record<string, number>> = {
  'ar/general': 4,
  'br/clt': 4,
  'cl/dependiente': 3,
  'co/integral': 6,
  'co/ordinario': 6,
  'mx/aguinaldo': 1,
  'mx/ajuste_anual': 1,
  'mx/asimilados': 4,
  'mx/ordinario': 7,
  'mx/prima_vacacional': 1,
  'mx/ptu': 1,
};

/** Bytes of their rules, amendments as amended, when their modules were bounded: what the law grew by may be written too. */
const BOUNDED_LAW = 598_227;

test('the modules of the first schemes together are 30,000 lines and 1.5 MB at most, by the law that was bounded', () => {
  const first = Object.entries(FIRST_SCHEMES).flatMap(([scheme, files]) =>
    MODULES.filter((path) => path.startsWith(`generated/rules/${scheme}/`))
      .sort()
      .slice(0, 3 * files),
  );
  const texts = first.map((path) => readFileSync(ROOT + path, 'utf8'));
  expect(first.length).toBe(3 * 38);
  const growth = bytesOf(first.filter(isCode).map(lawOf)) / BOUNDED_LAW;
  expect(texts.join('').split('\n').length).toBeLessThanOrEqual(30_000 * growth);
  expect(bytesOf(first)).toBeLessThanOrEqual(1_500_000 * growth);
});

test('all modules of the product together are two and a half times as long as their rules at most', () => {
  const own = MODULES.filter((path) => path.startsWith('generated/') && !path.endsWith('/index.ts'));
  const laws = own.filter(isCode).map(lawOf);
  expect(own.length).toBe(3 * laws.length);
  expect(laws.length).toBeGreaterThan(30);
  expect(bytesOf(own)).toBeLessThanOrEqual(2.5 * bytesOf(laws));
});

/** The rule file of a module: its own, or of an amendment the law as amended, which stands beside the module. */
function lawOf(path: string): string {
  const amended = path.replace(/ts$/, 'pay');
  return existsSync(ROOT + amended) ? amended : amended.replace('generated/', '');
}

/** Whether a file is what others import of its module. */
function isCode(path: string): boolean {
  return !/\.(?:law|packed)\.ts$/.test(path);
}

function bytesOf(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + statSync(ROOT + path).size, 0);
}
