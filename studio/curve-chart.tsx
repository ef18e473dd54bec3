import { useId, useMemo, useState } from 'preact/hooks';
import type { InputSpec } from '../runtime/module.ts';
import { compare, decimal, div, mul, sub } from '../runtime/numbers/exact.ts';
import { printFixed } from '../runtime/numbers/print.ts';
import type { CurveJson, StretchJson } from '../workbench/curves/curve-json.ts';
import { CHART } from '../workbench/curves/curve-svg.ts';
import { payslipTerms } from '../workbench/payslip/payslip-terms.ts';
import type { CurveProps } from './curve-props.ts';
import { Markup } from './markup.tsx';
import { outcomeOf } from './outcome.ts';
import { requestOf } from './request.ts';

interface ChartProps extends CurveProps {
  readonly svg: string;
  readonly curve: CurveJson;
  readonly input: InputSpec;
  readonly use: (value: string) => void;
}

/** Places of the cursor along the curve. */
const PLACES = 1000;

/** The curve with a cursor: the slider moves it, and what it reads stands beside. */
export function CurveChart({ svg, curve, input, use, ...props }: ChartProps) {
  const { version, shown, words, written } = props;
  const id = useId();
  const [value, setValue] = useState(shown.values[input.wire] ?? curve.from);
  const place = placeOf(value, curve);
  const setPlace = (chosen: number): void => setValue(valueAt(chosen, curve));
  const request = useMemo(
    () => requestOf({ ...shown, values: { ...shown.values, [input.wire]: value } }, version.module.manifest),
    [shown, value, version.module],
  );
  const outcome = outcomeOf(version.module, request);
  const terms = payslipTerms(version.module.manifest.country, words.language);
  const rate = stretchAt(curve.curves.net_salary ?? [], value)?.rate ?? null;
  const share = CHART.from + (place / PLACES) * (CHART.to - CHART.from);
  return (
    <div class="curve-reader">
      <div
        class="curve chart-frame"
        onPointerMove={({ currentTarget, offsetX, buttons }) => {
          if (buttons > 0) setPlace(placeUnder(offsetX / currentTarget.clientWidth));
        }}
        onPointerDown={({ currentTarget, offsetX }) =>
          setPlace(placeUnder(offsetX / currentTarget.clientWidth))
        }
      >
        <Markup of={svg} />
        <svg class="cursor" viewBox={`0 0 ${CHART.width} 100`} preserveAspectRatio="none" aria-hidden="true">
          <line x1={share} x2={share} y1="0" y2="100" />
        </svg>
      </div>
      <label for={id}>
        <span lang={written.labels}>{input.label}</span>: {written.amount(value)} {written.currency}
      </label>
      <input
        id={id}
        type="range"
        min="0"
        max={PLACES}
        value={place}
        aria-valuetext={`${written.amount(value)} ${written.currency}`}
        onInput={({ currentTarget }) => setPlace(currentTarget.valueAsNumber)}
      />
      <dl class="read-off" aria-live="polite">
        {outcome.kind === 'payslip' && (
          <>
            <div>
              <dt>{terms.net}</dt>
              <dd>{written.amount(outcome.payslip.summary.net_salary)}</dd>
            </div>
            <div>
              <dt>{terms.cost}</dt>
              <dd>{written.amount(outcome.payslip.summary.employer_total_cost)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{words.curve.rate}</dt>
          <dd>{rate === null ? words.curve.notStraight : written.rate(rate)}</dd>
        </div>
      </dl>
      <button type="button" onClick={() => use(value)}>
        {words.curve.use}
      </button>
    </div>
  );
}

/** The value under a place, in whole steps of the input. */
function valueAt(place: number, { from, to }: CurveJson): string {
  const [low, high] = [decimal(from), decimal(to)];
  if (place === 0 || place === PLACES) return place === 0 ? from : to;
  const width = div(mul(sub(high, low), decimal(String(place))), decimal(String(PLACES)));
  return printFixed(width, 0);
}

function placeOf(value: string, { from, to }: CurveJson): number {
  const share = (Number(value) - Number(from)) / (Number(to) - Number(from));
  return clamped(share * PLACES);
}

/** The place under a share of the chart's width. */
function placeUnder(share: number): number {
  const { width, from, to } = CHART;
  return clamped(((share * width - from) / (to - from)) * PLACES);
}

function clamped(place: number): number {
  return Math.round(Math.min(PLACES, Math.max(0, place)));
}

/** The stretch in which a value lies; null for one before the first. */
function stretchAt(stretches: readonly StretchJson[], value: string): StretchJson | null {
  const at = decimal(value);
  return stretches.findLast(({ from }) => compare(decimal(from), at) <= 0) ?? null;
}
