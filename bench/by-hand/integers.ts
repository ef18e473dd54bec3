/** `n / d` to the nearest whole number, halves up. Throws where a number cannot be held exactly. */
export function halfUp(n: number, d: number): number {
  const twice = 2 * n + d;
  // A product that lost digits is above 2^53, and so is all that it is then multiplied with.
  if (!(n >= 0 && twice <= Number.MAX_SAFE_INTEGER)) throw new RangeError(`${n} / ${d} is out of range`);
  return Math.floor(twice / (2 * d));
}

const DECIMAL = /^(\d+)(?:\.(\d+))?$/;

/** A decimal text as a whole number of its `digits`-th decimal places: `scaled('12.5', 2)` is 1250. */
export function scaled(text: string, digits: number): number {
  const match = DECIMAL.exec(text);
  const fraction = match?.[2] ?? '';
  if (match === null || fraction.length > digits) throw new RangeError(`${text} has no ${digits} decimals`);
  const value = Number(`${match[1]}${fraction.padEnd(digits, '0')}`);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large`);
  return value;
}

/** The same for a number that a request may leave out. */
export function scaledOr(text: string | undefined, digits: number, otherwise: number): number {
  return text === undefined ? otherwise : scaled(text, digits);
}
