import type { Curve, Stretch } from '../../runtime/curves/curve.ts';
import { amountText, inputAt } from '../../runtime/curves/curve-texts.ts';
import type { Grid } from '../../runtime/curves/grid.ts';
import type { Ratio } from '../../runtime/interpreter/ratio.ts';
import type { Manifest } from '../../runtime/module.ts';
import { type Scale, scaleOf } from './chart-scale.ts';
import { causeOf } from './curve-json.ts';
import { groupedAmount } from './curve-number.ts';

const WIDTH = 760;
const HEIGHT = 560;
const ACROSS = [104, 724] as const;
/** Pixels of the lowest and the highest amount, and of the rates under them. */
const AMOUNTS = [340, 40] as const;
const RATES = [500, 400] as const;

/** Pixels between the names of the lines, and of longer names. */
const APART = 200;
const WIDE_APART = 230;

/** Lines are told apart by their dashes too: in print and without colors. */
const STROKES = [
  'stroke="#1f5fae"',
  'stroke="#a8431f" stroke-dasharray="7 3"',
  'stroke="#2d7d46" stroke-dasharray="2 3"',
  'stroke="#6b3fa0" stroke-dasharray="9 3 2 3"',
];

/** The words of a chart in the language of its reader. */
export interface ChartWords {
  readonly lang: string;
  /** The label of an amount: `Net salary`. */
  readonly label: (name: string) => string;
  /** The title of the rates: what is left of one more of the input. */
  readonly rate: string;
  /** The title of the list of cliffs. */
  readonly cliffs: string;
  /** Writes `1750905.5` as its reader does; without, with the commas of English. */
  readonly digits?: (plain: string) => string;
}

/** The width of a chart and the ends of its input, for marks over it. */
export const CHART = { width: WIDTH, from: ACROSS[0], to: ACROSS[1] } as const;

interface Series {
  readonly label: string;
  readonly stroke: string;
  readonly stretches: readonly Stretch[];
}

/**
 * The curves as a chart with the rate of each under it, for screens, for print and for screen readers; `others` are drawn
 * beside them, along the same input.
 */
export function curveSvg(
  manifest: Manifest,
  curve: Curve,
  names: readonly string[],
  words: ChartWords,
  others: readonly Omit<Series, 'stroke'>[] = [],
): string {
  const { grid } = curve;
  const own = names.map((name) => ({ label: words.label(name), stretches: curve.stretches(name) }));
  const series = [...own, ...others].map((one, at) => ({
    ...one,
    stroke: STROKES[at % STROKES.length] ?? '',
  }));
  const stretches = series.flatMap((one) => one.stretches);
  const amounts = stretches.flatMap(({ atFrom, atTo }) => [near(atFrom), near(atTo)]);
  const rates = stretches.filter(({ bend }) => bend === null).map((one) => rateOf(one, grid));
  const x = scaleOf(inputNear(grid, grid.from), inputNear(grid, grid.to), ...ACROSS);
  const y = scaleOf(Math.min(0, ...amounts), Math.max(1, ...amounts), ...AMOUNTS);
  const rate = scaleOf(Math.min(0, ...rates), Math.max(1, ...rates), ...RATES);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" lang="${words.lang}" font-family="system-ui, sans-serif" font-size="12" fill="currentColor">`,
    `<title>${escaped(`${manifest.label}: ${series.map(({ label }) => label).join(', ')}`)}</title>`,
    `<desc>${escaped(cliffs(manifest, grid, series, words))}</desc>`,
    ...x.ticks.map((tick) => vertical(x.at(tick), tick, manifest, words)),
    ...y.ticks.map((tick) => horizontal(y.at(tick), grouped(tick, words))),
    ...rate.ticks.map((tick) => horizontal(rate.at(tick), grouped(tick, words))),
    text(ACROSS[0], RATES[1] - 12, words.rate),
    text(ACROSS[1], HEIGHT - 20, grid.input.label, 'end'),
    ...series.map((one) => path(one.stroke, amountPath(one, x, y, grid))),
    ...series.map((one) => path(one.stroke, ratePath(one, x, rate, grid))),
    ...series.map((one, at) => legend(one, at, others.length === 0 ? APART : WIDE_APART)),
    '</svg>',
    '',
  ].join('\n');
}

function near({ n, d }: Ratio): number {
  return Number(n) / Number(d);
}

function inputNear({ unit }: Grid, point: bigint): number {
  return near(unit) * Number(point);
}

function rateOf({ amount }: Stretch, { unit }: Grid): number {
  return near(amount.slope) / near(unit);
}

function grouped(value: number, { digits }: ChartWords): string {
  if (digits !== undefined) return digits(String(Number(value.toFixed(2))));
  return value.toLocaleString('en', { maximumFractionDigits: 2 });
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function text(x: number, y: number, words: string, anchor = 'start'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

function vertical(x: number, tick: number, { currency }: Manifest, words: ChartWords): string {
  const line = `<path d="M${x} ${AMOUNTS[1]}V${AMOUNTS[0]}M${x} ${RATES[1]}V${RATES[0]}" stroke="currentColor" stroke-opacity="0.15"/>`;
  return `${line}${text(x, RATES[0] + 18, tick === 0 ? `0 ${currency}` : grouped(tick, words), 'middle')}`;
}

function horizontal(y: number, label: string): string {
  const line = `<path d="M${ACROSS[0]} ${y}H${ACROSS[1]}" stroke="currentColor" stroke-opacity="0.15"/>`;
  return `${line}${text(ACROSS[0] - 8, y + 4, label, 'end')}`;
}

function path(stroke: string, d: string): string {
  return `<path d="${d}" fill="none" ${stroke} stroke-width="2"/>`;
}

/** A cliff is a gap: two stretches are one line only where nothing jumps between them. */
function amountPath({ stretches }: Series, x: Scale, y: Scale, grid: Grid): string {
  const parts = stretches.map(({ from, to, atFrom, atTo, jump }, at) => {
    const first = `${x.at(inputNear(grid, from))} ${y.at(near(atFrom))}`;
    const last = `${x.at(inputNear(grid, to))} ${y.at(near(atTo))}`;
    return `${at === 0 || jump !== null ? 'M' : 'L'}${first}L${last}`;
  });
  return parts.join('');
}

function ratePath({ stretches }: Series, x: Scale, rate: Scale, grid: Grid): string {
  const straight = stretches.filter(({ bend }) => bend === null);
  const parts = straight.map((one) => {
    const y = rate.at(rateOf(one, grid));
    return `M${x.at(inputNear(grid, one.from))} ${y}H${x.at(inputNear(grid, one.to))}`;
  });
  return parts.join('');
}

function legend({ label, stroke }: Series, at: number, apart: number): string {
  const x = ACROSS[0] + at * apart;
  return `${path(stroke, `M${x} 16h28`)}${text(x + 34, 20, label)}`;
}

/** The text for a screen reader: every cliff with its amount and its cause. */
function cliffs(manifest: Manifest, grid: Grid, series: readonly Series[], words: ChartWords): string {
  const found = series.flatMap(({ label, stretches }) =>
    stretches.flatMap(({ from, jump, causes }) => {
      if (jump === null) return [];
      const said = causes.map((id) => causeOf(manifest, id).label).join('; ');
      const { digits } = words;
      const at = inputAt(grid, from);
      const [place, height] =
        digits === undefined ? [at, groupedAmount(jump)] : [digits(at), digits(amountText(jump))];
      return [`${label}, ${place}: ${height} (${said})`];
    }),
  );
  return `${words.cliffs}: ${found.length === 0 ? '0' : found.join('. ')}`;
}
