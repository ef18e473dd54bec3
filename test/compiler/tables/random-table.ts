import fc from 'fast-check';
import type { Table, TableForm, TableRow } from '../../../runtime/module/table.ts';
import { add, type Exact, exact, mul, sub, ZERO } from '../../../runtime/numbers/exact.ts';

const CENT = exact(1n, 100n);

/** Widths of the rows in cents and their rates in tenths of a percent, ascending. */
const shape = fc.array(
  fc.record({ width: fc.bigInt({ min: 1n, max: 1_000_000n }), rate: fc.bigInt({ min: 0n, max: 1000n }) }),
  { minLength: 1, maxLength: 8 },
);

function rowsOf(parts: readonly { width: bigint; rate: bigint }[]): readonly TableRow[] {
  let [lower, fixed] = [ZERO, ZERO];
  return parts.map(({ width, rate }, index) => {
    const last = index === parts.length - 1;
    const upper = add(lower, mul(exact(width), CENT));
    const value = exact(rate, 1000n);
    const row = {
      lower,
      lowerClosed: index === 0,
      upper: last ? null : upper,
      upperClosed: !last,
      word: null,
      value,
      fixed,
    };
    fixed = add(fixed, mul(sub(upper, lower), value));
    lower = upper;
    return row;
  });
}

/** A table of the form whose constants make it continuous: rows follow each other from 0 to `*`. */
export function continuousTable(form: TableForm): fc.Arbitrary<Table> {
  return shape.map((parts) => ({
    id: 'tarifa',
    form,
    blocks: [{ from: '0000-01-01', rows: rowsOf(parts) }],
    grid: null,
    roundEach: null,
    roundLimits: null,
  }));
}

/** An amount of whole cents that may fall anywhere in such a table. */
export const amount: fc.Arbitrary<Exact> = fc
  .bigInt({ min: 0n, max: 9_000_000n })
  .map((cents) => exact(cents, 100n));
