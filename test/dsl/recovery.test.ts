import { parse } from '../../dsl/parse.ts';
import { payFile } from './fixture-files.ts';

/** What is reported of a text: line, code and message of each fault. */
function faultsOf(text: string): readonly string[] {
  return parse({ path: 'x.pay', text }).diagnostics.map(({ code, span, message }) => {
    const line = text.slice(0, span.start).split('\n').length;
    return `${line} ${code} ${message}`;
  });
}

function hintsOf(text: string): readonly (string | null)[] {
  return parse({ path: 'x.pay', text }).diagnostics.map(({ hint }) => hint);
}

test('five planted faults give five diagnostics, each in its line', () => {
  const planted = payFile('colombia.pay')
    .text.replace('= monthly_salary / divisor_horas_mes', '= monthly_salary / / divisor_horas_mes')
    .replace('( 150 ..  360]  28%', '( 150 ..  360  28%')
    .replace('tags salarial, fijo', 'tags salarial,')
    .replace('25% * ingreso_neto_retencion', '25 % * ingreso_neto_retencion')
    .replace('on ibc {', 'on ibc + {');
  expect(faultsOf(planted)).toEqual([
    '2 PAY104 expected a value: a figure, a name or a formula, found `/`',
    '4 PAY104 expected a name, found the word `law`',
    '19 PAY104 expected `]` or `)`, found `28%`',
    '25 PAY101 `%` means nothing here',
    '30 PAY104 expected a value: a figure, a name or a formula, found `{`',
  ]);
});

test('faults in two clauses of one declaration are both reported', () => {
  expect(faultsOf('perception x = min(a, b\n  marks gravable,, b\n  law "y"')).toEqual([
    '2 PAY104 expected an operator, `,` or `)`, found the word `marks`',
    '2 PAY104 expected a name, found `,`',
  ]);
});

test('faults in two rows of one table are both reported', () => {
  const text = 'table t : step of MXN {\n  [0 .. 5 3%\n  (5 .. 6] 4%\n  (6 .. *) plus\n}\nlet y = 3';
  expect(faultsOf(text)).toEqual([
    '2 PAY104 expected `]` or `)`, found `3%`',
    '4 PAY104 expected a figure, found the word `plus`',
  ]);
});

test('a formula that cannot be read leaves its declaration in the tree', () => {
  const { file } = parse({ path: 'x.pay', text: 'let x = a + * b  law "L"' });
  expect(file.decls).toMatchObject([
    { columns: [{ name: { text: 'x' } }], value: { kind: 'missing' }, clauses: [{ kind: 'law' }] },
  ]);
});

test('a missing brace points at its opener and at the next declaration', () => {
  const text = 'table t : step of MXN {\n  [0 .. *) 5%\nlet y = 3';
  const [diagnostic, ...others] = parse({ path: 'x.pay', text }).diagnostics;
  expect(others).toEqual([]);
  expect(diagnostic).toMatchObject({ code: 'PAY105', span: { start: 22, end: 23 } });
  expect(diagnostic?.labels).toMatchObject([
    { span: { start: 38 }, text: 'the next declaration begins here' },
  ]);
});

test('a brace that closes nothing is said to do so', () => {
  expect(hintsOf('let x = 3\n}\nlet y = 4')).toEqual([
    'this `}` closes nothing: remove it, or look for a missing `{` above',
  ]);
});

test('a misspelt declaration or clause word is recognised', () => {
  expect(hintsOf('percepton sueldo = 3\nlet x = 3 laww "L"')).toEqual([
    'did you mean `perception`?',
    'did you mean `law`?',
  ]);
});

test('a misspelt clause word comes with the change that mends it', () => {
  const [diagnostic] = parse({ path: 'x.pay', text: 'let x = 3 laww "L"' }).diagnostics;
  expect(diagnostic?.fix).toMatchObject({
    title: 'write `law`',
    edits: [{ span: { start: 10, end: 14 }, text: 'law' }],
  });
});

test('a reserved word where a value is meant is called one', () => {
  expect(hintsOf('let x = base * 3')).toEqual(['`base` is a word of the language and cannot be a name']);
});

test('an `if` without `else` is told what is missing', () => {
  expect(faultsOf('let x = if a then b')).toEqual(['1 PAY104 expected `else`, found the end of the file']);
});

test('a text without end swallows its line and nothing else', () => {
  const text = 'table t : step of MXN  law "abc {\n  [0 .. *) 5\n}\nlet x = 3 +';
  expect(faultsOf(text)).toEqual([
    '1 PAY102 the text "abc { has no closing quote on its line',
    '4 PAY104 expected a value: a figure, a name or a formula, found the end of the file',
  ]);
});

test('a refused character is not reported again as a missing value', () => {
  expect(faultsOf('let x = ?\nlet y = 3')).toEqual(['1 PAY101 `?` means nothing here']);
});

