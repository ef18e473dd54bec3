import type { WirePeriod } from '../../../runtime/request/sent-request.ts';
import { type Fraction, fraction, ONE_CENT, ZERO } from '../fraction.ts';
import { ANNUAL_TARIFFS } from './annual-tariffs.ts';
import { rowsOf } from './csv.ts';
import { DAILY_TARIFFS } from './daily-tariffs.ts';
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
  return rowsInForce(monthly ? MONTHLY_TARIFFS : DAILY_TARIFFS, date, monthly ? 1 : period.days);
}

/** The tariff of a calendar year, LISR 152 (rules/mx/law.md 11.3). */
export function annualTariffOf(date: string): readonly TariffRow[] {
  return rowsInForce(ANNUAL_TARIFFS, date, 1);
}

type DatedTariffs = Readonly<Record<string, string>>;

function rowsInForce(tariffs: DatedTariffs, date: string, times: number): readonly TariffRow[] {
  let lower = ONE_CENT;
  return rowsOf(tariffOn(tariffs, date)).map((row) => {
    const [, , upperText = '', fee = '', percent = ''] = row;
    const upper = upperText === '' ? undefined : fraction(upperText).times(times);
    const tariffRow = { lower, upper, fixedFee: fraction(fee).times(times), percent };
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
  return taxBy(tariffOf(period, date), base);
}

/** Of the whole year, to the cent. */
export function annualTax(base: Fraction, date: string): Fraction {
  return taxBy(annualTariffOf(date), base).cents();
}

function taxBy(rows: readonly TariffRow[], base: Fraction): Fraction {
  if (base.equals(ZERO)) return ZERO;
  const row = rows.find(({ upper }) => upper === undefined || !base.exceeds(upper));
  if (row === undefined) throw new RangeError('the last row of a tariff has no upper limit');
  return base.minus(row.lower).times(row.percent).over(100).plus(row.fixedFee);
}

function tariffOn(tariffs: DatedTariffs, date: string): string {
  const from = Object.keys(tariffs).findLast((day) => day <= date);
  return tariffs[from ?? ''] ?? '';
}
