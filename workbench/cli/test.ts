import type { Command } from 'commander';
import { atItsPlace } from '../../compiler/consolidation/law.ts';
import { MutantRun, type MutationResult, statedStarts } from '../mutants/run-mutants.ts';
import { type CheckCounts, NO_CHECKS, searchProperties } from '../property-search/search-properties.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { type Count, type Coverage, CoverageCounter } from '../testing/coverage.ts';
import { runTest, type TestResult } from '../testing/run-test.ts';
import { type CheckedTests, checkTests, untestedRules } from './check-tests.ts';
import { failuresLine, shownFailures } from './failed-tests.ts';
import { type CompiledRules, type LoadedRules, loadRules, moduleOf } from './load-rules.ts';
import { Findings, plural, printJson } from './report-diagnostics.ts';
import { findRulePairs, isTestPath, type RulePair } from './rule-files.ts';
import { RuleTexts } from './rule-texts.ts';
import { SchemesBeside } from './schemes-beside.ts';

interface TestOptions {
  readonly json?: true;
  readonly all?: true;
  readonly coverage?: true;
  readonly mutate?: true;
  readonly stated?: true;
}

interface FileResults {
  /** The test file, or the rule file when it has claims and no tests. */
  readonly path: string;
  readonly results: readonly TestResult[];
  /** null when the rules do not compile. */
  readonly coverage: Coverage | null;
  /** The results of the `check` declarations of the rules. */
  readonly checks: CheckCounts;
  /** null unless asked for. */
  readonly mutation: MutationResult | null;
}

function reportRules(loaded: LoadedRules | null, findings: Findings): void {
  if (loaded === null) return;
  const faults = loaded.compiled === null ? loaded.diagnostics : [];
  findings.add(faults, ...loaded.written);
}

async function mutate(
  rules: LoadedRules,
  { ir, law }: CompiledRules,
  { source, file, paid }: CheckedTests,
  isStated: boolean,
  findings: Findings,
  run: MutantRun,
): Promise<MutationResult | null> {
  if (file === null || source === null) return null;
  const starts = isStated ? statedStarts(ir, law) : null;
  const result = await run.results({
    ir,
    path: rules.path.shown,
    testSource: source,
    testFile: file,
    paid,
    starts,
  });
  findings.add(result.stale, source);
  findings.add(
    result.survivors.map((one) => atItsPlace(one, law)),
    ...rules.written,
  );
  return result;
}

/** Searches for payslips that refute what the rules claim. */
function search({ compilation, written }: LoadedRules, findings: Findings): CheckCounts {
  if (compilation === null) return NO_CHECKS;
  const { diagnostics, ...counts } = searchProperties(compilation);
  findings.add(diagnostics, ...written);
  return counts;
}

/** The results of a rule file without tests; null if it claims nothing by itself. */
function searchAlone(rules: LoadedRules | null, findings: Findings): FileResults | null {
  if (rules === null) return null;
  findings.add(untestedRules(rules), ...rules.written);
  const checks = search(rules, findings);
  const claims = rules.compilation?.ir?.checks.some(({ isOfEveryScheme }) => !isOfEveryScheme) ?? false;
  if (!claims) return null;
  return { path: rules.path.shown, results: [], coverage: null, checks, mutation: null };
}

async function runFile(
  pair: RulePair,
  options: TestOptions,
  terminal: Terminal,
  findings: Findings,
  texts: RuleTexts,
  schemes: SchemesBeside,
  run: MutantRun,
): Promise<FileResults | null> {
  const rules = pair.rules === null ? null : loadRules(pair.rules, terminal, texts);
  if (pair.tests === null) return searchAlone(rules, findings);
  reportRules(rules, findings);
  const checked = checkTests(pair.tests, rules, schemes);
  findings.add(checked.diagnostics, checked.source);
  if (rules === null || rules.compiled === null)
    return { path: pair.tests.shown, results: [], coverage: null, checks: NO_CHECKS, mutation: null };
  const counter = new CoverageCounter(rules.compiled.ir);
  const module = moduleOf(rules.compiled, counter);
  const { shown } = pair.tests;
  const results = checked.tests.map((test) => runTest(shown, test, module));
  for (const result of results) findings.add(result.diagnostics);
  const coverage = counter.result(rules.path.shown);
  const { law } = rules.compiled;
  const gaps = coverage.gaps.map((one) => atItsPlace(one, law));
  if (options.coverage === true) findings.add(gaps, ...rules.written);
  const mutation =
    options.mutate === true
      ? await mutate(rules, rules.compiled, checked, options.stated === true, findings, run)
      : null;
  const checks = search(rules, findings);
  return { path: shown, results, coverage, checks, mutation };
}

/** Empty when no rule file claims anything. */
function checksLine(files: readonly FileResults[]): string {
  const sum = (part: keyof CheckCounts): number => files.reduce((all, { checks }) => all + checks[part], 0);
  const [proven, lines, searched, refuted] = [
    sum('proven'),
    sum('provenAlongLines'),
    sum('searched'),
    sum('refuted'),
  ];
  const all = proven + lines + searched + refuted;
  if (all === 0) return '';
  const found = refuted === 0 ? 'no counterexample' : `${refuted} refuted`;
  const along = lines === 0 ? '' : `${lines} proven along lines, `;
  return `${plural(all, 'check')}: ${proven} proven, ${along}${searched + refuted} searched, ${found}\n`;
}

