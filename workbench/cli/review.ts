import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { dirname } from 'node:path/posix';
import { type Command, Option } from 'commander';
import { markdownCode } from '../../compiler/markdown.ts';
import { onOneLine } from '../../dsl/text/hidden-characters.ts';
import type { Severity } from '../diff/change.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { foreignModules } from './compile-home.ts';
import { comparedFiles } from './diff.ts';
import { diffMarkdown } from './diff-markdown.ts';
import { countChanges, type ReportedFile } from './diff-report.ts';
import { registerImpact } from './impact.ts';
import { createProgram, runProgram } from './program.ts';
import { Findings } from './report-diagnostics.ts';
import { reviewComment, type Section } from './review-comment.ts';
import { changedPaths, type NamedVersions, readVersions, versionsOfRevision } from './rule-versions.ts';
import { homeOf } from './rules-home.ts';
import type { StoredPayslips } from './stored-payslips.ts';
import { registerTest } from './test.ts';

interface ReviewOptions {
  readonly base: string;
  readonly people: string;
  readonly allow: readonly Severity[];
  readonly mutate: boolean;
}

/** The output of a command, without colours, and its exit code. */
interface Ran {
  readonly text: string;
  readonly status: number;
}

/** Carries out another command of this program and keeps what it prints. */
type Run = (...args: readonly string[]) => Promise<Ran>;

/** A part of the review: what the verdict says of it, what can be opened, whether it stops the change. */
interface Part {
  readonly verdict: readonly string[];
  readonly sections: readonly Section[];
  readonly passes: boolean;
}

/** Somebody has to have decided on these. */
const GATED = ['changes_pay', 'breaks_clients'] as const satisfies readonly Severity[];

const WHAT: Readonly<Record<(typeof GATED)[number], string>> = {
  changes_pay: 'This changes pay',
  breaks_clients: 'This breaks clients',
};

