import { codesOf } from '../compile-text.ts';

function when(condition: string, before = ''): readonly string[] {
  return codesOf(`${before}\nperception extra "Extra" = 1 COP  when ${condition}  law "ley"\n`);
}

describe('the condition of a line', () => {
  test.each([
    'monthly_salary <= 100_000_000 COP',
    'monthly_salary > 0 COP or con_bono',
    'monthly_salary < 0 COP',
    'con_bono and sueldo > 200_000_000 COP',
    'period.type = weekly',
    'period.reference_date >= 2026-01-01',
    'given(monthly_salary)',
    'period.days > 30',
  ])('that is always the same is an error: %s', (condition) => {
    expect(when(condition)).toEqual(['PAY707']);
  });

  test.each([
    'monthly_salary <= 99_999_999 COP',
    'con_bono',
    'given(overtime_amount)',
    'period.reference_date >= 2025-07-01',
    'period.month = 12',
    'sueldo > overtime_amount',
  ])('that can be either is not: %s', (condition) => {
    expect(when(condition)).toEqual([]);
  });

  test('one comparison of several that decides nothing is an error of that comparison', () => {
    expect(when('con_bono and monthly_salary > 0 COP')).toEqual(['PAY702']);
  });

  test('a threshold that every row of a dated parameter leaves possible is no fault', () => {
    const parameter = 'param tope : COP  by date  law "ley" { 2025-01-01 1_000  2025-07-01 2_000 }';
    expect(when('sueldo <= tope', parameter)).toEqual([]);
  });

  test('a threshold out of reach in every row is', () => {
    const parameter =
      'param tope : COP  by date  law "ley" { 2025-01-01 200_000_000  2025-07-01 300_000_000 }';
    expect(when('sueldo > tope', parameter)).toEqual(['PAY707']);
  });
});

test.each(['from 2026-01-01', 'until 2024-12-31', 'from 2025-07-01  until 2025-06-30'])(
  'a line %s exists on no date of 2025',
  (dates) => {
    expect(codesOf(`perception extra "Extra" = 1 COP  ${dates}  law "ley"\n`)).toEqual(['PAY707']);
  },
);

describe('the condition of an if', () => {
  const value = (formula: string) => codesOf(`let x = ${formula}\n`);

  test('decided by the if around it', () => {
    const inner = 'if monthly_salary > 5_000 COP then 1 COP else 2 COP';
    expect(value(`if monthly_salary <= 1_000 COP then ${inner} else 3 COP`)).toEqual(['PAY702']);
  });

  test('a ladder of limits is not', () => {
    expect(
      value(
        'if monthly_salary <= 1_000 COP then 1 COP else if monthly_salary <= 2_000 COP then 2 COP else 3 COP',
      ),
    ).toEqual([]);
  });
});

describe('a template', () => {
  const template = `template cuota(exime : boolean, tasa : rate, nombre : text) {
    deduction aporte "{nombre}" = sueldo * tasa  when not exime  law "ley"
  }\n`;

  test('may be told by a parameter what another use leaves open', () => {
    const uses =
      'apply cuota as _a  with exime = con_bono  with tasa = 1%  with nombre = "Uno"\napply cuota as _b  with exime = no  with tasa = 2%  with nombre = "Dos"\n';
    expect(codesOf(template + uses)).toEqual([]);
  });

  test('whose condition is the same in every use needs none', () => {
    const uses =
      'apply cuota as _a  with exime = no  with tasa = 1%  with nombre = "Uno"\napply cuota as _b  with exime = no  with tasa = 2%  with nombre = "Dos"\n';
    expect(codesOf(template + uses)).toEqual(['PAY707']);
  });
});

describe('warnings and refusals', () => {
  const refuse = (condition: string) =>
    `refuse VALIDATION_ERROR on monthly_salary  when ${condition}  "no"  convention "para las pruebas"\n`;
  const warn = (condition: string) =>
    `warn BELOW_MINIMUM_WAGE on monthly_salary  when ${condition}  "ojo"  convention "para las pruebas"\n`;

  test.each([
    ['monthly_salary < 5_000 COP', 'monthly_salary < 5_000 COP'],
    ['monthly_salary < 5_000 COP', 'monthly_salary < 1_000 COP'],
    ['monthly_salary <= 5_000 COP', 'con_bono and monthly_salary < 5_000 COP'],
    ['monthly_salary < 5_000 COP or con_bono', 'monthly_salary < 1_000 COP'],
    ['con_bono', 'con_bono and monthly_salary < 1_000 COP'],
    ['monthly_salary < 5_000 COP', 'monthly_salary < 1_000 COP or monthly_salary = 3_000 COP'],
  ])('refused when %s: nobody sees a warning when %s', (refused, warned) => {
    expect(codesOf(refuse(refused) + warn(warned))).toEqual(['PAY709']);
  });

  test.each([
    ['monthly_salary < 1_000 COP', 'monthly_salary < 5_000 COP'],
    ['con_bono and monthly_salary < 5_000 COP', 'monthly_salary < 1_000 COP'],
    ['monthly_salary < 1_000 COP', 'monthly_salary <= 1_000 COP'],
    ['monthly_salary < 1_000 COP', 'overtime_amount < 1_000 COP'],
  ])('refused when %s: a warning when %s can be seen', (refused, warned) => {
    expect(codesOf(refuse(refused) + warn(warned))).toEqual([]);
  });

  test('a parameter without a confirmed source is no constant condition', () => {
    expect(
      codesOf(
        'param tasa = 4%  law "ley"  unconfirmed "sin fuente"\ndeduction d "D" = sueldo * tasa  law "ley"\n',
      ),
    ).toEqual([]);
  });
});
