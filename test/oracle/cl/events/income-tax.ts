import { type Fraction, fraction, greatest, ZERO } from '../../fraction.ts';
import { INCOME_TAX } from '../income-tax-table.ts';

/** LIR art. 43 N°1, in UTM of a base in UTM; nothing is rounded. */
export function taxInUtm(base: Fraction): Fraction {
  const row = INCOME_TAX.find(({ upTo }) => upTo === null || !base.exceeds(fraction(upTo)));
  if (row === undefined) throw new RangeError('the last row has no upper bound');
  return greatest(base.times(row.factor).minus(row.rebate), ZERO);
}
