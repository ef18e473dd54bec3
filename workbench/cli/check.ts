import type { Command } from 'commander';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { harmless } from '../../dsl/diagnostics/display-width.ts';
import { figures as figureFaults } from '../../dsl/diagnostics/figures.ts';
import type { Source } from '../../dsl/text/source.ts';
import type { ProvenanceSpec } from '../../runtime/module.ts';
import { countryFolder } from '../figures/places.ts';
import { unusedFigures } from '../figures/unused-figures.ts';
import { type LineProofs, proveAlongLines } from '../property-search/search-properties.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type Claim, claimsOf, type Verdict } from '../testing/claims.ts';
import { checkTests } from './check-tests.ts';
import { exchangedInTests } from './figures-in-tests.ts';
import { lawsBeside } from './laws-beside.ts';
import { crossFileDiagnostics, type LoadedRules, loadRules, ownDiagnostics } from './load-rules.ts';
import { Findings, plural, printJson } from './report-diagnostics.ts';
import { findFiguresFiles, findRulePairs, findSchemeFiles } from './rule-files.ts';
import { RuleTexts } from './rule-texts.ts';
import { SchemesBeside } from './schemes-beside.ts';

interface CheckOptions {
  readonly json?: true;
  readonly verbose?: true;
  readonly provenance?: true;
  readonly strict?: true;
}

interface ListedParameter extends ProvenanceSpec {
  readonly path: string;
}

function parametersInDoubt(loaded: readonly LoadedRules[]): readonly ListedParameter[] {
  return loaded.flatMap(({ path, compiled }) =>
    (compiled?.ir.provenance ?? []).map((parameter) => ({ path: path.shown, ...parameter })),
  );
}

