/** Pseudo-random numbers from a seed (mulberry32): the same search on every machine and every day. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const unsigned = (mixed ^ (mixed >>> 14)) >>> 0;
    return Math.floor((unsigned / 2 ** 32) * count);
  }

  /** One of the values; the list must not be empty. */
  pick<T>(values: readonly T[], fallback: T): T {
    return values[this.below(values.length)] ?? fallback;
  }
}
