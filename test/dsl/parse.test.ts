import type { Decl, Expr } from '../../dsl/ast/ast.ts';
import { parse } from '../../dsl/parse.ts';
import { payFiles } from './fixture-files.ts';
import { withoutSpans } from './without-spans.ts';

function read(text: string): Decl {
  const { file, diagnostics } = parse({ path: 'x.pay', text });
  expect(diagnostics).toEqual([]);
  const [decl] = file.decls;
  if (decl === undefined) throw new Error('no declaration');
  return decl;
}

function formula(text: string): unknown {
  const decl = read(`let x = ${text}`);
  return decl.decl === 'simple' ? withoutSpans(decl.value) : null;
}

const name = (text: string): unknown => ({ kind: 'name', name: { text } });

describe('whole files', () => {
  test.each(payFiles.map((source) => [source.path, source] as const))('%s parses', (_, source) => {
    expect(parse(source).diagnostics).toEqual([]);
  });

  test('a file may have no scheme line', () => {
    expect(parse({ path: 'x.test.pay', text: 'let x = 1' }).file.scheme).toBeNull();
  });

  test('a byte order mark means nothing', () => {
    expect(parse({ path: 'x.pay', text: '\uFEFFlet x = 1' }).diagnostics).toEqual([]);
  });
});

describe('formulas', () => {
  test('multiplication binds tighter than addition, and both go from the left', () => {
    expect(formula('a - b - c * d')).toEqual({
      kind: 'binary',
      op: '-',
      left: { kind: 'binary', op: '-', left: name('a'), right: name('b') },
      right: { kind: 'binary', op: '*', left: name('c'), right: name('d') },
    });
  });

  test('`and` binds tighter than `or`, and `not` takes a whole comparison', () => {
    expect(formula('not a = b and c or d')).toMatchObject({
      op: 'or',
      left: { op: 'and', left: { kind: 'unary', op: 'not', operand: { op: '=' } }, right: name('c') },
      right: name('d'),
    });
  });

  test('a number with a unit is one quantity, a unit alone is a name', () => {
    expect(formula('1_000.50 UVT + UMA')).toEqual({
      kind: 'binary',
      op: '+',
      left: { kind: 'number', digits: '1000.50', spelling: '1_000.50', unit: { text: 'UVT' } },
      right: name('UMA'),
    });
  });

  test('rates and hours keep their spelling and give their digits', () => {
    expect(formula('12.5%')).toEqual({ kind: 'rate', digits: '12.5', spelling: '12.5%' });
    expect(formula('1_000h')).toEqual({ kind: 'hours', digits: '1000', spelling: '1_000h' });
  });

  test('`not among` negates the look-up and not the value', () => {
    expect(formula('x not among t')).toEqual({
      kind: 'among',
      negated: true,
      value: name('x'),
      table: { text: 't' },
    });
  });

  test('`employer` and `given` may be called upon', () => {
    expect(formula('sum(employer)')).toMatchObject({ kind: 'call', args: [name('employer')] });
    expect(formula('given(x)')).toMatchObject({ kind: 'call', callee: { text: 'given' } });
  });

  test('any word may follow `period.`', () => {
    expect(formula('period.days')).toEqual({ kind: 'period', field: { text: 'days' } });
  });

  test('parentheses stay in the tree', () => {
    expect(formula('(a)')).toEqual({ kind: 'group', inner: name('a') });
  });

  test('every node carries its place', () => {
    const decl = read('let x = a + min(b, 2 COP)');
    const value: Expr | null = decl.decl === 'simple' ? decl.value : null;
    expect(value?.span).toEqual({ start: 8, end: 25 });
    expect(value).toMatchObject({
      right: { span: { start: 12 }, args: [{}, { span: { start: 19, end: 24 } }] },
    });
  });
});

