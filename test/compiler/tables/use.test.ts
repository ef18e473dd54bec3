import type { IrTable } from '../../../compiler/ir/ir.ts';
import { between, fromZero, point, type Range } from '../../../compiler/ir/range.ts';
import { buildTable } from '../../../compiler/tables/table.ts';
import {
  checkTableUse,
  type TableUse,
  tableCoverageGap,
  tableValueRange,
} from '../../../compiler/tables/use.ts';
import { decimal, ZERO } from '../../../runtime/numbers/exact.ts';
import { printPlain } from '../../../runtime/numbers/print.ts';
import { contextOf, said, schemeOf, tableDecl } from '../parameters/file-context.ts';
import { BR_INSS_2026, CO_SOLIDARITY, CO_WITHHOLDING, MX_TARIFFS } from './printed-tables.ts';

function tableOf(head: string, rows: string, currency = 'COP'): IrTable {
  const table = buildTable(
    tableDecl(`table t : ${head} law "ley" {\n${rows}\n}`),
    contextOf(schemeOf({ currency })),
  );
  if (table === null) throw new Error('the table has no head');
  return table;
}

const SALARY: TableUse = {
  argument: between(ZERO, decimal('10000000')),
  grid: decimal('0.01'),
  scale: null,
  unit: null,
  span: { start: 0, end: 0 },
  argumentName: 'base',
  defined: [],
  read: () => [],
  belowZero: () => [],
  tellCause: () => false,
};

function faults(table: IrTable, use: Partial<TableUse> = {}): readonly string[] {
  const context = contextOf();
  checkTableUse(table, { ...SALARY, ...use }, context);
  return said(context);
}

const UVT = between(decimal('49799'), decimal('52374'));
const retencion = tableOf('excess of UVT', CO_WITHHOLDING);
const inss = tableOf('marginal of BRL', BR_INSS_2026, 'BRL');
const daily = tableOf(
  'excess of MXN grid 0.01 MXN continuous within 0.01 MXN scaled by period.days',
  MX_TARIFFS[3]?.daily ?? '',
  'MXN',
);

describe('where a table is applied', () => {
  test('a table that reaches `*` takes any base from zero', () => {
    expect(faults(retencion, { unit: UVT, argument: fromZero() })).toEqual([]);
  });

  test('a base that may be negative has no row', () => {
    expect(faults(retencion, { unit: UVT, argument: between(decimal('-5'), decimal('5')) })).toEqual([
      'PAY405 table `t`: `base` can be as low as -5, but the first row begins at 0',
    ]);
  });

  test('a marginal table is read up to its last row', () => {
    expect(faults(inss)).toEqual(['PAY415 table `t` ends at 8475.55, but `base` can be up to 10_000_000']);
    expect(faults(inss, { argument: fromZero() })).toEqual([
      'PAY415 table `t` ends at 8475.55, but `base` can be any larger amount',
    ]);
    expect(faults(inss, { argument: between(ZERO, decimal('8475.55')) })).toEqual([]);
    expect(faults(inss, { capped: true })).toEqual([]);
  });

  test('a table of another form that ends needs a base that ends before', () => {
    const short = tableOf('step of UVT gives rate', '[0 .. 95] 1% (95 .. 150) 2%');
    expect(faults(short, { unit: UVT })).toEqual([
      'PAY405 table `t`: it ends at 150 UVT, but `base` can be up to 10_000_000',
    ]);
    expect(faults(short, { unit: UVT, argument: between(ZERO, decimal('7000000')) })).toEqual([]);
    expect(
      faults(short, { unit: point(decimal('10')), argument: between(ZERO, decimal('1500')) }),
    ).toHaveLength(1);
  });

  test('a base off the grid falls between two rows', () => {
    const days = { scale: between(decimal('1'), decimal('31')), scaleGrid: decimal('1') };
    expect(faults(daily, days)).toEqual([]);
    expect(faults(daily, { ...days, grid: decimal('0.05') })).toEqual([]);
    expect(faults(daily, { ...days, grid: null })).toEqual([
      'PAY412 table `t`: `base` is not proven to be a whole multiple of 0.01 COP',
    ]);
  });

  test('a scale that is not whole moves the limits off the grid', () => {
    expect(faults(daily, { scale: between(decimal('0.5'), decimal('1')) })).toEqual([
      'PAY412 table `t`: its limits are scaled by something that is not proven whole, so they may leave the grid of 0.01 COP',
    ]);
  });

  test('a scale is greater than zero', () => {
    const whole = { scaleGrid: decimal('1') };
    expect(faults(daily, { ...whole, scale: between(ZERO, decimal('31')) })).toEqual([
      'PAY416 table `t` is scaled by something that can be 0',
    ]);
    const opened: Range = { low: { value: ZERO, open: true }, high: null };
    expect(faults(daily, { ...whole, scale: opened })).toEqual([]);
  });

  test('only the blocks in force count', () => {
    const early = '[0 .. 95] 1% 1%';
    const dated = tableOf('step of COP gives rate by date 2020-01-01, 2025-01-01', early);
    expect(tableCoverageGap(dated, schemeOf())).toBeNull();
    expect(tableCoverageGap(dated, schemeOf({ validFrom: '2019-06-01', validUntil: '2019-12-31' }))).toEqual({
      from: '2019-06-01',
      until: '2019-12-31',
    });
  });
});

describe('the proven range of a value', () => {
  function ends(range: Range): readonly (string | null)[] {
    return [range.low, range.high].map((end) => (end === null ? null : printPlain(end.value, 4)));
  }

  test('a tax is never negative and never more than the share its rates allow', () => {
    const range = tableValueRange(retencion, between(ZERO, decimal('10000000')), UVT, null);
    expect(range.low?.value.n).toBe(0n);
    expect(Number(ends(range)[1])).toBeLessThan(2_000_000);
  });

  test('an unbounded base gives an unbounded tax, still never negative', () => {
    expect(ends(tableValueRange(retencion, fromZero(), UVT, null))).toEqual(['0', null]);
  });

  test('a rate lies in the hull of the rows that are reached', () => {
    const fsp = tableOf('step of SMMLV gives rate', CO_SOLIDARITY);
    const smmlv = point(decimal('1423500'));
    expect(ends(tableValueRange(fsp, between(ZERO, decimal('5000000')), smmlv, null))).toEqual(['0', '0']);
    expect(ends(tableValueRange(fsp, between(decimal('6000000'), decimal('24000000')), smmlv, null))).toEqual(
      ['0.01', '0.012'],
    );
    expect(ends(tableValueRange(fsp, fromZero(), smmlv, null))).toEqual(['0', '0.02']);
  });

  test('the cap of a marginal table is the tax at its top', () => {
    expect(ends(tableValueRange(inss, between(ZERO, decimal('8475.55')), null, null))).toEqual([
      '0',
      '988.0914',
    ]);
  });

  test('amounts in another unit are unknown without its value', () => {
    const table = tableOf('step of COP gives UTM', '[0 .. 95] 1 (95 .. *) 2');
    expect(ends(tableValueRange(table, fromZero(), null, null))).toEqual([null, null]);
    expect(ends(tableValueRange(table, fromZero(), null, null, point(decimal('69000'))))).toEqual([
      '69000',
      '138000',
    ]);
  });
});
