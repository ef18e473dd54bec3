import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { dirname } from 'node:path/posix';
import { type Command, Option } from 'commander';
import type { Severity } from '../diff/change.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { comparedFiles, registerDiff } from './diff.ts';
import { countChanges, type ReportedFile } from './diff-report.ts';
import { registerImpact } from './impact.ts';
import { createProgram, runProgram } from './program.ts';
import { Findings } from './report-diagnostics.ts';
import { type NamedVersions, readVersions } from './rule-versions.ts';
import type { StoredPayslips } from './stored-payslips.ts';
import { registerTest } from './test.ts';

interface ReviewOptions {
  readonly base: string;
  readonly people: string;
  readonly allow: readonly Severity[];
  readonly mutate: boolean;
}

/** What a command printed, without colours, and how it ended. */
interface Ran {
  readonly text: string;
  readonly status: number;
}

/** Somebody has to have decided on these. */
const GATED = ['changes_pay', 'breaks_clients'] as const satisfies readonly Severity[];

type GatedSeverity = (typeof GATED)[number];

/** Carries out another command of this program and keeps what it prints. */
async function ran(args: readonly string[], terminal: Terminal, stored: StoredPayslips): Promise<Ran> {
  let [text, status] = ['', 0];
  const print = (more: string) => {
    text += more;
  };
  const inner: Terminal = {
    ...terminal,
    colors: { out: false, err: false },
    out: print,
    err: print,
    exit: (code) => {
      status = code;
    },
  };
  const program = createProgram(inner);
  registerDiff(program, inner);
  registerImpact(program, inner, stored);
  registerTest(program, inner);
  await runProgram(program, args, inner);
  return { text, status };
}

/** The two laws that each changed file, or each law that comes, pays differently by. */
function lawsThatPay(
  files: readonly ReportedFile[],
  { files: all }: NamedVersions,
): readonly (readonly [string, string])[] {
  const paths = all.map(({ shown }) => shown).sort();
  return files.flatMap((file): readonly (readonly [string, string])[] => {
    if (file.kind === 'compared') {
      const { before, after, changes } = file.diff;
      const isGated = changes.some(({ severity }) => GATED.some((one) => one === severity));
      return isGated ? [[before.source.path, after.source.path]] : [];
    }
    const earlier = paths.findLast((path) => dirname(path) === dirname(file.path) && path < file.path);
    return file.kind === 'added' && earlier !== undefined ? [[earlier, file.path]] : [];
  });
}

/** Long reports are cut: a comment holds 65,536 characters. */
const MOST_LINES = 60;

function folded(title: string, text: string): string {
  const lines = text.trimEnd().split('\n');
  const rest = lines.length > MOST_LINES ? [`… and ${lines.length - MOST_LINES} more lines`] : [];
  const shown = [...lines.slice(0, MOST_LINES), ...rest].join('\n').replaceAll('```', "'''");
  return `<details><summary>${title}</summary>\n\n\`\`\`text\n${shown}\n\`\`\`\n\n</details>\n\n`;
}

const WHAT: Readonly<Record<GatedSeverity, string>> = {
  changes_pay: 'This changes pay',
  breaks_clients: 'This breaks clients',
};

/** What the gate says of each severity that somebody has to have decided on. */
function verdict(gated: readonly GatedSeverity[], allowed: readonly Severity[]): string {
  if (gated.length === 0) return 'Nobody is paid otherwise, and no client breaks.';
  return gated
    .map((severity) =>
      allowed.includes(severity)
        ? `${WHAT[severity]}, which is allowed here.`
        : `**${WHAT[severity]}, and nobody has allowed it.**`,
    )
    .join(' ');
}

async function review(
  folder: string,
  options: ReviewOptions,
  terminal: Terminal,
  stored: StoredPayslips,
): Promise<void> {
  const base = `git:${options.base}:./${folder}`;
  const after = readVersions(folder, terminal);
  const findings = new Findings();
  const files = comparedFiles(readVersions(base, terminal), after, findings);
  if (findings.hasErrors) {
    terminal.out('**The rules do not compile.**\n\n');
    findings.print(terminal, 'out');
    terminal.exit(1);
    return;
  }
  const counts = countChanges(files);
  const gated = GATED.filter((severity) => counts[severity] > 0);
  const diff = await ran(['diff', base, folder, '--markdown'], terminal, stored);
  terminal.out(`${verdict(gated, options.allow)}\n\n${diff.text}\n`);
  const hasImpact = await tellImpact(lawsThatPay(files, after), options.people, terminal, stored);
  const tests = await ran(['test', folder], terminal, stored);
  terminal.out(folded(tests.status === 0 ? 'All tests pass' : 'Tests fail', tests.text));
  const hasPassed = tests.status === 0;
  if (options.mutate && hasPassed) await tellMutants(files, terminal, stored);
  const isAllowed = gated.every((severity) => options.allow.includes(severity));
  terminal.exit(diff.status === 0 && hasImpact && hasPassed && isAllowed ? 0 : 1);
}

/** False when a pair of laws could not be compared: then nobody knows what the change does in money. */
async function tellImpact(
  pairs: readonly (readonly [string, string])[],
  people: string,
  terminal: Terminal,
  stored: StoredPayslips,
): Promise<boolean> {
  let areCompared = true;
  for (const [was, is] of pairs) {
    const { text, status } = await ran(['impact', was, is, '--generate', people], terminal, stored);
    const title = `Impact in money of ${is}, for ${people} people made up`;
    terminal.out(folded(status === 0 ? title : `${title}: not computed`, text));
    areCompared &&= status === 0;
  }
  return areCompared;
}

/** Of the changed files that are still there. */
async function tellMutants(
  files: readonly ReportedFile[],
  terminal: Terminal,
  stored: StoredPayslips,
): Promise<void> {
  const paths = files.map((file) => (file.kind === 'compared' ? file.diff.after.source.path : file.path));
  const present = paths.filter((path) => existsSync(resolve(terminal.cwd, path)));
  if (present.length === 0) return;
  const { text } = await ran(['test', '--mutate', ...present], terminal, stored);
  terminal.out(folded(text.trimEnd().split('\n').at(-1) ?? '', text));
}

/** `payroll review` */
export function registerReview(program: Command, terminal: Terminal, stored: StoredPayslips): void {
  program
    .command('review')
    .description(
      'write the comment for a review of changed rules: what changes for whom and in money, the tests, the mutants that survive; ends with 1 when tests fail, when the impact cannot be computed, or when pay or clients change and each of that is not allowed',
    )
    .argument('[folder]', 'the rules', 'rules')
    .requiredOption('--base <revision>', 'what is compared with, such as main')
    .option('--people <number>', 'how many people are made up for the impact', '1000')
    .addOption(new Option('--allow <severity...>', 'what somebody has decided on').choices(GATED).default([]))
    .option('--no-mutate', 'leave out the mutants, which take longest')
    .action((folder: string, options: ReviewOptions) => review(folder, options, terminal, stored));
}
