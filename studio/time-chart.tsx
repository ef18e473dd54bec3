import { useId } from 'preact/hooks';
import { scaleOf } from '../workbench/curves/chart-scale.ts';
import type { DatedNet } from './time-line.ts';
import type { PageWords } from './words/page-words.ts';
import type { Written } from './written.ts';

interface ChartProps {
  readonly points: readonly DatedNet[];
  readonly place: number;
  readonly words: PageWords;
  readonly written: Written;
  readonly onPlace: (place: number) => void;
}

const SIZE = { width: 760, height: 280 } as const;
const ACROSS = [104, 740] as const;
const AMOUNTS = [236, 20] as const;

/** Net pay as steps over the months, with a slider that chooses one. */
export function TimeChart({ points, place, words, written, onPlace }: ChartProps) {
  const id = useId();
  const amounts = points.flatMap(({ net }) => (net === null ? [] : [Number(net)]));
  const y = scaleOf(Math.min(0, ...amounts), Math.max(1, ...amounts), ...AMOUNTS);
  const step = (ACROSS[1] - ACROSS[0]) / Math.max(1, points.length);
  const at = (index: number): number => ACROSS[0] + index * step;
  const chosen = points[place];
  const date = chosen === undefined ? '' : written.date(chosen.period.end);
  const net = chosen?.net == null ? words.noPayslip : `${written.amount(chosen.net)} ${written.currency}`;
  return (
    <div class="time-reader">
      <div class="chart-frame">
        <svg
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          role="img"
          aria-label={words.time.chart}
          class="time-chart"
        >
          {y.ticks.map((tick) => (
            <g key={tick}>
              <path class="grid" d={`M${ACROSS[0]} ${y.at(tick)}H${ACROSS[1]}`} />
              <text x={ACROSS[0] - 8} y={y.at(tick) + 4} text-anchor="end">
                {written.digits(String(tick))}
              </text>
            </g>
          ))}
          {points.map(({ period }, index) =>
            isJanuary(period.start) ? (
              <g key={period.start}>
                <path class="grid" d={`M${at(index)} ${AMOUNTS[1]}V${AMOUNTS[0]}`} />
                <text x={at(index)} y={AMOUNTS[0] + 20}>
                  {period.start.slice(0, 4)}
                </text>
              </g>
            ) : null,
          )}
          <path class="line" d={steps(points, at, (net) => y.at(net))} />
          <path class="chosen" d={`M${at(place) + step / 2} ${AMOUNTS[1]}V${AMOUNTS[0]}`} />
        </svg>
      </div>
      <label for={id}>
        {words.time.date}: {date}
      </label>
      <input
        id={id}
        name="date_in_time"
        type="range"
        min="0"
        max={points.length - 1}
        value={place}
        aria-valuetext={`${date}: ${net}`}
        onInput={({ currentTarget }) => onPlace(currentTarget.valueAsNumber)}
      />
      <dl class="read-off" aria-live="polite">
        <div>
          <dt>{words.time.net}</dt>
          <dd>{net}</dd>
        </div>
      </dl>
    </div>
  );
}

function isJanuary(date: string): boolean {
  return date.slice(5, 7) === '01';
}

/** A level for each month; a gap where there is no payslip. */
function steps(
  points: readonly DatedNet[],
  x: (index: number) => number,
  y: (net: number) => number,
): string {
  let isDrawn = false;
  const parts: string[] = [];
  for (const [index, { net }] of points.entries()) {
    if (net !== null) parts.push(`${isDrawn ? 'L' : 'M'}${x(index)} ${y(Number(net))}H${x(index + 1)}`);
    isDrawn = net !== null;
  }
  return parts.join('');
}
