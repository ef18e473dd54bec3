import type { Ratio } from '../interpreter/ratio.ts';
import type { RoundingMode } from '../numbers/rounding.ts';
import type { Deviation, Quantity } from './quantity.ts';

/** A number that is rounded, and between what ends that leaves it. */
export interface RoundedQuantity {
  readonly value: Quantity;
  readonly mode: RoundingMode;
  readonly quantum: Ratio;
  readonly low: Ratio;
  readonly high: Ratio;
}

interface Known {
  readonly rounding: RoundedQuantity;
  readonly deviation: Deviation;
}

/** The same number rounded in the same way, in two formulas of a curve, deviates alike: the difference of the two does not. */
export class KnownRoundings {
  /** By the line of the number, which few others have. */
  readonly #known = new Map<bigint, Known[]>();

  /** What is known of such a rounding, or what is made of it now. */
  of(rounding: RoundedQuantity, make: () => Deviation): Deviation {
    const { slope, offset } = rounding.value;
    const line = slope.n * 31n + offset.n;
    const alike = this.#known.get(line);
    const known = alike?.find((one) => isSame(one.rounding, rounding));
    if (known !== undefined) return known.deviation;
    const made = { rounding, deviation: make() };
    if (alike === undefined) this.#known.set(line, [made]);
    else alike.push(made);
    return made.deviation;
  }
}

function isSame(one: RoundedQuantity, other: RoundedQuantity): boolean {
  return (
    one.mode === other.mode &&
    one.quantum.against(other.quantum) === 0 &&
    one.low.n === other.low.n &&
    one.high.n === other.high.n &&
    one.value.isSameAs(other.value)
  );
}
