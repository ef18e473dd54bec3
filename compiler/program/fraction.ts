import { type Exact, reduce } from '../../runtime/numbers/exact.ts';
import { gcd, lcm } from '../../runtime/numbers/gcd.ts';
import type { Range } from '../ir/range.ts';
import type { Block } from './block.ts';
import type { BinaryOperator, Expression } from './code.ts';
import * as code from './code.ts';
import { larger, magnitude, SAFE, smaller, tighter } from './whole.ts';

/**
 * An exact value while its program is written: `n / (d · over)`. The numerator is an expression and always a whole
 * number; `d` is known to the compiler; `over` are names of positive whole numbers known only when the program runs
 * (the days that an amount is divided by).
 */
export interface Fraction {
  readonly n: Expression;
  /** The numerator where the compiler knows it. */
  readonly constant: bigint | null;
  readonly d: bigint;
  readonly over: readonly string[];
  /** Most that the numerator can be, sign aside; at most 2^53 − 1. */
  readonly most: bigint;
  /** True when the numerator is proven not to be negative. */
  readonly positive: boolean;
}

/** The denominator of a value. */
export type Scale = Pick<Fraction, 'd' | 'over'>;

/** A numerator that exists already under a name, or in a slot. */
export function namedFraction(n: Expression, d: bigint, most: bigint | null, positive: boolean): Fraction {
  return { n, constant: null, d, over: [], most: tighter(most, SAFE) ?? SAFE, positive };
}

/** A fraction with denominator 1. */
export function unscaled(n: Expression): Fraction {
  return namedFraction(n, 1n, null, false);
}

/** Most that the numerator of a value in the range can be over this denominator; null without a bound. */
export function mostOf(range: Range, d: bigint): bigint | null {
  if (range.low === null || range.high === null) return null;
  const up = ({ n, d: under }: Exact): bigint => (magnitude(n) * d + under - 1n) / under;
  return larger(up(range.low.value), up(range.high.value));
}

export function isPositive(range: Range): boolean {
  return range.low !== null && range.low.value.n >= 0n;
}

/** The denominator that all values can be written over. */
export function commonScale(values: readonly Scale[]): Scale {
  const d = values.reduce((least, value) => lcm(least, value.d), 1n);
  return { d, over: values.reduce<readonly string[]>((all, value) => union(all, value.over), []) };
}

/**
 * Computes with fractions in a block. What might pass 2^53 is checked, and the program then given up: the interpreter
 * computes the payslip.
 */
export class Arithmetic {
  readonly #block: Block;

  constructor(block: Block) {
    this.#block = block;
  }

