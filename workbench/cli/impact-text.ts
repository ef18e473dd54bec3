import { type Paint, plain } from '../../dsl/diagnostics/paint.ts';
import { CLIFFS, type CliffChange, cliffLines } from '../curves/cliffs.ts';
import { centsText } from '../impact/cents-text.ts';
import type { Divergence } from '../impact/divergence.ts';
import { TOTALS } from '../impact/line-amounts.ts';
import type { Affected, Tally } from '../impact/tally.ts';

/** One of those who lose most, with the formula at which the two calculations part. */
export interface Explained extends Affected {
  readonly divergence: Divergence | null;
}

export interface ImpactReport {
  readonly before: string;
  readonly after: string;
  readonly currency: string;
  readonly tally: Tally;
  /** Those that appear, move or go, of somebody of whom only the salary is known. */
  readonly cliffs: readonly CliffChange[];
  readonly worst: readonly Explained[];
}

/** The report for a terminal. */
export function impactText(report: ImpactReport, paint: Paint = plain): string {
  const { tally, before, after, currency } = report;
  const head = paint('strong', `${before} → ${after}, differences in ${currency}`);
  const sections = [
    `${head}\n${countsText(tally)}`,
    tableText(tally, paint),
    listText('Another rate of its table applies', tally.crossings),
    listText('Lines that come', tally.appeared),
    listText('Lines that go', tally.disappeared),
    listText('Refused by the rules', bothSides(tally.refused)),
    cliffText(report.cliffs),
    worstText(report.worst, paint),
    faultsText(tally),
  ];
  return `${sections.filter((section) => section !== '').join('\n')}`;
}

function countsText({ calculated, unchanged, faultCount }: Tally): string {
  const broken = faultCount === 0 ? '' : `, ${grouped(faultCount)} rows broken`;
  return `${grouped(calculated)} employees calculated, ${grouped(calculated - unchanged)} changed${broken}\n`;
}

function cliffText(cliffs: readonly CliffChange[]): string {
  if (cliffs.length === 0) return '';
  return `${CLIFFS}\n${cliffLines(cliffs)
    .map((line) => `  ${line}\n`)
    .join('')}`;
}

const HEAD = ['', 'change', 'minimum', 'median', 'maximum', 'total'];

function tableText({ lines }: Tally, paint: Paint): string {
  const order = [
    ...TOTALS,
    ...[...lines.keys()].filter((id) => !TOTALS.some((total) => total === id)).sort(),
  ];
  const rows = order.flatMap((id) => {
    const line = lines.get(id);
    const median = line?.median();
    if (line === undefined || median === null || median === undefined) return [];
    const middle = `${median.isExact ? '' : '≈ '}${amount(median.amount)}`;
    return [
      [
        id,
        grouped(line.count),
        amount(line.minimum ?? 0n),
        middle,
        amount(line.maximum ?? 0n),
        amount(line.total),
      ],
    ];
  });
  if (rows.length === 0) return '';
  const widths = HEAD.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const text = (row: readonly string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return `${paint('gutter', text(HEAD))}\n${rows.map((row) => `${text(row)}\n`).join('')}`;
}

const [BEFORE, AFTER] = ['before: ', 'after: '];

/** Lists a refusal once if both versions make it equally often. */
function bothSides(refused: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map(
    [...refused].flatMap(([key, count]): readonly (readonly [string, number])[] => {
      const of = key.slice(key.indexOf(': ') + 2);
      if (refused.get(BEFORE + of) !== refused.get(AFTER + of)) return [[key, count]];
      return key.startsWith(BEFORE) ? [[`before and after: ${of}`, count]] : [];
    }),
  );
}

function listText(title: string, counts: ReadonlyMap<string, number>): string {
  if (counts.size === 0) return '';
  const rows = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([key, count]) => `  ${grouped(count).padStart(10)}  ${key}\n`);
  return `${title}\n${rows.join('')}`;
}

function worstText(worst: readonly Explained[], paint: Paint): string {
  if (worst.length === 0) return '';
  const rows = worst.map(({ person, net, divergence }) => {
    const head = `  ${paint('error', amount(net).padStart(16))}  ${person.id} (line ${person.line})`;
    return `${head}${divergence === null ? '' : `\n${divergenceText(divergence)}`}\n`;
  });
  return `Who loses most of the net pay, and the formula that it comes from\n${rows.join('')}`;
}

function divergenceText({ id, label, before, after }: Divergence): string {
  const side = (sign: string, shown: Divergence['before']) =>
    shown === null ? '' : `\n${' '.repeat(20)}${sign} ${shown.value} = ${shown.formula}`;
  return `${' '.repeat(20)}${id}  ${label}${side('-', before)}${side('+', after)}`;
}

function faultsText({ faults, faultCount }: Tally): string {
  if (faultCount === 0) return '';
  const more = faultCount > faults.length ? `  and ${grouped(faultCount - faults.length)} more\n` : '';
  return `Broken rows\n${faults.map(({ line, reason }) => `  line ${line}: ${reason}\n`).join('')}${more}`;
}

/** `-1,234.05` */
function amount(cents: bigint): string {
  return centsText(cents).replace(/\B(?=(\d{3})+\.)/g, ',');
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
