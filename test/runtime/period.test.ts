import {
  countedDays,
  isFullMonth,
  lastDayOfMonth,
  type Period,
  referenceDate,
} from '../../runtime/module/period.ts';

function monthly(start: string, end: string, days: number): Period {
  return { type: 'monthly', start, end, days };
}

test.each([
  ['2024-02-10', '2024-02-29'],
  ['2025-02-10', '2025-02-28'],
  ['2100-02-01', '2100-02-28'],
  ['2025-12-31', '2025-12-31'],
])('the month of %s ends on %s', (date, end) => {
  expect(lastDayOfMonth(date)).toBe(end);
});

test('parameters are read at the end of the period, of the month, or at the start of the month', () => {
  const july = monthly('2025-07-05', '2025-07-14', 10);
  expect(referenceDate('period_end', july, 2025)).toBe('2025-07-14');
  expect(referenceDate('month_end', july, 2025)).toBe('2025-07-31');
  expect(referenceDate('month_start', july, 2025)).toBe('2025-07-01');
});

test('a week across new year is read in the year that the request names', () => {
  const week: Period = { type: 'weekly', start: '2025-12-29', end: '2026-01-04', days: 7 };
  expect(referenceDate('period_end', week, 2025)).toBe('2025-12-31');
  expect(referenceDate('period_end', week, 2026)).toBe('2026-01-04');
});

test('a month of 30: a whole month counts 30 whatever was sent, a part at most 30', () => {
  expect(countedDays('month_of_30', monthly('2025-02-01', '2025-02-28', 28), null)).toBe(30);
  expect(countedDays('month_of_30', monthly('2025-07-01', '2025-07-31', 31), null)).toBe(30);
  expect(countedDays('month_of_30', monthly('2025-07-10', '2025-07-31', 22), null)).toBe(22);
  expect(countedDays('month_of_30', monthly('2025-07-02', '2025-07-31', 31), null)).toBe(30);
});

test('a Colombian fortnight is half of the month of 30 that is computed', () => {
  const fortnight: Period = { type: 'biweekly', start: '2025-07-16', end: '2025-07-31', days: 15 };
  expect(countedDays('month_of_30', fortnight, 'split_monthly')).toBe(30);
});

test('as given: the days of the request', () => {
  const fortnight: Period = { type: 'biweekly', start: '2025-07-16', end: '2025-07-31', days: 16 };
  expect(countedDays('as_given', fortnight, 'native')).toBe(16);
});

test('only the first to the last day of one month is a whole month', () => {
  expect(isFullMonth(monthly('2025-07-01', '2025-07-31', 30))).toBe(true);
  expect(isFullMonth(monthly('2025-07-01', '2025-07-30', 30))).toBe(false);
  expect(isFullMonth(monthly('2025-07-01', '2025-08-31', 30))).toBe(false);
});
