import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalog } from '../../dsl/diagnostics/catalog.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { translated } from '../../dsl/diagnostics/translation.ts';
import { parse } from '../../dsl/parse.ts';
import { checkTests, untestedRules } from '../../workbench/cli/check-tests.ts';
import { exchangedInTests } from '../../workbench/cli/figures-in-tests.ts';
import {
  crossFileDiagnostics,
  type LoadedRules,
  loadRules,
  moduleOf,
  ownDiagnostics,
} from '../../workbench/cli/load-rules.ts';
import { Findings } from '../../workbench/cli/report-diagnostics.ts';
import { findFiguresFiles, findRulePairs } from '../../workbench/cli/rule-files.ts';
import { RuleTexts } from '../../workbench/cli/rule-texts.ts';
import { SchemesBeside } from '../../workbench/cli/schemes-beside.ts';
import { importFigures } from '../../workbench/figures/import-figures.ts';
import { unusedFigures } from '../../workbench/figures/unused-figures.ts';
import { resultOf } from '../../workbench/mutants/run-mutants.ts';
import { unnoticedOf } from '../../workbench/mutants/unnoticed.ts';
import { searchProperties } from '../../workbench/property-search/search-properties.ts';
import { CoverageCounter } from '../../workbench/testing/coverage.ts';
import { runTest } from '../../workbench/testing/run-test.ts';
import { recordingTerminal } from '../workbench/cli/run-payroll.ts';
import { faultsOfTranslation, LANGUAGES } from './translation-faults.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const HERE = join(ROOT, 'test/diagnostics');
/** Fixtures that would be too large to keep are made; their printed text is kept like any other. */
const MADE: Readonly<Record<string, string>> = {
  'PAY110-file-too-large.pay': '# Un archivo de un mebibyte y más.\n'.repeat(40_000),
  'PAY121-too-large.pay': `scheme CO.largo\n${'let a = 1 COP\n'.repeat(5_000)}`,
  'PAY122-too-many-warnings.pay': `${readFileSync(join(HERE, 'PAY206-unread-parameter.pay'), 'utf8')}
${Array.from({ length: 60 }, (_, at) => `param sin_uso_${at} = ${at} COP  law "Ley 1"\n`).join('')}`,
};
/** Where the fixtures are read: a copy, with the made ones beside the kept ones. */
const PLACE = mkdtempSync(join(tmpdir(), 'fixtures-'));
cpSync(HERE, PLACE, { recursive: true });
for (const [name, text] of Object.entries(MADE)) writeFileSync(join(PLACE, name), text);

const CODES = catalog.map((entry) => entry.code);

/** A rule file, or a test file that stands alone; the test file of a rule file belongs to it. A folder is a country. */
const FIXTURES = globSync(['PAY*.pay', 'PAY*/'], { cwd: PLACE })
  .sort()
  .filter((name, _, all) => !name.endsWith('.test.pay') || !all.includes(name.replace('.test.pay', '.pay')));

function stem(fixture: string): string {
  return fixture.replace(/(\.test)?\.pay$/, '');
}

/** `# with: other.pay` on the first line names the other files of the scheme. */
function filesOf(fixture: string): readonly string[] {
  if (!fixture.endsWith('.pay')) return [fixture];
  const first = readFileSync(join(PLACE, fixture), 'latin1').split('\n', 1)[0] ?? '';
  const others =
    /^# with: (.+)$/
      .exec(first)?.[1]
      ?.trim()
      .split(/[\s,]+/) ?? [];
  return [fixture, ...others];
}

/** What is found in each fixture, once its printed text was compared. */
const FOUND = new Map<string, Findings>();

function usedByNobody(
  fixture: string,
  figures: readonly LoadedRules[],
  loaded: readonly LoadedRules[],
): readonly Diagnostic[] {
  if (!fixture.startsWith('PAY935')) return [];
  const laws = loaded.map(({ compiled }) => compiled?.law).filter((law) => law !== undefined);
  const files = figures.flatMap(({ path, compilation }) =>
    compilation === null ? [] : [{ path: path.shown, file: compilation.file }],
  );
  return unusedFigures(files, laws);
}

