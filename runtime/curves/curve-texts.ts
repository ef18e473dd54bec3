import { Ratio } from '../interpreter/ratio.ts';
import { printFixed, printPlain } from '../numbers/print.ts';
import type { Grid } from './grid.ts';

/** Fraction digits of what does not end. */
const DIGITS = 10;

/** The input at a point of its grid, as it is sent: `1423500.5`. */
export function inputAt({ unit }: Pick<Grid, 'unit'>, point: bigint): string {
  return printPlain(unit.times(new Ratio(point, 1n)), DIGITS);
}

/** An amount as the answer of a calculation shows it: `1566560.00`. */
export function amountText(value: Ratio): string {
  return printFixed(value, 2);
}

/** What one more of the input adds to an amount, exactly where that ends: `0.7889`. */
export function rateText(slope: Ratio, { unit }: Pick<Grid, 'unit'>): string {
  return printPlain(slope.over(unit), DIGITS);
}
