import { compile } from '../../../compiler/compile.ts';

const HEAD = `scheme CO.prueba "Prueba"
  version  "2025.1"
  currency COP
  valid    2025-01-01 .. 2025-12-31
  periods  monthly
  days     month_of_30
  as_of    month_end
  round    half_up to 0.01 COP
  law      "ley"
`;

function codes(body: string): readonly string[] {
  return compile({ path: 'prueba.pay', text: HEAD + body }).diagnostics.map(({ code }) => code);
}

const BOUNDS = 'in (0 COP .. 100_000_000 COP]';
const PAY = 'perception sueldo "Sueldo" = monthly_salary  law "ley"\n';

describe('one of two salaries', () => {
  test('the one that has a default may read the one that stands in for it', () => {
    const month = `input monthly_salary : money  ${BOUNDS}  default 30 * daily_salary\n`;
    const day = 'input daily_salary : money  in (0 COP .. 3_000_000 COP]  required unless monthly_salary\n';
    expect(codes(month + day + PAY)).toEqual([]);
  });

  test('each may stand in for the other, behind given', () => {
    const month = `input monthly_salary : money  ${BOUNDS}  required unless daily_salary\n`;
    const day = 'input daily_salary : money  in (0 COP .. 3_000_000 COP]  required unless monthly_salary\n';
    const either =
      'perception sueldo "Sueldo" = if given(monthly_salary) then monthly_salary else 30 * daily_salary  law "ley"\n';
    expect(codes(month + day + either)).toEqual([]);
    const blind =
      'perception sueldo "Sueldo" = if given(monthly_salary) then daily_salary else 0 COP  law "ley"\n';
    expect(codes(month + day + blind)).toEqual(['PAY310']);
  });

  test('the one that stands in must exist', () => {
    expect(codes(`input monthly_salary : money  ${BOUNDS}  required unless dayly_salary\n${PAY}`)).toContain(
      'PAY204',
    );
  });
});

describe('an optional input', () => {
  const salary = `input monthly_salary : money  ${BOUNDS}  required\n${PAY}`;
  const risk = 'input risk_class_rate : rate  in [0% .. 10%]\n';
  const part = (more: string) =>
    `employer e "E"  on sueldo { arl "ARL"  rate risk_class_rate  ${more}  law "ley" }\n`;

  test('is read behind given alone', () => {
    expect(codes(salary + risk + part(''))).toEqual(['PAY310']);
    expect(codes(salary + risk + part('when given(risk_class_rate)'))).toEqual([]);
  });

  test.each([
    'given(risk_class_rate) and risk_class_rate > 5%',
    'not (not given(risk_class_rate) or risk_class_rate <= 5%)',
  ])('is read right of its given: %s', (condition) => {
    const warn = `warn RISK_RATE_NOT_STANDARD on risk_class_rate  when ${condition}  "{risk_class_rate}"\n`;
    expect(codes(salary + risk + warn)).toEqual([]);
  });

  test('is not known left of it', () => {
    const warn =
      'warn RISK_RATE_NOT_STANDARD on risk_class_rate  when risk_class_rate > 5% and given(risk_class_rate)  "ojo"\n';
    expect(codes(salary + risk + warn)).toEqual(['PAY310']);
  });
});

test('an input may have any name that is not almost a field of the contract', () => {
  const salary = (name: string) =>
    `input ${name} : money  ${BOUNDS}  required\nperception sueldo "Sueldo" = ${name}  law "ley"\n`;
  expect(codes(salary('salario'))).toEqual([]);
  expect(codes(salary('monthly_salry'))).toEqual(['PAY230']);
  const named = `input salario : money  ${BOUNDS}  required  as monthly_salary\nperception sueldo "Sueldo" = salario  law "ley"\n`;
  expect(codes(named)).toEqual([]);
});