/** What is wrong with the tables of a folder, which are imported into its file of figures. */
function addImports(fixture: string, [figures]: readonly LoadedRules[], findings: Findings): void {
  const into = figures?.source ?? null;
  if (fixture.endsWith('.pay') || into === null) return;
  for (const path of globSync(`${fixture}/*.csv`, { cwd: PLACE })) {
    const csv = { path, text: readFileSync(join(PLACE, path), 'utf8') };
    const imported = importFigures(csv, into);
    if (imported.kind === 'faulty') findings.add(imported.diagnostics, csv);
  }
}

/** What an author sees of a fixture: every fault of its files and between them, and what `payroll test` finds. */
function printed(fixture: string): string {
  const { terminal, ran } = recordingTerminal({ cwd: PLACE });
  const pairs = findRulePairs(filesOf(fixture), terminal);
  const texts = new RuleTexts();
  const figures = findFiguresFiles(filesOf(fixture), terminal).map((path) =>
    loadRules(path, terminal, texts),
  );
  const loaded = pairs.flatMap(({ rules }) => (rules === null ? [] : [loadRules(rules, terminal, texts)]));
  const schemes = new SchemesBeside(terminal, texts);
  const findings = new Findings();
  findings.add(ownDiagnostics([...figures, ...loaded]), ...figures.flatMap(({ written }) => written));
  for (const { compilation, source } of loaded) {
    findings.add([], source);
    if (compilation !== null) findings.add(searchProperties(compilation).diagnostics, source);
  }
  findings.add(crossFileDiagnostics(loaded));
  findings.add(usedByNobody(fixture, figures, loaded));
  addImports(fixture, figures, findings);
  for (const pair of pairs) {
    if (pair.tests === null) {
      if (fixture.startsWith('PAY822')) findings.add(loaded.flatMap(untestedRules));
      continue;
    }
    const rules = loaded.find(({ path }) => path === pair.rules) ?? null;
    const checked = checkTests(pair.tests, rules, schemes);
    findings.add(checked.diagnostics, checked.source);
    findings.add(exchangedInTests(rules, checked.source));
    if (rules === null || rules.compiled === null) continue;
    const counter = new CoverageCounter(rules.compiled.ir);
    const module = moduleOf(rules.compiled, counter);
    for (const test of checked.tests) findings.add(runTest(pair.tests.shown, test, module).diagnostics);
    if (fixture.startsWith('PAY804')) findings.add(counter.result(rules.path.shown).gaps);
    if (/^PAY(805|821)/.test(fixture) && checked.file !== null && checked.source !== null) {
      const tested = {
        ir: rules.compiled.ir,
        path: rules.path.shown,
        testSource: checked.source,
        testFile: checked.file,
        paid: checked.paid,
        starts: null,
      };
      const { survivors, stale } = resultOf(tested, [unnoticedOf(tested)]);
      findings.add(survivors, rules.source);
      findings.add(stale, checked.source);
    }
  }
  FOUND.set(fixture, findings);
  findings.print(terminal, 'out');
  return ran().out;
}

describe('every fixture prints what its .txt says', () => {
  test.each(FIXTURES)('%s', (fixture) => {
    const expected = join(HERE, `${stem(fixture)}.txt`);
    const text = printed(fixture);
    if (process.env.UPDATE_FIXTURES === '1') writeFileSync(expected, text);
    expect(text).toBe(readFileSync(expected, 'utf8'));
    expect(text).toMatch(new RegExp(`^(error|warning) ${fixture.slice(0, 'PAY000'.length)}: `, 'm'));
  });
});

