import type { Command } from 'commander';
import { type CliffChange, comparedCliffs } from '../curves/cliffs.ts';
import { typicalCurve } from '../curves/typical-curve.ts';
import type { Severity, Version } from '../diff/change.ts';
import { diffVersions } from '../diff/diff.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { comparedMonths } from './compared-months.ts';
import { diffMarkdown } from './diff-markdown.ts';
import { diffJson, type ReportedFile, worstOf } from './diff-report.ts';
import { diffText } from './diff-text.ts';
import { type CompiledRules, compileVersion } from './load-rules.ts';
import { Findings, printJson } from './report-diagnostics.ts';
import { type NamedVersions, type RuleVersion, readVersions } from './rule-versions.ts';

interface DiffOptions {
  readonly json?: true;
  readonly markdown?: true;
  readonly exitCode?: true;
}

/** The severities at which `--exit-code` fails. */
const MATTERS: readonly Severity[] = ['breaks_clients', 'changes_pay'];

/** The versions of one file, either of which may be missing. */
interface Pair {
  readonly before: RuleVersion | null;
  readonly after: RuleVersion | null;
}

function pairs(before: NamedVersions, after: NamedVersions): readonly Pair[] {
  if (before.isDirectory !== after.isDirectory) {
    throw new UsageError('compare a file with a file, or a directory with a directory');
  }
  const keys = new Set([...before.files, ...after.files].map(({ key }) => key));
  const at = ({ files }: NamedVersions, key: string) => files.find((file) => file.key === key) ?? null;
  return [...keys].sort().map((key) => ({ before: at(before, key), after: at(after, key) }));
}

/** A file that compiles, or null after its faults were noted. */
function compiled(version: RuleVersion, findings: Findings): (Version & CompiledRules) | null {
  const rules = compileVersion(version, findings);
  if (rules === null) return null;
  const { law } = rules;
  return { source: law.source, file: law.file, ...rules };
}

function isSameScheme(before: Version, after: Version): boolean {
  const [was, is] = [before.ir.scheme, after.ir.scheme];
  return was.country === is.country && was.id === is.id;
}

function compare({ before, after }: Pair, earlier: Findings, later: Findings): ReportedFile | null {
  if (before === null || after === null) {
    const only = before ?? after;
    if (after !== null) compiled(after, later);
    return { kind: before === null ? 'added' : 'removed', path: only?.shown ?? '' };
  }
  const [was, is] = [compiled(before, earlier), compiled(after, later)];
  if (was === null || is === null) return null;
  if (isSameScheme(was, is))
    return {
      kind: 'compared',
      diff: diffVersions(was, is),
      laws: [was.law, is.law],
      cliffs: cliffsOf(was, is),
    };
  const names = [was, is].map(({ ir }) => `${ir.scheme.country}.${ir.scheme.id}`);
  throw new UsageError(`${before.shown} is ${names[0]} and ${after.shown} is ${names[1]}: two schemes`);
}

/** Compares the cliffs of two laws, in the same month if possible. */
function cliffsOf(was: CompiledRules, is: CompiledRules): readonly CliffChange[] {
  const months = comparedMonths(was.manifest, is.manifest, {});
  const [before, after] = [typicalCurve(was, months.before), typicalCurve(is, months.after)];
  return before === null || after === null ? [] : comparedCliffs(before, after);
}

function isWorthTelling(file: ReportedFile): boolean {
  return file.kind !== 'compared' || file.diff.changes.length > 0;
}

/**
 * Compares two versions of one file, or of a directory; files that do not compile are noted, those of the later version
 * apart if the caller asks for that.
 */
export function comparedFiles(
  before: NamedVersions,
  after: NamedVersions,
  findings: Findings,
  later = findings,
): readonly ReportedFile[] {
  const compared = pairs(before, after).map((pair) => compare(pair, findings, later));
  return compared.filter((file) => file !== null).filter(isWorthTelling);
}

function diff(before: string, after: string, options: DiffOptions, terminal: Terminal): void {
  const findings = new Findings();
  const files = comparedFiles(readVersions(before, terminal), readVersions(after, terminal), findings);
  if (findings.hasErrors) {
    if (options.json === true) printJson({ ok: false, diagnostics: findings.json(terminal) }, terminal);
    else findings.print(terminal, 'err');
    terminal.err('payroll: only files that compile can be compared\n');
    terminal.exit(2);
    return;
  }
  if (options.json === true) printJson(diffJson(files), terminal);
  else if (options.markdown === true) terminal.out(diffMarkdown(files));
  else terminal.out(diffText(files, terminal.colors.out));
  terminal.exit(options.exitCode === true && MATTERS.includes(worstOf(files)) ? 1 : 0);
}

/** `payroll diff` */
export function registerDiff(program: Command, terminal: Terminal): void {
  program
    .command('diff')
    .description(
      'say what changed between two versions of the law: for clients, for pay, for readers or for nobody',
    )
    .argument('<before>', 'a rule file, a directory, a fingerprint (sha256:…) or git:REVISION:PATH')
    .argument('<after>', 'the same, of the later version')
    .option('--markdown', 'print a comment for a review')
    .option('--exit-code', 'end with 1 when pay or clients are affected')
    .option('--json', 'print one JSON document')
    .action((before: string, after: string, options: DiffOptions) => diff(before, after, options, terminal));
}