  /**
   * A new numerator. `most` is what it may be by its operands; where that passes 2^53 the program checks, which
   * is sound because a sum or product of whole doubles that passes it is never rounded back under it.
   */
  #whole(value: Expression, scale: Scale, most: bigint, positive: boolean): Fraction {
    const { d, over } = scale;
    if (most <= SAFE) return { n: value, constant: null, d, over, most, positive };
    const n = this.#block.name(value);
    const above = code.binary(n, '>', code.SAFE_NAME);
    const below = code.binary(n, '<', code.negative(code.SAFE_NAME));
    this.#block.giveUp(positive ? above : code.binary(above, '||', below));
    return { n, constant: null, d, over, most: SAFE, positive };
  }

  constant(value: Exact): Fraction {
    const { n, d } = reduce(value);
    return this.#constant(n, { d, over: [] });
  }

  /** A constant beyond 2^53 is given up as any other number. */
  #constant(n: bigint, { d, over }: Scale): Fraction {
    if (magnitude(n) > SAFE) return this.#whole(code.name('Infinity'), { d, over }, SAFE + 1n, n >= 0n);
    return { n: code.number(n), constant: n, d, over, most: magnitude(n), positive: n >= 0n };
  }

  /** The same value with a numerator that may be read more than once. */
  atom(value: Fraction): Fraction {
    return { ...value, n: this.#block.atom(value.n) };
  }

  #times(value: Fraction, factor: bigint): Fraction {
    if (factor === 1n) return value;
    if (value.constant !== null) return this.#constant(value.constant * factor, value);
    const positive = value.positive && factor > 0n;
    const product = code.binary(value.n, '*', code.number(factor));
    return this.#whole(product, value, value.most * magnitude(factor), positive);
  }

  /** The same value over `d` and these names, of which its own are a part. */
  over(value: Fraction, { d, over }: Scale): Fraction {
    const scaled = { ...this.#times(value, d / value.d), d };
    return { ...this.#timesNames(scaled, missing(value.over, over)), d, over };
  }

  /** All values over one denominator. */
  common(values: readonly Fraction[]): readonly Fraction[] {
    const scale = commonScale(values);
    return values.map((value) => this.over(value, scale));
  }

  sum(values: readonly Fraction[]): Fraction {
    const [first, ...rest] = this.common(values);
    if (first === undefined) throw new RangeError('a sum of nothing');
    if ([first, ...rest].every(({ positive, constant }) => positive && constant === null)) {
      // What only grows and is below 2^53 at the end was so on the way.
      const all = rest.reduce((total, { n }) => code.binary(total, '+', n), first.n);
      return this.#whole(
        all,
        first,
        rest.reduce((most, one) => most + one.most, first.most),
        true,
      );
    }
    return rest.reduce((total, value) => this.#add(total, value), first);
  }

  #add(a: Fraction, b: Fraction): Fraction {
    if (a.constant !== null && b.constant !== null) return this.#constant(a.constant + b.constant, a);
    if (b.constant === 0n) return a;
    if (a.constant === 0n) return b;
    return this.#whole(code.binary(a.n, '+', b.n), a, a.most + b.most, a.positive && b.positive);
  }

  sub(left: Fraction, right: Fraction): Fraction {
    const [a, b] = this.#pair(left, right);
    if (a.constant !== null && b.constant !== null) return this.#constant(a.constant - b.constant, a);
    const apart = a.positive && b.positive;
    const most = apart ? larger(a.most, b.most) : a.most + b.most;
    return this.#whole(code.binary(a.n, '-', b.n), a, most, false);
  }

  neg(value: Fraction): Fraction {
    if (value.constant !== null) return this.#constant(-value.constant, value);
    return { ...value, n: code.negative(value.n), positive: false };
  }

  mul(a: Fraction, b: Fraction): Fraction {
    if (a.constant !== null) return this.#scaledBy(b, a);
    if (b.constant !== null) return this.#scaledBy(a, b);
    const scale = { d: a.d * b.d, over: [...a.over, ...b.over].toSorted() };
    return this.#whole(code.binary(a.n, '*', b.n), scale, a.most * b.most, a.positive && b.positive);
  }

  /** Times a constant: what the constant and the denominator share falls away. */
  #scaledBy(value: Fraction, by: Fraction): Fraction {
    const factor = by.constant ?? 1n;
    if (factor === 0n) return this.#constant(0n, { d: 1n, over: [] });
    const shared = gcd(factor, value.d);
    const d = (value.d / shared) * by.d;
    return { ...this.#times(value, factor / shared), d, over: [...value.over, ...by.over].toSorted() };
  }

  div(a: Fraction, b: Fraction): Fraction {
    if (b.constant !== null) {
      if (b.constant === 0n) throw new RangeError('division by zero');
      const sign = b.constant < 0n ? -1n : 1n;
      const quotient = this.mul(a, this.constant({ n: sign * b.d, d: sign * b.constant }));
      return this.#timesNames(quotient, b.over);
    }
    const divisor = this.atom(b);
    const divided = this.#divisorName(divisor);
    const shared = gcd(a.d, divisor.d);
    const top = { ...this.#times(a, divisor.d / shared), d: a.d / shared };
    return { ...this.#timesNames(top, divisor.over), over: [...a.over, divided].toSorted() };
  }

  /** The positive number that is divided by, under a name. A divisor that is not positive has a sign to move. */
  #divisorName({ n }: Fraction): string {
    this.#block.giveUp(code.not(code.binary(n, '>', code.ZERO)));
    return this.#block.nameOutside(n, code.ONE);
  }

  /** The numerator times what another value is divided by. */
  #timesNames(value: Fraction, names: readonly string[]): Fraction {
    return names.reduce((top, factor) => {
      const by = code.name(factor);
      const product = top.constant === 1n ? by : code.binary(top.n, '*', by);
      return this.#whole(product, top, top.most * SAFE, top.positive);
    }, value);
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
    const n = code.conditional(code.binary(a.n, sign, b.n), a.n, b.n);
    return { n, constant: null, d: a.d, over: a.over, most, positive };
  }

  /** The smallest (`<`) or the greatest (`>`) of many, in one call. */
  chooseOf(sign: '<' | '>', values: readonly Fraction[]): Fraction {
    const all = this.common(values);
    const every = all.every(({ positive }) => positive);
    const positive = every || (sign === '>' && all.some((one) => one.positive));
    const bounds = all.map(({ most }) => most);
    const most = sign === '<' && every ? bounds.reduce(smaller) : bounds.reduce(larger);
    const n = code.call(sign === '<' ? 'Math.min' : 'Math.max', ...all.map((one) => one.n));
    return { n, constant: null, ...commonScale(all), most, positive };
  }

  /** A comparison as an expression of yes or no. */
  compare(sign: BinaryOperator, left: Fraction, right: Fraction): Expression {
    const [a, b] = this.#pair(left, right);
    return code.binary(a.n, sign, b.n);
  }

  isMultiple(left: Fraction, right: Fraction): Expression {
    const pair = this.#pair(left, right);
    const [a, b] = [this.atom(pair[0]), this.atom(pair[1])];
    const isMultiple = code.binary(code.binary(a.n, '%', b.n), '===', code.ZERO);
    if (b.constant !== null && b.constant !== 0n) return isMultiple;
    const isZero = ({ n }: Fraction): Expression => code.binary(n, '===', code.ZERO);
    return code.conditional(isZero(b), isZero(a), isMultiple);
  }
}

/** The names of `all` that are not among `own`, each as often as it lacks. */
function missing(own: readonly string[], all: readonly string[]): readonly string[] {
  const rest = [...own];
  return all.filter((one) => {
    const at = rest.indexOf(one);
    if (at === -1) return true;
    rest.splice(at, 1);
    return false;
  });
}

/** Every name as often as the one that has it more often. */
function union(a: readonly string[], b: readonly string[]): readonly string[] {
  return [...a, ...missing(a, b)].toSorted();
}
