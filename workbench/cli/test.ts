import type { Command } from 'commander';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { type Count, type Coverage, CoverageCounter } from '../testing/coverage.ts';
import { type MutationResult, runMutants } from '../testing/mutation.ts';
import { runTest, type TestResult } from '../testing/run-test.ts';
import { type CheckedTests, checkTests } from './check-tests.ts';
import { type CompiledRules, type LoadedRules, loadRules, moduleOf } from './load-rules.ts';
import { Findings, plural, printJson } from './report-diagnostics.ts';
import { findRulePairs, type RulePair } from './rule-files.ts';

interface TestOptions {
  readonly json?: true;
  readonly coverage?: true;
  readonly mutate?: true;
}

interface FileResults {
  readonly path: string;
  readonly results: readonly TestResult[];
  /** null when the rules do not compile. */
  readonly coverage: Coverage | null;
  /** null unless asked for. */
  readonly mutation: MutationResult | null;
}

function reportRules(loaded: LoadedRules | null, findings: Findings): void {
  if (loaded === null) return;
  const faults = loaded.compiled === null ? loaded.diagnostics : [];
  findings.add(faults, loaded.source);
}

function mutate(
  rules: LoadedRules,
  { ir, manifest }: CompiledRules,
  checked: CheckedTests,
  findings: Findings,
): MutationResult | null {
  if (checked.file === null) return null;
  const path = rules.path.shown;
  const result = runMutants({ ir, manifest, path, tests: checked.tests, testFile: checked.file });
  findings.add(result.survivors, rules.source);
  return result;
}

function runFile(
  pair: RulePair,
  options: TestOptions,
  terminal: Terminal,
  findings: Findings,
): FileResults | null {
  if (pair.tests === null) return null;
  const rules = pair.rules === null ? null : loadRules(pair.rules, terminal);
  reportRules(rules, findings);
  const checked = checkTests(pair.tests, rules);
  findings.add(checked.diagnostics, checked.source);
  if (rules === null || rules.compiled === null)
    return { path: pair.tests.shown, results: [], coverage: null, mutation: null };
  const counter = new CoverageCounter(rules.compiled.ir);
  const module = moduleOf(rules.compiled, counter);
  const { shown } = pair.tests;
  const results = checked.tests.map((test) => runTest(shown, test, module));
  for (const result of results) findings.add(result.diagnostics);
  const coverage = counter.result(rules.path.shown);
  if (options.coverage === true) findings.add(coverage.gaps, rules.source);
  const mutation = options.mutate === true ? mutate(rules, rules.compiled, checked, findings) : null;
  return { path: shown, results, coverage, mutation };
}

function summary(files: readonly FileResults[]): string {
  const results = files.flatMap((file) => file.results);
  const passed = results.filter((result) => result.passed).length;
  const failed = results.length - passed;
  const counts = failed === 0 ? `${plural(passed, 'test')} passed` : `${passed} passed, ${failed} failed`;
  return `${counts} in ${plural(files.length, 'file')}`;
}

function total(files: readonly FileResults[], of: (coverage: Coverage) => Count): string {
  const counts = files.flatMap(({ coverage }) => (coverage === null ? [] : [of(coverage)]));
  const sum = (part: (count: Count) => number): number => counts.reduce((all, one) => all + part(one), 0);
  return `${sum((one) => one.reached)} of ${sum((one) => one.all)}`;
}

function countsOf({ lines, conditions, rows }: Coverage): Readonly<Record<string, Count>> {
  return { lines, conditions, rows };
}

/** What all tests together reach; `--coverage` names the rest. */
function coverageLine(files: readonly FileResults[]): string {
  const lines = total(files, ({ lines: count }) => count);
  const conditions = total(files, ({ conditions: count }) => count);
  const rows = total(files, ({ rows: count }) => count);
  return `coverage: ${lines} lines, ${conditions} conditions both ways, ${rows} table rows`;
}

function mutationLine(files: readonly FileResults[]): string {
  const results = files.flatMap(({ mutation }) => (mutation === null ? [] : [mutation]));
  const sum = (part: (result: MutationResult) => number): number =>
    results.reduce((all, one) => all + part(one), 0);
  const survivors = sum((one) => one.survivors.length);
  const noticed = `${sum((one) => one.noticed)} of ${sum((one) => one.all)} noticed`;
  return `mutants: ${noticed}, ${sum((one) => one.explained)} explained, ${survivors} not noticed`;
}

function testRules(paths: readonly string[], options: TestOptions, terminal: Terminal): void {
  const findings = new Findings();
  const files = findRulePairs(paths, terminal)
    .map((pair) => runFile(pair, options, terminal, findings))
    .filter((file) => file !== null);
  if (files.length === 0) throw new UsageError('no tests here: a test file F.test.pay stands beside F.pay');
  if (options.json === true)
    printJson(
      {
        ok: !findings.hasErrors,
        files: files.map(({ path, results, coverage, mutation }) => ({
          path,
          mutants: mutation === null ? null : { ...mutation, survivors: mutation.survivors.length },
          coverage: coverage === null ? null : countsOf(coverage),
          tests: results.map(({ title, passed }) => ({ title, passed })),
        })),
        diagnostics: findings.json(),
      },
      terminal,
    );
  else {
    findings.print(terminal, 'out');
    terminal.out(`${summary(files)}\n${coverageLine(files)}\n`);
    if (options.mutate === true) terminal.out(`${mutationLine(files)}\n`);
  }
  terminal.exit(findings.hasErrors ? 1 : 0);
}

/** `payroll test` */
export function registerTest(program: Command, terminal: Terminal): void {
  program
    .command('test')
    .description('run the tests (F.test.pay) of rule files')
    .argument('[paths...]', 'rule files, test files or directories (default: rules)')
    .option('--coverage', 'name every line, condition and table row that no test reaches')
    .option('--mutate', 'change one thing at a time in the rules and report what no test notices')
    .option('--json', 'print one JSON document')
    .action((paths: string[], options: TestOptions) => testRules(paths, options, terminal));
}
