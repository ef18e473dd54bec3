import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { colored, plain } from '../../dsl/diagnostics/paint.ts';
import { comparedCliffs } from '../curves/cliffs.ts';
import { typicalCurve } from '../curves/typical-curve.ts';
import type { Side } from '../impact/compare-person.ts';
import { firstDivergence } from '../impact/divergence.ts';
import { csvHeader } from '../impact/impact-csv.ts';
import { runImpact } from '../impact/run-impact.ts';
import type { Tally } from '../impact/tally.ts';
import { emitForRun, type RulesOfRun } from '../population/emitted-rules.ts';
import { generatePopulation } from '../population/generate-population.ts';
import type { PartOfMonth } from '../population/month-call.ts';
import type { PopulationRow } from '../population/person.ts';
import { readPopulation } from '../population/read-population.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { chosenMonth, chosenPart } from './chosen-month.ts';
import { comparedMonths } from './compared-months.ts';
import { impactJson } from './impact-json.ts';
import { type ImpactReport, impactText } from './impact-text.ts';
import { type CompiledRules, compileVersion, moduleOf } from './load-rules.ts';
import { PartFile } from './part-file.ts';
import { ProgressLine } from './progress-line.ts';
import { Findings, printJson } from './report-diagnostics.ts';
import { oneVersion } from './rule-versions.ts';
import { shownTime } from './shown-time.ts';
import type { StoredPayslips } from './stored-payslips.ts';
import { wholeNumber } from './whole-number.ts';

interface ImpactOptions {
  readonly population?: string;
  readonly generate?: string;
  readonly stored?: true;
  readonly seed: string;
  readonly before?: string;
  readonly after?: string;
  readonly day?: string;
  readonly out?: string;
  readonly json?: true;
}

/** One version of the law, ready to run. */
interface Law {
  readonly shown: string;
  readonly compiled: CompiledRules;
  readonly month: string;
  readonly part: PartOfMonth;
}

function lawOf(shown: string, compiled: CompiledRules, asked: string, { day }: ImpactOptions): Law {
  const month = chosenMonth(asked, compiled.manifest);
  const part = chosenPart(day === undefined ? {} : { day }, month, compiled.manifest);
  return { shown, compiled, month, part };
}

function compiledPair(before: string, after: string, options: ImpactOptions, terminal: Terminal) {
  const findings = new Findings();
  const versions = [before, after].map((named) => oneVersion(named, terminal));
  const [was, is] = versions.map((version) => compileVersion(version, findings));
  if (was == null || is == null) {
    findings.print(terminal, 'err');
    throw new UsageError('only files that compile can be compared');
  }
  const names = [was, is].map(({ manifest }) => `${manifest.country}.${manifest.scheme}`);
  if (names[0] !== names[1]) throw new UsageError(`${names[0]} and ${names[1]} are two schemes`);
  const months = comparedMonths(was.manifest, is.manifest, options);
  const laws: readonly [Law, Law] = [
    lawOf(versions[0]?.shown ?? before, was, months.before, options),
    lawOf(versions[1]?.shown ?? after, is, months.after, options),
  ];
  return laws;
}

interface Population {
  readonly rows: AsyncIterable<PopulationRow> | Iterable<PopulationRow>;
  readonly total: number | null;
}

function populationOf(
  options: ImpactOptions,
  laws: readonly Law[],
  stored: StoredPayslips,
  terminal: Terminal,
): Population {
  const given = [options.population, options.generate, options.stored].filter((one) => one !== undefined);
  if (given.length !== 1) {
    throw new UsageError('give one of --population FILE, --generate NUMBER and --stored');
  }
  if (options.stored === true) {
    const { country, scheme } = laws[0]?.compiled.manifest ?? { country: '', scheme: '' };
    return { rows: stored.people(country, scheme), total: null };
  }
  if (options.population !== undefined) {
    const path = resolve(terminal.cwd, options.population);
    if (!existsSync(path) || !statSync(path).isFile())
      throw new UsageError(`no such file: ${options.population}`);
    return { rows: readPopulation(path), total: null };
  }
  const count = wholeNumber(options.generate ?? '', '--generate');
  const settings = laws.map(({ compiled, month, part }) => ({ ...compiled, month, part }));
  return { rows: generatePopulation(settings, count, wholeNumber(options.seed, '--seed')), total: count };
}

