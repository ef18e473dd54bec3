import { type Exact, equal } from '../../runtime/numbers/exact.ts';
import { type Html, html } from './html.ts';

/** A value and the first date at which it holds. */
interface ChartPoint {
  readonly from: string;
  readonly value: Exact;
}

const WIDTH = 320;
const HEIGHT = 96;
const MARGIN = { left: 6, right: 6, top: 10, bottom: 18 } as const;

function approximate({ n, d }: Exact): number {
  return Number((n * 1_000_000n) / d) / 1_000_000;
}

function at(share: number): string {
  return (Math.round(share * 10) / 10).toString();
}

/**
 * How a parameter moved: a value holds until the next one, so the line goes in steps. The scale starts at zero, so
 * that a small change looks small. Nothing for a parameter that never moved.
 */
export function stepChart(points: readonly ChartPoint[], until: string, told: string): Html {
  const [first] = points;
  if (first === undefined || points.every(({ value }) => equal(value, first.value))) return html``;
  const start = Date.parse(withDay(first.from));
  const end = Math.max(Date.parse(until), Date.parse(withDay(points.at(-1)?.from ?? until)) + 1);
  const values = points.map(({ value }) => approximate(value));
  const top = Math.max(...values, 0) || 1;
  const bottom = Math.min(...values, 0);
  const x = (time: number) =>
    MARGIN.left + ((time - start) / (end - start)) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (value: number) =>
    MARGIN.top + ((top - value) / (top - bottom)) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const moves = points.map(({ from }, index) => {
    const place = at(x(Date.parse(withDay(from))));
    const height = at(y(values[index] ?? 0));
    return index === 0 ? `M${place} ${height}` : `H${place}V${height}`;
  });
  const line = `${moves.join('')}H${at(x(end))}`;
  const ground = at(y(Math.max(bottom, 0)));
  const area = `${line}V${ground}H${at(x(start))}Z`;
  const last = at(y(values.at(-1) ?? 0));
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${told}">
<path class="area" d="${area}"/><path class="line" d="${line}"/><circle cx="${at(x(end))}" cy="${last}" r="3"/>
<text x="${MARGIN.left}" y="${HEIGHT - 4}">${first.from.slice(0, 4)}</text><text x="${WIDTH - MARGIN.right}" y="${HEIGHT - 4}" text-anchor="end">${until.slice(0, 4)}</text></svg>`;
}

function withDay(iso: string): string {
  return iso.length === 7 ? `${iso}-01` : iso;
}
