import { amountText } from '../../runtime/curves/curve-texts.ts';
import type { Ratio } from '../../runtime/interpreter/ratio.ts';

/** An amount for people: `1,566,560.00`. */
export function groupedAmount(value: Ratio): string {
  return groupedText(amountText(value));
}

/** The text of an amount for people: `1,566,560.00` of `1566560.00`. */
export function groupedText(amount: string): string {
  return amount.replace(/\B(?=(\d{3})+\.)/g, ',');
}
