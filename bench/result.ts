/**
 * What a benchmark program found, as data: every program of bench prints its text and, when BENCH_JSON
 * names a file, writes its results there, from which bench/report.ts makes docs/benchmarks.md.
 *
 * A program ends with `publish([...])`, once: one result for each table that it prints.
 */
import { writeFileSync } from 'node:fs';

/** A thing that was measured, in the unit of its result. */
export interface Measured {
  readonly name: string;
  readonly median: number;
  /** The lowest and the highest round, or the quartiles where there were many: `spread` says which. */
  readonly low: number;
  readonly high: number;
}

/** What a figure should come to. */
export type Aim = { readonly atLeast: number } | { readonly atMost: number };

export interface Compared {
  readonly of: string;
  /** null: the figure is no ratio, but the measured value of `of` itself, in the unit of the result. */
  readonly to: string | null;
  readonly value: number;
  readonly aim: Aim | null;
  /** null without an aim. */
  readonly met: boolean | null;
}

export interface BenchResult {
  readonly title: string;
  /** Plain English: what is compared, on what input, and what was checked to be equal first. */
  readonly about: string;
  /** For example `payslips a second`, `ms`. */
  readonly unit: string;
  /** What `low` and `high` are: `slowest and fastest of 15 rounds`. */
  readonly spread: string;
  readonly contenders: readonly Measured[];
  readonly ratios: readonly Compared[];
  /** What a reader must know beside the figures, one sentence each. */
  readonly notes: readonly string[];
}

function median(ascending: readonly number[]): number {
  const upper = ascending[Math.floor(ascending.length / 2)] ?? Number.NaN;
  const lower = ascending[Math.floor((ascending.length - 1) / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** The median of the rounds of one contender, with the lowest and the highest. */
export function measured(name: string, rounds: readonly number[]): Measured {
  const ascending = rounds.toSorted((a, b) => a - b);
  return {
    name,
    median: median(ascending),
    low: ascending[0] ?? Number.NaN,
    high: ascending.at(-1) ?? Number.NaN,
  };
}

/** The median of the ratios of rounds that were measured side by side: the mood of the machine is in both. */
export function medianRatio(of: readonly number[], to: readonly number[]): number {
  const ratios = of.map((value, round) => value / (to[round] ?? Number.NaN));
  return median(ratios.toSorted((a, b) => a - b));
}

/** A ratio of two contenders, or with `to` null a figure, and whether it comes to what was aimed at. */
export function compared(of: string, to: string | null, value: number, aim: Aim | null = null): Compared {
  return { of, to, value, aim, met: aim === null ? null : isMet(value, aim) };
}

function isMet(value: number, aim: Aim): boolean {
  return 'atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost;
}

/** A figure with as many digits as it deserves: 1,234,567; 12.3; 0.45. */
export function figure(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

/** The aim in words: `at least 15`, `within 1.5`. */
export function aimText(aim: Aim): string {
  const number = 'atLeast' in aim ? aim.atLeast : aim.atMost;
  return `${'atLeast' in aim ? 'at least' : 'within'} ${number.toLocaleString('en')}`;
}

/** The result as it is read in a terminal. */
export function printed(result: BenchResult): string {
  const width = Math.max(...result.contenders.map(({ name }) => name.length));
  const lines = result.contenders.map(
    ({ name, median: middle, low, high }) =>
      `  ${name.padEnd(width)} ${figure(middle).padStart(12)}  (${figure(low)}–${figure(high)})`,
  );
  const ratios = result.ratios.map(({ of, to, value, aim, met }) => {
    const what = to === null ? of : `${of} to ${to}`;
    const verdict = aim === null ? '' : `, aim: ${aimText(aim)}: ${met === true ? 'met' : 'MISSED'}`;
    return `    ${what}: ${figure(value)}${verdict}`;
  });
  const head = `\n${result.title}, ${result.unit} (${result.spread})`;
  return [head, ...lines, ...ratios, ...result.notes.map((note) => `    ${note}`)].join('\n');
}

/** Writes the results for the report when somebody asked for it; `print` them too unless the program has. */
export function publish(results: readonly BenchResult[], print = true): void {
  if (print) for (const result of results) console.log(printed(result));
  const path = process.env.BENCH_JSON;
  if (path !== undefined) writeFileSync(path, `${JSON.stringify(results, null, 2)}\n`);
}
