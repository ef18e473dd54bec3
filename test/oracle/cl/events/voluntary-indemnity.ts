import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, greatest, least, sum, ZERO } from '../../fraction.ts';
import { monthEnd } from './calendar.ts';
import { MONTH_NUMBERS, type MonthTaxed } from './months-earned.ts';
import type { Lines } from './payslip.ts';
import { amount, given, text } from './request.ts';
import type { Severance } from './severance.ts';

/** An indemnity beyond the law: what of it is free, and what is taxed. */
export interface Agreed {
  readonly limit: Fraction;
  readonly exempt: Fraction;
  readonly taxed: Fraction;
}

/** LIR art. 17 N°13: what an average of two years leaves free for each year of service. */
export function agreedOf(request: CalculationRequest, { years }: Severance, indemnities: Lines): Agreed {
  const sent = amount(request, 'indemnizacion_voluntaria_amount');
  if (sent.isZero()) return { limit: ZERO, exempt: ZERO, taxed: ZERO };
  const agreed = sent.pesos();
  const limit = amount(request, 'promedio_24m_amount').times(years).pesos();
  const exempt = least(agreed, greatest(limit.minus(sum(Object.values(indemnities))), ZERO));
  return { limit, exempt, taxed: agreed.minus(exempt) };
}

/** The first of the months sent: of the twelve that end with the contract, unless another is said. */
export function firstMonthOf(request: CalculationRequest): string {
  const ofTwelve = `${monthEnd(text(request, 'termination_date'), -11).slice(0, 7)}-01`;
  return text(request, 'primer_mes_devengo') || ofTwelve;
}

/** The twelve months that end with the contract, those given; null where they are not as the law file has them. */
export function monthsOfExcess(request: CalculationRequest): readonly MonthTaxed[] | null {
  const first = firstMonthOf(request);
  const months = MONTH_NUMBERS.flatMap((number, at) => {
    const taxed = given(request, `base_tributable_${number}`);
    return taxed === undefined ? [] : [{ end: monthEnd(first, at), taxed }];
  });
  const last = monthEnd(text(request, 'termination_date'), 0);
  const isWrong = ({ end, taxed }: MonthTaxed): boolean => end > last || taxed.exceeds(1_000_000_000);
  const isTooEarly = monthEnd(first, 11) < last;
  return !first.endsWith('-01') || isTooEarly || months.some(isWrong) ? null : months;
}
