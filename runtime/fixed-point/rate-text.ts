import { RATE_DIGITS } from '../lines/row-texts.ts';
import { printPlain } from '../numbers/print.ts';
import { plainText, ratio } from '../numbers/text.ts';
import { SAFE } from '../numbers/whole.ts';

/** The text of a rate. Most payslips have the rate of the one before, and its text is still there. */
export class RateText {
  readonly #scale: bigint;
  readonly #d: number;
  #n = Number.NaN;
  #over = Number.NaN;
  #text = '';

  constructor(scale: bigint) {
    this.#scale = scale;
    this.#d = Number(scale);
  }

  /** Of `n / (scale · over)`. */
  of(n: number, over = 1): string {
    if (n === this.#n && over === this.#over) return this.#text;
    this.#text =
      this.#d > SAFE
        ? printPlain(ratio(n, this.#scale, over), RATE_DIGITS)
        : plainText(n, this.#d, RATE_DIGITS, over);
    [this.#n, this.#over] = [n, over];
    return this.#text;
  }
}
