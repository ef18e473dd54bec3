import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { fileSource, StreamSource } from '../population/byte-source.ts';
import { openPopulation, type Population } from '../population/open-population.ts';
import { csvHeader } from '../run-all/columns.ts';
import { faultFormat } from '../run-all/fault-text.ts';
import type { OutputFormat, PrintSetup, RowFault } from '../run-all/messages.ts';
import { type Progress, runAll } from '../run-all/run-all.ts';
import { emitForRun } from '../threads/emitted-rules.ts';
import { usualThreads } from '../threads/thread-pool.ts';
import { COMPILER_VERSION } from '../version.ts';
import { chosenMonth } from './chosen-month.ts';
import { type CompiledRules, compileVersion } from './load-rules.ts';
import { isSpecial, PartFile } from './part-file.ts';
import { ProgressLine } from './progress-line.ts';
import { Findings, printJson } from './report-diagnostics.ts';
import { oneVersion } from './rule-versions.ts';
import { columnNotes, fieldNotes, requireColumns } from './run-all-columns.ts';
import { type RunOutput, terminalOutput } from './run-all-output.ts';
import { NAMED_FAULTS, type RunReport, runReportJson, runReportText } from './run-all-report.ts';
import { inputIdentity, ResumeFile, type SavedRun } from './run-all-resume.ts';
import { type Terminal, UsageError } from './terminal.ts';
import { wholeNumber } from './whole-number.ts';

interface RunAllOptions {
  readonly rules: string;
  readonly month: string;
  readonly out?: string;
  readonly format?: string;
  readonly trace?: true;
  readonly threads?: string;
  readonly errors?: string;
  readonly resume?: true;
  readonly json?: true;
  readonly quiet?: true;
}

const MOST_THREADS = 64;

/** What the options ask for, after a look at all of them. */
interface Plan {
  readonly input: string;
  /** null: standard input. */
  readonly inputPath: string | null;
  /** null: standard output. */
  readonly out: string | null;
  readonly errors: string | null;
  readonly format: OutputFormat;
  readonly trace: boolean;
  readonly threads: number;
  readonly canResume: boolean;
}

function planOf(input: string, options: RunAllOptions, terminal: Terminal): Plan {
  const pathOf = (named: string | undefined) => (named === undefined ? null : resolve(terminal.cwd, named));
  const inputPath = input === '-' ? null : resolve(terminal.cwd, input);
  if (inputPath !== null && statSync(inputPath, { throwIfNoEntry: false })?.isDirectory() !== false) {
    throw new UsageError(`no such file: ${input}`);
  }
  const out = options.out === '-' ? null : pathOf(options.out);
  const errors = pathOf(options.errors);
  if (
    new Set([inputPath, out, errors].filter((path) => path !== null)).size < countOf(inputPath, out, errors)
  ) {
    throw new UsageError('the input, --out and --errors must be different files');
  }
  const format = formatOf(options, out);
  if (format === 'csv' && options.trace === true) throw new UsageError('--trace needs --format ndjson');
  const threads = options.threads === undefined ? usualThreads() : wholeNumber(options.threads, '--threads');
  if (threads < 1 || threads > MOST_THREADS)
    throw new UsageError(`--threads must be from 1 to ${MOST_THREADS}`);
  const isOrdinary = (path: string | null) => path !== null && !isSpecial(path);
  const canResume = isOrdinary(inputPath) && isOrdinary(out);
  if (options.resume === true && !canResume)
    throw new UsageError('--resume needs an input file and --out FILE');
  return { input, inputPath, out, errors, format, trace: options.trace === true, threads, canResume };
}

function countOf(...paths: readonly (string | null)[]): number {
  return paths.filter((path) => path !== null).length;
}

function formatOf({ format }: RunAllOptions, out: string | null): OutputFormat {
  if (format === 'ndjson' || format === 'csv') return format;
  if (format !== undefined) throw new UsageError(`--format is ndjson or csv, not ${format}`);
  return out?.endsWith('.csv') === true ? 'csv' : 'ndjson';
}

