import type { Command } from 'commander';
import { harmless } from '../../dsl/diagnostics/display-width.ts';
import type { StandingSpec } from '../../runtime/module.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type Claim, claimsOf } from '../testing/claims.ts';
import { checkTests } from './check-tests.ts';
import { crossFileDiagnostics, type LoadedRules, loadRules } from './load-rules.ts';
import { Findings, plural, printJson } from './report-diagnostics.ts';
import { findRulePairs } from './rule-files.ts';
import { RuleTexts } from './rule-texts.ts';

interface CheckOptions {
  readonly json?: true;
  readonly verbose?: true;
  readonly standing?: true;
}

interface ListedFigure extends StandingSpec {
  readonly path: string;
}

function figuresInDoubt(loaded: readonly LoadedRules[]): readonly ListedFigure[] {
  return loaded.flatMap(({ path, compiled }) =>
    (compiled?.manifest.standing ?? []).map((figure) => ({ path: path.shown, ...figure })),
  );
}

function standingText(figures: readonly ListedFigure[]): string {
  if (figures.length === 0) return 'every figure is confirmed by two or more public sources\n';
  const width = Math.max(...figures.map(({ figure }) => figure.length));
  const lines = figures.map(
    ({ path, figure, standing, note }) =>
      `${harmless(path)}  ${figure.padEnd(width)}  ${standing.padEnd('single_source'.length)}  ${note ?? ''}`,
  );
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

function claimText({ path, line, check }: Claim): string {
  return `${harmless(path)}:${line}: left to the tests: ${harmless(check)}\n`;
}

/** All that there is to say about the chosen files. */
interface Checked {
  readonly files: number;
  readonly findings: Findings;
  readonly claims: readonly Claim[];
  /** null unless asked for. */
  readonly standing: readonly ListedFigure[] | null;
}

function printForMachines({ findings, claims, standing }: Checked, terminal: Terminal): void {
  const checks = claims.map(({ path, line, check, verdict }) => ({ path, line, check, verdict }));
  const answer = { ok: !findings.hasErrors, diagnostics: findings.json(), checks };
  printJson(standing === null ? answer : { ...answer, standing }, terminal);
}

function printForPeople(checked: Checked, isVerbose: boolean, terminal: Terminal): void {
  const { files, findings, claims, standing } = checked;
  findings.print(terminal, 'out');
  const open = claims.filter(({ verdict }) => verdict === 'left to the tests').map(claimText);
  // A law and its amendments make the same claim.
  for (const text of new Set(open)) terminal.out(text);
  if (standing !== null) terminal.out(standingText(standing));
  if (findings.count() !== '') terminal.err(`${findings.count()}\n`);
  else if (isVerbose) terminal.out(`${plural(files, 'rule file')} checked, no faults\n`);
}

function checkRules(paths: readonly string[], options: CheckOptions, terminal: Terminal): void {
  const pairs = findRulePairs(paths, terminal);
  const findings = new Findings();
  const texts = new RuleTexts();
  const loaded = pairs.flatMap(({ rules }) => (rules === null ? [] : [loadRules(rules, terminal, texts)]));
  for (const one of loaded) findings.add(one.diagnostics, ...one.written);
  findings.add(crossFileDiagnostics(loaded));
  for (const pair of pairs) {
    if (pair.tests === null) continue;
    const rules = loaded.find(({ path }) => path === pair.rules) ?? null;
    const tests = checkTests(pair.tests, rules);
    findings.add(tests.diagnostics, tests.source);
  }
  const claims = loaded.flatMap(({ compilation }) => (compilation === null ? [] : claimsOf(compilation)));
  const standing = options.standing === true ? figuresInDoubt(loaded) : null;
  const checked: Checked = { files: loaded.length, findings, claims, standing };
  if (options.json === true) printForMachines(checked, terminal);
  else printForPeople(checked, options.verbose === true, terminal);
  terminal.exit(findings.hasErrors ? 1 : 0);
}

/** `payroll check` */
export function registerCheck(program: Command, terminal: Terminal): void {
  program
    .command('check')
    .description(
      'report every fault of rule files and of the tests beside them, and every `check` left to the tests',
    )
    .argument('[paths...]', 'rule files or directories (default: rules)')
    .option('--standing', 'list every figure that is less than confirmed')
    .option('--verbose', 'say so when there is nothing to report')
    .option('--json', 'print one JSON document')
    .action((paths: string[], options: CheckOptions) => checkRules(paths, options, terminal));
}
