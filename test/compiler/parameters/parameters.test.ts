import type { IrParameter, IrScheme } from '../../../compiler/ir/ir.ts';
import { readDatedRows } from '../../../compiler/parameters/dated-rows.ts';
import { buildParameters } from '../../../compiler/parameters/parameter.ts';
import { typeName } from '../../../runtime/ir/type.ts';
import { printPlain } from '../../../runtime/numbers/print.ts';
import { contextOf, said, schemeOf, simpleDecl } from './file-context.ts';

function build(declaration: string, scheme: Partial<IrScheme> = {}) {
  const context = contextOf(schemeOf(scheme));
  const result = buildParameters(simpleDecl(declaration), context);
  return {
    result,
    parameters: result.kind === 'parameters' ? result.parameters : [],
    messages: said(context),
  };
}

function faults(declaration: string, scheme: Partial<IrScheme> = {}): readonly string[] {
  return build(declaration, scheme).messages;
}

function only(declaration: string, scheme: Partial<IrScheme> = {}): IrParameter {
  const { parameters, messages } = build(declaration, scheme);
  const [parameter] = parameters;
  if (parameter === undefined || parameters.length > 1 || messages.length > 0)
    throw new Error(messages.join('\n'));
  return parameter;
}

function values(parameter: IrParameter): readonly [string, string][] {
  return parameter.rows.map((row) => [row.from, printPlain(row.value, 10)]);
}

describe('constants', () => {
  test.each([
    ['unit UVT = 52_374 COP', 'money', null, '52374'],
    ['param tope = 25 SMMLV', 'money', 'SMMLV', '25'],
    ['param tasa = 4%', 'rate', null, '0.04'],
    ['param divisor = 230h', 'hours', null, '230'],
    ['param dias = 30', 'integer', null, '30'],
    ['param factor = 30.4', 'number', null, '30.4'],
    ['param ajuste = -5 COP', 'money', null, '-5'],
    ['param tope : UF = 89.9', 'money', 'UF', '89.9'],
    ['param tope : money = 5 COP', 'money', null, '5'],
  ])('%s', (declaration, type, unit, value) => {
    const parameter = only(`${declaration} law "ley"`);
    expect([typeName(parameter.type), parameter.unit, values(parameter)]).toEqual([
      type,
      unit,
      [['0000-01-01', value]],
    ]);
  });

  test('a formula is no parameter of the law', () => {
    expect(build('param tope = 790 UVT / 12 law "ley"').result.kind).toBe('expression');
  });

  test('a value that is not of the declared kind', () => {
    expect(faults('param tasa : rate = 4 law "ley"')).toEqual([
      'PAY303 a rate is meant here, but this is a bare number',
    ]);
    expect(faults('param tope : UF = 5 COP law "ley"')).toEqual([
      'PAY315 `tope` must be UF, but this is an amount in COP',
    ]);
  });

  test('a parameter says where it comes from', () => {
    expect(faults('param tasa = 4%')).toEqual(['PAY515 nothing says where `tasa` comes from']);
    expect(faults('param tasa = 4% unconfirmed "sin fuente"')).toEqual([]);
  });

  test('what belongs to dated rows does not belong on a constant', () => {
    expect(faults('param tasa = 4% carry_forward PARAM_CARRIED_FORWARD law "ley"')).toEqual([
      'PAY616 `tasa` has one value and says `carry_forward`',
    ]);
    expect(faults('param tasa law "ley"')).toEqual(['PAY616 `tasa` has no value']);
    expect(faults('param tasa : rate by date law "ley" { }')).toEqual([
      'PAY616 `tasa` has no rows between its braces',
    ]);
  });
});

