import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { compare, decimal, exact, isMultiple } from '../../runtime/numbers/exact.ts';
import { printFixed } from '../../runtime/numbers/print.ts';
import { type RoundingMode, round, roundTo } from '../../runtime/numbers/rounding.ts';

const CENT = decimal('0.01');
const MODES: readonly RoundingMode[] = ['half_up', 'half_even', 'up', 'down'];

test.each([
  ['half_up', '2.345', '2.35'],
  ['half_up', '2.344999', '2.34'],
  ['half_up', '-2.345', '-2.35'],
  ['half_even', '2.345', '2.34'],
  ['half_even', '2.355', '2.36'],
  ['half_even', '-2.345', '-2.34'],
  ['up', '2.3401', '2.35'],
  ['up', '-2.3401', '-2.35'],
  ['up', '2.34', '2.34'],
  ['down', '2.349', '2.34'],
  ['down', '-2.349', '-2.34'],
] as const)('%s of %s is %s', (mode, value, expected) => {
  expect(printFixed(roundTo(decimal(value), mode, CENT), 2)).toBe(expected);
});

/** ET art. 868: to the thousand above 10,000, to the hundred above 100, else to the peso. */
const ART_868 = {
  mode: 'half_up',
  rungs: [
    { quantum: decimal('1000'), above: decimal('10000') },
    { quantum: decimal('100'), above: decimal('100') },
    { quantum: decimal('1'), above: null },
  ],
} as const;

test.each([
  ['0', '0'],
  ['0.49', '0'],
  ['99.5', '100'],
  ['100', '100'],
  ['100.01', '100'],
  ['150', '200'],
  ['10000', '10000'],
  ['10000.01', '10000'],
  ['167660.7177', '168000'],
])('a ladder picks its rung by the unrounded value: %s is %s', (value, expected) => {
  expect(printFixed(round(decimal(value), ART_868), 0)).toBe(expected);
});

test('rounding agrees with decimal.js, lands on the grid and moves less than a step', () => {
  const JS: Readonly<Record<RoundingMode, Decimal.Rounding>> = {
    half_up: Decimal.ROUND_HALF_UP,
    half_even: Decimal.ROUND_HALF_EVEN,
    up: Decimal.ROUND_UP,
    down: Decimal.ROUND_DOWN,
  };
  const text = fc
    .tuple(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), fc.integer({ min: 0, max: 6 }))
    .map(([n, scale]) => new Decimal(n.toString()).div(new Decimal(10).pow(scale)).toFixed());
  fc.assert(
    fc.property(text, fc.constantFrom(...MODES), (value, mode) => {
      const rounded = roundTo(decimal(value), mode, CENT);
      const expected = new Decimal(value).toDecimalPlaces(2, JS[mode]).toFixed(2).replace('-0.00', '0.00');
      expect(printFixed(rounded, 2)).toBe(expected);
      expect(isMultiple(rounded, CENT)).toBe(true);
    }),
  );
});

test('rounding never turns an order around', () => {
  const third = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }).map((n) => exact(n, 3n));
  fc.assert(
    fc.property(third, third, fc.constantFrom(...MODES), (a, b, mode) => {
      const [small, great] = compare(a, b) <= 0 ? [a, b] : [b, a];
      expect(compare(roundTo(small, mode, CENT), roundTo(great, mode, CENT))).toBeLessThanOrEqual(0);
    }),
  );
});
