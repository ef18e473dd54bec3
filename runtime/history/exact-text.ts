import { decimal, div, type Exact, exact, reduce } from '../numbers/exact.ts';
import { finiteDecimal } from '../numbers/finite-decimal.ts';
import { powerOfTen } from '../numbers/print.ts';

/** A decimal with all its digits, or a fraction in lowest terms where they have no end: `1234.50`, `100/3`. */
export function exactText(value: Exact, kept: number): string {
  const text = finiteDecimal(value, kept);
  if (text !== null) return text;
  const { n, d } = reduce(value);
  return `${n}/${d}`;
}

/** Reads what {@link exactText} writes. Throws on any other text. */
export function parseExact(text: string): Exact {
  const slash = text.indexOf('/');
  if (slash >= 0) return div(decimal(text.slice(0, slash)), decimal(text.slice(slash + 1)));
  const point = text.indexOf('.');
  if (point < 0) return exact(whole(text));
  return exact(whole(text.slice(0, point) + text.slice(point + 1)), powerOfTen(text.length - point - 1));
}

const SHORT = /^-?\d{1,15}$/;

/** Parses digits. Short texts go through a number, which takes half the time. */
function whole(digits: string): bigint {
  return BigInt(SHORT.test(digits) ? Number(digits) : digits);
}
