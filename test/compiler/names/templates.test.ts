import { codesOf, compileBody } from '../compile-text.ts';

const TEMPLATE = `template cuota(tasa : rate, nombre : text) {
  let       parte "Parte: {nombre}" = sueldo * tasa  rounded
  deduction aporte "Aporte, {nombre}" = parte  law "ley"
}\n`;

test('each use is written out under its own ids and labels', () => {
  const uses =
    'apply cuota  with tasa = 1%  with nombre = "uno"\napply cuota as _b  with tasa = 2%  with nombre = "dos"\n';
  const { ir, diagnostics } = compileBody(TEMPLATE + uses);
  expect(diagnostics).toEqual([]);
  const deductions = ir?.items.filter((item) => item.item === 'step' && item.kind === 'deduction') ?? [];
  expect(deductions.map(({ id, label }) => [id, label])).toEqual([
    ['aporte', 'Aporte, uno'],
    ['aporte_b', 'Aporte, dos'],
  ]);
});

test('the law of the apply is added to that of the line', () => {
  const { ir } = compileBody(`${TEMPLATE}apply cuota  with tasa = 1%  with nombre = "uno"  law "art. 5"\n`);
  const aporte = ir?.items.find(({ id }) => id === 'aporte');
  expect(aporte?.law).toBe('ley; art. 5');
});

test.each([
  [
    'twice without suffix',
    'apply cuota  with tasa = 1%  with nombre = "a"\napply cuota  with tasa = 2%  with nombre = "b"',
    'PAY209',
  ],
  ['a parameter given twice', 'apply cuota  with tasa = 1%  with tasa = 2%  with nombre = "a"', 'PAY210'],
  ['a parameter left out', 'apply cuota  with tasa = 1%', 'PAY210'],
  ['a parameter of another kind', 'apply cuota  with tasa = 1 COP  with nombre = "a"', 'PAY315'],
])('%s', (_, uses, code) => {
  expect(codesOf(`${TEMPLATE}${uses}\n`)).toContain(code);
});
