import fc from 'fast-check';
import {
  add,
  clamp,
  compare,
  decimal,
  div,
  equal,
  exact,
  isMultiple,
  max,
  min,
  mul,
  neg,
  parseDecimal,
  reduce,
  sub,
  sum,
  ZERO,
} from '../../../compiler/runtime/exact.ts';

const value = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
  .map(([n, d]) => exact(n, d));

test.each([
  ['1423500.50', 142350050n, 100n],
  ['-0.35', -35n, 100n],
  ['+7', 7n, 1n],
  ['000.10', 10n, 100n],
])('%s is read exactly', (text, n, d) => {
  expect(decimal(text)).toEqual({ n, d });
});

test.each(['', '.5', '5.', '1e3', '0x10', '1_000', ' 1', 'NaN', '1,5'])('%p is no plain decimal', (text) => {
  expect(parseDecimal(text)).toBeNull();
  expect(() => decimal(text)).toThrow(RangeError);
});

test('a third times three is one, exactly', () => {
  expect(equal(mul(div(decimal('1'), decimal('3')), decimal('3')), decimal('1'))).toBe(true);
});

test('division by zero is an engine fault', () => {
  expect(() => div(decimal('1'), ZERO)).toThrow('division by zero');
});

test('sums do not depend on grouping or order, and subtraction undoes addition', () => {
  fc.assert(
    fc.property(value, value, value, (a, b, c) => {
      expect(equal(add(add(a, b), c), sum(c, b, a))).toBe(true);
      expect(equal(sub(add(a, b), b), a)).toBe(true);
      expect(equal(sub(a, b), neg(sub(b, a)))).toBe(true);
    }),
  );
});

test('multiplication distributes over addition, and division undoes it', () => {
  fc.assert(
    fc.property(value, value, value, (a, b, c) => {
      expect(equal(mul(a, add(b, c)), add(mul(a, b), mul(a, c)))).toBe(true);
      if (b.n !== 0n) expect(equal(mul(div(a, b), b), a)).toBe(true);
    }),
  );
});

test('a clamped value lies between its ends', () => {
  fc.assert(
    fc.property(value, value, value, (a, b, c) => {
      const [low, high] = [min(b, c), max(b, c)];
      const inside = clamp(a, low, high);
      expect(compare(inside, low)).toBeGreaterThanOrEqual(0);
      expect(compare(inside, high)).toBeLessThanOrEqual(0);
    }),
  );
});

test('lowest terms keep the value', () => {
  fc.assert(
    fc.property(value, (a) => {
      expect(equal(reduce(a), a)).toBe(true);
    }),
  );
  expect(reduce(exact(6n, 4n))).toEqual({ n: 3n, d: 2n });
});

test('a multiple is a whole number of times', () => {
  expect(isMultiple(decimal('0.30'), decimal('0.1'))).toBe(true);
  expect(isMultiple(decimal('0.35'), decimal('0.1'))).toBe(false);
  expect(isMultiple(ZERO, ZERO)).toBe(true);
  expect(isMultiple(decimal('1'), ZERO)).toBe(false);
});
