import type { Command } from 'commander';
import { runTest, type TestResult } from '../testing/run-test.ts';
import { checkTests } from './check-tests.ts';
import { type LoadedRules, loadRules, moduleOf } from './load-rules.ts';
import { Findings, plural, printJson } from './report-diagnostics.ts';
import { findRulePairs, type RulePair } from './rule-files.ts';
import { type Terminal, UsageError } from './terminal.ts';

interface TestOptions {
  readonly json?: true;
}

interface FileResults {
  readonly path: string;
  readonly results: readonly TestResult[];
}

function reportRules(loaded: LoadedRules | null, findings: Findings): void {
  if (loaded === null) return;
  const faults = loaded.compiled === null ? loaded.diagnostics : [];
  findings.add(faults, loaded.source);
}

function runFile(pair: RulePair, terminal: Terminal, findings: Findings): FileResults | null {
  if (pair.tests === null) return null;
  const rules = pair.rules === null ? null : loadRules(pair.rules, terminal);
  reportRules(rules, findings);
  const checked = checkTests(pair.tests, rules);
  findings.add(checked.diagnostics, checked.source);
  if (rules === null || rules.compiled === null) return { path: pair.tests.shown, results: [] };
  const module = moduleOf(rules.compiled);
  const { shown } = pair.tests;
  const results = checked.tests.map((test) => runTest(shown, test, module));
  for (const result of results) findings.add(result.diagnostics);
  return { path: shown, results };
}

function summary(files: readonly FileResults[]): string {
  const results = files.flatMap((file) => file.results);
  const passed = results.filter((result) => result.passed).length;
  const failed = results.length - passed;
  const counts = failed === 0 ? `${plural(passed, 'test')} passed` : `${passed} passed, ${failed} failed`;
  return `${counts} in ${plural(files.length, 'file')}`;
}

function testRules(paths: readonly string[], options: TestOptions, terminal: Terminal): void {
  const findings = new Findings();
  const files = findRulePairs(paths, terminal)
    .map((pair) => runFile(pair, terminal, findings))
    .filter((file) => file !== null);
  if (files.length === 0) throw new UsageError('no tests here: a test file F.test.pay stands beside F.pay');
  if (options.json === true)
    printJson(
      {
        ok: !findings.hasErrors,
        files: files.map(({ path, results }) => ({
          path,
          tests: results.map(({ title, passed }) => ({ title, passed })),
        })),
        diagnostics: findings.json(),
      },
      terminal,
    );
  else {
    findings.print(terminal, 'out');
    terminal.out(`${summary(files)}\n`);
  }
  terminal.exit(findings.hasErrors ? 1 : 0);
}

/** `payroll test` */
export function registerTest(program: Command, terminal: Terminal): void {
  program
    .command('test')
    .description('run the tests (F.test.pay) of rule files')
    .argument('[paths...]', 'rule files, test files or directories (default: rules)')
    .option('--json', 'print one JSON document')
    .action((paths: string[], options: TestOptions) => testRules(paths, options, terminal));
}
