import type { WirePeriod } from '../../../runtime/request/sent-request.ts';
import { type Fraction, fraction, least, ZERO } from '../fraction.ts';
import { inForce, rowsOf } from './csv.ts';
import { MONTH_DAYS, type Parameters } from './parameters.ts';
import { FLAT_SUBSIDY, OLD_SUBSIDY } from './subsidy-tables.ts';

/** rules/mx/law.md 1.4: until 30 April 2024 the table, from 1 May 2024 one flat amount. */
export function isOldScheme(date: string): boolean {
  return date < '2024-05-01';
}

export interface HighestSubsidized {
  /** Highest base that has a subsidy. */
  readonly limit: Fraction;
  /** The subsidy at that base. */
  readonly amount: Fraction;
}

/** The flat subsidy of the period, whole for a month and by days otherwise (rules/mx/law.md 1.4 b). */
export function flatSubsidy(period: WirePeriod, parameters: Parameters): HighestSubsidized {
  const [, percent = '', , , limitText = ''] = inForce(FLAT_SUBSIDY, parameters.date);
  const ofMonth = parameters.umaMonthly.times(percent).over(100);
  const limit = fraction(limitText);
  if (period.type === 'monthly') return { limit, amount: ofMonth.cents() };
  const ofPeriod = ofMonth.times(period.days).over(MONTH_DAYS).cents();
  return {
    limit: limit.times(period.days).over(MONTH_DAYS).cents(),
    amount: least(ofPeriod, ofMonth.cents()),
  };
}

/** Highest incomes of the old table's rows and their subsidies, for the period (rules/mx/law.md 1.4 a). */
export function oldSubsidyRows(
  period: WirePeriod,
): readonly { readonly incomeTo: Fraction | undefined; readonly subsidy: Fraction }[] {
  const monthly = period.type === 'monthly';
  const days = monthly ? 1 : period.days;
  return rowsOf(OLD_SUBSIDY).map(([, monthTo = '', month = '', dayTo = '', day = '']) => {
    const incomeTo = monthly ? monthTo : dayTo;
    return {
      incomeTo: incomeTo === '' ? undefined : fraction(incomeTo).times(days),
      subsidy: fraction(monthly ? month : day).times(days),
    };
  });
}

/** Where the subsidy ends: the limit of the flat one, or the last limit of the old table with its row. */
export function highestSubsidized(period: WirePeriod, parameters: Parameters): HighestSubsidized {
  if (!isOldScheme(parameters.date)) return flatSubsidy(period, parameters);
  const last = oldSubsidyRows(period).findLast(({ incomeTo }) => incomeTo !== undefined);
  return { limit: last?.incomeTo ?? ZERO, amount: last?.subsidy.cents() ?? ZERO };
}

/** `subsidio_empleo_causado`, before the exemption of the minimum wage. */
export function subsidyCaused(base: Fraction, period: WirePeriod, parameters: Parameters): Fraction {
  if (!isOldScheme(parameters.date)) {
    const { limit, amount } = flatSubsidy(period, parameters);
    return base.exceeds(limit) ? ZERO : amount;
  }
  const row = oldSubsidyRows(period).find(
    ({ incomeTo }) => incomeTo === undefined || !base.exceeds(incomeTo),
  );
  return row?.subsidy.cents() ?? ZERO;
}