function provenanceText(parameters: readonly ListedParameter[]): string {
  if (parameters.length === 0) return 'every parameter is confirmed by two or more public sources\n';
  const width = Math.max(...parameters.map(({ parameter }) => parameter.length));
  const lines = parameters.map(
    ({ path, parameter, provenance, note }) =>
      `${harmless(path)}  ${parameter.padEnd(width)}  ${provenance.padEnd('single_source'.length)}  ${note ?? ''}`,
  );
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

function claimText({ path, line, verdict, check }: Claim): string {
  return `${harmless(path)}:${line}: ${verdict}: ${harmless(check)}\n`;
}

/**
 * The verdicts that people are told: finding where a claim of an amendment was written takes time, so only open claims
 * are.
 */
const OPEN: readonly Verdict[] = ['left to the tests'];
const ALL: readonly Verdict[] = ['proven', 'proven along a line', ...OPEN];

/** Rules with what is proven of their claims along a line, and refuted. */
interface ProvenRules extends LoadedRules {
  readonly lines: LineProofs | null;
}

function withLines(rules: LoadedRules): ProvenRules {
  const lines = rules.compilation === null ? null : proveAlongLines(rules.compilation);
  return { ...rules, diagnostics: [...rules.diagnostics, ...(lines?.diagnostics ?? [])], lines };
}

function claimsTold(loaded: readonly ProvenRules[], told: readonly Verdict[]): readonly Claim[] {
  return loaded.flatMap(({ compilation, lines }) =>
    compilation === null || lines === null ? [] : claimsOf(compilation, lines, told),
  );
}

/** All that there is to say about the chosen files. */
interface Checked {
  readonly files: number;
  readonly findings: Findings;
  /** Those left to the tests; for machines, and for people who ask, the proven ones too. */
  readonly claims: readonly Claim[];
  /** An error, or under `--strict` a warning. */
  readonly isRefused: boolean;
  /** null unless asked for. */
  readonly provenance: readonly ListedParameter[] | null;
}

function printForMachines({ findings, claims, provenance, isRefused }: Checked, terminal: Terminal): void {
  const checks = claims.map(({ path, line, check, verdict }) => ({ path, line, check, verdict }));
  const answer = { ok: !isRefused, diagnostics: findings.json(terminal), checks };
  printJson(provenance === null ? answer : { ...answer, provenance }, terminal);
}

function printForPeople(checked: Checked, isVerbose: boolean, terminal: Terminal): void {
  const { files, findings, claims, provenance } = checked;
  findings.print(terminal, 'out');
  // A law and its amendments make the same claim.
  for (const text of new Set(claims.map(claimText))) terminal.out(text);
  if (provenance !== null) terminal.out(provenanceText(provenance));
  if (findings.count(terminal) !== '') terminal.err(`${findings.count(terminal)}\n`);
  else if (isVerbose) terminal.out(`${plural(files, 'rule file')} checked, no faults\n`);
}

/** Every text once: each amendment of a chain is written in all that it amends. */
function sourcesOf(rules: readonly Pick<LoadedRules, 'written'>[]): ReadonlySet<Source> {
  return new Set(rules.flatMap(({ written }) => written));
}

/** Figures that no scheme uses, of the countries all of whose rule files were read and compile. */
function unusedAmong(
  figures: readonly LoadedRules[],
  loaded: readonly LoadedRules[],
  terminal: Terminal,
): readonly Diagnostic[] {
  const read = new Map(loaded.map((rules) => [rules.path.absolute, rules]));
  const countries = Map.groupBy(figures, ({ path }) => countryFolder(path.absolute));
  return [...countries].flatMap(([country, files]) => {
    const laws = findSchemeFiles([country], terminal).map(
      ({ absolute }) => read.get(absolute)?.compiled?.law,
    );
    const known = laws.filter((law) => law !== undefined);
    if (known.length < laws.length) return [];
    const parsed = files.flatMap(({ path, compilation }) =>
      compilation === null ? [] : [{ path: path.shown, file: compilation.file }],
    );
    return unusedFigures(parsed, known);
  });
}

function checkRules(paths: readonly string[], options: CheckOptions, terminal: Terminal): void {
  const pairs = findRulePairs(paths, terminal);
  const findings = new Findings();
  const texts = new RuleTexts();
  const figures = findFiguresFiles(paths, terminal).map((path) => loadRules(path, terminal, texts));
  const loaded = pairs.flatMap(({ rules }) =>
    rules === null ? [] : [withLines(loadRules(rules, terminal, texts))],
  );
  // What is wrong with a figure is told once, where it stands, and not of each scheme that uses it.
  const all = [...figures, ...loaded];
  findings.add(ownDiagnostics(all), ...sourcesOf(all));
  findings.add(unusedAmong(figures, loaded, terminal));
  const schemes = new SchemesBeside(terminal, texts);
  const beside = lawsBeside(loaded, terminal, texts);
  findings.add(crossFileDiagnostics(loaded, beside), ...sourcesOf(beside));
  for (const pair of pairs) {
    if (pair.tests === null) continue;
    const rules = loaded.find(({ path }) => path === pair.rules) ?? null;
    const tests = checkTests(pair.tests, rules, schemes);
    findings.add(tests.diagnostics, tests.source);
    findings.add(exchangedInTests(rules, tests.source));
  }
  const claims = claimsTold(loaded, options.json === true || options.verbose === true ? ALL : OPEN);
  const provenance = options.provenance === true ? parametersInDoubt(loaded) : null;
  // A figure that nobody knows yet is no fault of the rules.
  const isClean = findings.diagnostics.every(({ code }) => code === figureFaults.blank.code);
  const isRefused = findings.hasErrors || (options.strict === true && !isClean);
  const checked: Checked = { files: all.length, findings, claims, provenance, isRefused };
  if (options.json === true) printForMachines(checked, terminal);
  else printForPeople(checked, options.verbose === true, terminal);
  terminal.exit(isRefused ? 1 : 0);
}

/** `payroll check` */
export function registerCheck(program: Command, terminal: Terminal): void {
  program
    .command('check')
    .description(
      'report every fault of rule files and of the tests beside them, and every `check` left to the tests',
    )
    .argument('[paths...]', 'rule files or directories (default: rules)')
    .option('--provenance', 'list every parameter that is less than confirmed')
    .option('--strict', 'fail at warnings, too, but not at figures that are not known yet')
    .option('--verbose', 'name what is proven too, and say so when there is nothing to report')
    .option('--json', 'print one JSON document')
    .action((paths: string[], options: CheckOptions) => checkRules(paths, options, terminal));
}
