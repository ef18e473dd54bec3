import { createReadStream, statSync } from 'node:fs';
import type { Command } from 'commander';
import type { Manifest } from '../../runtime/module.ts';
import { type ByteSource, fileSource, StreamSource } from '../population/byte-source.ts';
import { emitForRun } from '../population/emitted-rules.ts';
import { callMonth } from '../population/month-call.ts';
import { openPopulation, type Population } from '../population/open-population.ts';
import { csvHeader } from '../run-all/columns.ts';
import { faultFormat } from '../run-all/fault-text.ts';
import type { RowFault } from '../run-all/messages.ts';
import { type Progress, type RunAll, runAll } from '../run-all/run-all.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../terminal/terminal.ts';
import { chosenMonth, chosenPart } from './chosen-month.ts';
import { type CompiledRules, compileVersion } from './load-rules.ts';
import { isSpecial, PartFile } from './part-file.ts';
import { ProgressLine } from './progress-line.ts';
import { Findings, printJson } from './report-diagnostics.ts';
import { oneVersion } from './rule-versions.ts';
import { columnNotes, earlierNotes, fieldNotes, requireColumns } from './run-all-columns.ts';
import type { Plan } from './run-all-plan.ts';
import { planOf, type RunAllOptions } from './run-all-plan.ts';
import { NAMED_FAULTS, type RunReport, runReportJson, runReportText } from './run-all-report.ts';

function compiled(named: string, terminal: Terminal): CompiledRules {
  const findings = new Findings();
  const version = compileVersion(oneVersion(named, terminal), findings);
  if (version !== null) return version;
  findings.print(terminal, 'err');
  throw new UsageError('these rules do not compile');
}

async function runFiles(
  plan: Plan,
  calculation: Pick<RunAll, 'setup' | 'rules'>,
  population: Population,
  files: Files,
  options: RunAllOptions,
  terminal: Terminal,
): Promise<Pick<RunReport, 'progress' | 'faults' | 'isStopped'>> {
  const { output, errors } = files;
  const { inputPath } = plan;
  const size = inputPath === null || isSpecial(inputPath) ? null : statSync(inputPath).size;
  const share = ({ bytes }: Progress) => (size === null ? null : Math.min(1, bytes / size));
  const line = new ProgressLine(terminal);
  const { lineOf } = faultFormat(plan.errors ?? '');
  const named: RowFault[] = [];
  const stop = terminal.untilStopped();
  const progress = await runAll({
    ...calculation,
    population,
    threads: plan.threads,
    write: (lines) => output.write(lines),
    writeFaults: async (faults) => {
      if (errors === null) named.push(...faults.slice(0, NAMED_FAULTS - named.length));
      else await errors.write(Buffer.from(faults.map(lineOf).join('')));
    },
    onProgress: (now) => {
      if (options.quiet !== true) line.show(now.printed + now.failed, share(now));
    },
    stop,
  });
  line.clear();
  return { progress, faults: named, isStopped: stop.aborted };
}

/** Standard input and pipes can be read once only. */
function sourceOf({ inputPath }: Plan, terminal: Terminal): ByteSource {
  if (inputPath === null) return new StreamSource(terminal.bytesIn());
  return isSpecial(inputPath) ? new StreamSource(createReadStream(inputPath)) : fileSource(inputPath);
}

