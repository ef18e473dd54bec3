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

test('a text parameter in a formula is told as such', () => {
  const bad = 'template t(x : money, n : text) {\n  let a "A {n}" = x + n\n}\n';
  const { diagnostics } = compileBody(`${bad}apply t  with x = sueldo  with n = "dos"\n`);
  expect(diagnostics.map(({ code }) => code)).toContain('PAY312');
  expect(diagnostics.map(({ code }) => code)).not.toContain('PAY201');
});

test('a parameter without a value is one fault, however often it is read', () => {
  const uses = 'deduction d "D" = aporte  law "ley"\napply cuota  with tasa = 1%\n';
  expect(codesOf(TEMPLATE + uses)).toEqual(['PAY210']);
  const values = 'apply cuota  with nombre = "a"\ndeduction d "D" = aporte + parte  law "ley"\n';
  expect(codesOf(TEMPLATE + values)).toEqual(['PAY210']);
});

test('a fault in a message that a template fills in points at the message', () => {
  const message = '"{nombre}: {nada}"';
  const body = `template t(nombre : text) {\n  warn NON_TAXABLE_HIGH on sueldo  when sueldo > 5 COP  ${message}\n}
apply t  with nombre = "un nombre mucho más largo"\n`;
  const { diagnostics, source } = compileBody(body);
  const [fault] = diagnostics.filter(({ code }) => code === 'PAY212');
  expect(source.text.slice(fault?.span.start, fault?.span.end)).toBe(message);
});
