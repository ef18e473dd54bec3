import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { dirname } from 'node:path/posix';
import { type Command, Option } from 'commander';
import type { Severity } from '../diff/change.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { comparedFiles, registerDiff } from './diff.ts';
import { type ReportedFile, worstOf } from './diff-report.ts';
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
const GATED: readonly Severity[] = ['changes_pay', 'breaks_clients'];

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
      const isGated = changes.some(({ severity }) => GATED.includes(severity));
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

/** What the gate says of the worst change. */
function verdict(worst: Severity, allowed: readonly Severity[]): string {
  if (!GATED.includes(worst)) return 'Nobody is paid otherwise, and no client breaks.';
  const what = worst === 'changes_pay' ? 'This changes pay' : 'This breaks clients';
  return allowed.includes(worst)
    ? `${what}, which is allowed here.`
    : `**${what}, and nobody has allowed it.**`;
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
  const worst = worstOf(files);
  const diff = await ran(['diff', base, folder, '--markdown'], terminal, stored);
  terminal.out(`${verdict(worst, options.allow)}\n\n${diff.text}\n`);
  for (const [was, is] of lawsThatPay(files, after)) {
    const { text } = await ran(['impact', was, is, '--generate', options.people], terminal, stored);
    terminal.out(folded(`Impact in money of ${is}, for ${options.people} people made up`, text));
  }
  const tests = await ran(['test', folder], terminal, stored);
  terminal.out(folded(tests.status === 0 ? 'All tests pass' : 'Tests fail', tests.text));
  const hasPassed = tests.status === 0;
  if (options.mutate && hasPassed) await tellMutants(files, terminal, stored);
  const isRefused = GATED.includes(worst) && !options.allow.includes(worst);
  terminal.exit(hasPassed && !isRefused ? 0 : 1);
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
      'write the comment for a review of changed rules: what changes for whom and in money, the tests, the mutants that survive; ends with 1 when tests fail, or when pay or clients change and that is not allowed',
    )
    .argument('[folder]', 'the rules', 'rules')
    .requiredOption('--base <revision>', 'what is compared with, such as main')
    .option('--people <number>', 'how many people are made up for the impact', '1000')
    .addOption(new Option('--allow <severity...>', 'what somebody has decided on').choices(GATED).default([]))
    .option('--no-mutate', 'leave out the mutants, which take longest')
    .action((folder: string, options: ReviewOptions) => review(folder, options, terminal, stored));
}
