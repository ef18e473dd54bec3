import { dateOfDay, dayNumber, FIRST_DATE, LAST_DATE } from '../../runtime/module/day-number.ts';

test('days have the numbers that the platform gives them, from the first of the calendar to the last', () => {
  const wrong: string[] = [];
  const last = dayNumber(LAST_DATE);
  for (let day = dayNumber(FIRST_DATE); day <= last && wrong.length < 3; day += 29) {
    const date = dateOfDay(day);
    if (dayNumber(date) !== day || Date.parse(date) !== day * 86_400_000) wrong.push(date);
  }
  expect(wrong).toEqual([]);
  expect([dayNumber('1970-01-01'), dayNumber('2000-02-29'), dayNumber('2026-11-23')]).toEqual([
    0, 11_016, 20_780,
  ]);
});
