/** Turns the results of the last runs of all programs into docs/benchmarks.md. */
import { statSync, writeFileSync } from 'node:fs';
import { ROOT } from '../test/architecture/source-files.ts';
import { type Fact, machineFacts, versionFacts } from './machine.ts';
import { markdownTable } from './markdown-table.ts';
import { PARTS, type Part } from './parts.ts';
import { aimText, type BenchResult, type Compared, figure } from './result.ts';
import { readResults, resultFile } from './result-files.ts';

const REPORT = `${ROOT}docs/benchmarks.md`;

/** What the last run of a program found. */
export interface Measurement {
  readonly part: Part;
  readonly results: readonly BenchResult[];
  readonly day: string;
}

/** null where the program has not run. */
function measurementOf(part: Part): Measurement | null {
  const results = readResults(part.id);
  return results && { part, results, day: dayOf(statSync(resultFile(part.id)).mtime) };
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function whatIsCompared({ of, to }: Compared): string {
  return to === null ? of : `${of} / ${to}`;
}

function verdict({ met }: Compared): string {
  return met === null ? '' : met ? 'met' : '**missed**';
}

/** Every aim once, with the range over the results that state it. */
function aimRows({ part, results }: Measurement): readonly (readonly string[])[] {
  const ratios = results.flatMap((result) => result.ratios.map((ratio) => ({ ratio, unit: result.unit })));
  const stated = new Map<string, { readonly ratio: Compared; readonly unit: string }[]>();
  for (const one of ratios) {
    if (one.ratio.aim === null) continue;
    const key = `${whatIsCompared(one.ratio)}, ${aimText(one.ratio.aim)}`;
    stated.set(key, [...(stated.get(key) ?? []), one]);
  }
  return [...stated.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined || first.ratio.aim === null) return [];
    const unit = first.ratio.to === null ? ` ${first.unit}` : '';
    const values = same.map(({ ratio }) => ratio.value).toSorted((a, b) => a - b);
    const met = same.filter(({ ratio }) => ratio.met === true).length;
    return [
      [
        `${part.heading}: ${whatIsCompared(first.ratio)}`,
        aimText(first.ratio.aim) + unit,
        range(values[0] ?? Number.NaN, values.at(-1) ?? Number.NaN) + unit,
        met === same.length
          ? 'met'
          : same.length === 1
            ? '**missed**'
            : `**missed** in ${same.length - met} of ${same.length}`,
      ],
    ];
  });
}

function range(low: number, high: number): string {
  return figure(low) === figure(high) ? figure(low) : `${figure(low)}–${figure(high)}`;
}

function factTable([head = ['', ''], ...facts]: readonly Fact[]): string {
  return markdownTable(head, facts);
}

function resultText(result: BenchResult): string {
  const measuredRows = result.contenders.map(({ name, median, low, high }) => [
    name,
    figure(median),
    range(low, high),
  ]);
  const ratioRows = result.ratios.map((ratio) => [
    whatIsCompared(ratio),
    figure(ratio.value),
    ratio.aim === null ? '' : aimText(ratio.aim),
    verdict(ratio),
  ]);
  return [
    `### ${result.title}`,
    result.about,
    markdownTable([result.unit, 'median', result.spread], measuredRows),
    ...(ratioRows.length === 0 ? [] : [markdownTable(['compared', 'figure', 'aim', ''], ratioRows)]),
    ...(result.notes.length === 0 ? [] : [result.notes.map((note) => `- ${note}`).join('\n')]),
  ].join('\n\n');
}

/** The ratios of several results side by side: a row for each result, a column for each ratio that some state. */
function overview(results: readonly BenchResult[]): readonly string[] {
  const ratios = new Map(results.flatMap((one) => one.ratios.map((ratio) => [whatIsCompared(ratio), ratio])));
  const columns = [...ratios.keys()];
  const isShared = results.filter((one) => one.ratios.length > 1).length > 1;
  if (!isShared) return [];
  const aims = [...ratios.values()].map(({ aim }) => (aim === null ? '' : aimText(aim)));
  const rows = results.map(({ title, ratios: own }) => {
    const values = new Map(own.map((ratio) => [whatIsCompared(ratio), figure(ratio.value)]));
    return [title, ...columns.map((column) => values.get(column) ?? '')];
  });
  return [markdownTable(['', ...columns], [['aim', ...aims], ...rows])];
}

function partText({ part, results, day }: Measurement): string {
  const texts = [`## ${part.heading}`, part.about.trim(), `Measured on ${day}.`, ...overview(results)];
  return [...texts, ...results.map(resultText)].join('\n\n');
}

/** The page, from what the programs found. */
export function reportText(
  measurements: readonly Measurement[],
  facts: readonly (readonly Fact[])[],
): string {
  const sections = [
    '# Benchmarks',
    INTRODUCTION,
    '## The aims',
    markdownTable(['what', 'aim', 'measured', ''], measurements.flatMap(aimRows)),
    '## Where',
    ...facts.map(factTable),
    ...measurements.map(partText),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** Writes docs/benchmarks.md from what the programs found when they last ran; the page is silent on others. */
export function writeReport(): void {
  const measurements = PARTS.flatMap((part) => measurementOf(part) ?? []);
  writeFileSync(REPORT, reportText(measurements, [machineFacts(), versionFacts()]));
}

const INTRODUCTION = `
\`make bench\` writes this page; nobody edits it. Every part is a program that checks equal results first, lets its
contenders take turns and gives the median of the rounds with the slowest and the fastest. The ratios are what to read:
absolute figures belong to one machine and to what else it did at the time.`.trim();
