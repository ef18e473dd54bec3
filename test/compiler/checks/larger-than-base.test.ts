import { codesOf, hintOf } from '../compile-text.ts';

function deduction(formula: string): string {
  return `base ibc = min(sueldo, 5_000_000 COP)\ndeduction d "D" = ${formula}  law "ley"\n`;
}

test.each([
  'ibc * 4',
  '4 * ibc',
  'ibc * 2 * 2',
  'sueldo * 4',
  'sum(perceptions) * 4',
  'min(overtime_amount, 4 * ibc)',
  'if con_bono then ibc * 4 else ibc',
])('a deduction of %s takes more than its base', (formula) => {
  expect(codesOf(deduction(formula))).toEqual(['PAY314']);
  expect(hintOf(deduction(formula))).toContain('`4%`');
});

test('a factor hidden in a step is found', () => {
  expect(codesOf(`let cuota = sueldo * 4  rounded\ndeduction d "D" = cuota  law "ley"\n`)).toEqual([
    'PAY314',
  ]);
});

test.each([
  'ibc * 4%',
  'ibc * 100%',
  '50_000 COP * 4',
  'ibc * 30 * 4%',
  'ibc / 30 * 2',
  'min(overtime_amount, 400% * ibc)',
])('a deduction of %s is left alone', (formula) => {
  expect(codesOf(deduction(formula))).toEqual([]);
});

test.each([
  'ibc * 150%',
  'monthly_salary * 150%',
  'ibc / 30 * period.days * 150%',
  'max(0 COP, ibc * 150%)',
  'if con_bono then ibc * 150% else ibc',
])('a deduction of %s is at a rate over 100 %%', (formula) => {
  expect(codesOf(deduction(formula))).toEqual(['PAY314']);
  const meant = `base ibc = sueldo\ndeduction d "D" = ${formula}  law "ley"  convention "art. 3"\n`;
  expect(codesOf(meant)).toEqual([]);
});

test('a rate over 100 % in a block of deductions is one', () => {
  expect(codesOf('deductions d "D"  on sueldo { salud "FONASA"  rate 150%  law "ley" }\n')).toEqual([
    'PAY314',
  ]);
});

test('a rate over 100 % in an employer table is one', () => {
  expect(codesOf('employer e "E"  on sueldo { caja "Caja"  rate 400%  law "ley" }\n')).toEqual(['PAY314']);
});
