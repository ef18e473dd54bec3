import { decimal, div, type Exact, reduce } from '../../runtime/numbers/exact.ts';
import { finiteDecimal } from '../../runtime/numbers/finite-decimal.ts';

/** A decimal with all its digits, or a fraction in lowest terms where they have no end: `1234.50`, `100/3`. */
export function exactText(value: Exact, kept: number): string {
  const text = finiteDecimal(value, kept);
  if (text !== null) return text;
  const { n, d } = reduce(value);
  return `${n}/${d}`;
}

/** Reads what {@link exactText} writes. Throws on any other text. */
export function parseExact(text: string): Exact {
  const [top = '', bottom] = text.split('/');
  return bottom === undefined ? decimal(top) : div(decimal(top), decimal(bottom));
}
