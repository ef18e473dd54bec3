import type { IrScheme } from '../../../compiler/ir/ir.ts';
import { buildTable } from '../../../compiler/tables/table.ts';
import { contextOf, said, schemeOf, tableDecl } from '../parameters/file-context.ts';

function faults(declaration: string, scheme: Partial<IrScheme> = {}): readonly string[] {
  const context = contextOf(schemeOf(scheme));
  buildTable(tableDecl(`table t : ${declaration}`), context);
  return said(context);
}

function hints(declaration: string): readonly (string | null)[] {
  const context = contextOf();
  buildTable(tableDecl(`table t : ${declaration}`), context);
  return context.report.diagnostics.map((one) => one.hint);
}

const EXCESS = 'excess of UVT law "ley"';

describe('intervals', () => {
  test('a gap says what lies in it', () => {
    expect(faults(`${EXCESS} { [0 .. 95] 0%  (100 .. *) 19% }`)).toEqual([
      'PAY401 table `t`: no row holds what lies between 95 and 100',
    ]);
  });

  test('a gap does not make the constants after it wrong', () => {
    const rows =
      '[0 .. 95] 0%  (100 .. 150] 19%  (150 .. 360] 28% plus 10 jump -0.45  (360 .. *) 33% plus 68.8';
    expect(faults(`${EXCESS} { ${rows} }`)).toHaveLength(1);
  });

  test('an overlap names both numbers', () => {
    expect(faults(`${EXCESS} { [0 .. 95] 0%  (90 .. *) 19% }`)).toEqual([
      'PAY402 table `t`: this row begins at 90, but the row before ends only at 95',
    ]);
  });

  test('a row after an open end can never apply', () => {
    expect(faults(`${EXCESS} { [0 .. *) 0%  (95 .. *) 19% }`)).toEqual([
      'PAY402 table `t`: the row before has no upper end, so this row can never apply',
    ]);
  });

  test('a shared end belongs to one row only', () => {
    expect(faults(`${EXCESS} { [0 .. 95] 0%  [95 .. *) 19% }`)).toEqual([
      'PAY403 table `t`: exactly 95 belongs to this row and to the row before',
    ]);
    expect(faults(`${EXCESS} { [0 .. 95) 0%  (95 .. *) 19% }`)).toEqual([
      'PAY403 table `t`: exactly 95 belongs neither to this row nor to the row before',
    ]);
  });

  test('rows ascend, and so do the ends of a row', () => {
    expect(faults(`${EXCESS} { [0 .. 95] 0%  (950 .. 150] 19%  (150 .. *) 28% plus 10.45 }`)).toEqual([
      'PAY404 table `t`: (950 .. 150] ends before it begins',
      'PAY401 table `t`: no row holds what lies between 95 and 150',
    ]);
    expect(faults(`step of UVT gives rate law "ley" { [0 .. 5) 0%  [5 .. 5) 1%  [5 .. *) 2% }`)).toEqual([
      'PAY404 table `t`: [5 .. 5) holds nothing',
    ]);
  });

  test('the first row begins at zero and holds it', () => {
    expect(faults(`${EXCESS} { (95 .. *) 19% }`)).toEqual([
      'PAY405 table `t`: the first row begins at 95, so a base of 0 has no row',
    ]);
    expect(faults(`${EXCESS} { (0 .. *) 19% }`)).toEqual([
      'PAY405 table `t`: the first row leaves out exactly 0, so a base of 0 has no row',
    ]);
  });

  test('a row written twice is no overlap', () => {
    expect(
      faults(`${EXCESS} { [0 .. 95] 0%  (95 .. 150] 19%  (95 .. 150] 19%  (150 .. *) 28% plus 10.45 }`),
    ).toEqual(['PAY408 table `t` has two rows for (95 .. 150]']);
  });

  test('on a grid a row begins one step above the end before', () => {
    const head = 'excess of COP grid 0.01 COP law "ley"';
    expect(faults(`${head} { [0 .. 0] 0%  [0.01 .. 844.59] 1%  [844.59 .. *] 5% }`)).toEqual([
      'PAY411 table `t`: the row before ends at 844.59, so this one begins at 844.60, but 844.59 is written',
    ]);
    expect(faults(`${head} { [0 .. 0] 0%  (0.01 .. *) 5% }`)).toEqual([
      'PAY410 table `t`: with a `grid` both ends belong to the row, but (0.01 .. *) leaves one out',
    ]);
  });

  test('a table without rows covers nothing', () => {
    expect(faults('map of contrato gives rate law "ley" { }')).toEqual(['PAY405 table `t`: it has no rows']);
  });
});

