import fc from 'fast-check';
import {
  add,
  compare,
  decimal,
  div,
  divisor,
  equal,
  exact,
  isMultiple,
  max,
  min,
  mul,
  neg,
  over,
  parseDecimal,
  reduce,
  sub,
  ZERO,
} from '../../runtime/numbers/exact.ts';

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
      expect(equal(add(add(a, b), c), add(add(c, b), a))).toBe(true);
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

test('the least and the greatest are among the values, and nothing lies outside them', () => {
  fc.assert(
    fc.property(value, value, value, (a, b, c) => {
      const [low, high] = [min(a, b, c), max(a, b, c)];
      for (const one of [a, b, c]) {
        expect(compare(low, one)).toBeLessThanOrEqual(0);
        expect(compare(high, one)).toBeGreaterThanOrEqual(0);
      }
      expect([a, b, c]).toContain(low);
      expect([a, b, c]).toContain(high);
    }),
  );
});

test('a value over a denominator that suits it is the same value', () => {
  fc.assert(
    fc.property(value, fc.bigInt({ min: 1n, max: 10n ** 6n }), (a, times) => {
      expect(equal(exact(over(a, a.d * times), a.d * times), a)).toBe(true);
    }),
  );
});

test('what is divided by has no sign, and is never zero', () => {
  expect([divisor(7n), divisor(-7n)]).toEqual([7n, 7n]);
  expect(() => divisor(0n)).toThrow('division by zero');
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
