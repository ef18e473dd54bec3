import { suggest } from '../../../dsl/lexer/suggest.ts';
import { codesOf, compileBody, hintOf } from '../compile-text.ts';

describe('a name one slip away', () => {
  test.each([
    ['ibcc', 'ibc'],
    ['monthly_salry', 'monthly_salary'],
    ['slaud_empleado', 'salud_empleado'],
    ['Smmlv', 'SMMLV'],
  ])('%s is taken for %s', (written, meant) => {
    expect(suggest(written, ['ibc', 'monthly_salary', 'salud_empleado', 'SMMLV', 'uvt'])).toBe(meant);
  });

  test('what is near nothing is taken for nothing', () => {
    expect(suggest('tarifa_fsp', ['ibc', 'salud_empleado'])).toBeNull();
  });

  test('is one message, whatever else it makes unread', () => {
    expect(codesOf('unit UVT = 49_799 COP  law "ley"\nbase b = min(sueldo, 790 UTV)\n')).toEqual(['PAY204']);
    expect(codesOf('param tope = 5 COP  law "ley"\nbase b = min(sueldo, tpoe)\n')).toEqual(['PAY201']);
  });
});

describe('the order of computing', () => {
  test('does not depend on the order of the file', () => {
    const { ir, diagnostics } = compileBody('let a = b + 1 COP\nlet b = c + 1 COP\nlet c = sueldo\n');
    expect(diagnostics).toEqual([]);
    const ids = ir?.items.map(({ id }) => id) ?? [];
    expect(ids.slice(ids.indexOf('c'))).toEqual(['c', 'b', 'a']);
  });

  test('a circle is told with its whole path', () => {
    const { diagnostics } = compileBody('let a = b\nlet b = c\nlet c = a\n');
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['PAY205', 'these formulas need each other: a → b → c → a'],
    ]);
  });

  test('an exempt part may read a base that its own line is not part of', () => {
    const marks = 'mark gravado  as taxable\n';
    const line = 'perception vale "Vale" = overtime_amount  marks gravado except exento  law "ley"\n';
    const rest = 'let exento = min(vale, 10 COP)  rounded\nbase base_isr = sum(gravado)\n';
    const [first = ''] = compileBody(marks + line + rest).diagnostics.map(({ code }) => code);
    expect(first).toBe('PAY501');
    expect(codesOf(marks + line + rest)).toEqual(['PAY501']);
  });

  test('a deduction on a base that holds it already', () => {
    const body =
      'base neta = max(0 COP, sueldo - retencion)\ndeduction retencion "R" = neta * 10%  law "ley"\n';
    expect(codesOf(body)).toEqual(['PAY506']);
    expect(hintOf(body)).toBe('take the base before this deduction');
  });
});

describe('words', () => {
  test.each(['min', 'amount', 'perceptions', 'round'])('%s cannot be a name', (word) => {
    expect(codesOf(`let ${word} = sueldo\n`)).toEqual(['PAY203']);
  });

  test('a choice compared with a word it does not have', () => {
    expect(codesOf('let x = if period.type = quincenal then sueldo else 0 COP\n')).toEqual(['PAY311']);
  });

  test('a word of two choices is one message', () => {
    const body =
      'let a : one of x, y = if con_bono then x else y\nlet b : one of x, z = if con_bono then x else z\n';
    expect(codesOf(body)).toEqual(['PAY211']);
  });
});

test.each([
  ['a label', 'let a "Hola {sueldo}" = sueldo * 2'],
  ['a law', 'deduction a "A" = sueldo / 2  law "art. {n}"'],
  ['a part', 'employer e "E" { p "P {n}" = 3 COP  law "ley" }'],
])('braces in %s, which shows no values', (_, body) => {
  expect(codesOf(`${body}\n`)).toContain('PAY212');
});