describe('rows', () => {
  test('each column is a parameter of its own, with the law and the standing of its row', () => {
    const { parameters, messages } = build(`param horas : hours, recargo : rate  by date  law "L. 2101" {
      2025-07-15  220h  80%
      2026-07-15  210h  90%  law "L. 2466"  single_source "una página"
    }`);
    expect(messages).toEqual([]);
    expect(parameters.map((parameter) => [parameter.id, values(parameter)])).toEqual([
      [
        'horas',
        [
          ['2025-07-15', '220'],
          ['2026-07-15', '210'],
        ],
      ],
      [
        'recargo',
        [
          ['2025-07-15', '0.8'],
          ['2026-07-15', '0.9'],
        ],
      ],
    ]);
    expect(parameters[1]?.rows[1]?.law).toBe('L. 2466');
    expect(parameters[1]?.rows[1]?.provenance).toEqual({
      parameter: 'recargo',
      provenance: 'single_source',
      note: 'una página',
    });
  });

  test('the range of a parameter is that of the rows that hold in the validity', () => {
    const parameter = only(
      'unit UMA : COP by date law "ley" { 2024-02-01 108.57  2025-02-01 113.14  2026-02-01 117.31  2027-02-01 121 }',
      {
        validUntil: '2027-06-30',
      },
    );
    expect([parameter.range.low, parameter.range.high].map((end) => end && printPlain(end.value, 2))).toEqual(
      ['113.14', '121'],
    );
  });

  test('a month begins on its first day, and is carried forward from the month after the last', () => {
    const parameter = only(`unit UF : COP by month carry_forward PARAM_CARRIED_FORWARD law "BC" {
      2026-01  40_844.79
      2026-02  40_873.77
    }`);
    expect(values(parameter)[0]).toEqual(['2026-01-01', '40844.79']);
    expect(parameter.carryForward).toEqual({ code: 'PARAM_CARRIED_FORWARD', after: '2026-03-01' });
  });

  test('by date, `after` says until when the parameter is known', () => {
    const parameter =
      only(`param sis : rate by date carry_forward PARAM_CARRIED_FORWARD after 2026-10 law "SP" {
      2025-10-01  1.49%
      2026-08-01  1.78%
    }`);
    expect(parameter.carryForward?.after).toBe('2026-11-01');
  });

  test('dates ascend', () => {
    expect(faults('param t : rate by date law "ley" { 2026-01-01 1%  2025-07-01 2% }')).toEqual([
      'PAY602 `t`: 2025-07-01 stands after 2026-01-01, but is earlier',
    ]);
    expect(faults('param t : rate by date law "ley" { 2026-01-01 1%  2026-01-01 2% }')).toEqual([
      'PAY602 `t` has two values for 2026-01-01',
    ]);
  });

  test('a row after the end of the validity is a warning', () => {
    expect(faults('param t : rate by date law "ley" { 2026-01-01 1%  2027-01-01 2% }')).toEqual([
      'PAY603 `t` takes a value on 2027-01-01, but this file is valid only until 2026-12-31',
    ]);
  });

  test('no month is missing', () => {
    expect(
      faults(
        'param t : rate by month carry_forward PARAM_CARRIED_FORWARD law "ley" { 2026-01 1%  2026-03 2% }',
      ),
    ).toEqual(['PAY605 `t` has no row for 2026-02: 2026-01 is followed by 2026-03']);
    expect(faults('param t : COP by month sparse law "ley" { 2026-01 1  2026-05 2 }')).toEqual([]);
  });

  test('months reach the end of the validity or are carried forward', () => {
    expect(faults('param t : rate by month law "ley" { 2026-01 1%  2026-02 2% }')).toEqual([
      'PAY606 `t` ends with 2026-02, but this file is valid until 2026-12-31',
    ]);
  });

  test('a date is no month, and a month is no date', () => {
    expect(faults('param t : rate by date law "ley" { 2026-01 1% }')).toEqual([
      'PAY115 `2026-01` is a month; a date is needed here',
    ]);
    expect(
      faults('param t : rate by month carry_forward PARAM_CARRIED_FORWARD law "ley" { 2026-01-01 1% }'),
    ).toEqual(['PAY115 `2026-01-01` is a date; a month is needed here']);
  });

  test('a cell is of its column', () => {
    expect(faults('param t : rate by date law "ley" { 2026-01-01 4 }')).toEqual([
      'PAY313 the column `t` holds rates, but this cell is a bare number',
    ]);
    expect(faults('param t : COP by date law "ley" { 2026-01-01 4 COP }')).toEqual([
      'PAY114 `COP` inside a row',
    ]);
    expect(faults('param t : COP, u : rate by date law "ley" { 2026-01-01 4 }')).toEqual([
      'PAY117 this row has 1 cell, the head has 2 columns',
    ]);
    expect(faults('param t by date law "ley" { 2026-01-01 4 }')).toEqual([
      'PAY317 `t` does not say what kind of quantity it is',
    ]);
    expect(faults('param t : UTV by date law "ley" { 2026-01-01 4 }')).toEqual([
      'PAY204 there is no unit `UTV`',
    ]);
    expect(faults('param t : money by date law "ley" { 2026-01-01 4 }')).toEqual([
      'PAY315 the column `t` must be the unit its cells are counted in, for example `COP`, but this is money in general',
    ]);
  });

  test('every row without a source is told', () => {
    expect(faults('param t : rate by date { 2025-01-01 1%  2026-07-01 2% law "ley" }')).toEqual([
      'PAY515 nothing says where `t` comes from',
    ]);
  });

  test('a tenfold change is a warning', () => {
    expect(faults('unit UVT : COP by date law "ley" { 2025-01-01 49_799  2026-01-01 523_740 }')).toEqual([
      'PAY612 `UVT` goes from 49_799 to 523_740 with the row of 2026-01-01: by a factor of ten or more',
    ]);
  });

  test('`after` lies behind the known rows', () => {
    expect(
      faults(
        'param t : rate by date carry_forward PARAM_CARRIED_FORWARD after 2026-06 law "ley" { 2026-01-01 1%  2026-08-01 2% }',
      ),
    ).toEqual(['PAY608 `t` is carried forward after 2026-06, but its last row is 2026-08-01']);
    expect(
      faults('param t : rate by date carry_forward PARAM_CARRIED_FORWARD law "ley" { 2026-01-01 1% }'),
    ).toEqual(['PAY616 `t` is carried forward, but a row `by date` holds until the next one']);
  });

  test('what is known in no month of the file has no rows', () => {
    expect(faults('param t : COP by month sparse law "ley" { }')).toEqual([]);
  });

  test('what exists in some months only is not carried forward', () => {
    expect(
      faults(
        'param t : COP by month sparse carry_forward PARAM_CARRIED_FORWARD law "ley" { 2026-05 1_765.00 }',
      ),
    ).toEqual(['PAY609 `t` exists only in the months listed, so nothing can be carried into other months']);
  });
});

