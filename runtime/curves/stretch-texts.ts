import type { Stretch } from './curve.ts';
import { amountText, inputAt, rateText } from './curve-texts.ts';
import type { Grid } from './grid.ts';

/** A stretch of a curve as decimal texts; both ends belong to it. */
export interface StretchTexts {
  readonly from: string;
  readonly to: string;
  readonly at_from: string;
  readonly at_to: string;
  /** What one more of the input adds; null where that is no straight line. */
  readonly rate: string | null;
  /** Between what ends the amount lies around its line, for what is rounded: `1000.01`. */
  readonly rounding: string;
}

export function stretchTexts(
  grid: Grid,
  { from, to, atFrom, atTo, amount, rounding, bend }: Stretch,
): StretchTexts {
  return {
    from: inputAt(grid, from),
    to: inputAt(grid, to),
    at_from: amountText(atFrom),
    at_to: amountText(atTo),
    rate: bend === null ? rateText(amount.slope, grid) : null,
    rounding: amountText(rounding),
  };
}