async function runOver(
  laws: readonly [Law, Law],
  emitted: readonly [RulesOfRun, RulesOfRun],
  population: Population,
  file: PartFile | null,
  terminal: Terminal,
): Promise<Tally> {
  const progress = new ProgressLine(terminal);
  const setup = {
    before: { address: emitted[0].address, month: laws[0].month, part: laws[0].part },
    after: { address: emitted[1].address, month: laws[1].month, part: laws[1].part },
    writesRows: file !== null,
  };
  await file?.write(Buffer.from(csvHeader()));
  const tally = await runImpact({
    setup,
    rules: emitted,
    population: population.rows,
    onRows: async (csv) => file?.write(Buffer.from(csv)),
    onProgress: (done) => progress.show(done, population.total === null ? null : done / population.total),
  });
  progress.clear();
  return tally;
}

async function impact(
  before: string,
  after: string,
  options: ImpactOptions,
  stored: StoredPayslips,
  terminal: Terminal,
): Promise<void> {
  const laws = compiledPair(before, after, options, terminal);
  const population = populationOf(options, laws, stored, terminal);
  const [was, is] = laws.map(({ compiled }) => emitForRun(compiled.ir, compiled.manifest));
  if (was === undefined || is === undefined) throw new Error('two versions were expected');
  const file = options.out === undefined ? null : await PartFile.create(resolve(terminal.cwd, options.out));
  try {
    const tally = await runOver(laws, [was, is], population, file, terminal);
    await file?.keep();
    report(laws, tally, options, terminal);
  } catch (error) {
    await file?.discard();
    throw error;
  }
}

function report(laws: readonly [Law, Law], tally: Tally, options: ImpactOptions, terminal: Terminal): void {
  const side = ({ compiled, month, part }: Law): Side => ({ module: moduleOf(compiled), month, part });
  const [was, is] = [side(laws[0]), side(laws[1])];
  const [earlier, later] = laws.map(({ compiled, month, part }) => typicalCurve(compiled, month, { part }));
  const found: ImpactReport = {
    before: `${laws[0].shown} (${shownTime(laws[0])})`,
    after: `${laws[1].shown} (${shownTime(laws[1])})`,
    currency: laws[1].compiled.manifest.currency,
    tally,
    cliffs: earlier == null || later == null ? [] : comparedCliffs(earlier, later),
    worst: tally.worst.map((one) => ({ ...one, divergence: firstDivergence(one.person, was, is) })),
  };
  if (options.json === true) printJson(impactJson(found), terminal);
  else terminal.out(impactText(found, terminal.colors.out ? colored : plain));
  terminal.exit(0);
}

/** `payroll impact` */
export function registerImpact(program: Command, terminal: Terminal, stored: StoredPayslips): void {
  program
    .command('impact')
    .description('say who gains and who loses between two versions of the law, and by how much')
    .argument('<before>', 'a rule file, a fingerprint (sha256:…) or git:REVISION:PATH')
    .argument('<after>', 'the same, of the later version')
    .option('--population <file>', 'employees: CSV with a header of field names, or NDJSON')
    .option('--generate <number>', 'make up so many employees, on both sides of every threshold')
    .option('--stored', 'everybody whose calculations the database holds, as last calculated (DATABASE_URL)')
    .option('--seed <number>', 'the same seed makes the same employees', '1')
    .option(
      '--before <month>',
      'the month to calculate by the earlier version, 2025-01 (default: the same month)',
    )
    .option(
      '--after <month>',
      'the month to calculate by the later version, 2026-01 (default: the same month)',
    )
    .option('--day <day>', 'of an event: its day of both months, 18; without it, the last')
    .option('--out <file>', 'write a CSV line for every employee')
    .option('--json', 'print one JSON document')
    .action((before: string, after: string, options: ImpactOptions) =>
      impact(before, after, options, stored, terminal),
    );
}
