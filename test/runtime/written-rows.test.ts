import { input } from '../../runtime/module/input-spec.ts';
import type { DatedValue } from '../../runtime/module/parameter.ts';
import type { Table, TableRow } from '../../runtime/module/table.ts';
import { dated, datedText, table, tableTexts } from '../../runtime/module/table-rows.ts';
import { decimal, ZERO } from '../../runtime/numbers/exact.ts';

const ROW: TableRow = {
  lower: ZERO,
  lowerClosed: true,
  upper: decimal('1621'),
  upperClosed: true,
  word: null,
  value: decimal('0.075'),
  fixed: ZERO,
};

const THEN: TableRow = {
  ...ROW,
  lower: decimal('1621'),
  lowerClosed: false,
  upper: null,
  upperClosed: false,
  fixed: decimal('12.5'),
};

const BANDS: Table = {
  id: 'tarifa',
  form: 'excess',
  blocks: [{ from: '0000-01-01', rows: [ROW, THEN] }],
  grid: null,
  roundEach: null,
  roundLimits: null,
};

test('dated values are read as they were written', () => {
  const rows: readonly DatedValue[] = [
    { from: '0000-01-01', value: decimal('0.5') },
    { from: '2026-01-01', value: decimal('-341000.25') },
  ];
  expect(rows.map(datedText)).toEqual(['0.5', '2026-01-01 -341000.25']);
  expect(dated(...rows.map(datedText))).toEqual(rows);
});

test('an interval that goes on where the one before it ended leaves its lower end out', () => {
  expect(tableTexts(BANDS)).toEqual(['[0 1621] 0.075', '*) 0.075 12.5']);
  expect(table('tarifa', 'excess', tableTexts(BANDS))).toEqual({ ...BANDS, blocks: BANDS.blocks });
});

test.each([
  ['a gap', { ...THEN, lower: decimal('1700') }, '(1700 *) 0.075 12.5'],
  ['an end that both have', { ...THEN, lowerClosed: true }, '[1621 *) 0.075 12.5'],
])('an interval after %s says its lower end', (_, row, text) => {
  const made = { ...BANDS, blocks: [{ from: '2026-01-01', rows: [ROW, row] }] };
  expect(tableTexts(made)).toEqual(['2026-01-01', '[0 1621] 0.075', text]);
  expect(table('tarifa', 'excess', tableTexts(made))).toEqual(made);
});

test('ends and defaults that are numbers are read out of what was written', () => {
  const said = { bounds: '(-1_000.5 BRL .. 6%]', defaultText: '1_000 BRL' };
  expect(input(['x', 'money', 'X', said])).toMatchObject({
    lowest: { value: '-1000.5', included: false },
    highest: { value: '0.06', included: true },
    defaultValue: '1000',
  });
  const formulas = { bounds: '[daily / 2 .. *)', defaultText: '30 * daily' };
  expect(input(['x', 'money', 'X', formulas])).toMatchObject({
    lowest: null,
    highest: null,
    defaultValue: null,
  });
  const inUnits = { bounds: '[1 UVT .. 2 UVT]', lowest: null, highest: '<= 5' };
  expect(input(['x', 'money', 'X', inUnits])).toMatchObject({
    lowest: null,
    highest: { value: '5', included: true },
  });
});
