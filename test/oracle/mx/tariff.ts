import type { WirePeriod } from '../../../runtime/request/sent-request.ts';
import { rowsOf } from './csv.ts';
import { DAILY_TARIFFS } from './daily-tariffs.ts';
import { type Fraction, fraction, ONE_CENT, ZERO } from './fraction.ts';
import { MONTHLY_TARIFFS } from './monthly-tariffs.ts';

export interface TariffRow {
  readonly lower: Fraction;
  /** Undefined in the last row. */
  readonly upper: Fraction | undefined;
  readonly fixedFee: Fraction;
  readonly percent: string;
}

/** The tariff of the period: the monthly one, or the daily one times the days (rules/mx/law.md 0, rule 4). */
export function tariffOf(period: WirePeriod, date: string): readonly TariffRow[] {
  const monthly = period.type === 'monthly';
  const days = monthly ? 1 : period.days;
  let lower = ONE_CENT;
  return rowsOf(tariffOn(monthly ? MONTHLY_TARIFFS : DAILY_TARIFFS, date)).map((row) => {
    const [, , upperText = '', fee = '', percent = ''] = row;
    const upper = upperText === '' ? undefined : fraction(upperText).times(days);
    const tariffRow = { lower, upper, fixedFee: fraction(fee).times(days), percent };
    lower = upper === undefined ? lower : upper.plus(ONE_CENT);
    return tariffRow;
  });
}

/** rules/mx/law.md 1.3: fixed fee + (base - lower) x rate; a base at `upper` belongs to that row. */
export function incomeTax(base: Fraction, period: WirePeriod, date: string): Fraction {
  return unroundedTax(base, period, date).cents();
}

/** The same before it is rounded, as the rates of RLISR 174 and of separation payments take it. */
export function unroundedTax(base: Fraction, period: WirePeriod, date: string): Fraction {
  if (base.equals(ZERO)) return ZERO;
  const row = tariffOf(period, date).find(({ upper }) => upper === undefined || !base.exceeds(upper));
  if (row === undefined) throw new RangeError('the last row of a tariff has no upper limit');
  return base.minus(row.lower).times(row.percent).over(100).plus(row.fixedFee);
}

function tariffOn(tariffs: Readonly<Record<string, string>>, date: string): string {
  const from = Object.keys(tariffs).findLast((day) => day <= date);
  return tariffs[from ?? ''] ?? '';
}
