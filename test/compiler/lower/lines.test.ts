import { codesOf } from '../compile-text.ts';

const TABLE = `table tarifa : excess of COP  continuous  law "ley" {
  [        0 .. 4_000_000]   0%
  (4_000_000 ..         *)  19%
}
table otra : excess of COP  continuous  law "ley" {
  [        0 .. 5_000_000]   0%
  (5_000_000 ..         *)  20%
}\n`;

describe('the bracket of a deduction', () => {
  test.each([
    ['its own table', 'deduction d "D" = tarifa(sueldo)  law "ley"', []],
    [
      'one table in each branch',
      'deduction d "D" = if con_bono then tarifa(sueldo) else otra(sueldo)  law "ley"',
      [],
    ],
    ['two tables at once', 'deduction d "D" = tarifa(sueldo) + otra(sueldo)  law "ley"', ['PAY511']],
    [
      'a step that applies one',
      'let i = tarifa(sueldo)  rounded\ndeduction d "D" = i  bracket i  law "ley"',
      [],
    ],
    [
      'a step that nobody names',
      'let i = tarifa(sueldo)  rounded\ndeduction d "D" = i  law "ley"',
      ['PAY511'],
    ],
    [
      'a step that applies none',
      'let i = sueldo * 4%  rounded\ndeduction d "D" = i  bracket i  law "ley"',
      ['PAY511'],
    ],
    ['a step that is not there', 'deduction d "D" = tarifa(sueldo)  bracket impuesto  law "ley"', ['PAY201']],
  ])('%s', (_, deduction, codes) => {
    const used = 'let usadas = tarifa(sueldo) + otra(sueldo)\n';
    expect(codesOf(`${TABLE}${used}${deduction}\n`)).toEqual(codes);
  });
});

describe('a total', () => {
  const BONUS = 'perception bono "Bono" = sueldo * 10%  when con_bono  law "ley"\n';
  const health = 'deduction salud "Salud" = sueldo * 4%  law "ley"\n';
  test.each([
    ['a sum of lines', 'total t = sum(perceptions) - salud', []],
    ['a total of totals', 'total a = sum(perceptions)\ntotal b = a - sum(deductions)  as net_salary', []],
    ['a share of a line', 'total t = sueldo * 50%', ['PAY512']],
    ['a line and an input', 'total t = sueldo + monthly_salary', ['PAY512']],
    ['a line and an unrounded step', 'let x = sueldo / 3\ntotal t = sueldo + x', ['PAY512']],
    ['the net without a deduction', 'total t = sum(perceptions)  as net_salary', ['PAY512']],
    ['the cost without the employer tables', 'total t = sum(perceptions)  as employer_total_cost', []],
    ['a line that is added in some cases alone', 'total t = sueldo + (salud when con_bono)', ['PAY512']],
    ['a line that is added where it is paid', `${BONUS}total t = sueldo + (bono when con_bono)`, []],
    [
      'the net less what is deducted in some cases',
      'total t = sum(perceptions) - (salud when con_bono)  as net_salary',
      ['PAY512'],
    ],
    ['a gross of its own', 'total t = sum(perceptions) - sueldo  as gross_salary', []],
  ])('of %s', (_, total, codes) => {
    expect(codesOf(`${health}${total}\n`)).toEqual(codes);
  });
});

