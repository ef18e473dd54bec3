import { reduce } from '../../runtime/exact.ts';
import type { Rounding, RoundingMode, RoundingRung } from '../../runtime/rounding.ts';
import { type Block, indented } from './block.ts';
import { Arithmetic, type Fraction, namedFraction } from './fraction.ts';
import { gcd, largest, lcm, SAFE } from './whole.ts';
import type { WholeNumbers } from './whole-numbers.ts';

/** A value on its way to a whole number of quanta: `n / divisor`, both whole. */
interface Ratio {
  readonly top: Fraction;
  readonly divisor: bigint;
  readonly over: readonly string[];
}

function ratioTo(value: Fraction, quantum: { readonly n: bigint; readonly d: bigint }, block: Block): Ratio {
  const [factor, under] = [quantum.d, value.d * quantum.n];
  const shared = gcd(factor, under);
  const top = new Arithmetic(block).atom(
    new Arithmetic(block).over({ ...value, d: 1n, over: [] }, factor / shared, []),
  );
  return { top, divisor: under / shared, over: value.over };
}

/** Code for values that cannot be negative and a divisor that the compiler knows; null where it needs a call. */
function inline(n: string, divisor: bigint, mode: RoundingMode, numbers: WholeNumbers): string | null {
  const { literal, quotient } = numbers;
  const by = literal(divisor);
  if (mode === 'down') return quotient(n, by);
  if (mode === 'up') return numbers.ceiling(n, divisor);
  if (mode === 'half_even') return null;
  return divisor % 2n === 0n
    ? quotient(`(${n} + ${literal(divisor / 2n)})`, by)
    : quotient(`(${literal(2n)} * ${n} + ${by})`, literal(2n * divisor));
}

function wholeCode({ top, divisor, over }: Ratio, mode: RoundingMode, block: Block): string {
  if (divisor === 1n && over.length === 0) return top.n;
  const { numbers } = block;
  const short = over.length === 0 && top.positive ? inline(top.n, divisor, mode, numbers) : null;
  if (short !== null && (numbers.limit === null || 2n * (top.most + divisor) <= numbers.limit)) return short;
  if (short !== null) {
    block.add(`if (${top.n} > ${SAFE / 2n - divisor}) return false;`);
    return short;
  }
  const under = [...(divisor === 1n && over.length > 0 ? [] : [numbers.literal(divisor)]), ...over].join(
    ' * ',
  );
  const whole = block.name(numbers.rounded(top.n, under, mode));
  if (numbers.limit !== null) block.add(`if (Number.isNaN(${whole})) return false;`);
  return whole;
}

function roundedTo(value: Fraction, mode: RoundingMode, rung: RoundingRung, block: Block): Fraction {
  const quantum = reduce(rung.quantum);
  const ratio = ratioTo(value, quantum, block);
  const code = wholeCode(ratio, mode, block);
  const most = ratio.top.most / ratio.divisor + 1n;
  const whole = namedFraction(code, 1n, most, value.positive);
  const quanta = new Arithmetic(block).over(whole, quantum.n, []);
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
    : { ...value, n: block.name(block.numbers.magnitude(value.n)), constant: null, positive: true };
  const rungs = rounding.rungs.map((rung) => {
    const arithmetic = new Arithmetic(block);
    const test = rung.above === null ? null : arithmetic.compare('>', size, arithmetic.constant(rung.above));
    const branch = block.branch();
    const amount = new Arithmetic(branch).over(roundedTo(value, rounding.mode, rung, branch), d, []);
    return { test, branch, amount };
  });
  const result = block.variable();
  for (const [place, { test, branch, amount }] of rungs.entries()) {
    const start = place === 0 ? '' : '} else ';
    block.add(`${start}${test === null ? '{' : `if (${test}) {`}`);
    block.add(...indented([...branch.lines, `${result} = ${amount.n};`]));
  }
  block.add('}');
  const most = largest(rungs.map(({ amount }) => amount.most));
  return namedFraction(result, d, most, value.positive);
}
