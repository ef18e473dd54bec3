import { reduce } from '../../runtime/numbers/exact.ts';
import { gcd, lcm } from '../../runtime/numbers/gcd.ts';
import type { Rounding, RoundingMode, RoundingRung } from '../../runtime/numbers/rounding.ts';
import type { Block } from './block.ts';
import type { Branch, Expression } from './code.ts';
import * as code from './code.ts';
import { Arithmetic, type Fraction, namedFraction } from './fraction.ts';
import { largest, SAFE } from './whole.ts';

/** A value on its way to a whole number of quanta: `n / divisor`, both whole. */
interface Ratio {
  readonly top: Fraction;
  readonly divisor: bigint;
  readonly over: readonly string[];
}

function ratioTo(value: Fraction, quantum: { readonly n: bigint; readonly d: bigint }, block: Block): Ratio {
  const [factor, under] = [quantum.d, value.d * quantum.n];
  const shared = gcd(factor, under);
  const arithmetic = new Arithmetic(block);
  const whole = { ...value, d: 1n, over: [] };
  const top = arithmetic.atom(arithmetic.over(whole, { d: factor / shared, over: [] }));
  return { top, divisor: under / shared, over: value.over };
}

/** For values that cannot be negative and a divisor that the compiler knows; null where it needs a call. */
function inline(n: Expression, divisor: bigint, mode: RoundingMode): Expression | null {
  const divided = (top: Expression, by: bigint): Expression => code.binary(top, '/', code.number(by));
  switch (mode) {
    case 'down':
      return code.call('Math.floor', divided(n, divisor));
    case 'up':
      return code.call('Math.ceil', divided(n, divisor));
    case 'half_even':
      return null;
    case 'half_up': {
      const isEven = divisor % 2n === 0n;
      const top = isEven ? n : code.binary(code.number(2), '*', n);
      const half = isEven ? divisor / 2n : divisor;
      const quotient = divided(code.binary(top, '+', code.number(half)), isEven ? divisor : 2n * divisor);
      return code.call('Math.floor', quotient);
    }
  }
}

function wholeOf({ top, divisor, over }: Ratio, mode: RoundingMode, block: Block): Expression {
  if (divisor === 1n && over.length === 0) return top.n;
  const short = over.length === 0 && top.positive ? inline(top.n, divisor, mode) : null;
  if (short !== null) {
    if (2n * (top.most + divisor) > SAFE) {
      block.giveUp(code.binary(top.n, '>', code.number(SAFE / 2n - divisor)));
    }
    return short;
  }
  const factors = [
    ...(divisor === 1n && over.length > 0 ? [] : [code.number(divisor)]),
    ...over.map(code.name),
  ];
  const under = factors.reduce((product, factor) => code.binary(product, '*', factor));
  const whole = block.name(code.call('rt.wholeOf', top.n, under, code.text(mode)));
  block.giveUp(code.call('Number.isNaN', whole));
  return whole;
}

function roundedTo(value: Fraction, mode: RoundingMode, rung: RoundingRung, block: Block): Fraction {
  const quantum = reduce(rung.quantum);
  const ratio = ratioTo(value, quantum, block);
  const n = wholeOf(ratio, mode, block);
  const most = ratio.top.most / ratio.divisor + 1n;
  const whole = namedFraction(n, 1n, most, value.positive);
  const quanta = new Arithmetic(block).over(whole, { d: quantum.n, over: [] });
  return { ...quanta, d: quantum.d, over: [] };
}

/** A value rounded as the rule file says: over a denominator that the compiler knows, and nothing else. */
export function rounded(value: Fraction, rounding: Rounding, block: Block): Fraction {
  const [first, ...others] = rounding.rungs;
  if (first === undefined) throw new RangeError('a rounding needs a rung');
  if (others.length === 0) return roundedTo(value, rounding.mode, first, block);
  return roundedByLadder(new Arithmetic(block).atom(value), rounding, block);
}

function roundedByLadder(value: Fraction, rounding: Rounding, block: Block): Fraction {
  const d = rounding.rungs.reduce((all, { quantum }) => lcm(all, reduce(quantum).d), 1n);
  const size = value.positive
    ? value
    : { ...value, n: block.name(code.call('Math.abs', value.n)), constant: null, positive: true };
  const arithmetic = new Arithmetic(block);
  const rungs = rounding.rungs.map((rung) => {
    const test = rung.above === null ? null : arithmetic.compare('>', size, arithmetic.constant(rung.above));
    const branch = block.branch();
    const own = roundedTo(value, rounding.mode, rung, branch);
    return { test, branch, amount: new Arithmetic(branch).over(own, { d, over: [] }) };
  });
  const result = block.variable('number');
  block.choose(
    rungs.map(({ test, branch, amount }): Branch => {
      branch.assign(result, amount.n);
      return { test, body: branch.statements };
    }),
  );
  const most = largest(rungs.map(({ amount }) => amount.most));
  return namedFraction(code.name(result), d, most, value.positive);
}