describe('an addend with `when`', () => {
  test.each([
    ['money', 'let x = sueldo + (sueldo * 4% when con_bono)', []],
    ['a rate', 'let x = 4% + (1% when con_bono)', []],
    ['a number', 'let x = 1 + (1 when con_bono)', []],
    [
      'a division that the condition allows',
      'let x = (sueldo / overtime_amount when overtime_amount > 0 COP) + 1',
      [],
    ],
    ['a division that it does not', 'let x = (sueldo / overtime_amount when con_bono) + 1', ['PAY701']],
    ['no condition', 'let x = sueldo + (sueldo when sueldo)', ['PAY305']],
    ['a yes or no', 'let x = (con_bono when con_bono)', ['PAY315']],
    ['a date', 'let x : date = (2025-01-01 when con_bono)', ['PAY315']],
  ])('of %s', (_, line, codes) => {
    expect(codesOf(`${line}\n`)).toEqual(codes);
  });

  test('may come to nothing, and to no more than its amount', () => {
    expect(codesOf('deduction d "D" = sueldo - (sueldo when con_bono)  law "ley"\n')).toEqual([]);
    expect(codesOf('let d = 1 / (1 when con_bono)\n')).toEqual(['PAY701']);
  });

  test('leaves the faults beside it their say', () => {
    expect(codesOf('let x = sueldo + (sueldo * when con_bono)\nlet y = nadie\n')).toEqual([
      'PAY104',
      'PAY201',
    ]);
    expect(codesOf('let x = sueldo + (sueldo when con_bono  law "ley"\nlet y = nadie\n')).toEqual([
      'PAY104',
      'PAY201',
    ]);
  });
});

describe('a part of an employer table', () => {
  const scale = 'table t : excess of COP  law "ley" { [0 .. 1] 0%  (1 .. *) 10% }\nlet x = t(sueldo)\n';
  const table = (head: string, part: string) =>
    codesOf(`${scale}employer e "E" ${head} { parte "Parte" ${part}  law "ley" }\n`);
  test.each([
    ['a rate on the base of the table', ' on sueldo', 'rate 4%', []],
    ['a base of its own', ' on sueldo', 'on sueldo / 2  rate 4%', []],
    ['an amount', ' on sueldo', '= sueldo * 4%', []],
    ['neither', ' on sueldo', '', ['PAY513']],
    ['an amount shown with a base and a rate', ' on sueldo', '= sueldo * 4% + 1 COP  rate 4%', []],
    ['an amount that its base and rate say already', ' on sueldo', '= sueldo * 4%  rate 4%', ['PAY513']],
    ['an amount and a rate on nothing', '', '= sueldo * 4%  rate 4%', ['PAY513']],
    ['an amount on the base that a table gives', ' on t(sueldo)', '= sueldo  rate 4%', ['PAY513']],
    ['an amount and a base', '', '= sueldo * 4%  on sueldo', ['PAY513']],
    ['a rate on nothing', '', 'rate 4%', ['PAY513']],
    ['a rate without its sign', ' on sueldo', 'rate 4', ['PAY303']],
    ['a base that is no money', ' on 4%', 'rate 4%', ['PAY315']],
  ])('with %s', (_, head, part, codes) => {
    expect(table(head, part)).toEqual(codes);
  });
});

describe('rounding', () => {
  test.each([
    ['a line rounded again', 'deduction d "D" = sueldo * 4%  rounded  law "ley"', ['PAY514']],
    ['a line rounded its own way', 'deduction d "D" = sueldo * 4%  round up to 100 COP  law "ley"', []],
    ['finer than a cent', 'deduction d "D" = sueldo * 4%  round up to 0.001 COP  law "ley"', ['PAY505']],
    ['a rate', 'let x = 4%  rounded', ['PAY315']],
    ['without its unit', 'let x = sueldo / 3  round up to 100', ['PAY302']],
    ['a mode that there is not', 'let x = sueldo / 3  round half_upp to 100 COP', ['PAY213']],
  ])('%s', (_, line, codes) => {
    expect(codesOf(`${line}\n`)).toEqual(codes);
  });
});

test('a sum over a line that is reported says nothing more', () => {
  const parts = 'employer e "E" {\n  a "A" rate 3%  law "ley"\n  b "B" = 2 COP  law "ley"\n}\n';
  expect(codesOf(`${parts}total t = sum(employer)  as employer_contributions_total\n`)).toEqual(['PAY513']);
});

test('a line that is no money is not said to be negative too', () => {
  expect(codesOf('deduction d "D" = yes  law "ley"\n')).toEqual(['PAY315']);
});