async function runPopulation(input: string, options: RunAllOptions, terminal: Terminal): Promise<void> {
  const startedAt = performance.now();
  const plan = planOf(input, options, terminal);
  const rules = compiled(options.rules, terminal);
  const month = chosenMonth(options.month, rules.manifest);
  const part = chosenPart(options, month, rules.manifest);
  const population = await openPopulation(sourceOf(plan, terminal), input);
  requireColumns(population, rules.manifest, input);
  const emitted = emitForRun(rules.ir, rules.manifest);
  const { manifest } = rules;
  const files = await openFiles(plan, manifest, terminal);
  const tell = (notes: readonly string[]) => {
    if (options.quiet !== true) for (const note of notes) terminal.err(`note: ${note}\n`);
  };
  tell([
    ...columnNotes(population, manifest),
    ...earlierNotes(population, manifest, callMonth(month, manifest, part)),
  ]);
  try {
    const { layout, header } = population;
    const { format, trace } = plan;
    const setup = { rules: emitted.address, month, part, layout, header, format, trace };
    const ran = await runFiles(plan, { setup, rules: emitted }, population, files, options, terminal);
    await (ran.isStopped ? discardFiles(files) : keepFiles(files));
    tell(fieldNotes(ran.progress, rules.manifest));
    const seconds = (performance.now() - startedAt) / 1000;
    const { out = null, errors = null } = options;
    report(
      { ...ran, manifest: rules.manifest, month, part, seconds, out: out === '-' ? null : out, errors },
      options,
      terminal,
    );
  } catch (fault) {
    await discardFiles(files);
    throw fault;
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
The input is CSV with a header of field names (id, monthly_salary, inputs.NAME, overrides.FLAG, …), or NDJSON with an
employee or a calculation request on every line; - reads standard input. Rows that cannot be calculated are
left out and reported.

  payroll run-all people.csv --rules rules/co/ordinario/2026-01-01.pay --month 2026-03 --out pay.ndjson --trace
  payroll run-all people.csv --rules rules/mx/aguinaldo/2020-01-01.pay --month 2026-12 --day 18 --out aguinaldos.csv

Exit status: 0 every row has its payslip, 1 some rows are bad, 2 wrong use, 130 stopped before the end.`;

/** `payroll run-all` */
export function registerRunAll(program: Command, terminal: Terminal): void {
  program
    .command('run-all')
    .description('calculate a month for a whole file of employees, however many they are')
    .argument('<file>', 'employees: CSV with a header, or NDJSON; - reads standard input')
    .requiredOption('--rules <file>', 'a rule file, a fingerprint (sha256:…) or git:REVISION:PATH')
    .requiredOption('--month <month>', 'the month to calculate, 2026-03')
    .option('--half <half>', 'first or last: the fortnight of it, where the scheme has fortnights')
    .option('--day <day>', 'of an event: its day of the month, 18; without it, the last')
    .option('--out <file>', 'where the payslips go; without it, standard output')
    .option('--format <format>', 'ndjson or csv; without it, by the name of --out, else ndjson')
    .option('--trace', 'put every formula with what it read and what came out into each line, and its digest')
    .option('--errors <file>', 'where bad rows are listed: CSV, or NDJSON by its name')
    .option('--threads <number>', 'threads that calculate; without it, one for each core')
    .option('--json', 'print what the run came to as one JSON document')
    .option('--quiet', 'print nothing but faults')
    .addHelpText('after', HELP)
    .action((file: string, options: RunAllOptions) => runPopulation(file, options, terminal));
}

/** The output and the errors of a run. */
interface Files {
  readonly output: RunOutput;
  readonly errors: RunOutput | null;
}

/** Opens what a run writes. */
async function openFiles(plan: Plan, manifest: Manifest, terminal: Terminal): Promise<Files> {
  const output = plan.out === null ? terminalOutput(terminal) : await PartFile.create(plan.out);
  if (plan.format === 'csv') await output.write(Buffer.from(csvHeader(manifest)));
  const errors = plan.errors === null ? null : await PartFile.create(plan.errors);
  await errors?.write(Buffer.from(faultFormat(plan.errors ?? '').header));
  return { output, errors };
}

/** A run that is through gives its files their names. */
async function keepFiles({ output, errors }: Files): Promise<void> {
  await errors?.keep();
  await output.keep();
}

/** A run that is not through leaves no files. */
async function discardFiles({ output, errors }: Files): Promise<void> {
  await Promise.all([output.discard(), errors?.discard()]);
}

/** The destination of the lines of a run. */
interface RunOutput {
  write(bytes: Uint8Array): Promise<void>;
  /** The run is through. */
  keep(): Promise<void>;
  /** The run is not: what it has written into a file goes. */
  discard(): Promise<void>;
}

/** Standard output. */
function terminalOutput(terminal: Terminal): RunOutput {
  return {
    write: async (bytes) => terminal.bytesOut(bytes),
    keep: async () => {},
    discard: async () => {},
  };
}
