import { greatestCommonDivisor, Ratio } from '../../runtime/interpreter/ratio.ts';

const AROUND = [31n, 32n, 53n, 64n].flatMap((bits) => [-1n, 0n, 1n].map((more) => 2n ** bits + more));

/** Euclid's as it stands in every book. */
function euclid(one: bigint, other: bigint): bigint {
  return other === 0n ? one : euclid(other, one % other);
}

test('the greatest common divisor is exact around 32 and 53 bits', () => {
  const numbers = [0n, 1n, 6n, 360_360n, ...AROUND, ...AROUND.map((number) => number * 360_360n)];
  for (const one of numbers)
    for (const other of numbers) expect(greatestCommonDivisor(one, other)).toBe(euclid(one, other));
});

test('fractions are in lowest terms, with their sign above the line', () => {
  expect(new Ratio(6n, -4n)).toEqual(new Ratio(-3n, 2n));
  expect(new Ratio(0n, -4n)).toEqual(Ratio.ZERO);
  expect(new Ratio(-3n, 2n).minus(new Ratio(1n, 2n))).toEqual(new Ratio(-2n, 1n));
  expect(new Ratio(-3n, 2n).times(new Ratio(-1n, 1n))).toEqual(new Ratio(3n, 2n));
});
