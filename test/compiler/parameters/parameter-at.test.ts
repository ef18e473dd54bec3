import {
  changesWithin,
  sparseParameterAt,
  sparseWorthAt,
  worthAt,
} from '../../../runtime/module/parameter.ts';
import { decimal, equal } from '../../../runtime/numbers/exact.ts';

const ROWS = [
  { from: '2025-02-01', value: decimal('113.14') },
  { from: '2026-02-01', value: decimal('117.31') },
  { from: '2026-05-01', value: decimal('117.31') },
];

test('a row holds from its date until the next', () => {
  expect(worthAt('2026-01-31', ROWS)).toEqual(decimal('113.14'));
  expect(worthAt('2026-02-01', ROWS)).toEqual(decimal('117.31'));
  expect(worthAt('2030-01-01', ROWS)).toEqual(decimal('117.31'));
});

test('before the first row a parameter is nothing', () => {
  expect(worthAt('2025-01-31', ROWS)).toEqual(decimal('0'));
});

test('a sparse parameter exists only in its own months', () => {
  expect(sparseParameterAt(ROWS, '2026-02-28')).toEqual(decimal('117.31'));
  expect(sparseParameterAt(ROWS, '2026-03-01')).toBeNull();
  expect(sparseParameterAt(ROWS, '2024-03-01')).toBeNull();
});

test('a change counts after the first day and up to the reference date', () => {
  expect(changesWithin(ROWS, '2026-01-16', '2026-02-15')).toBe(true);
  expect(changesWithin(ROWS, '2026-01-31', '2026-02-01')).toBe(true);
  expect(changesWithin(ROWS, '2026-02-01', '2026-02-28')).toBe(false);
});

test('a row that repeats the value is no change', () => {
  expect(changesWithin(ROWS, '2026-04-30', '2026-05-31')).toBe(false);
});

test('a parameter that is counted in a unit is worth the unit of the date', () => {
  const tens = [{ from: '2025-02-01', value: decimal('10') }];
  expect(equal(worthAt('2026-02-01', tens, ROWS), decimal('1173.1'))).toBe(true);
  expect(equal(sparseWorthAt('2025-02-28', tens, ROWS) ?? decimal('0'), decimal('1131.4'))).toBe(true);
  expect(sparseWorthAt('2025-03-01', tens, ROWS)).toBeNull();
});
