import { comparedMonths } from '../../../workbench/cli/compared-months.ts';

const valid = (validFrom: string, validUntil: string, period: 'monthly' | 'event' = 'monthly') => ({
  validFrom,
  validUntil,
  periods: [period],
});
const YEAR_2025 = valid('2025-01-01', '2025-12-31');
const YEAR_2026 = valid('2026-01-01', '2026-12-31');

test.each([
  ['two years', YEAR_2025, YEAR_2026, '2025-01', '2026-01'],
  ['two revisions of one year', YEAR_2025, YEAR_2025, '2025-12', '2025-12'],
  ['a year and its second half', YEAR_2025, valid('2025-07-01', '2025-12-31'), '2025-12', '2025-12'],
  ['a half year and the year after', valid('2025-08-01', '2025-12-31'), YEAR_2026, '2025-08', '2026-08'],
  [
    'several years and the next',
    valid('2021-01-01', '2022-12-31'),
    valid('2023-05-01', '2025-12-31'),
    '2022-05',
    '2023-05',
  ],
  [
    'bonuses of two years',
    valid('2020-03-01', '2025-12-31', 'event'),
    valid('2026-01-01', '2026-12-31', 'event'),
    '2025-12',
    '2026-12',
  ],
  ['the later first', YEAR_2026, YEAR_2025, '2026-01', '2025-01'],
  [
    'two parts of one year',
    valid('2024-01-01', '2024-04-30'),
    valid('2024-05-01', '2024-12-31'),
    '2024-04',
    '2024-05',
  ],
])('%s are compared in the same month where there is one', (_what, was, is, before, after) => {
  expect(comparedMonths(was, is, {})).toEqual({ before, after });
});

test('a month that is named for one of them is taken for both', () => {
  expect(comparedMonths(YEAR_2025, YEAR_2026, { after: '2026-03' })).toEqual({
    before: '2025-03',
    after: '2026-03',
  });
  expect(comparedMonths(YEAR_2025, YEAR_2026, { before: '2025-07' })).toEqual({
    before: '2025-07',
    after: '2026-07',
  });
});

test('two months that are named are taken as they are', () => {
  const asked = { before: '2025-12', after: '2026-01' };
  expect(comparedMonths(YEAR_2025, YEAR_2026, asked)).toEqual(asked);
});
