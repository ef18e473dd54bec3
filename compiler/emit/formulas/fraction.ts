import type { Range } from '../../ir/range.ts';
import type { Exact } from '../../runtime/exact.ts';
import { reduce } from '../../runtime/exact.ts';
import type { Block } from './block.ts';
import { gcd, larger, lcm, magnitude, SAFE, smaller, tighter } from './whole.ts';
import type { WholeNumbers } from './whole-numbers.ts';

/**
 * An exact value while its code is written: `n / (d · over)`. The numerator is an expression of emitted code
 * and always a whole number of the kind that the code computes with; `d` is known to the compiler; `over` are
 * names of positive whole numbers known only when the code runs (the days that an amount is divided by).
 */
export interface Fraction {
  readonly n: string;
  /** The numerator where the compiler knows it. */
  readonly constant: bigint | null;
  readonly d: bigint;
  readonly over: readonly string[];
  /** Most that the numerator can be, sign aside; at most 2^53 − 1 in JavaScript numbers, which alone ask. */
  readonly most: bigint;
  /** True when the numerator is proven not to be negative. */
  readonly positive: boolean;
}

function constantOver(n: bigint, d: bigint, numbers: WholeNumbers): Fraction {
  return { n: numbers.literal(n), constant: n, d, over: [], most: magnitude(n), positive: n >= 0n };
}

/** A numerator that exists already under a name, or in an array. */
export function namedFraction(n: string, d: bigint, most: bigint | null, positive: boolean): Fraction {
  return { n, constant: null, d, over: [], most: tighter(most, SAFE) ?? SAFE, positive };
}

/** Most that the numerator of a value in the range can be over this denominator; null without a bound. */
export function mostOf(range: Range, d: bigint): bigint | null {
  if (range.low === null || range.high === null) return null;
  const up = ({ n, d: under }: Exact): bigint => (magnitude(n) * d + under - 1n) / under;
  const [low, high] = [up(range.low.value), up(range.high.value)];
  return larger(low, high);
}

export function isPositive(range: Range): boolean {
  return range.low !== null && range.low.value.n >= 0n;
}

/** The denominator that all values can be written over. */
export function commonScale(values: readonly Pick<Fraction, 'd' | 'over'>[]): Pick<Fraction, 'd' | 'over'> {
  const d = values.reduce((least, value) => lcm(least, value.d), 1n);
  return { d, over: values.reduce<readonly string[]>((all, value) => union(all, value.over), []) };
}

/**
 * Writes code of fractions into a block, in its kind of whole number. Where that has a limit, what might pass
 * it is checked, and then given up (`return false`).
 */
export class Arithmetic {
  readonly #block: Block;
  readonly #numbers: WholeNumbers;

  constructor(block: Block) {
    this.#block = block;
    this.#numbers = block.numbers;
  }

  /**
   * A new numerator. `most` is what it may be by its operands; where that passes 2^53 the code checks, which
   * is sound because a sum or product of whole doubles that passes it is never rounded back under it.
   */
  #whole(code: string, d: bigint, over: readonly string[], most: bigint, positive: boolean): Fraction {
    if (this.#fits(most)) return { n: code, constant: null, d, over, most, positive };
    const n = this.#block.name(code);
    const limits = positive ? `${n} > rt.SAFE` : `${n} > rt.SAFE || ${n} < -rt.SAFE`;
    this.#block.add(`if (${limits}) return false;`);
    return { n, constant: null, d, over, most: SAFE, positive };
  }