describe('printed constants', () => {
  test('a mistyped constant moves both ends of its row and is said once', () => {
    const rows = (constant: number): string =>
      `[0 .. 95] 0%  (95 .. 150] 19%  (150 .. 360] 28% plus 10 jump -0.45  (360 .. 640] 33% plus ${constant} jump +0.20  (640 .. *) 35% plus 162 jump +0.60`;
    expect(faults(`${EXCESS} { ${rows(69)} }`)).toEqual([]);
    expect(faults(`${EXCESS} { ${rows(96)} }`)).toEqual([
      'PAY406 table `t`: at 360 the rows jump by +27.2, but +0.20 is written',
    ]);
  });

  test('a wrong jump prints the right one', () => {
    const rows = '[0 .. 95] 0%  (95 .. 150] 19%  (150 .. *) 28% plus 10 jump -0.54';
    expect(faults(`${EXCESS} { ${rows} }`)).toEqual([
      'PAY406 table `t`: at 150 the rows jump by -0.45, but -0.54 is written',
    ]);
    expect(hints(`${EXCESS} { ${rows} }`)[0]).toContain('write `jump -0.45`');
  });

  test('a mistyped constant is one fault, and the constant that fits the jump is printed', () => {
    const rows = `[0 .. 95] 0%  (95 .. 150] 19%  (150 .. 360] 28% plus 10 jump -0.45
      (360 .. 640] 33% plus 96 jump +0.20  (640 .. *) 35% plus 162 jump +0.60`;
    expect(faults(`${EXCESS} { ${rows} }`)).toEqual([
      'PAY406 table `t`: at 360 the rows jump by +27.2, but +0.20 is written',
    ]);
    expect(hints(`${EXCESS} { ${rows} }`)[0]).toContain('the constant would be 69;');
  });

  test('a constant that does not meet the row before prints the one that would', () => {
    const rows = '[0 .. 95] 0%  (95 .. 150] 19%  (150 .. *) 28% plus 10';
    expect(faults(`${EXCESS} { ${rows} }`)).toEqual(['PAY413 table `t`: at 150 the rows jump by -0.45']);
    expect(hints(`${EXCESS} { ${rows} }`)[0]).toContain('is 10.45');
  });

  test('a rebate is checked at the shared end', () => {
    const rows = '[0 .. 13.5] 0% less 0  (13.5 .. 30] 4% less 0.54  (30 .. *) 8% less 1.47';
    expect(faults(`rebate of UTM continuous law "ley" { ${rows} }`)).toEqual([
      'PAY413 table `t`: at 30 the rows jump by +0.27',
    ]);
  });

  test('a jump beyond the tolerance says so', () => {
    const head = 'excess of COP continuous within 0.02 COP law "ley"';
    expect(faults(`${head} { [0 .. 100] 5%  (100 .. *) 9% plus 5.03 }`)).toEqual([
      'PAY413 table `t`: at 100 the rows jump by +0.03, more than the 0.02 COP that the table allows',
    ]);
  });

  test('a tolerance wider than twice the largest jump is a warning', () => {
    const head = 'excess of COP continuous within 0.03 COP law "ley"';
    expect(faults(`${head} { [0 .. 100] 5%  (100 .. *) 9% plus 5.01 }`)).toEqual([
      'PAY414 table `t` allows jumps up to 0.03 COP, but the largest is 0.01',
    ]);
    expect(
      faults('excess of COP continuous within 0.02 COP law "ley" { [0 .. 100] 5%  (100 .. *) 9% plus 5.01 }'),
    ).toEqual([]);
  });

  test('a continuous table has no written jump', () => {
    expect(faults(`excess of UVT continuous law "ley" { [0 .. 95] 0%  (95 .. *) 19% jump 0 }`)).toEqual([
      'PAY410 table `t`: the table says `continuous`, but this row says `jump`',
    ]);
  });
});

