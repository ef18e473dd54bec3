/** Different amounts that are counted one by one; beyond it they are counted by their leading digits. */
const MOST = 20_000;
const LEADING_DIGITS = 4;

/** The distribution of any number of differences in constant memory. Amounts are cents. */
export class Distribution {
  #counts = new Map<bigint, number>();
  #isExact = true;
  count = 0;
  total = 0n;
  minimum: bigint | null = null;
  maximum: bigint | null = null;

  add(amount: bigint, times = 1): void {
    this.count += times;
    this.total += amount * BigInt(times);
    if (this.minimum === null || amount < this.minimum) this.minimum = amount;
    if (this.maximum === null || amount > this.maximum) this.maximum = amount;
    this.#tally(amount, times);
  }

  /** Takes in what another process has counted. */
  merge(other: DistributionState): void {
    if (other.minimum === null || other.maximum === null) return;
    if (!other.isExact) this.#coarsen();
    this.count += other.count;
    this.total += other.total;
    if (this.minimum === null || other.minimum < this.minimum) this.minimum = other.minimum;
    if (this.maximum === null || other.maximum > this.maximum) this.maximum = other.maximum;
    for (const [amount, times] of other.counts) this.#tally(amount, times);
  }

  /** The amount in the middle; of an even number the lower one. `isExact` false: to four leading digits. */
  median(): { readonly amount: bigint; readonly isExact: boolean } | null {
    const sorted = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1));
    const middle = Math.ceil(this.count / 2);
    let seen = 0;
    for (const [amount, times] of sorted) {
      seen += times;
      if (seen >= middle) return { amount, isExact: this.#isExact };
    }
    return null;
  }

  /** Plain data that can cross from one thread to another. */
  state(): DistributionState {
    const { count, total, minimum, maximum } = this;
    return { counts: [...this.#counts], isExact: this.#isExact, count, total, minimum, maximum };
  }

  #tally(amount: bigint, times: number): void {
    const key = this.#isExact ? amount : leading(amount);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + times);
    if (this.#isExact && this.#counts.size > MOST) this.#coarsen();
  }

  #coarsen(): void {
    if (!this.#isExact) return;
    this.#isExact = false;
    const exact = this.#counts;
    this.#counts = new Map();
    for (const [amount, times] of exact) this.#tally(amount, times);
  }
}

export interface DistributionState {
  readonly counts: readonly (readonly [bigint, number])[];
  readonly isExact: boolean;
  readonly count: number;
  readonly total: bigint;
  readonly minimum: bigint | null;
  readonly maximum: bigint | null;
}

/** The amount to its four leading digits, towards zero. */
function leading(amount: bigint): bigint {
  const digits = (amount < 0n ? -amount : amount).toString().length;
  const unit = 10n ** BigInt(Math.max(0, digits - LEADING_DIGITS));
  return (amount / unit) * unit;
}
