import type { Fraction } from '../formulas/fraction.ts';

function keyOf({ n, d, over }: Fraction): string {
  return [n, d, ...over].join('/');
}

/** Code of the exact values that emitted code holds already, by numerator and denominator. */
export class ExactObjects {
  readonly #codes = new Map<string, string>();

  /** Says that an object holds the exact value of a fraction. */
  define(value: Fraction, code: string): void {
    this.#codes.set(keyOf(value), code);
  }

  /** Code of the object that holds the exact value of a fraction; null when none does. */
  find(value: Fraction): string | null {
    return this.#codes.get(keyOf(value)) ?? null;
  }
}