describe('forms', () => {
  test.each([
    ['marginal of COP law "ley" { [0 .. 100] 5% plus 3 }', 'a row of `marginal` has no `plus`'],
    ['excess of COP law "ley" { [0 .. *) 5% less 3 }', 'a row of `excess` has no `less`'],
    ['step of COP gives rate law "ley" { [0 .. *) 5 }', 'the cell 5 of [0 .. *) is no rate'],
    ['step of COP law "ley" { [0 .. *) 5% }', '`step` does not say what its rows give'],
    [
      'excess of COP gives rate law "ley" { [0 .. *) 5% }',
      '`excess` always gives what it is `of`, so it takes no `gives`',
    ],
    [
      'step of COP gives rate continuous law "ley" { [0 .. *) 5% }',
      '`step` has no constants that could meet',
    ],
    [
      'excess of UVT grid 0.01 COP law "ley" { [0 .. *] 5% }',
      'ends counted in `UVT` lie on no `grid` of the currency',
    ],
    ['excess of COP grid 0.01 law "ley" { [0 .. *] 5% }', '`0.01` is not counted in `COP`'],
    [
      'excess of COP round each down to 0.01 COP law "ley" { [0 .. *] 5% }',
      'only a `marginal` table has slices to round',
    ],
    [
      'excess of COP round limits down to 0.01 COP law "ley" { [0 .. *] 5% }',
      'its limits are used as printed, so there is nothing to round',
    ],
    [
      'excess of COP by date 2026-01-01 law "ley" { [0 .. *] 5% }',
      'a row of `excess` has one rate, so it cannot be dated by columns',
    ],
    [
      'map of contrato gives rate law "ley" { [0 .. *] 5% indefinido 1% plazo_fijo 2% once_anios 3% }',
      'the row [0 .. *] is an interval, but `map` has rows by word',
    ],
    [
      'step of contrato gives rate law "ley" { [0 .. *] 5% }',
      'a table `step` has intervals, but `contrato` has words',
    ],
  ])('%s', (declaration, message) => {
    expect(faults(declaration)).toEqual([`PAY410 table \`t\`: ${message}`]);
  });

  test('a row has one cell per date', () => {
    const rows = 'indefinido 1% 2%  plazo_fijo 1%  once_anios 1% 3%';
    expect(faults(`map of contrato gives rate by date 2026-01-01, 2026-07-01 law "ley" { ${rows} }`)).toEqual(
      ['PAY117 this row has 1 cell, the head has 2 columns'],
    );
  });

  test('a rate outside 0 to 100 % is a warning', () => {
    expect(faults('excess of COP law "ley" { [0 .. *) 750% }')).toEqual([
      'PAY409 table `t`: the rate of the row [0 .. *) is 750%',
    ]);
  });

  test('an unknown unit is found by its spelling', () => {
    expect(faults('excess of UTV law "ley" { [0 .. *) 5% }')).toEqual(['PAY204 there is no unit `UTV`']);
    expect(hints('excess of UTV law "ley" { [0 .. *) 5% }')).toEqual(['did you mean `UVT`?']);
  });

  test('an unknown form is found by its spelling', () => {
    expect(hints('exces of UVT law "ley" { [0 .. *) 5% }')).toEqual(['did you mean `excess`?']);
  });

  test('a step that gives less than zero', () => {
    expect(faults('step of UVT gives COP law "ley" { [0 .. 5) 10  [5 .. *) -3 }')).toEqual([
      'PAY419 table `t`: the row [5 .. *) can give -3',
    ]);
  });
});