describe('grows_by', () => {
  const head =
    'param base_min : ARS, base_max : ARS, movilidad : rate by month grows_by movilidad carry_forward PARAM_CARRIED_FORWARD law "ANSES"';
  const scheme = { currency: 'ARS' };
  const august = '2026-08  141_380.42  4_594_798.23  1.89%';
  const october = '2026-10  146_759.98  4_769_631.49  1.66%';

  test('rows that grow as stated pass to the cent', () => {
    expect(
      faults(`${head} { ${august}  2026-09 144_363.55 4_691_748.47 2.11%  ${october} }`, scheme),
    ).toEqual([]);
  });

  test('a mistyped digit prints the parameter that was to be expected', () => {
    expect(faults(`${head} { ${august}  2026-09 144_336.55 4_691_748.47 2.11% }`, scheme)).toEqual([
      'PAY607 `base_min` in the row of 2026-09 should be 144363.55 (141_380.42 plus 2.11%), but 144_336.55 is written',
    ]);
  });

  test('one mistyped parameter is one fault: the row below grows from what was meant', () => {
    const columns = 'param a : ARS, b : ARS, g : rate by month grows_by g';
    const rows = '{ 2026-08 100.00 200.00 10%  2026-09 110.00 221.00 10%  2026-10 121.00 242.00 10% }';
    const text = `${columns} carry_forward PARAM_CARRIED_FORWARD law "ley" ${rows}`;
    expect(faults(text, scheme)).toEqual([
      'PAY607 `b` in the row of 2026-09 should be 220.00 (200.00 plus 10%), but 221.00 is written',
    ]);
  });

  test('the column of the rate is found by its spelling', () => {
    const [message] = faults(
      'param a : COP, m : rate by month grows_by n carry_forward PARAM_CARRIED_FORWARD law "ley" { 2026-01 1 1% }',
    );
    expect(message).toBe('PAY204 there is no column `n`');
    const [other] = faults(
      'param a : COP, m : COP by month grows_by m carry_forward PARAM_CARRIED_FORWARD law "ley" { 2026-01 1 1 }',
    );
    expect(other).toBe('PAY315 the column of `grows_by` must be a rate, but this is COP');
  });
});

describe('a dated formula', () => {
  test('gives its cells with their dates', () => {
    const context = contextOf();
    const decl = simpleDecl('let t : rate by date law "ley" { 2025-08-01 0.9%  2026-08-01 (2.5% - sis) }');
    expect(readDatedRows(decl, context).map(({ from, cell }) => [from, cell.kind])).toEqual([
      ['2025-08-01', 'rate'],
      ['2026-08-01', 'group'],
    ]);
    expect(said(context)).toEqual([]);
  });

  test('covers the validity from its first day', () => {
    const context = contextOf();
    readDatedRows(simpleDecl('let t : rate by date law "ley" { 2026-08-01 (2.5% - sis) }'), context);
    expect(said(context)).toEqual(['PAY611 `t` reads `t`, which has no value from 2026-01-01 to 2026-07-31']);
  });
});
