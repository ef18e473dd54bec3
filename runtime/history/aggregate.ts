import type { HistoryAggregate } from '../module.ts';
import { add, div, type Exact, exact, max, ZERO } from '../numbers/exact.ts';
import { parseExact } from './exact-text.ts';

/**
 * What the amounts of payslips come to, from the earliest to the last; null where nothing is known: there is no greatest,
 * no average and no last of none.
 */
export function aggregate(how: HistoryAggregate, amounts: readonly string[]): Exact | null {
  const last = amounts.at(-1);
  switch (how) {
    case 'sum':
      return sum(amounts);
    case 'count':
      return exact(BigInt(amounts.length));
    case 'average':
      return last === undefined ? null : div(sum(amounts), exact(BigInt(amounts.length)));
    case 'max':
      return last === undefined ? null : max(parseExact(last), ...amounts.map(parseExact));
    case 'last':
      return last === undefined ? null : parseExact(last);
  }
}

/** Amounts in cents are added as plain numbers, while these are exact. */
function sum(amounts: readonly string[]): Exact {
  let cents = 0;
  let others = ZERO;
  for (const amount of amounts) {
    const both = cents + centsOf(amount);
    if (Number.isSafeInteger(both)) cents = both;
    else others = add(others, parseExact(amount));
  }
  return cents === 0 ? others : add({ n: BigInt(cents), d: 100n }, others);
}

const [ZERO_DIGIT, POINT, MINUS] = [48, 46, 45];

/** Converts a text such as `-1234.50` to cents; returns NaN for other forms. */
function centsOf(text: string): number {
  const isNegative = text.charCodeAt(0) === MINUS;
  const point = text.length - 3;
  if (text.charCodeAt(point) !== POINT || text.length > 15) return Number.NaN;
  let cents = 0;
  for (let at = isNegative ? 1 : 0; at < text.length; at++) {
    if (at === point) continue;
    const digit = text.charCodeAt(at) - ZERO_DIGIT;
    if (digit < 0 || digit > 9) return Number.NaN;
    cents = 10 * cents + digit;
  }
  return isNegative ? -cents : cents;
}
