import { codesOf } from '../compile-text.ts';

/** A deduction with this formula, and nothing else that could be wrong. */
function deduction(formula: string, before = ''): readonly string[] {
  return codesOf(`${before}\ndeduction descuento "Descuento" = ${formula}  law "ley"\n`);
}

describe('amounts that are proven not to fall under zero', () => {
  test.each([
    ['less a part of itself', 'sueldo - sueldo * 4%'],
    ['less the smaller of two', 'sueldo - min(sueldo, 50_000 COP)'],
    ['less the smaller of two, the other way round', 'sueldo - min(50_000 COP, sueldo)'],
    ['the larger less one of them', 'max(sueldo, 50_000 COP) - sueldo'],
    ['floored by the law', 'max(0 COP, sueldo - 50_000 COP)'],
    ['clamped', 'clamp(sueldo, 1_000 COP, 2_000 COP) - 1_000 COP'],
    ['behind an if', 'if sueldo > 50_000 COP then sueldo - 50_000 COP else 0 COP'],
    ['behind the other branch', 'if sueldo <= 50_000 COP then 0 COP else sueldo - 50_000 COP'],
    [
      'behind a condition of two parts',
      'if con_bono and sueldo > overtime_amount then sueldo - overtime_amount else 0 COP',
    ],
    ['a sum less one of its parts', 'sum(perceptions) - sueldo'],
    ['two shares of the same amount', 'sueldo - sueldo * 4% - sueldo * 5%'],
    ['a difference of differences', '(sueldo + overtime_amount) - (sueldo - min(sueldo, 10 COP))'],
    ['divided by what is at least one', 'sueldo - sueldo / 30'],
    ['the smallest of three', 'overtime_amount - min(sueldo, overtime_amount, 5 COP)'],
  ])('%s', (_, formula) => {
    expect(deduction(formula)).toEqual([]);
  });

  test('a step that names the condition', () => {
    const before = 'let alto = sueldo > 50_000 COP';
    expect(deduction('if alto then sueldo - 50_000 COP else 0 COP', before)).toEqual([]);
  });

  test('rounded parts on the grid of what they are taken from', () => {
    const before = 'let aporte = min(sueldo, 1_000_000 COP) * 4%  rounded';
    expect(deduction('sueldo - aporte', before)).toEqual([]);
  });

  test('a tax that never passes its base', () => {
    const before = `table tarifa : excess of COP  continuous  law "ley" {
      [        0 .. 4_000_000]   0%
      (4_000_000 ..         *)  19%
    }
    perception neto "Neto" = sueldo - impuesto  law "ley"
    let impuesto = tarifa(sueldo)  rounded`;
    expect(codesOf(before)).toEqual([]);
  });

  test('the tax of the whole less the tax of a part, where the table only rises', () => {
    const before = `table tarifa : marginal of COP  round each down to 0.01 COP  law "ley" {
      [        0 .. 4_000_000]   9%
      (4_000_000 ..         *)  19%
    }
    let todo = tarifa(sueldo + overtime_amount)
    let parte = tarifa(sueldo)
    perception resto "Resto" = todo - parte  law "ley"`;
    expect(codesOf(before)).toEqual([]);
  });
});

describe('amounts that may fall under zero', () => {
  test.each([
    ['less a fixed amount', 'sueldo - 50_000 COP'],
    ['less another input', 'sueldo - overtime_amount'],
    ['less the larger of two', 'sueldo - max(sueldo, 50_000 COP)'],
    ['more than the whole', 'sueldo - sueldo * 60% - sueldo * 60%'],
    [
      'the guard looks at something else',
      'if overtime_amount > 50_000 COP then sueldo - 50_000 COP else 0 COP',
    ],
    ['the guard is turned round', 'if sueldo < 50_000 COP then sueldo - 50_000 COP else 0 COP'],
    ['the same amount is paid off twice', 'sueldo - min(sueldo, 10 COP) - min(sueldo, 20 COP)'],
  ])('%s', (_, formula) => {
    expect(deduction(formula)).toEqual(['PAY508']);
  });

  test('a rounding that passes what it was taken from', () => {
    expect(deduction('overtime_amount / 3 - parte', 'let parte = overtime_amount / 3  rounded')).toEqual([
      'PAY508',
    ]);
  });

  test('a table that falls at a limit', () => {
    const before = `table tarifa : step of COP gives COP  law "ley" {
      [        0 .. 4_000_000]  500
      (4_000_000 ..         *)  100
    }
    let todo = tarifa(sueldo + overtime_amount)
    let parte = tarifa(sueldo)`;
    expect(deduction('todo - parte', before)).toEqual(['PAY508']);
  });
});

describe('division', () => {
  const hours = 'input horas_extra_diurnas : hours  in [0h .. 240h]  default 0h\n';
  const divide = (formula: string) => codesOf(`${hours}let por_hora = ${formula}\n`);

  test('by something that may be zero is an error', () => {
    expect(divide('sueldo / horas_extra_diurnas')).toEqual(['PAY701']);
  });

  test.each([
    'if horas_extra_diurnas > 0h then sueldo / horas_extra_diurnas else sueldo / 240h',
    'if horas_extra_diurnas = 0h then sueldo / 240h else sueldo / horas_extra_diurnas',
    'if not (horas_extra_diurnas <= 10h) then sueldo / horas_extra_diurnas else sueldo / 240h',
    'sueldo / max(horas_extra_diurnas, 1h)',
    'sueldo / (horas_extra_diurnas + 1h)',
  ])('is accepted behind its guard: %s', (formula) => {
    expect(divide(formula)).toEqual([]);
  });

  test('is accepted in a line whose condition guards it', () => {
    const line = 'let por_hora = sueldo / horas_extra_diurnas  when horas_extra_diurnas > 0h\n';
    expect(codesOf(hours + line)).toEqual([]);
  });
});
