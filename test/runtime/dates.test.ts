import fc from 'fast-check';
import {
  addDays,
  addMonths,
  dateOf,
  daysBetween,
  daysLeft,
  daysOf30Between,
  earliest,
  isDate,
  latest,
  monthsBetween,
  monthsWith,
  yearsBetween,
} from '../../runtime/module/dates.ts';
import { lastDayOfMonth } from '../../runtime/module/period.ts';

const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const span = fc.tuple(date, date).map((dates) => dates.toSorted());

/** Every day of a span, one by one. */
function daysOf(from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let at = new Date(from); at.toISOString().slice(0, 10) <= to; at.setUTCDate(at.getUTCDate() + 1)) {
    days.push(at.toISOString().slice(0, 10));
  }
  return days;
}

test.each([
  ['2024-02-29', '2025-02-27', 0],
  ['2024-02-29', '2025-02-28', 1],
  ['2020-02-29', '2024-02-28', 3],
  ['2020-02-29', '2024-02-29', 4],
  ['2020-03-01', '2025-02-28', 4],
  ['2020-03-01', '2025-03-01', 5],
  ['2025-05-05', '2025-05-05', 0],
  ['2025-05-06', '2025-05-05', 0],
])('from %s to %s are %i completed years', (from, to, years) => {
  expect(yearsBetween(from, to)).toBe(years);
});

test.each([
  ['2025-01-31', '2025-02-27', 0],
  ['2025-01-31', '2025-02-28', 1],
  ['2025-01-31', '2025-03-30', 1],
  ['2025-01-31', '2025-03-31', 2],
  ['2025-12-15', '2026-01-15', 1],
])('from %s to %s are %i completed months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months);
});

test.each([
  ['2025-01-01', '2025-12-31', 360],
  ['2025-02-01', '2025-02-28', 30],
  ['2024-02-01', '2024-02-28', 28],
  ['2024-02-01', '2024-02-29', 30],
  ['2025-01-31', '2025-01-31', 1],
  ['2025-01-30', '2025-01-31', 1],
  ['2025-02-28', '2025-03-01', 4],
])('from %s to %s are %i days of months of 30', (from, to, days) => {
  expect(daysOf30Between(from, to)).toBe(days);
});

/** Colombia's cesantías and prima: 30/360 by the published parameters. */
test.each([
  ['2026-01-01', '2026-06-30', 180],
  ['2026-07-01', '2026-12-31', 180],
  ['2024-01-01', '2024-02-28', 58],
  ['2024-01-01', '2024-02-29', 60],
  ['2026-02-14', '2026-02-28', 17],
  ['2026-10-17', '2026-10-31', 14],
  ['2025-03-31', '2025-04-30', 31],
  ['2026-09-15', '2026-12-31', 106],
  ['2024-10-01', '2026-12-31', 810],
  ['2025-03-01', '2026-02-28', 360],
  ['2025-03-01', '2026-03-01', 361],
  ['2026-02-28', '2026-02-28', 3],
  ['2025-02-28', '2026-02-27', 360],
  ['2024-02-29', '2025-02-28', 362],
  ['2025-01-31', '2026-01-30', 361],
])('cesantías from %s to %s are earned for %i days', (from, to, days) => {
  expect(daysOf30Between(from, to)).toBe(days);
});

/** Brazil's 13th salary: months with 15 days of work (Lei 4.090/1962 art. 1). */
test.each([
  ['2023-02-14', '2023-12-31', 11],
  ['2023-02-15', '2023-12-31', 10],
  ['2024-02-15', '2024-12-31', 11],
  ['2026-03-17', '2026-12-31', 10],
  ['2026-03-18', '2026-12-31', 9],
  ['2026-11-16', '2026-12-31', 2],
  ['2026-11-17', '2026-12-31', 1],
  ['2026-06-20', '2026-07-10', 0],
])('from %s to %s the 13th salary has %i avos', (from, to, avos) => {
  expect(monthsWith(from, to, 15)).toBe(avos);
});

/** Brazil's vacation: cycles from the day of hire, and one more for 15 days or more (CLT art. 146). */
test.each([
  ['2025-05-10', '2025-06-09', 1],
  ['2025-05-10', '2025-06-23', 1],
  ['2025-05-10', '2025-06-24', 2],
  ['2025-05-10', '2026-05-09', 12],
  ['2025-01-31', '2025-03-13', 1],
  ['2025-01-31', '2025-03-14', 2],
  ['2025-08-20', '2025-09-02', 0],
  ['2025-08-20', '2025-09-03', 1],
])('from %s to %s the vacation has %i avos', (from, to, avos) => {
  const after = addDays(to, 1);
  expect(monthsBetween(from, after) + (daysLeft(from, after) >= 15 ? 1 : 0)).toBe(avos);
});

test('days are those of the calendar, both ends counted', () => {
  fc.assert(fc.property(span, ([from = '', to = '']) => daysBetween(from, to) === daysOf(from, to).length));
  expect(daysBetween('2025-01-02', '2025-01-01')).toBe(0);
});

test('months with so many days are counted day by day', () => {
  const property = fc.property(span, fc.integer({ min: 1, max: 31 }), ([from = '', to = ''], least) => {
    const months = Map.groupBy(daysOf(from, to), (day) => day.slice(0, 7));
    expect(monthsWith(from, to, least)).toBe(
      [...months.values()].filter((days) => days.length >= least).length,
    );
  });
  fc.assert(property, { numRuns: 200 });
});

test('completed months and the days left make the span', () => {
  const property = fc.property(span, ([from = '', to = '']) => {
    const months = monthsBetween(from, to);
    expect(addDays(addMonths(from, months), daysLeft(from, to))).toBe(to);
    expect(addMonths(from, months + 1) > to).toBe(true);
  });
  fc.assert(property);
});

test('a month added keeps the day, or takes the last of a shorter month', () => {
  expect(addMonths('2025-01-31', 1)).toBe('2025-02-28');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2025-03-31', -1)).toBe('2025-02-28');
  expect(dateOf(2025, 2, 31)).toBe('2025-02-28');
});

test('what leaves the calendar stays at its end', () => {
  expect([addDays('9999-12-30', 5), addMonths('0001-02-01', -5)]).toEqual(['9999-12-31', '0001-01-01']);
  expect(addMonths('2025-01-01', 1e15)).toBe('9999-12-31');
});

test('a day of the calendar is one', () => {
  const days = ['2024-02-29', '1900-02-28', '2000-02-29', '2025-12-31'];
  const none = [
    '2025-02-29',
    '1900-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-04-31',
    '0000-01-01',
    '2025-1-1',
    '',
  ];
  expect([days.every(isDate), none.some(isDate)]).toEqual([true, false]);
  fc.assert(fc.property(date, (one) => isDate(one) && isDate(lastDayOfMonth(one))));
});

test('the earliest and the latest', () => {
  expect([earliest('2025-02-01', '2024-12-31'), latest('2025-02-01', '2024-12-31')]).toEqual([
    '2024-12-31',
    '2025-02-01',
  ]);
});