function runner(terminal: Terminal, stored: StoredPayslips): Run {
  return async (...args) => {
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
    registerImpact(program, inner, stored);
    registerTest(program, inner);
    await runProgram(program, args, inner);
    return { text, status };
  };
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

/** The sentence of the gate for each severity that somebody has to decide on. */
function gate(
  files: readonly ReportedFile[],
  others: readonly string[],
  { allow: allowed, isAsCompiled }: Pick<ReviewOptions, 'allow'> & { readonly isAsCompiled: boolean },
): Part {
  const counts = countChanges(files);
  const gated = GATED.filter((severity) => counts[severity] > 0);
  const passes = gated.every((severity) => allowed.includes(severity));
  if (gated.length > 0) {
    const verdict = gated.map((severity) =>
      allowed.includes(severity)
        ? `${WHAT[severity]}, which is allowed here.`
        : `**${WHAT[severity]}, and nobody has allowed it.**`,
    );
    return { verdict, sections: [], passes };
  }
  if (!isAsCompiled) return { verdict: ['What pays people is not known.'], sections: [], passes };
  const verdict = ['Nobody is paid otherwise, and no client breaks.'];
  if (files.length === 0) verdict.push(onlyOthers(others));
  return { verdict, sections: [], passes };
}

const MOST_NAMED = 8;

function onlyOthers(paths: readonly string[]): string {
  if (paths.length === 0) return 'Nothing of the rules changes.';
  const more = paths.length > MOST_NAMED ? ` and ${paths.length - MOST_NAMED} more` : '';
  const named = paths.slice(0, MOST_NAMED).map(markdownCode).join(', ');
  return `Every rule means what it meant; what changes is in ${named}${more}.`;
}

/** Rules of the base that this compiler does not take: what changes in them nobody knows. */
function unreadable(findings: Findings, { base, allow }: ReviewOptions, terminal: Terminal): Part {
  if (!findings.hasErrors) return { verdict: [], sections: [], passes: true };
  const passes = GATED.every((severity) => allow.includes(severity));
  const said = `Rules of ${markdownCode(base)} do not compile with this version of the compiler, so that what changes in them is not known`;
  const isAllowed = passes ? `${said}, which is allowed here.` : `**${said}.**`;
  return { verdict: [isAllowed], sections: [errorsOf(findings, 'before', terminal)], passes };
}

function errorsOf(findings: Findings, when: string, terminal: Terminal): Section {
  return {
    title: `What does not compile ${when}: ${findings.count(terminal)}`,
    text: findings.text(terminal),
  };
}

/** Compares pairs of laws in money. It fails if a pair could not be compared, since then nobody knows the effect. */
async function impacts(
  pairs: readonly (readonly [string, string])[],
  people: string,
  run: Run,
): Promise<Part> {
  const sections: Section[] = [];
  const unmoved: string[] = [];
  let passes = true;
  for (const [was, is] of pairs) {
    const { text, status } = await run('impact', was, is, '--generate', people);
    const counts = status === 0 ? (text.split('\n')[1] ?? '') : 'not computed';
    if (/^\d[\d,]* employees calculated, 0 changed$/.test(counts)) unmoved.push(text);
    else sections.push({ title: `Impact in money of ${is}, for ${people} people made up: ${counts}`, text });
    passes &&= status === 0;
  }
  if (unmoved.length > 0) sections.push(ofNobody(unmoved, people));
  return { verdict: passes ? [] : ['**What it does in money could not be computed.**'], sections, passes };
}

/** A section for the changes that move no made-up person, such as a bound, a date, or a case that none of them is. */
function ofNobody(texts: readonly string[], people: string): Section {
  const laws = texts.length === 1 ? 'one law' : `${texts.length} laws`;
  return {
    title: `Impact in money of ${laws}: none of ${people} people made up is paid otherwise`,
    text: texts.join('\n'),
  };
}

/** `generated/` is what pays people: what stands there must be what this compiler writes for these rules. */
function generated(folder: string, { files }: NamedVersions, terminal: Terminal): Part {
  const homes = new Set(files.map(({ shown }) => homeOf(resolve(terminal.cwd, shown), terminal)));
  const lines = [...homes].flatMap((home) =>
    foreignModules(home, folder, terminal).map(({ path, line, is }) => {
      const shown = onOneLine(join(relative(terminal.cwd, home), 'generated/rules', path));
      return `${shown}${line === null ? '' : `:${line}`}: ${is}`;
    }),
  );
  if (lines.length === 0) return { verdict: [], sections: [], passes: true };
  return {
    verdict: ['**`generated/` is not what these rules say:** `payroll compile` writes it.'],
    sections: [{ title: `In generated/, not as compiled: ${lines.length}`, text: lines.join('\n') }],
    passes: false,
  };
}

/** The lines that sum a report of tests up. */
function countsIn(text: string): string {
  return text
    .split('\n')
    .filter((line) => /^\d+ (?:tests?|passed|checks?)\b/.test(line))
    .join('; ');
}

async function tests(folder: string, run: Run): Promise<Part> {
  const { text, status } = await run('test', folder);
  const passes = status === 0;
  const title = `${passes ? 'All tests pass' : 'Tests fail'}: ${countsIn(text)}`;
  return { verdict: passes ? [] : ['**Tests fail.**'], sections: [{ title, text }], passes };
}

/** Runs mutants of the files whose own text changed; of an amendment only what it states itself. */
async function mutants(before: NamedVersions, after: NamedVersions, terminal: Terminal, run: Run) {
  const texts = new Map(before.files.map(({ key, bytes }) => [key, Buffer.from(bytes)]));
  const changed = after.files.filter(({ key, bytes }) => texts.get(key)?.equals(bytes) !== true);
  const present = changed.filter(({ shown }) => existsSync(resolve(terminal.cwd, shown)));
  if (present.length === 0) return [];
  const { text } = await run('test', '--mutate', '--stated', ...present.map(({ shown }) => shown));
  return [{ title: text.trimEnd().split('\n').at(-1) ?? '', text }];
}

async function review(
  folder: string,
  options: ReviewOptions,
  terminal: Terminal,
  stored: StoredPayslips,
): Promise<void> {
  const run = runner(terminal, stored);
  const before = versionsOfRevision(options.base, folder, terminal);
  const after = readVersions(folder, terminal);
  const [earlier, later] = [new Findings(), new Findings()];
  const files = comparedFiles(before, after, earlier, later);
  if (later.hasErrors) {
    const verdict = [`**The rules do not compile: ${later.count(terminal)}.**`];
    terminal.out(reviewComment(verdict, '', [errorsOf(later, 'now', terminal)]));
    terminal.exit(1);
    return;
  }
  const compiled = generated(folder, after, terminal);
  const judged = { allow: options.allow, isAsCompiled: compiled.passes };
  const parts = [
    compiled,
    gate(files, changedPaths(options.base, folder, terminal), judged),
    unreadable(earlier, options, terminal),
    await impacts(lawsThatPay(files, after), options.people, run),
    await tests(folder, run),
  ];
  const passes = parts.every((part) => part.passes);
  const hasTests = parts.at(-1)?.passes === true;
  const surviving = options.mutate && hasTests ? await mutants(before, after, terminal, run) : [];
  const changes = files.length === 0 ? '' : `${diffMarkdown(files)}\n`;
  const sections = [...parts.flatMap((part) => part.sections), ...surviving];
  terminal.out(
    reviewComment(
      parts.flatMap(({ verdict }) => verdict),
      changes,
      sections,
    ),
  );
  terminal.exit(passes ? 0 : 1);
}

/** `payroll review` */
export function registerReview(program: Command, terminal: Terminal, stored: StoredPayslips): void {
  program
    .command('review')
    .description(
      'write the comment for a review of changed rules: what changes for whom and in money, the tests, the mutants that survive; ends with 1 when tests fail, when generated/ is not what the rules say, when the impact cannot be computed, or when pay or clients change, or may since the rules of the base do not compile, and each of that is not allowed',
    )
    .argument('[folder]', 'the rules', 'rules')
    .requiredOption('--base <revision>', 'what is compared with, such as main')
    .option('--people <number>', 'how many people are made up for the impact', '1000')
    .addOption(new Option('--allow <severity...>', 'what somebody has decided on').choices(GATED).default([]))
    .option('--no-mutate', 'leave out the mutants, which take longest')
    .action((folder: string, options: ReviewOptions) => review(folder, options, terminal, stored));
}
