import { modules } from '../../generated/rules/index.ts';
import type { Answer } from './test-service.ts';
import { TestService } from './test-service.ts';

const service = new TestService({ modules, root: new URL('../..', import.meta.url).pathname });
beforeAll(() => service.start());
afterAll(() => service.stop());

const SCHEMES = { CO: 'ordinario', MX: 'ordinario', BR: 'clt', AR: 'general', CL: 'dependiente' } as const;
type Country = keyof typeof SCHEMES;

const SALARIES: Readonly<Record<Country, string>> = {
  CO: '3000000',
  MX: '30000',
  BR: '5000',
  AR: '2000000',
  CL: '1500000',
};

/** Of the year 2025: for example `03-25..03-31`. */
function pay(country: Country, type: string, dates: string, days: number, more: object = {}) {
  const [start_date, end_date] = dates.split('..').map((date) => `2025-${date}`);
  const rates = { BR: { rat_fap_rate: '0.02' }, CL: { afp_rate: '0.1144' } }[country as string] ?? {};
  return service.calculate({
    country,
    scheme: SCHEMES[country],
    year: 2025,
    period: { type, start_date, end_date, days },
    employee: { id: 'emp-1', monthly_salary: SALARIES[country], ...rates, ...more },
    employer: { id: 'acme' },
  });
}

const warningOf = ({ body }: Answer, code: string) =>
  body.warnings.find((one: { readonly code: string }) => one.code === code);

describe('days that do not fit the dates of the period', () => {
  test.each<[string, Country, string, string, number, number]>([
    ['a leaver of a week, paid a month', 'CO', 'monthly', '03-25..03-31', 30, 30],
    ['a hire of six days, paid half a month', 'CO', 'biweekly', '03-10..03-15', 6, 15],
    ['the same with the days of a whole half', 'CO', 'biweekly', '03-10..03-15', 15, 15],
    ['a whole half with six days', 'CO', 'biweekly', '03-01..03-15', 6, 15],
    ['a week of one day', 'MX', 'weekly', '03-10..03-10', 7, 7],
    ['a fortnight of a week', 'MX', 'biweekly', '03-01..03-07', 15, 15],
    ['a month of ten days', 'MX', 'monthly', '03-01..03-10', 30, 30],
    ['a whole month with 15 days', 'BR', 'monthly', '03-01..03-31', 15, 30],
    ['a whole month with 15 days', 'AR', 'monthly', '03-01..03-31', 15, 30],
    ['a whole month with 15 days', 'CL', 'monthly', '03-01..03-31', 15, 30],
    ['31 days in February', 'CL', 'monthly', '02-01..02-28', 31, 30],
  ])('%s (%s)', async (_what, country, type, dates, days, counted) => {
    const answer = await pay(country, type, dates, days);
    const [start, end] = dates.split('..').map((date) => `2025-${date}`);
    expect(warningOf(answer, 'PERIOD_DAYS_MISMATCH')).toEqual({
      code: 'PERIOD_DAYS_MISMATCH',
      field: 'period',
      message: expect.stringContaining(`${days} days do not fit ${start} to ${end}; ${counted} are paid.`),
      severity: 'warning',
    });
  });

  test('a Colombian half says how a part of it is paid', async () => {
    const { message } = warningOf(await pay('CO', 'biweekly', '03-10..03-15', 6), 'PERIOD_DAYS_MISMATCH');
    expect(message).toContain('A half month is always paid whole; pay a part of the month as monthly.');
  });
});

test.each<[string, Country, string, string, number]>([
  ['a month of 31 days', 'CO', 'monthly', '03-01..03-31', 30],
  ['a month of 31 days', 'BR', 'monthly', '03-01..03-31', 30],
  ['a month of 31 days with its own', 'MX', 'monthly', '03-01..03-31', 31],
  ['February', 'MX', 'monthly', '02-01..02-28', 30],
  ['February', 'CL', 'monthly', '02-01..02-28', 30],
  ['the end of February', 'MX', 'biweekly', '02-16..02-28', 15],
  ['the end of February with its own days', 'MX', 'biweekly', '02-16..02-28', 13],
  ['the end of March', 'MX', 'biweekly', '03-16..03-31', 15],
  ['the end of March with its own days', 'MX', 'biweekly', '03-16..03-31', 16],
  ['a fortnight over the end of February', 'MX', 'biweekly', '02-26..03-10', 15],
  ['a fortnight with days of absence', 'MX', 'biweekly', '03-01..03-15', 12],
  ['a week', 'MX', 'weekly', '03-10..03-16', 7],
  ['a week over the end of a month', 'MX', 'weekly', '03-31..04-06', 7],
  ['a leaver', 'CO', 'monthly', '03-01..03-20', 20],
  ['a hire of the 25th, in a month of 30', 'CO', 'monthly', '03-25..03-31', 6],
  ['a hire of the 25th, by the calendar', 'AR', 'monthly', '03-25..03-31', 7],
  ['the last day of February counts three', 'CO', 'monthly', '02-28..02-28', 3],
  ['the first half', 'CO', 'biweekly', '03-01..03-15', 15],
  ['the last half', 'CO', 'biweekly', '02-16..02-28', 15],
])('coherent: %s (%s)', async (_what, country, type, dates, days) => {
  expect(warningOf(await pay(country, type, dates, days), 'PERIOD_DAYS_MISMATCH')).toBeUndefined();
});

describe('hours of a Colombian half month', () => {
  const HOURS = { horas_extra_diurnas: '8', horas_recargo_nocturno: '2', horas_extra_nocturnas: '0' };

  test.each(['03-01..03-15', '03-16..03-31'])('are said to be those of the month (%s)', async (dates) => {
    expect(warningOf(await pay('CO', 'biweekly', dates, 15, HOURS), 'HOURS_OF_WHOLE_MONTH')).toEqual({
      code: 'HOURS_OF_WHOLE_MONTH',
      field: 'period',
      message:
        'horas_recargo_nocturno, horas_extra_diurnas: taken as the hours of the whole month, half of them paid now; send the same with both halves.',
      severity: 'info',
    });
  });

  test('no warning without hours, nor in a month', async () => {
    for (const answer of [
      await pay('CO', 'biweekly', '03-01..03-15', 15, { horas_extra_diurnas: '0' }),
      await pay('CO', 'monthly', '03-01..03-31', 30, HOURS),
    ])
      expect(warningOf(answer, 'HOURS_OF_WHOLE_MONTH')).toBeUndefined();
  });
});

describe('the row of a table that was applied', () => {
  const withRow = ({ body }: Answer) =>
    body.deductions.find((one: { readonly bracket_applied: unknown }) => one.bracket_applied !== null);
  const rich = { monthly_salary: '20000000' };

  test('is of the whole month in a half month, and says of which', async () => {
    const month = withRow(await pay('CO', 'monthly', '03-01..03-31', 30, rich));
    const half = withRow(await pay('CO', 'biweekly', '03-16..03-31', 15, rich));
    expect(month.bracket_applied).not.toHaveProperty('whole_month');
    expect(half.bracket_applied).toEqual({ ...month.bracket_applied, whole_month: '2025-03' });
  });

  test('is covered by the digest, also where plain numbers do not suffice', async () => {
    const fine = { monthly_salary: '20000000.0000000001' };
    const half = withRow(await pay('CO', 'biweekly', '03-16..03-31', 15, fine));
    expect(half.bracket_applied.whole_month).toBe('2025-03');
  });
});
