import type { ValueType } from '../module/manifest.ts';
import type { ReadValue } from '../module/outcome.ts';
import type { Exact } from '../numbers/exact.ts';

/** What the amounts that are read under one name have in common. */
export interface AmountSpec {
  readonly name: string;
  readonly type: ValueType;
  /** What the whole number counts: `100n` for cents. */
  readonly parts: bigint;
}

const NO_WORDS: readonly string[] = [];

export function amountSpec(name: string, type: ValueType, parts: bigint): AmountSpec {
  return { name, type, parts };
}

/**
 * A quantity that a formula read, under its name: it is its own value. It costs next to nothing until somebody
 * computes with it.
 */
export class ReadAmount implements ReadValue, Exact {
  readonly spec: AmountSpec;
  readonly whole: number;

  constructor(spec: AmountSpec, whole: number) {
    this.spec = spec;
    this.whole = whole;
  }

  get name(): string {
    return this.spec.name;
  }

  get type(): ValueType {
    return this.spec.type;
  }

  get words(): readonly string[] {
    return NO_WORDS;
  }

  get value(): Exact {
    return this;
  }

  get n(): bigint {
    return BigInt(this.whole);
  }

  get d(): bigint {
    return this.spec.parts;
  }
}

/** The same, divided by a number of the payslip too. */
export class ReadAmountOver extends ReadAmount {
  readonly over: number;

  constructor(spec: AmountSpec, whole: number, over: number) {
    super(spec, whole);
    this.over = over;
  }

  override get d(): bigint {
    return this.spec.parts * BigInt(this.over);
  }
}
