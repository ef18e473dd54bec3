import { Ratio } from '../interpreter/ratio.ts';
import { type Band, scaled, type TableFactors } from '../interpreter/tables.ts';
import type { Table } from '../module/table.ts';
import { Cut, type Interval } from './interval.ts';
import { Quantity } from './quantity.ts';
import { roundAlong } from './rounded.ts';
import { changesOf, decide, isNegative, isNotPositive, type SignTest } from './sign.ts';

/** Applies a table that is read by a number; an interval in which the row changes is cut. */
export function applyAlong(
  table: Table,
  bands: readonly Band[],
  base: Quantity,
  factors: TableFactors,
  interval: Interval,
): Quantity {
  const at = rowIndex(bands, base, interval);
  if (table.form === 'marginal') return slices(table, bands.slice(0, at + 1), base, interval);
  const band = bands[at];
  if (band === undefined) throw new RangeError(`${table.id} has no rows`);
  const cell = Ratio.ofLaw(band.row.value);
  if (table.form === 'step') return Quantity.constant(cell.times(factors.cells));
  const fixed = Quantity.constant(scaled(table, Ratio.ofLaw(band.row.fixed), factors));
  if (table.form === 'excess') return base.less(band.low).times(cell).plus(fixed);
  const tax = base.times(cell).minus(fixed);
  return decide(tax, interval, isNegative) ? Quantity.constant(Ratio.ZERO) : tax;
}

/** Whether a base less the upper end of a row still lies in it. */
function endsThere({ row }: Band): SignTest {
  return row.upperClosed ? isNotPositive : isNegative;
}

function rowIndex(bands: readonly Band[], base: Quantity, interval: Interval): number {
  const [least, most] = [base.least(interval), base.most(interval)];
  const [cuts, ends]: [bigint[], boolean[]] = [[], []];
  for (const band of bands) {
    const { high } = band;
    if (high === null || most.against(high) < 0) {
      ends.push(true);
      break;
    }
    if (least.against(high) > 0) ends.push(false);
    else {
      const over = base.less(high);
      cuts.push(...changesOf(over, interval, endsThere(band)));
      // Where there is a cut, the answer is asked for again in each part.
      ends.push(cuts.length === 0 && decide(over, interval, endsThere(band)));
    }
  }
  if (cuts.length > 0) throw new Cut(cuts);
  const index = ends.indexOf(true);
  return index === -1 ? bands.length - 1 : index;
}

function slices(table: Table, bands: readonly Band[], base: Quantity, interval: Interval): Quantity {
  const zero = Quantity.constant(Ratio.ZERO);
  return bands.reduce((sum, { row, low, high }) => {
    const isFull = high !== null && decide(base.less(high), interval, isNotPositive) === false;
    const top = isFull && high !== null ? Quantity.constant(high) : base;
    const inside = top.less(low);
    if (decide(inside, interval, isNotPositive)) return sum;
    const amount = inside.times(Ratio.ofLaw(row.value));
    return sum.plus(table.roundEach === null ? amount : roundAlong(amount, table.roundEach, interval));
  }, zero);
}
