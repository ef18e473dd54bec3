import { codesOf } from '../compile-text.ts';

const BONUS = 'perception bono "Bono" = 100 COP  from 2025-07-01  until 2025-11-30  law "ley"\n';

describe('a line that exists at some dates only', () => {
  test.each([
    ['in a formula of the whole year', 'base b = sueldo + bono'],
    [
      'in a line that begins before it',
      'perception p "P" = bono  from 2025-03-01  until 2025-11-30  law "ley"',
    ],
    ['in a line that outlives it', 'perception p "P" = bono  from 2025-07-01  law "ley"'],
    ['in a warning', 'warn FLAG_CONFLICT on bono  when bono > 50 COP  "ojo"'],
  ])('is not read by name %s', (_, reader) => {
    expect(codesOf(`${BONUS}${reader}\n`)).toContain('PAY516');
  });

  test.each([
    ['through a sum', 'base b = sum(perceptions)'],
    ['in a line of the same dates', 'perception p "P" = bono  from 2025-07-01  until 2025-11-30  law "ley"'],
    ['in a line inside its dates', 'perception p "P" = bono  from 2025-08-01  until 2025-10-31  law "ley"'],
  ])('is read %s', (_, reader) => {
    expect(codesOf(`${BONUS}${reader}\n`)).toEqual([]);
  });

  test('dates that hold the whole validity are no limit', () => {
    const all = 'perception bono "Bono" = 100 COP  from 2024-01-01  law "ley"\nbase b = sueldo + bono\n';
    expect(codesOf(all)).toEqual([]);
  });
});

describe('a step of an apply with a condition', () => {
  const template = `template cuota(ingreso : money) {
    base ibc "Base" = ingreso
    deduction aporte "Aporte" = ibc * 4%  law "ley"
  }
  apply cuota as _a  with ingreso = sueldo  when monthly_salary > 5_000 COP\n`;

  test.each([
    ['without the condition', 'base b = ibc_a', ['PAY516']],
    ['under another condition', 'base b = ibc_a  when con_bono', ['PAY516']],
    ['in the wrong branch', 'base b = if monthly_salary > 5_000 COP then 0 COP else ibc_a', ['PAY516']],
    ['under the same condition', 'base b = ibc_a  when monthly_salary > 5_000 COP', []],
    ['in the right branch', 'base b = if monthly_salary > 5_000 COP then ibc_a else 0 COP', []],
    ['among other conditions', 'base b = ibc_a  when con_bono and monthly_salary > 5_000 COP', []],
    ['through a sum', 'base b = sum(deductions)', []],
  ])('read %s', (_, reader, codes) => {
    expect(codesOf(`${template}${reader}\n`)).toEqual(codes);
  });
});