test('a second scheme line is refused', () => {
  expect(hintsOf('scheme CO.x\nlet y = 3\nscheme MX.y')).toEqual([
    'a file holds one scheme, and its line comes first',
  ]);
});

describe('figures as people write them', () => {
  test.each([
    ['let x = 1.423.500', 'PAY103', '`1_423_500`'],
    ['let x = 1,423', 'PAY103', '`1_423`'],
    ['let x = 1,5', 'PAY103', '`1.5`'],
    ['let x = a until 2026-02-30', 'PAY103', 'check the day and the month'],
    ['let x = a until 2026-2-3', 'PAY103', '`2026-02-03`'],
    ['let x = 2025-07', 'PAY116', '`2025 - 07`'],
    ['let x = a from 2026-07', 'PAY115', '`2026-07-01`'],
    ['param x : COP by month carry_forward C after 2026-07-01', 'PAY115', '`2026-07`'],
    ['param x : COP by date { 2026-01-01 113,14 }', 'PAY114', '`113.14`'],
    ['table t : step of MXN { [0 .. *) 5 MXN }', 'PAY114', '`5`'],
    ['let x = 12abc', 'PAY103', 'a name starts with a letter'],
    ['let baseIsr = 3', 'PAY113', '`base_isr`'],
    ['let x = año', 'PAY113', '`ano`'],
    ['let x "hola” = 3', 'PAY102', 'close it'],
    ['let x “hola” = 3', 'PAY101', 'straight "double quotes"'],
    ['let x = a ≤ b', 'PAY101', 'write <='],
    ['let x = $5', 'PAY101', '100 COP'],
  ])('%s', (text, code, hint) => {
    const { diagnostics } = parse({ path: 'x.pay', text });
    expect(diagnostics.map((each) => each.code)).toEqual([code]);
    expect(diagnostics[0]?.hint).toContain(hint);
  });
});

describe('texts that are no rule files', () => {
  const many = 200_000;
  test.each([
    ['(', '('.repeat(many)],
    ['{', '{'.repeat(many)],
    ['}', '}'.repeat(many)],
    ['"', '"'.repeat(many)],
    ['a formula of parentheses', `let x = ${'('.repeat(many)}`],
    ['a formula of operators', `let x = ${'a + '.repeat(many / 4)}a`],
    ['a formula of conditions', `let x = ${'if a then b else '.repeat(many / 16)}c`],
    ['templates inside each other', 'template t(a : money) { '.repeat(many / 24)],
    ['a word on each line', 'let\n'.repeat(many / 4)],
    ['a character on each line', '?\n'.repeat(many / 2)],
  ])('many times %s gives few diagnostics, and ends', (_, text) => {
    const { diagnostics } = parse({ path: 'x.pay', text });
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(diagnostics.length).toBeLessThan(60);
  });

  test('formulas as deep as any law are read', () => {
    const text = `let x = ${'('.repeat(40)}a${')'.repeat(40)} + ${'b + '.repeat(200)}c`;
    expect(parse({ path: 'x.pay', text }).diagnostics).toEqual([]);
  });

  test('formulas nested too deep are refused with advice', () => {
    expect(parse({ path: 'x.pay', text: `let x = ${'('.repeat(80)}a` }).diagnostics).toMatchObject([
      { code: 'PAY111', hint: expect.stringContaining('`let`') },
    ]);
  });
});

test('rounding inside a formula is one fault, which says where rounding stands', () => {
  const text = 'deduction m = round(sueldo)  law "x"\nlet y = min(rounded, 3)';
  expect(faultsOf(text)).toEqual([
    '1 PAY104 expected a value: a figure, a name or a formula, found the word `round`',
    '2 PAY104 expected a value: a figure, a name or a formula, found the word `rounded`',
  ]);
  for (const hint of hintsOf(text)) expect(hint).toMatch(/^a formula does not round/);
});

test('faults in the parts of a block of deductions are each reported, and the others read', () => {
  const text = `deductions cuotas "Cuotas" on sbc { salud "Salud" rate ,
  pension "Pensión" rate 4% due 5
  arl "ARL" rate 1%
}
profile extra = grava,
profile otra = not grava
warn X on first of a,
  when a > 0 COP
let y = + `;
  expect(faultsOf(text)).toEqual([
    '1 PAY104 expected a value: a figure, a name or a formula, found `,`',
    '2 PAY104 expected a part that begins with its name, or `}`, found `5`',
    '5 PAY104 expected a name, found the next declaration',
    '8 PAY104 expected a name, found the word `when`',
    '9 PAY104 expected a value: a figure, a name or a formula, found `+`',
  ]);
});

test('a misspelt `profile` is suggested', () => {
  expect(hintsOf('profil extra = grava')).toEqual(['did you mean `profile`?']);
});