function compiled(named: string, terminal: Terminal): CompiledRules {
  const findings = new Findings();
  const version = compileVersion(oneVersion(named, terminal), findings);
  if (version !== null) return version;
  findings.print(terminal, 'err');
  throw new UsageError('these rules do not compile');
}

/** The output and the errors of a run, and how far it has come. */
interface Files {
  readonly output: RunOutput;
  readonly errors: RunOutput | null;
  readonly resume: ResumeFile | null;
  readonly from: Progress;
}

async function openFiles(
  plan: Plan,
  options: RunAllOptions,
  rules: CompiledRules,
  population: Population,
  terminal: Terminal,
): Promise<Files> {
  const resume = resumeFile(plan, options, rules);
  const start = { progress: startOf(population), output: 0, errors: 0 };
  const saved = resume !== null && options.resume === true ? resume.read() : start;
  if (resume !== null && options.resume !== true) resume.save(start);
  const header = plan.format === 'csv' ? csvHeader(rules.manifest) : '';
  const output = plan.out === null ? terminalOutput(terminal) : await partFile(plan.out, saved.output);
  if (saved.output === 0) await output.write(Buffer.from(header));
  const errors = plan.errors === null ? null : await partFile(plan.errors, saved.errors);
  if (saved.errors === 0) await errors?.write(Buffer.from(faultFormat(plan.errors ?? '').header));
  return { output, errors, resume, from: saved.progress };
}

function startOf({ first }: Population): Progress {
  return { place: first, printed: 0, failed: 0, warnings: {}, unread: {} };
}

async function partFile(path: string, length: number): Promise<PartFile> {
  const file = length === 0 ? await PartFile.create(path) : await PartFile.reopen(path, length);
  if (file !== null) return file;
  throw new UsageError(`${path}.part is not what the interrupted run has left; run again without --resume`);
}

function resumeFile(plan: Plan, options: RunAllOptions, { manifest }: CompiledRules): ResumeFile | null {
  if (!plan.canResume || plan.inputPath === null || plan.out === null) return null;
  const resume = new ResumeFile(plan.out, {
    rules: manifest.fingerprint,
    compiler: COMPILER_VERSION,
    month: options.month,
    format: plan.format,
    trace: plan.trace,
    errors: plan.errors,
    input: inputIdentity(plan.inputPath),
  });
  if (options.resume === true && !resume.exists())
    throw new UsageError(`no interrupted run of ${options.out} is here to be resumed`);
  if (options.resume !== true && resume.exists())
    throw new UsageError(
      `a run of ${options.out} was interrupted: --resume goes on with it; delete ${resume.path} to start again`,
    );
  return resume;
}

async function runFiles(
  plan: Plan,
  setup: PrintSetup,
  population: Population,
  files: Files,
  options: RunAllOptions,
  terminal: Terminal,
): Promise<Pick<RunReport, 'progress' | 'faults' | 'isStopped'>> {
  const { output, errors, resume, from } = files;
  const size = plan.inputPath === null ? null : statSync(plan.inputPath).size;
  const share = (progress: Progress) => (size === null ? null : progress.place.offset / size);
  const line = new ProgressLine(terminal, { done: done(from), share: share(from) ?? 0 });
  const { lineOf } = faultFormat(plan.errors ?? '');
  const named: RowFault[] = [];
  const stop = terminal.untilStopped();
  const progress = await runAll({
    setup,
    population,
    from,
    threads: plan.threads,
    write: (lines) => output.write(lines),
    writeFaults: async (faults) => {
      if (errors === null) named.push(...faults.slice(0, NAMED_FAULTS - named.length));
      else await errors.write(Buffer.from(faults.map(lineOf).join('')));
    },
    onProgress: (now) => {
      resume?.saveBehind(now, output, errors);
      if (options.quiet !== true) line.show(done(now), share(now));
    },
    stop,
  });
  line.clear();
  return { progress, faults: named, isStopped: stop.aborted };
}

function done({ printed, failed }: Progress): number {
  return printed + failed;
}

