import { codesOf, compileBody } from '../compile-text.ts';

const TABLE = `let causa : one of renuncia, despido = if sueldo > 100 COP then despido else renuncia  law "ley"
table causas "Causas" : map of causa gives multa : rate, dias : integer  law "ley" {
  renuncia   0%  0
  despido   40%  30
}
`;

function premio(formula: string): string {
  return `perception premio "Premio" = ${formula}  law "ley"\n`;
}

test('a column of a table is read by its name, and has a table of its own', () => {
  const { ir, diagnostics } = compileBody(
    `${TABLE}${premio('sueldo * causas(causa).multa * causas(causa).dias')}`,
  );
  expect(diagnostics).toEqual([]);
  expect(ir?.tables.map(({ id, label }) => `${id} ${label}`)).toEqual([
    'causas_multa Causas: multa',
    'causas_dias Causas: dias',
  ]);
});

test('the column may be that of another date', () => {
  const dated = TABLE.replace('{\n  renuncia', '{\nfrom 2020-01-01 {\n  renuncia').replace(/}\n$/, '}\n}\n');
  expect(
    codesOf(
      `${dated}${premio('sueldo * causas(causa).multa at period.reference_date')}let d = causas(causa).dias  law "ley"\n`,
    ).filter((code) => code !== 'PAY206'),
  ).toEqual([]);
});

test.each([
  ['sueldo * causas(causa).malta', 'PAY204'],
  ['sueldo * causas(causa)', 'PAY410'],
])('%s is refused once', (formula, code) => {
  expect(codesOf(`${TABLE}${premio(formula)}`).filter((one) => one !== 'PAY206')).toEqual([code]);
});

test.each([
  [TABLE.replace('40%  30', '40%'), 'PAY117'],
  [TABLE.replace('dias : integer', 'multa : integer'), 'PAY202'],
  [TABLE.replace('  despido   40%  30\n', ''), 'PAY407'],
  [TABLE.replace('map of causa', 'step of COP'), 'PAY410'],
])('a table whose columns do not fit is refused', (table, code) => {
  expect(codesOf(`${table}${premio('sueldo * causas(causa).multa')}`)).toContain(code);
});
