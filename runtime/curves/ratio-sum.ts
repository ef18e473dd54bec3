import { Ratio } from '../interpreter/ratio.ts';
import { commonDivisor } from './numerators.ts';

/** Adds fractions up, and brings them to lowest terms once, at the end. */
export class RatioSum {
  #n: bigint;
  #d: bigint;

  constructor({ n, d }: Ratio) {
    this.#n = n;
    this.#d = d;
  }

  addProduct(one: Ratio, two: Ratio): void {
    const [n, d] = [one.n * two.n, one.d * two.d];
    if (n === 0n) return;
    if (d === this.#d) this.#n += n;
    else if (this.#d % d === 0n) this.#n += n * (this.#d / d);
    else {
      const shared = commonDivisor(this.#d, d);
      this.#n = this.#n * (d / shared) + n * (this.#d / shared);
      this.#d *= d / shared;
    }
  }

  /** What it comes to, not in lowest terms. */
  get n(): bigint {
    return this.#n;
  }

  get d(): bigint {
    return this.#d;
  }

  value(): Ratio {
    return new Ratio(this.#n, this.#d);
  }
}
