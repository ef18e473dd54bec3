import { decimal, div, exact } from '../../runtime/numbers/exact.ts';
import { isDecimal, printFixed, printMoney, printPlain } from '../../runtime/numbers/print.ts';

const THIRD = div(decimal('1'), decimal('3'));

test('fixed digits round half up and keep zeros', () => {
  expect(printFixed(decimal('8500'), 2)).toBe('8500.00');
  expect(printFixed(decimal('-0.005'), 2)).toBe('-0.01');
  expect(printFixed(THIRD, 0)).toBe('0');
});

test('nothing is ever printed as minus zero', () => {
  expect(printFixed(decimal('-0.001'), 2)).toBe('0.00');
  expect(printPlain(decimal('-0.0000000000001'), 10)).toBe('0');
});

test('plain values drop zeros that say nothing', () => {
  expect(printPlain(decimal('1.500'), 10)).toBe('1.5');
  expect(printPlain(decimal('100'), 10)).toBe('100');
  expect(printPlain(exact(1n, 12n), 10)).toBe('0.0833333333');
});

test('money has two decimals, more only where it has more', () => {
  expect(printMoney(decimal('1423500'), 6)).toBe('1423500.00');
  expect(printMoney(div(decimal('1423500'), decimal('230')), 6)).toBe('6189.130435');
  expect(printMoney(decimal('0.5'), 6)).toBe('0.50');
  expect(printMoney(decimal('0.125'), 1)).toBe('0.13');
});

test('a third is no decimal, a fortieth is one', () => {
  expect(isDecimal(THIRD, 30)).toBe(false);
  expect(isDecimal(exact(1n, 40n), 3)).toBe(true);
});