/** A run that is through gives its files their names; one that is not leaves them to `--resume`. */
async function closeFiles(
  { output, errors, resume }: Files,
  ended: Progress,
  isStopped: boolean,
): Promise<void> {
  await resume?.settle();
  const saved: SavedRun = { progress: ended, output: output.length, errors: errors?.length ?? 0 };
  resume?.save(saved);
  if (isStopped) {
    await Promise.all([output.close(), errors?.close()]);
    return;
  }
  await errors?.keep();
  await output.keep();
  resume?.remove();
}

async function runPopulation(input: string, options: RunAllOptions, terminal: Terminal): Promise<void> {
  const startedAt = performance.now();
  const plan = planOf(input, options, terminal);
  const rules = compiled(options.rules, terminal);
  const month = chosenMonth(options.month, rules.manifest);
  const source = plan.inputPath === null ? new StreamSource(terminal.bytesIn()) : fileSource(plan.inputPath);
  const population = await openPopulation(source, input);
  requireColumns(population, rules.manifest, input);
  const files = await openFiles(plan, options, rules, population, terminal);
  const tell = (notes: readonly string[]) => {
    if (options.quiet !== true) for (const note of notes) terminal.err(`note: ${note}\n`);
  };
  tell(columnNotes(population, rules.manifest));
  const emitted = emitForRun(rules.ir, rules.manifest);
  try {
    const { layout, header } = population;
    const { format, trace } = plan;
    const setup = { rules: emitted.address, month, layout, header, format, trace };
    const ran = await runFiles(plan, setup, population, files, options, terminal);
    await closeFiles(files, ran.progress, ran.isStopped);
    tell(fieldNotes(ran.progress, rules.manifest));
    const seconds = (performance.now() - startedAt) / 1000;
    const { out = null, errors = null } = options;
    report(
      { ...ran, manifest: rules.manifest, month, seconds, out: out === '-' ? null : out, errors },
      options,
      terminal,
    );
  } catch (fault) {
    await Promise.all([files.output.close(), files.errors?.close()]);
    throw fault;
  } finally {
    emitted.remove();
  }
}

/** Standard output belongs to the payslips when they go there. */
function report(found: RunReport, options: RunAllOptions, terminal: Terminal): void {
  const speaking = found.out === null ? { ...terminal, out: terminal.err } : terminal;
  if (options.json === true) printJson(runReportJson(found), speaking);
  else if (options.quiet !== true) speaking.err(runReportText(found));
  terminal.exit(found.isStopped ? 130 : found.progress.failed > 0 ? 1 : 0);
}

const HELP = `
The input is CSV with a header of field names (id, monthly_salary, overrides.FLAG, …), or NDJSON with an
employee or a calculation request on every line; - reads standard input. Rows that cannot be calculated are
left out and reported.

  payroll run-all people.csv --rules rules/co/ordinario/2026-01-01.pay --month 2026-03 --out pay.ndjson --trace

Exit status: 0 every row has its payslip, 1 some rows are bad, 2 wrong use, 130 stopped before the end.`;

/** `payroll run-all` */
export function registerRunAll(program: Command, terminal: Terminal): void {
  program
    .command('run-all')
    .description('calculate a month for a whole file of employees, however many they are')
    .argument('<file>', 'employees: CSV with a header, or NDJSON; - reads standard input')
    .requiredOption('--rules <file>', 'a rule file, a fingerprint (sha256:…) or git:REVISION:PATH')
    .requiredOption('--month <month>', 'the month to calculate, 2026-03')
    .option('--out <file>', 'where the payslips go; without it, standard output')
    .option('--format <format>', 'ndjson or csv; without it, by the name of --out, else ndjson')
    .option('--trace', 'put every formula with what it read and what came out into each line, and its digest')
    .option('--errors <file>', 'where bad rows are listed: CSV, or NDJSON by its name')
    .option('--resume', 'go on where an interrupted run of --out has stopped')
    .option('--threads <number>', 'threads that calculate; without it, one for each core')
    .option('--json', 'print what the run came to as one JSON document')
    .option('--quiet', 'print nothing but faults')
    .addHelpText('after', HELP)
    .action((file: string, options: RunAllOptions) => runPopulation(file, options, terminal));
}