describe('words', () => {
  test('every word has a row', () => {
    expect(faults('map of contrato gives rate law "ley" { indefinido 1%  once_anios 2% }')).toEqual([
      'PAY407 table `t` has no row for `plazo_fijo`',
    ]);
  });

  test('a misspelt word is one fault, not two', () => {
    expect(
      faults('map of contrato gives rate law "ley" { indefinido 1%  plazo_fjo 1%  once_anios 2% }'),
    ).toEqual(['PAY417 table `t`: `plazo_fjo` is none of: indefinido, plazo_fijo, once_anios']);
  });

  test('a word has one row', () => {
    const rows = 'indefinido 1%  plazo_fijo 1%  plazo_fijo 2%  once_anios 2%';
    expect(faults(`map of contrato gives rate law "ley" { ${rows} }`)).toEqual([
      'PAY408 table `t` has two rows for `plazo_fijo`',
    ]);
  });

  test('rows of a map of names are free', () => {
    expect(faults('map of name gives rate law "ley" { capital 11.44%  uno 10.46% }')).toEqual([]);
  });
});

describe('dates', () => {
  test('blocks stand in the order of their dates', () => {
    const blocks = 'from 2026-07-01 { [0 .. *) 5% }  from 2026-01-01 { [0 .. *) 6% }';
    expect(faults(`excess of COP law "ley" { ${blocks} }`)).toEqual([
      'PAY602 `t`: 2026-01-01 stands after 2026-07-01, but is earlier',
    ]);
  });

  test('a block that repeats the one before is a warning', () => {
    const blocks = 'from 2026-01-01 { [0 .. *) 5% }  from 2026-07-01 { [0 .. *) 5% }';
    expect(faults(`excess of COP law "ley" { ${blocks} }`)).toEqual([
      'PAY418 table `t`: the rows of 2026-07-01 are the same as those of 2026-01-01',
    ]);
  });

  test('columns may lie outside the validity: a law prints several years at once', () => {
    const rows = '[0 .. 1.51) 3.5% 3.6% 3.8%  [1.51 .. *) 4.4% 4.8% 5.2%';
    expect(
      faults(`step of UMA gives rate by date 2025-01-01, 2026-01-01, 2027-01-01 law "ley" { ${rows} }`),
    ).toEqual([]);
  });
});

describe('origin', () => {
  test('a table says where it comes from, or every row does', () => {
    expect(faults('step of UVT gives rate { [0 .. *) 5% }')).toEqual([
      'PAY515 nothing says where `t` comes from',
    ]);
    expect(faults('step of UVT gives rate { [0 .. *) 5% law "ley" }')).toEqual([]);
    expect(faults('step of UVT gives rate { from 2026-01-01 law "ley" { [0 .. *) 5% } }')).toEqual([]);
  });

  test('a convention of one row is kept with it', () => {
    const table = buildTable(
      tableDecl(
        'table t : step of UVT gives rate law "ley" { [0 .. 4) 0%  [4 .. *) 1% convention "la menor" }',
      ),
      contextOf(),
    );
    expect(table?.blocks[0]?.rows[1]?.provenance).toEqual({
      parameter: 't',
      provenance: 'convention',
      note: 'la menor',
    });
  });
});

test('a lower end off the grid can be written into the file by an editor', () => {
  const text =
    'table t : excess of COP grid 0.01 COP law "ley" { [0 .. 0] 0%  [0.01 .. 9.99] 0%  [10.01 .. *] 5% }';
  const context = contextOf();
  buildTable(tableDecl(text), context);
  const edit = context.report.diagnostics[0]?.fix?.edits[0];
  expect(edit?.text).toBe('10.00');
  expect(text.slice(edit?.span.start, edit?.span.end)).toBe('10.01');
});
