import { compile } from '../../../compiler/compile.ts';

const HEAD = `scheme CO.fechas
  version  "2025.1"
  currency COP
  valid    2025-01-01 .. 2025-12-31
  periods  monthly
  days     month_of_30
  as_of    period_end
  round    half_up to 0.01 COP
  law      "CST"
input monthly_salary : money  in (0 COP .. 9_000_000 COP]  required
input ingreso : date  in [2000-01-01 .. period.end_date]  required
`;

function said(formula: string, more = ''): readonly string[] {
  const line = `perception sueldo = monthly_salary * ${formula}  law "CST art. 127"\n`;
  const { diagnostics } = compile({ path: 'x.pay', text: HEAD + more + line });
  return diagnostics.filter(({ code }) => code !== 'PAY206').map(({ code, message }) => `${code} ${message}`);
}

test('the bounds of a date bound what is computed from it, so that it may divide', () => {
  expect(said('30 / (1 + years(ingreso, period.end_date))')).toEqual([]);
  expect(said('1 / years(ingreso, period.end_date)')[0]).toMatch(/^PAY70\d/);
});

test('a comparison of dates that the bounds decide is told', () => {
  const always = said('(if ingreso <= 2025-12-31 then 1 else 2)');
  expect(always).toEqual([expect.stringContaining('is true here for every input and every date')]);
  expect(said('(if ingreso <= 2025-11-30 then 1 else 2)')).toEqual([]);
});

test.each([
  ['years(ingreso)', 'PAY306 `years` takes 2 arguments, but gets 1'],
  ['days(ingreso, 5)', 'PAY315 an argument of `days` must be a date, but this is a whole number'],
  ['day(add_days(ingreso, 1.5))', 'PAY315 an argument of `add_days` must be a whole number'],
  ['day(date(2025, 13, 1))', 'PAY315 the month of `date` must be proven to be from 1 to 12'],
  ['max(ingreso, 5)', 'PAY301 cannot compare a date and a whole number'],
])('%s is refused', (formula, message) => {
  expect(said(formula)[0]).toContain(message.slice(0, 40));
  expect(said(formula)).toHaveLength(1);
});

test('a table cannot be called like a function of dates, everything else can', () => {
  expect(said('months', 'let months = 1 + months(ingreso, period.end_date)\n')).toEqual([]);
  expect(said('1', 'table years : step of number gives rate  law "x" {\n  [0 .. *) 1%\n}\n')[0]).toContain(
    'PAY203',
  );
});

test('a date has no condition', () => {
  const more = 'let fin : date = period.end_date  when ingreso > 2020-01-01\n';
  expect(said('day(fin)', more)).toEqual([expect.stringContaining('PAY315 the condition of `fin`')]);
});

test('numbers, rates and hours are rounded in their own kind', () => {
  const rounded = (to: string) =>
    said('enteros', `let enteros : integer = day(ingreso) / 7  round up to ${to}\n`);
  expect(rounded('1')).toEqual([]);
  expect(rounded('1 COP')).toEqual([expect.stringContaining('PAY315 the step of the rounding')]);
  expect(said('tasa', 'let tasa = 1% * day(ingreso) / 7  round half_up to 0.01%\n')).toEqual([]);
});

test('a default and a bound may be dates', () => {
  const more = 'input baja : date  in [ingreso .. 2026-12-31]  default period.end_date\n';
  expect(said('day(baja)', more)).toEqual([]);
});

const DATED = `param minimo : COP  by date  law "x" {
  2020-01-01  10
  2024-01-01  20
}
unit UVT = 50 COP  law "x"
table dias : step of number gives number  law "x" {
  from 2022-01-01 { [0 .. *) 6 }
}
`;

test.each([
  '(minimo at period.end_date / 1 COP)',
  '(minimo at 2023-05-01 / 1 COP)',
  '(if ingreso >= 2020-01-01 then (minimo at ingreso) / 1 COP else 1)',
  '(if given(minimo at ingreso) then (minimo at ingreso) / 1 COP else 1)',
  '(if given(UVT at add_days(period.end_date, 1)) then (2 UVT at add_days(period.end_date, 1)) / 1 COP else 1)',
  '(if ingreso > 2021-12-31 then dias(1) at ingreso else 1)',
])('%s is known on every date that it can be read at', (formula) => {
  expect(said(formula, DATED)).toEqual([]);
});

test.each([
  ['(minimo at ingreso / 1 COP)', 'PAY619 `minimo` is read here on dates such as 2000-01-01 to 2019-12-31'],
  ['(minimo at 2026-01-01 / 1 COP)', 'PAY619 `minimo` is read here on dates such as 2026-01-01'],
  ['(2 UVT at ingreso / 1 COP)', 'PAY619 `UVT` is read here on dates such as 2000-01-01 to 2024-12-31'],
  ['dias(1) at ingreso', 'PAY619 `dias` is read here on dates such as 2000-01-01 to 2021-12-31'],
  ['(if ingreso < 2019-12-31 then (minimo at ingreso) / 1 COP else 1)', 'PAY619 `minimo`'],
  ['(minimo at 5 / 1 COP)', 'PAY104'],
  ['(minimo at monthly_salary / 1 COP)', 'PAY315 what stands after `at` must be a date'],
  [
    '(minimo at (if ingreso < 2024-01-01 then 2024-01-01 else ingreso)) / 1 COP',
    'PAY315 what stands after `at`',
  ],
  ['(monthly_salary at ingreso / 1 COP)', 'PAY315 what stands before `at` must be a parameter'],
  ['(minima at ingreso / 1 COP)', 'PAY201'],
  ['(if given(monthly_salary at ingreso) then 1 else 2)', 'PAY315 what stands before `at`'],
])('%s is refused once', (formula, message) => {
  const all = said(formula, DATED);
  expect(all[0]).toContain(message);
  expect(all).toHaveLength(1);
});

test('a row after the validity is told only where nothing reads it at other dates', () => {
  const rows = 'param tope : COP  by date  law "x" {\n  2025-01-01  10\n  2026-01-01  20\n}\n';
  expect(said('(tope / 1 COP)', rows)[0]).toContain('PAY603');
  expect(said('(tope at 2026-06-30 / 1 COP)', rows)).toEqual([]);
  expect(said('(tope at 2027-01-01 / 1 COP)', rows)[0]).toContain('PAY619');
});

test('what stands at other dates divides and is compared by the rows of those dates', () => {
  expect(said('(1 COP / (minimo at period.end_date - 15 COP))', DATED)).toEqual([]);
  expect(said('(1 COP / (minimo at 2021-01-01 - 10 COP))', DATED)[0]).toMatch(/^PAY70\d/);
});
