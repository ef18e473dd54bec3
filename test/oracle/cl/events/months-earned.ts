import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import type { Fraction } from '../../fraction.ts';
import { monthEnd } from './calendar.ts';
import { given } from './request.ts';

/** What a month was taxed on, as its payslip of `dependiente` says (rules/cl/law.md 10.5). */
export interface MonthTaxed {
  /** Its last day. */
  readonly end: string;
  readonly taxed: Fraction;
}

/** A month in which a sum was earned that is contributed on. */
export interface MonthEarned extends MonthTaxed {
  readonly total: Fraction;
}

export const MONTH_NUMBERS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** The months given, in order; null where only half of one is. */
export function monthsEarned(request: CalculationRequest, first: string): readonly MonthEarned[] | null {
  const months: MonthEarned[] = [];
  for (const [at, number] of MONTH_NUMBERS.entries()) {
    const total = given(request, `total_imponible_${number}`);
    const taxed = given(request, `base_tributable_${number}`);
    if ((total === undefined) !== (taxed === undefined)) return null;
    if (total !== undefined && taxed !== undefined) months.push({ end: monthEnd(first, at), total, taxed });
  }
  return months;
}

/** rules/cl/law.md 10.5: each amount of a month is at most a thousand million. */
export function isMonthOutside({ total, taxed }: MonthEarned): boolean {
  return total.exceeds(1_000_000_000) || taxed.exceeds(1_000_000_000);
}
