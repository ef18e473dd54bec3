import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction, greatest, least, sum, ZERO } from '../../fraction.ts';
import { figuresOn, lastPublished } from '../figures.ts';
import { basesOf, contributionCases, employerParts, type MonthPart, workerParts } from './contributions.ts';
import { figureCases, isUnpublished } from './figures-of-event.ts';
import { taxInUtm } from './income-tax.ts';
import type { MonthEarned, MonthTaxed } from './months-earned.ts';
import type { Lines } from './payslip.ts';
import type { Cases } from './warnings.ts';

const utmOf = (date: string): Fraction => fraction(lastPublished(date, 'utm'));

const shareOf = (whole: Fraction, months: readonly unknown[]): Fraction =>
  months.length === 0 ? ZERO : whole.over(months.length);

/** rules/cl/law.md 10.3: what a month can still contribute on of its share. */
function partOf(month: MonthEarned, share: Fraction): MonthPart {
  const figures = figuresOn(month.end);
  const under = (cap: { toFixed(): string }): Fraction =>
    least(share, greatest(fraction(cap.toFixed()).minus(month.total), ZERO));
  return {
    pensionAndHealth: under(figures.pensionAndHealthCap),
    unemployment: under(figures.unemploymentCap),
    figures,
  };
}

/** rules/cl/law.md 10.4, LIR art. 46: the tax that each month would have paid more, at the UTM of the payment. */
export function taxOfSpread(taxed: Fraction, months: readonly MonthTaxed[], payment: string) {
  const utm = utmOf(payment);
  const share = shareOf(taxed, months).over(utm);
  const differences = months.map((month) => {
    const before = month.taxed.over(utmOf(month.end));
    return taxInUtm(before.plus(share)).minus(taxInUtm(before));
  });
  const difference = sum(differences);
  return { share, difference, tax: difference.times(utm).pesos() };
}

/** The month as it is taxed with such a share of a sum, in UTM, placed in it. */
export function placedOn<Month extends MonthTaxed>(month: Month, share: Fraction): Month {
  return { ...month, taxed: month.taxed.plus(share.times(utmOf(month.end))) };
}

export interface SpreadSum {
  readonly steps: Readonly<Record<string, string>>;
  readonly deductions: Lines;
  readonly bases: Lines;
  readonly employer: Lines;
  readonly cases: Cases;
  /** What each month is taxed on beside its own base. */
  readonly shareInUtm: Fraction;
}

/** rules/cl/law.md 16: of the limits and rates of the months, and of the UTM of months and payment. */
function casesOf(
  request: CalculationRequest,
  months: readonly MonthEarned[],
  contributes: boolean,
  isCut: boolean,
): Cases {
  const { end_date } = request.period;
  const dates = months.map(({ end }) => end);
  const figures: Cases = contributes ? figureCases(dates) : {};
  const isTaxCarried = [end_date, ...dates].some((date) => isUnpublished('utm', date));
  return {
    ...contributionCases(request, contributes),
    ...figures,
    PARAM_CARRIED_FORWARD: isTaxCarried || figures.PARAM_CARRIED_FORWARD === true,
    CONTRIBUTION_BASE_CAPPED: isCut,
  };
}

/** What is contributed and withheld of a sum earned in several months, and paid by the employer. */
export function spreadOf(
  request: CalculationRequest,
  whole: Fraction,
  months: readonly MonthEarned[],
  contributes = true,
): SpreadSum {
  const share = shareOf(whole, months);
  const parts = contributes ? months.map((month) => partOf(month, share)) : [];
  const isCut = parts.some(({ pensionAndHealth }) => pensionAndHealth.isBelow(share));
  const bases = basesOf(parts);
  const contributed = workerParts(request, bases);
  const taxed = greatest(whole.minus(sum(Object.values(contributed))), ZERO);
  const spread = taxOfSpread(taxed, months, request.period.end_date);
  return {
    steps: {
      meses_devengo: String(months.length),
      cuota_mensual: share.money(),
      cuota_utm: spread.share.quantity(),
      diferencia_impuesto_utm: spread.difference.quantity(),
    },
    deductions: { ...contributed, impuesto_unico: spread.tax },
    bases: { ...bases, base_tributable: taxed },
    employer: employerParts(request, parts),
    cases: casesOf(request, months, contributes, isCut),
    shareInUtm: spread.share,
  };
}