  #fits(most: bigint): boolean {
    return this.#numbers.limit === null || most <= this.#numbers.limit;
  }

  constant(value: Exact): Fraction {
    const { n, d } = reduce(value);
    return this.#constant(n, d);
  }

  /** A constant beyond 2^53 is given up as any other number. */
  #constant(n: bigint, d: bigint, over: readonly string[] = []): Fraction {
    if (!this.#fits(magnitude(n))) return this.#whole('Infinity', d, over, SAFE + 1n, n >= 0n);
    return { ...constantOver(n, d, this.#numbers), over };
  }

  /** The same value with a numerator that is a name or a literal, for code that reads it more than once. */
  atom(value: Fraction): Fraction {
    if (/^[\w$.]+$/.test(value.n)) return value;
    return { ...value, n: this.#block.name(value.n) };
  }

  #times(value: Fraction, factor: bigint): Fraction {
    if (factor === 1n) return value;
    if (value.constant !== null) return this.#constant(value.constant * factor, value.d, value.over);
    const most = value.most * magnitude(factor);
    const positive = value.positive && factor > 0n;
    const code = this.#numbers.times(wrapped(value.n), factor);
    return this.#whole(code, value.d, value.over, most, positive);
  }

  /** The same value over `d` and these names, of which its own are a part. */
  over(value: Fraction, d: bigint, over: readonly string[]): Fraction {
    const scaled = { ...this.#times(value, d / value.d), d };
    return { ...this.#timesNames(scaled, missing(value.over, over)), d, over };
  }

  /** All values over one denominator. */
  common(values: readonly Fraction[]): readonly Fraction[] {
    const { d, over } = commonScale(values);
    return values.map((value) => this.over(value, d, over));
  }

  sum(values: readonly Fraction[]): Fraction {
    const [first, ...rest] = this.common(values);
    if (first === undefined) throw new RangeError('a sum of nothing');
    return rest.reduce((total, value) => this.#add(total, value), first);
  }

  #add(a: Fraction, b: Fraction): Fraction {
    if (a.constant !== null && b.constant !== null)
      return this.#constant(a.constant + b.constant, a.d, a.over);
    if (b.constant === 0n) return a;
    if (a.constant === 0n) return b;
    return this.#whole(`${a.n} + ${wrapped(b.n)}`, a.d, a.over, a.most + b.most, a.positive && b.positive);
  }

  sub(left: Fraction, right: Fraction): Fraction {
    const [a, b] = this.#pair(left, right);
    if (a.constant !== null && b.constant !== null)
      return this.#constant(a.constant - b.constant, a.d, a.over);
    const apart = a.positive && b.positive;
    const most = apart ? larger(a.most, b.most) : a.most + b.most;
    return this.#whole(`${a.n} - ${wrapped(b.n)}`, a.d, a.over, most, false);
  }

  neg(value: Fraction): Fraction {
    if (value.constant !== null) return this.#constant(-value.constant, value.d, value.over);
    return { ...value, n: `-${wrapped(value.n)}`, positive: false };
  }

  mul(a: Fraction, b: Fraction): Fraction {
    if (a.constant !== null) return this.#scaledBy(b, a);
    if (b.constant !== null) return this.#scaledBy(a, b);
    const over = [...a.over, ...b.over].toSorted();
    const code = `${wrapped(a.n)} * ${wrapped(b.n)}`;
    return this.#whole(code, a.d * b.d, over, a.most * b.most, a.positive === b.positive && a.positive);
  }

  /** Times a constant: what the constant and the denominator share falls away. */
  #scaledBy(value: Fraction, by: Fraction): Fraction {
    const factor = by.constant ?? 1n;
    if (factor === 0n) return this.#constant(0n, 1n);
    const shared = gcd(factor, value.d);
    const d = (value.d / shared) * by.d;
    const over = [...value.over, ...by.over].toSorted();
    return { ...this.#times(value, factor / shared), d, over };
  }

  div(a: Fraction, b: Fraction): Fraction {
    if (b.constant !== null) {
      if (b.constant === 0n) throw new RangeError('division by zero');
      const sign = b.constant < 0n ? -1n : 1n;
      const quotient = this.mul(a, this.constant({ n: sign * b.d, d: sign * b.constant }));
      return this.#timesNames(quotient, b.over);
    }
    const divisor = this.atom(b);
    const name = this.#divisorName(divisor);
    const shared = gcd(a.d, divisor.d);
    const top = { ...this.#times(a, divisor.d / shared), d: a.d / shared };
    const quotient = { ...this.#timesNames(top, divisor.over), over: [...a.over, name].toSorted() };
    return this.#numbers.limit === null && !divisor.positive ? this.#signedBy(divisor, quotient) : quotient;
  }

  /** The positive number that is divided by, under a name. */
  #divisorName({ n }: Fraction): string {
    if (this.#numbers.limit === null) {
      return this.#block.nameOutside(`rt.divisor(${n})`, this.#numbers.literal(1n));
    }
    // A divisor that is not positive has a sign to move; no law divides by one.
    this.#block.add(`if (!(${n} > 0)) return false;`);
    return this.#block.nameOutside(n, '1');
  }

  /** A quotient with the sign that its divisor had. */
  #signedBy(divisor: Fraction, quotient: Fraction): Fraction {
    const { n } = this.atom(quotient);
    const code = `(${divisor.n} < 0n ? -${wrapped(n)} : ${n})`;
    return { ...quotient, n: code, constant: null, positive: false };
  }

  /** The numerator times what another value is divided by. */
  #timesNames(value: Fraction, names: readonly string[]): Fraction {
    return names.reduce(
      (top, name) => this.#whole(multiplied(top, name), top.d, top.over, top.most * SAFE, top.positive),
      value,
    );
  }

  #pair(left: Fraction, right: Fraction): readonly [Fraction, Fraction] {
    const [a, b] = this.common([left, right]);
    if (a === undefined || b === undefined) throw new RangeError('a pair has two');
    return [a, b];
  }

  /** The smaller (`<`) or the greater (`>`) of two. */
  choose(sign: '<' | '>', left: Fraction, right: Fraction): Fraction {
    const pair = this.#pair(left, right);
    const [a, b] = [this.atom(pair[0]), this.atom(pair[1])];
    const both = a.positive && b.positive;
    const positive = sign === '>' ? a.positive || b.positive : both;
    const most = sign === '<' && both ? smaller(a.most, b.most) : larger(a.most, b.most);
    const n = `(${a.n} ${sign} ${b.n} ? ${a.n} : ${b.n})`;
    return { n, constant: null, d: a.d, over: a.over, most, positive };
  }

  /** A comparison as an expression of yes or no. */
  compare(sign: string, left: Fraction, right: Fraction): string {
    const [a, b] = this.#pair(left, right);
    return `${a.n} ${sign} ${b.n}`;
  }

  isMultiple(left: Fraction, right: Fraction): string {
    const pair = this.#pair(left, right);
    const [a, b] = [this.atom(pair[0]), this.atom(pair[1])];
    const zero = this.#numbers.literal(0n);
    if (b.constant !== null && b.constant !== 0n) return `${a.n} % ${b.n} === ${zero}`;
    return `(${b.n} === ${zero} ? ${a.n} === ${zero} : ${a.n} % ${b.n} === ${zero})`;
  }
}

function multiplied(value: Fraction, name: string): string {
  return value.constant === 1n ? name : `${wrapped(value.n)} * ${name}`;
}

function wrapped(code: string): string {
  return /^[\w$.]+$/.test(code) || /^\([^()]*\)$/.test(code) ? code : `(${code})`;
}

/** The names of `all` that are not among `own`, each as often as it lacks. */
function missing(own: readonly string[], all: readonly string[]): readonly string[] {
  const rest = [...own];
  return all.filter((name) => {
    const at = rest.indexOf(name);
    if (at === -1) return true;
    rest.splice(at, 1);
    return false;
  });
}

/** Every name as often as the one that has it more often. */
function union(a: readonly string[], b: readonly string[]): readonly string[] {
  return [...a, ...missing(a, b)].toSorted();
}
