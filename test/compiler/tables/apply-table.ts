import { type Exact, exact, ONE, over, reduce } from '../../../compiler/runtime/exact.ts';
import {
  type AppliedRow,
  among,
  excess,
  map,
  marginal,
  type Reading,
  type RowsOn,
  rebate,
  rowsOn,
  step,
  type Table,
  upperLimit,
} from '../../../compiler/runtime/table.ts';

/** A table's answer to one base, as an exact value. */
export interface AppliedTable {
  readonly value: Exact;
  readonly row: AppliedRow;
}

function product(values: readonly (Exact | null | undefined)[]): bigint {
  const denominators = new Set(values.flatMap((value) => (value ? [reduce(value).d] : [])));
  return [...denominators].reduce((all, d) => all * d, 1n);
}

/** Rows over denominators that everything fits into, as the compiler would choose them. */
function rowsFor(table: Table, base: Exact, reading: Reading): RowsOn {
  const { factor = ONE, valueFactor = ONE } = reading;
  const rows = table.blocks.flatMap((block) => block.rows);
  const quanta = [table.roundEach, table.roundLimits].flatMap(
    (rounding) => rounding?.rungs.map(({ quantum }) => quantum) ?? [],
  );
  const ends = rows.flatMap(({ lower, upper, fixed }) => [lower, upper, fixed]);
  const limitScale = product([...ends, table.grid, ...quanta, base]) * factor.d;
  return rowsOn(
    table,
    reading,
    limitScale,
    product([...rows.map(({ value }) => value), base]) * valueFactor.d,
  );
}

/** Applies a table of any form to a base (a word for a `map`). */
export function applyTable(table: Table, base: Exact | string, reading: Reading): AppliedTable {
  if (typeof base === 'string') {
    const on = rowsFor(table, ONE, reading);
    const { value, row } = map(on, base);
    return { value: exact(value, on.valueScale), row };
  }
  const on = rowsFor(table, base, reading);
  const whole = over(base, on.limitScale);
  const products = on.limitScale * on.valueScale;
  switch (table.form) {
    case 'marginal': {
      const { value, row } = marginal(on, whole, products);
      return { value: exact(value, products), row };
    }
    case 'excess':
    case 'rebate': {
      const { value, row } = (table.form === 'excess' ? excess : rebate)(on, whole);
      return { value: exact(value, products), row };
    }
    case 'step': {
      const { value, row } = step(on, whole);
      return { value: exact(value, on.valueScale), row };
    }
    case 'map':
      throw new RangeError(`table ${table.id} is read by a word`);
  }
}

/** The last written upper end. */
export function upperLimitOf(table: Table, reading: Reading): Exact {
  const on = rowsFor(table, ONE, reading);
  return exact(upperLimit(on), on.limitScale);
}

/** True when a table gives the value in some row. */
export function givesValue(table: Table, value: Exact, reading: Reading): boolean {
  const on = rowsFor(table, value, reading);
  return among(on, over(value, on.valueScale));
}
