import { codesOf } from '../compile-text.ts';

const PARAMETER = 'param tope = 5_000 COP  law "ley"\nlet alto = sueldo > tope\n';

describe('the field of a warning', () => {
  const warn = (field: string) =>
    `${PARAMETER}warn FLAG_CONFLICT on ${field}  when alto and con_bono and period.month = 1  "ojo"\n`;

  test.each(['monthly_salary', 'con_bono', 'sueldo', 'alto', 'net_salary', 'period'])(
    'may be %s',
    (field) => {
      expect(codesOf(warn(field))).toEqual([]);
    },
  );

  test.each([
    ['tope', 'PAY315'],
    ['sueldos', 'PAY201'],
    ['5 COP', 'PAY315'],
  ])('is not %s', (field, code) => {
    expect(codesOf(warn(field))).toEqual([code]);
  });
});

describe('the field of a refusal', () => {
  const refuse = (field: string) =>
    `${PARAMETER}refuse VALIDATION_ERROR on ${field}  when alto and con_bono and period.month = 1  "no"\n`;

  test.each(['monthly_salary', 'con_bono', 'period'])('may be %s', (field) => {
    expect(codesOf(refuse(field))).toEqual([]);
  });

  test.each(['sueldo', 'alto', 'net_salary', 'tope'])(
    'is not %s, which the caller does not send',
    (field) => {
      expect(codesOf(refuse(field))).toEqual(['PAY315']);
    },
  );
});

test("a warning of the file's own says its severity", () => {
  const warn = (code: string) => `warn ${code} on con_bono  when con_bono  "ojo"\n`;
  expect(codesOf(warn('CONVENIO_NO_APLICADO'))).toEqual(['PAY231']);
  expect(codesOf(warn('CONVENIO_NO_APLICADO severity info'))).toEqual([]);
  expect(codesOf(warn('FLAG_CONFLIT'))).toEqual(['PAY230']);
});

test('a notice is about what its condition reads, or about what is computed from the same', () => {
  const base = 'base ibc = sueldo * 70%\n';
  const warn = (rest: string) => `${PARAMETER}${base}warn FLAG_CONFLICT ${rest}\n`;
  expect(codesOf(warn('on ibc  when alto  "{ibc} de {tope}"'))).toEqual([]);
  expect(codesOf(warn('on con_bono  when alto  "ojo"'))).toEqual(['PAY523']);
  expect(codesOf(warn('on sueldo  when sueldo > 5 COP  "pasa de {tope}"'))).toEqual(['PAY523']);
  expect(codesOf(warn('on con_bono  when alto  "ojo"  convention "lo decide el bono"'))).toEqual([]);
});

describe('texts', () => {
  const warn = (text: string) => `warn FLAG_CONFLICT on sueldo  when sueldo > 5 COP  "${text}"\n`;

  test('show values by name', () => {
    expect(codesOf(warn('{sueldo} de {monthly_salary} en {period.days} días'))).toEqual([]);
  });

  test('do not show what is not there', () => {
    expect(codesOf(warn('{sueldos}'))).toEqual(['PAY212']);
  });
});

describe('tags', () => {
  const line = (tags: string) => `perception bono "Bono" = 5 COP  tags ${tags}  law "ley"\n`;

  test.each([
    ['salarial, fijo', []],
    ['cfdi:P001', []],
    ['cfdi', ['PAY213']],
    ['salarial:fijo', ['PAY213']],
    ['salarrial', ['PAY230']],
    ['movilidad, convenio:A', []],
  ])('%s', (tags, codes) => {
    expect(codesOf(line(tags))).toEqual(codes);
  });
});
