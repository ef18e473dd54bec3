import { add, compare, type Exact, max, mul, ONE, sub, ZERO } from '../../runtime/numbers/exact.ts';
import type { IrTable, IrTableBlock, IrTableRow } from '../ir/ir.ts';

/** Value of a row that stands alone at a base; of a `marginal` table only its own slice. */
function valueAt(table: IrTable, row: IrTableRow, base: Exact): Exact {
  if (table.form === 'step') return row.value;
  if (table.form === 'rebate') return max(ZERO, sub(mul(base, row.value), row.fixed));
  return add(row.fixed, mul(sub(base, row.lower ?? ZERO), row.value));
}

function risesInto(table: IrTable, before: IrTableRow | undefined, row: IrTableRow): boolean {
  if (before === undefined || before.upper === null) return true;
  const end = valueAt(table, before, before.upper);
  return compare(end, valueAt(table, row, row.lower ?? before.upper)) <= 0;
}

function blockRises(table: IrTable, block: IrTableBlock): boolean {
  const rates = table.form === 'step' || block.rows.every((row) => row.value.n >= 0n);
  if (table.form === 'marginal') return rates;
  return rates && block.rows.every((row, index) => risesInto(table, block.rows[index - 1], row));
}

/**
 * True of a table with a grid: the scaled lower ends move against the printed ones, so the printed rows prove nothing.
 */
function isShifted(table: IrTable): boolean {
  return table.grid !== null && table.scale !== null;
}

/** True when a larger base never gives a smaller value, on any date. */
export function neverFalls(table: IrTable): boolean {
  if (table.form === 'map' || table.roundLimits !== null || isShifted(table)) return false;
  return table.blocks.every((block) => blockRises(table, block));
}

/** True when the table never gives more than its base. */
export function neverExceedsBase(table: IrTable): boolean {
  if (table.form === 'map' || table.form === 'step') return false;
  if (table.roundEach !== null && table.roundEach.mode !== 'down') return false;
  return table.blocks.every((block) =>
    block.rows.every((row, index) => {
      const from = isShifted(table) ? (block.rows[index - 1]?.upper ?? ZERO) : (row.lower ?? ZERO);
      const fraction = row.value.n >= 0n && compare(row.value, ONE) <= 0;
      const fits = table.form === 'rebate' ? row.fixed.n >= 0n : compare(row.fixed, from) <= 0;
      return fraction && fits;
    }),
  );
}