function summary(files: readonly FileResults[]): string {
  const results = files.flatMap((file) => file.results);
  const passed = results.filter((result) => result.passed).length;
  const failed = results.length - passed;
  const counts = failed === 0 ? `${plural(passed, 'test')} passed` : `${passed} passed, ${failed} failed`;
  return `${counts} in ${plural(files.filter(({ path }) => isTestPath(path)).length, 'file')}`;
}

function total(files: readonly FileResults[], of: (coverage: Coverage) => Count): string {
  const counts = files.flatMap(({ coverage }) => (coverage === null ? [] : [of(coverage)]));
  const sum = (part: (count: Count) => number): number => counts.reduce((all, one) => all + part(one), 0);
  return `${sum((one) => one.reached)} of ${sum((one) => one.all)}`;
}

function countsOf({ lines, conditions, rows, holidays }: Coverage): Readonly<Record<string, Count>> {
  return { lines, conditions, rows, ...(holidays.all > 0 && { holidays }) };
}

/** The coverage of all tests together; `--coverage` names the rest. */
function coverageLine(files: readonly FileResults[]): string {
  const lines = total(files, ({ lines: count }) => count);
  const conditions = total(files, ({ conditions: count }) => count);
  const rows = total(files, ({ rows: count }) => count);
  const holidays = total(files, ({ holidays: count }) => count);
  const counted = files.some(({ coverage }) => (coverage?.holidays.all ?? 0) > 0)
    ? `, ${holidays} holidays`
    : '';
  return `coverage: ${lines} lines, ${conditions} conditions both ways, ${rows} table rows${counted}`;
}

function countsOfMutants({ all, noticed, explained, survivors, stale }: MutationResult): object {
  return { all, noticed, explained, survivors: survivors.length, stale: stale.length };
}

function mutationLine(files: readonly FileResults[]): string {
  const results = files.flatMap(({ mutation }) => (mutation === null ? [] : [mutation]));
  const sum = (part: (result: MutationResult) => number): number =>
    results.reduce((all, one) => all + part(one), 0);
  const survivors = sum((one) => one.survivors.length);
  const noticed = `${sum((one) => one.noticed)} of ${sum((one) => one.all)} noticed`;
  return `mutants: ${noticed}, ${sum((one) => one.explained)} explained, ${survivors} not noticed`;
}

async function runFiles(
  paths: readonly string[],
  options: TestOptions,
  terminal: Terminal,
  findings: Findings,
): Promise<readonly FileResults[]> {
  const texts = new RuleTexts();
  const schemes = new SchemesBeside(terminal, texts);
  const run = new MutantRun();
  const files: FileResults[] = [];
  try {
    for (const pair of findRulePairs(paths, terminal)) {
      const file = await runFile(pair, options, terminal, findings, texts, schemes, run);
      if (file !== null) files.push(file);
    }
    return files;
  } finally {
    await run.stop();
  }
}

function findingsText(findings: Findings, { all }: TestOptions, terminal: Terminal): string {
  if (findings.isEmpty) return '';
  const color = terminal.colors.out;
  if (all === true) return findings.text(terminal, color);
  const failures = shownFailures(findings.diagnostics);
  return `${findings.only(failures.shown).text(terminal, color)}${failuresLine(failures)}`;
}

async function testRules(paths: readonly string[], options: TestOptions, terminal: Terminal): Promise<void> {
  const findings = new Findings();
  const files = await runFiles(paths, options, terminal, findings);
  if (files.length === 0)
    throw new UsageError('no tests here: a test file F.test.pay stands beside F.pay; no `check` either');
  if (options.json === true)
    printJson(
      {
        ok: !findings.hasErrors,
        files: files.map(({ path, results, coverage, checks, mutation }) => ({
          path,
          checks,
          mutants: mutation === null ? null : countsOfMutants(mutation),
          coverage: coverage === null ? null : countsOf(coverage),
          tests: results.map(({ title, passed }) => ({ title, passed })),
        })),
        diagnostics: findings.json(terminal),
      },
      terminal,
    );
  else {
    terminal.out(findingsText(findings, options, terminal));
    terminal.out(`${summary(files)}\n${checksLine(files)}${coverageLine(files)}\n`);
    if (options.mutate === true) terminal.out(`${mutationLine(files)}\n`);
  }
  terminal.exit(findings.hasErrors ? 1 : 0);
}

/** `payroll test` */
export function registerTest(program: Command, terminal: Terminal): void {
  program
    .command('test')
    .description('run the tests (F.test.pay) of rule files, and search for payslips that refute a `check`')
    .argument('[paths...]', 'rule files, test files or directories (default: rules)')
    .option('--all', 'show every test that fails, not one for each of the first ten formulas that differ')
    .option('--coverage', 'name every line, condition, table row and holiday that no test reaches')
    .option('--mutate', 'change one thing at a time in the rules and report what no test notices')
    .option('--stated', 'with --mutate: of an amendment only what it states itself')
    .option('--json', 'print one JSON document')
    .action((paths: string[], options: TestOptions) => testRules(paths, options, terminal));
}
