import { compileBody } from './compile-text.ts';

/** What is wrong, as `CODE text it points at`. */
function told(body: string): readonly string[] {
  const { diagnostics, source } = compileBody(body);
  return diagnostics.map(({ code, span }) => `${code} ${source.text.slice(span.start, span.end)}`);
}

const FAMILY = 'let parte[m] = sueldo * m  for m in 1 .. 3  law "L"\n';
const SENT = 'input pagado[m] : money  in [0 COP .. 10 COP]  for m in 1 .. 3\n';
const TEMPLATE =
  'template aporte(sobre : money, tasa : rate) { base linea "Línea" = sobre * tasa  law "L" }\n';
const CAUSES = 'input causa : one of uno, dos  required\n';
const MAP = `${CAUSES}table causas : map of causa gives multa : rate, aviso : rate  law "L" { uno 1% 2% dos 2% 3% }\n`;
const SPARSE = 'param em : rate  by month  sparse  law "L" { 2025-04 3% }\n';
const LATE = 'table tramos : step of COP gives rate  law "L" { from 2025-03-01 { [0 .. *) 3% } }\n';

function line(formula: string): string {
  return `deduction prueba "Prueba" = ${formula}  law "L"\n`;
}

describe.each([
  [
    'a family with a range that is none',
    FAMILY.replace('1 .. 3', '12 .. 1') + line('parte[3] + parte[4] + sum(parte)'),
    'PAY235 for m in 12 .. 1',
  ],
  [
    'a family that is counted by another variable',
    FAMILY.replace('m in', 'k in') + line('parte[3] + sum(parte)'),
    'PAY235 for k in 1 .. 3',
  ],
  [
    'a family that does not say its members',
    FAMILY.replace('for m in 1 .. 3', '') + line('parte[3] + sum(parte)'),
    'PAY235 parte',
  ],
  [
    'a family that reads another by an unknown variable',
    `${FAMILY}let otra[m] = parte[k]  law "L"\n${line('sum(parte) + sum(otra)')}`,
    'PAY235 parte[k]',
  ],
  [
    'a family that cannot be read',
    FAMILY.replace('* m', '* * m') + line('sum(parte) + parte_02'),
    'PAY104 *',
  ],
  [
    'a `for` that cannot be read',
    FAMILY.replace('1 .. 3', '1 . 3') + line('sum(parte) + parte_02'),
    'PAY104 .',
  ],
  [
    'families in a circle',
    `let a[m] = b[m]  for m in 1 .. 3  law "L"\nlet b[m] = a[m]  for m in 1 .. 3  law "L"\n${line('sum(a)')}`,
    'PAY205 a',
  ],
  ['a sum of what may not be there', SENT + line('sum(pagado)'), 'PAY310 sum(pagado)'],
  ['a family without a number', FAMILY + line('parte'), 'PAY235 parte'],
  ['a misspelt family', `${FAMILY}${line('sum(parte) + part[1]')}`, 'PAY235 part[1]'],
  [
    '`count` of an input',
    line('sueldo * count(given(monthly_salary))'),
    'PAY235 count(given(monthly_salary))',
  ],
  ['`count` of nothing', line('sueldo * count(given(nada))'), 'PAY201 nada'],
  ['`count` without `given`', SENT + line('sueldo * count(pagado)'), 'PAY235 pagado'],
  [
    '`count` of what is computed',
    FAMILY + line('sueldo * count(given(parte))'),
    'PAY235 count(given(parte))',
  ],
  ['`count` of two', SENT + line('sueldo * count(given(pagado), 3)'), 'PAY235 pagado'],
  [
    'a misspelt template',
    `${TEMPLATE}apply aport  with sobre = sueldo  with tasa = 1%\n${line('linea')}`,
    'PAY204 aport',
  ],
  ['a template that nothing applies', TEMPLATE + line('linea + linea_13'), 'PAY210 aporte'],
  ['a misspelt parameter', `${TEMPLATE}apply aporte  with sobr = sueldo  with tasa = 1%\n`, 'PAY210 sobr'],
  [
    'a parameter of another kind',
    `${TEMPLATE}apply aporte  with sobre = sueldo  with tasa = 1 COP\n`,
    'PAY315 1 COP',
  ],
  [
    'an `apply` that cannot be read',
    `${TEMPLATE}apply aporte as _13  with sobre sueldo\n${line('linea_13')}`,
    'PAY104 sueldo',
  ],
  ['a map of columns by its bare name', MAP + line('sueldo * causas'), 'PAY410 causas'],
  ['a map of columns without a column', MAP + line('sueldo * causas(causa)'), 'PAY410 causas(causa)'],
  ['a column of a map that is not applied', MAP + line('sueldo * causas.multa'), 'PAY410 causas.multa'],
  [
    '`among` a map of columns',
    MAP + line('if 1% among causas then sueldo else 0 COP'),
    'PAY410 1% among causas',
  ],
  [
    'a column of a map of one value',
    `${MAP.replace('multa : rate, aviso : rate', 'rate').replace('1% 2%', '1%').replace('2% 3%', '2%')}${line('sueldo * causas(causa).multa')}`,
    'PAY410 multa',
  ],
  [
    'a map of columns with a short row',
    MAP.replace('2% 3%', '2%') + line('sueldo * causas(causa).multa * causas(causa).aviso'),
    'PAY117 dos 2%',
  ],
  [
    'a table of columns that is no map',
    MAP.replace('map', 'step') + line('sueldo * causas(causa).multa * causas(causa).aviso'),
    'PAY410 step',
  ],
  [
    'two columns of one name',
    MAP.replace('aviso', 'multa') + line('sueldo * causas(causa).multa'),
    'PAY202 multa',
  ],
  [
    'a sparse parameter at another date',
    SPARSE + line('sueldo * (em at 2025-04-15)'),
    'PAY619 em at 2025-04-15',
  ],
  [
    'a sparse parameter asked for at another date',
    `${SPARSE}let d : date = period.end_date\n${line('if given(em at d) then sueldo * (em at d) else 0 COP')}`,
    'PAY619 given(em at d)',
  ],
  [
    'a table asked for without its base',
    `${LATE}let d : date = period.end_date\n${line('if given(tramos at d) then sueldo * (tramos(sueldo) at d) else 0 COP')}`,
    'PAY315 tramos',
  ],
  [
    'a condition that is not understood',
    `input extra : money  in [0 COP .. 9 COP]\n${line('if nada then extra else 0 COP')}`,
    'PAY201 nada',
  ],
])('%s', (_what, body, fault) => {
  test('is one fault, told once', () => {
    expect(told(body)).toEqual([fault]);
  });
});