describe('declarations', () => {
  test('a dated declaration has one cell per column', () => {
    const decl = read('param a : ARS, b : rate  by month { 2026-08 -1_000.5 2%  law "x" }');
    expect(withoutSpans(decl)).toMatchObject({
      columns: [{ name: { text: 'a' } }, { name: { text: 'b' } }],
      rows: [
        {
          at: { kind: 'month', iso: '2026-08' },
          cells: [{ digits: '-1000.5', spelling: '-1_000.5' }, { kind: 'rate' }],
          clauses: [{ kind: 'law' }],
        },
      ],
    });
  });

  test('an interval keeps which ends belong to it', () => {
    const decl = read('table t : excess of UVT { ( 150 .. *] 28% plus 10 jump +0.20 }');
    expect(withoutSpans(decl)).toMatchObject({
      rows: [
        {
          key: { lowerClosed: false, upper: null, upperClosed: true },
          constant: { sign: 'plus', amount: { digits: '10' } },
          jump: { digits: '0.20', spelling: '+0.20' },
        },
      ],
    });
  });

  test('a rounding ladder has a rung per quantum', () => {
    const decl = read('deduction d = x round half_up to 1_000 COP above 10_000 COP, 1 COP');
    expect(withoutSpans(decl)).toMatchObject({
      clauses: [
        {
          kind: 'round',
          round: {
            scope: null,
            mode: { text: 'half_up' },
            rungs: [{ above: { digits: '10000' } }, { above: null }],
          },
        },
      ],
    });
  });

  test('the words of a choice end where the next column begins', () => {
    const decl = read('template t(a : one of x, y, b : money) { let c = a }');
    expect(withoutSpans(decl)).toMatchObject({
      params: [{ type: { words: [{ text: 'x' }, { text: 'y' }] } }, { name: { text: 'b' } }],
    });
  });

  test('any declaration may stand in a template, for the checker to refuse', () => {
    expect(read('template t(a : money) { template u(b : money) { let c = b } apply u }')).toMatchObject({
      body: [{ decl: 'template' }, { decl: 'apply' }],
    });
  });

  test('a reserved word passes as the name of a definition, for the checker to refuse', () => {
    expect(read('let base = 3')).toMatchObject({ columns: [{ name: { text: 'base' } }] });
  });

  test('contextual words are ordinary names elsewhere', () => {
    expect(read('let version = days + monotone')).toMatchObject({ columns: [{ name: { text: 'version' } }] });
    expect(read('check monotone = 3')).toMatchObject({ kind: 'holds' });
  });

  test('a case table holds figures, words and dates in reading order', () => {
    const decl = read(
      'cases "c" period monthly 2026-01-01 .. 2026-01-31 given a, b expect c { 1 yes -2% legal 2026-01-15 no }',
    );
    expect(withoutSpans(decl)).toMatchObject({
      cells: [
        { digits: '1' },
        { value: true },
        { digits: '-2' },
        name('legal'),
        { iso: '2026-01-15' },
        { value: false },
      ],
    });
  });

  test('a test gathers what is given and expected', () => {
    const decl = read(
      'test "t" period monthly 2026-01-01 .. 2026-01-31 days 30 { given a = 1 b = no expect c = 2 COP, omitted d warns W }',
    );
    expect(withoutSpans(decl)).toMatchObject({
      periods: [{ type: { text: 'monthly' }, days: { digits: '30' } }],
      given: [{ name: { text: 'a' } }, { value: { value: false } }],
      expect: [{ kind: 'equals' }, { kind: 'omitted' }, { kind: 'warns', name: { text: 'W' } }],
    });
  });

  test('a test names earlier payslips of months or of days, and the word stays free as a name', () => {
    const decl = read(
      'test "t" { payslips AR.general monthly 2026-07 .. 2026-11 like "a" with payslips = 1 payslips AR.sac event 2026-06-01 .. 2026-06-30 like "b" given payslips = 2 payslips AR.general monthly 2026-12 like "c" expect payslips = 3 }',
    );
    expect(withoutSpans(decl)).toMatchObject({
      payslips: [
        {
          scheme: { country: { text: 'AR' }, scheme: { text: 'general' } },
          type: { text: 'monthly' },
          first: { kind: 'month', iso: '2026-07' },
          last: { iso: '2026-11' },
          like: { title: { value: 'a' }, changes: [{ name: { text: 'payslips' } }] },
        },
        { first: { kind: 'date', iso: '2026-06-01' }, last: { iso: '2026-06-30' } },
        { first: { iso: '2026-12' }, last: null },
      ],
      given: [{ name: { text: 'payslips' } }],
      expect: [{ name: { text: 'payslips' } }],
    });
  });

  test('a test begins with another one, and says what is changed and all that is shown', () => {
    const decl = read(
      'test "t" { like "a" with x = 1, like = 2 exactly expect exactly = 3, tags(y) = "f, s", warns W on period severity info "z" }',
    );
    expect(withoutSpans(decl)).toMatchObject({
      likes: [{ title: { value: 'a' }, changes: [{ name: { text: 'x' } }, { name: { text: 'like' } }] }],
      exactly: { text: 'exactly' },
      expect: [
        { of: null, name: { text: 'exactly' } },
        { of: { text: 'tags' }, name: { text: 'y' }, value: { value: 'f, s' } },
        { field: { text: 'period' }, severity: { text: 'info' }, text: { value: 'z' } },
      ],
    });
  });
});
