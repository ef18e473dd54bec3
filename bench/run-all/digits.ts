const CENTS: readonly string[] = Array.from({ length: 100 }, (_, n) => `.${String(n).padStart(2, '0')}`);

/** Cents as an amount: `8500.00`. */
export function money(cents: number): string {
  const whole = Math.floor(cents / 100);
  return whole + (CENTS[cents - whole * 100] ?? '');
}

const MILLION = 1_000_000;

/** `n / d` to at most six decimals, half up, and at least `kept`. */
function digits(n: number, d: number, kept: number): string {
  let whole = Math.floor(n / d);
  let part = Math.floor((2 * (n - whole * d) * MILLION + d) / (2 * d));
  if (part === MILLION) {
    whole += 1;
    part = 0;
  }
  if (part === 0) return kept === 2 ? `${whole}.00` : `${whole}`;
  const text = String(part).padStart(6, '0');
  let end = 6;
  while (end > kept && text.charCodeAt(end - 1) === 48) end -= 1;
  return `${whole}.${text.slice(0, end)}`;
}

/** Cents over a divisor as an amount that is not rounded: `6189.130435`. */
export function rawMoney(cents: number, divisor: number): string {
  return digits(cents, 100 * divisor, 2);
}

/** A number without trailing zeros: `4.5`. */
export function plain(n: number, d: number): string {
  return digits(n, d, 0);
}