/** What the compiler works out: the constant that a table needs (PAY406, PAY413), the smallest coin of a currency (PAY504). */
const WORKED_OUT: ReadonlySet<string> = new Set(['PAY406', 'PAY413', 'PAY504']);

/** The figures that the code in a hint holds, dates left out, without what separates their digits. */
function figuresOf(hint: string): readonly string[] {
  const code = [...hint.matchAll(/`([^`]*)`/g)].map(
    (match) => match[1]?.replaceAll(/\d{4}-\d{2}(-\d{2})?/g, '') ?? '',
  );
  const figures = code.flatMap((text) => text.match(/(?<![\p{L}\d_])\d[\d_.,-]*/gu) ?? []);
  return figures.map((text) => text.replaceAll(/[_.,-]/g, '').replace(/0+$/, ''));
}

test('no hint holds a figure that is not the author’s, in any language', () => {
  const foreign = [...FOUND].flatMap(([fixture, { diagnostics }]) => {
    const inFolder = fixture.endsWith('.pay')
      ? filesOf(fixture)
      : globSync(`${fixture}/**/*.{pay,csv}`, { cwd: PLACE });
    const files = [...inFolder, ...globSync(`${stem(fixture)}.test.pay`, { cwd: PLACE })];
    const written = files.map((file) => readFileSync(join(PLACE, file), 'utf8')).join('\n');
    const digits = written.replaceAll(/[_.,-]/g, '');
    return diagnostics
      .filter(({ code }) => !WORKED_OUT.has(code))
      .flatMap((one) => [one, ...Object.values(LANGUAGES).map((language) => translated(one, language))])
      .flatMap(({ code, hint }) => figuresOf(hint ?? '').map((figure) => ({ code, figure })))
      .filter(({ figure }) => !digits.includes(figure))
      .map(({ code, figure }) => `${fixture}: ${code} ${figure}`);
  });
  expect(foreign).toEqual([]);
});

describe.each(Object.entries(LANGUAGES))('in %s', (_, language) => {
  test.each(FIXTURES)('%s', (fixture) => {
    const found = FOUND.get(fixture)?.diagnostics ?? [];
    expect(found.flatMap((one) => faultsOfTranslation(one, language))).toEqual([]);
  });
});

test('every code of the catalog is its own', () => {
  expect(CODES.filter((code, index) => CODES.indexOf(code) !== index)).toEqual([]);
});

test('every code of the catalog has a fixture', () => {
  expect(CODES.filter((code) => !FIXTURES.some((fixture) => fixture.startsWith(`${code}-`)))).toEqual([]);
});

test('every fixture is of a code of the catalog', () => {
  const codes = new Set<string>(CODES);
  expect(FIXTURES.filter((fixture) => !codes.has(fixture.slice(0, 'PAY000'.length)))).toEqual([]);
});

test('every code of the catalog is documented', () => {
  const pages = globSync('docs/errors/*.md', { cwd: ROOT }).map((page) =>
    readFileSync(join(ROOT, page), 'utf8'),
  );
  const headings = pages.flatMap((page) => page.match(/^#{1,4} PAY\d{3}\b/gm) ?? []);
  const documented = new Set(headings.map((heading) => heading.replace(/^#+ /, '')));
  expect(CODES.filter((code) => !documented.has(code))).toEqual([]);
});

test('every code of the catalog stands in the index of the pages', () => {
  const index = readFileSync(join(ROOT, 'docs/errors/README.md'), 'utf8');
  expect(CODES.filter((code) => !index.includes(`[${code}](`))).toEqual([]);
});

test('every example of the language reference parses', () => {
  const reference = readFileSync(join(ROOT, 'dsl/README.md'), 'utf8');
  const blocks = [...reference.matchAll(/^```pay\n(.*?)^```/gms)].map((match) => match[1] ?? '');
  const faults = blocks.flatMap((text) =>
    parse({ path: 'dsl/README.md', text }).diagnostics.map(({ code, message }) => ({ code, message, text })),
  );
  expect(blocks.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
