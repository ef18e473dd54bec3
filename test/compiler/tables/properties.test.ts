import fc from 'fast-check';
import type { IrTable } from '../../../compiler/ir/ir.ts';
import { between, point, type Range } from '../../../compiler/ir/range.ts';
import { tableValueRange } from '../../../compiler/tables/use.ts';
import { MONEY } from '../../../runtime/ir/type.ts';
import type { Table, TableRow } from '../../../runtime/module/table.ts';
import {
  add,
  compare,
  type Exact,
  equal,
  exact,
  max,
  min,
  mul,
  reduce,
  sub,
  ZERO,
} from '../../../runtime/numbers/exact.ts';
import { applyTable } from './apply-table.ts';
import { amount, continuousTable } from './random-table.ts';

const DATE = '2026-01-31';

function valueFor(table: Table, base: Exact, factor?: Exact): Exact {
  return applyTable(table, base, factor === undefined ? { date: DATE } : { date: DATE, factor }).value;
}

function rowsOf(table: Table): readonly TableRow[] {
  return table.blocks[0]?.rows ?? [];
}

/** The value in lowest terms, so that equal means equal. */
function lowest(value: Exact | null | undefined): Exact | null {
  return value === null || value === undefined ? null : reduce(value);
}

/** The rows that hold a base when every end is looked at. */
function scan(rows: readonly TableRow[], base: Exact): readonly TableRow[] {
  return rows.filter((row) => {
    const low = compare(base, row.lower ?? ZERO);
    const high = row.upper === null ? -1 : compare(base, row.upper);
    return (low > 0 || (low === 0 && row.lowerClosed)) && (high < 0 || (high === 0 && row.upperClosed));
  });
}

test('a continuous excess table never falls as the base grows', () => {
  fc.assert(
    fc.property(continuousTable('excess'), amount, amount, (table, a, b) => {
      return compare(valueFor(table, min(a, b)), valueFor(table, max(a, b))) <= 0;
    }),
  );
});

test('a marginal table gives what the excess table with computed constants gives', () => {
  fc.assert(
    fc.property(continuousTable('excess'), amount, (table, base) => {
      return equal(valueFor(table, base), valueFor({ ...table, form: 'marginal' }, base));
    }),
  );
});

test('every base has exactly one row, and it is the one that is found', () => {
  fc.assert(
    fc.property(continuousTable('excess'), amount, (table, base) => {
      const [row, ...others] = scan(rowsOf(table), base);
      const found = applyTable(table, base, { date: DATE }).row;
      expect(others).toEqual([]);
      expect(lowest(found.rate)).toEqual(lowest(row?.value));
      expect(lowest(found.upper)).toEqual(lowest(row?.upper));
    }),
  );
});

test('scaling a table and its base scales the value', () => {
  fc.assert(
    fc.property(continuousTable('excess'), amount, fc.bigInt({ min: 1n, max: 99n }), (table, base, days) => {
      const factor = exact(days, 30n);
      return equal(mul(valueFor(table, base), factor), valueFor(table, mul(base, factor), factor));
    }),
  );
});

function inside(value: Exact, range: Range): boolean {
  const overLow = range.low === null || compare(range.low.value, value) <= 0;
  return overLow && (range.high === null || compare(value, range.high.value) <= 0);
}

function typed(table: Table): IrTable {
  const nowhere = { start: 0, end: 0 };
  const rows = rowsOf(table).map((row) => ({ ...row, law: null, provenance: null, span: nowhere }));
  const names = { label: 'Tarifa', law: null, provenance: null, span: nowhere };
  const units = { of: MONEY, unit: null, gives: MONEY, givesUnit: null, scale: null };
  return { ...table, ...names, ...units, blocks: [{ from: '0000-01-01', rows }] };
}

test.each(['excess', 'marginal', 'rebate', 'step'] as const)(
  'no value of a %s table leaves its proven range',
  (form) => {
    fc.assert(
      fc.property(continuousTable(form), amount, amount, amount, (table, a, b, c) => {
        const [low, high] = [min(a, b), max(a, b)];
        const base = min(max(c, low), high);
        return inside(valueFor(table, base), tableValueRange(typed(table), between(low, high), null, null));
      }),
    );
  },
);

test('no value of a scaled table on a grid leaves its proven range', () => {
  const cent = exact(1n, 100n);
  fc.assert(
    fc.property(continuousTable('excess'), amount, fc.bigInt({ min: 1n, max: 31n }), (table, base, days) => {
      const rows = rowsOf(table).map((row, index) => {
        return index === 0 ? row : { ...row, lower: add(row.lower ?? ZERO, cent), lowerClosed: true };
      });
      const printed = typed({ ...table, grid: cent, blocks: [{ from: '0000-01-01', rows }] });
      const scale = between(exact(1n), exact(31n));
      const range = tableValueRange(printed, between(ZERO, base), null, scale);
      return inside(valueFor(printed, base, exact(days)), range);
    }),
  );
});

test('a table of rates under 100 % never takes more than its base, whatever the unit is worth', () => {
  fc.assert(
    fc.property(continuousTable('excess'), amount, (table, top) => {
      const unit = between(exact(47_065n), exact(52_374n));
      const range = tableValueRange({ ...typed(table), unit: 'UVT' }, between(ZERO, top), unit, null);
      const [low, high] = [range.low?.value, range.high?.value];
      return low !== undefined && high !== undefined && low.n >= 0n && compare(sub(high, top), ZERO) <= 0;
    }),
  );
});

test('a single base has a single value', () => {
  fc.assert(
    fc.property(continuousTable('excess'), amount, (table, base) => {
      const range = tableValueRange(typed(table), point(base), null, null);
      return equal(range.low?.value ?? exact(-1n), valueFor(table, base));
    }),
  );
});
