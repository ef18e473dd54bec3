import { amountText } from '../../runtime/curves/curve-texts.ts';
import type { Ratio } from '../../runtime/interpreter/ratio.ts';

/** An amount for people: `1,566,560.00`. */
export function groupedAmount(value: Ratio): string {
  return amountText(value).replace(/\B(?=(\d{3})+\.)/g, ',');
}
