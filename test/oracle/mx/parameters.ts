import { type Fraction, fraction } from '../fraction.ts';
import { inForce } from './csv.ts';
import { MINIMUM_WAGE, UMA } from './dated-values.ts';

/** Days of a month, for everything that INEGI, SAT and the subsidy decrees spread over days. */
export const MONTH_DAYS = '30.4';

/** What is in force on the reference date (rules/mx/law.md 1.1 and 1.2). */
export interface Parameters {
  readonly date: string;
  readonly uma: Fraction;
  readonly umaMonthly: Fraction;
  readonly generalMinimumWage: Fraction;
  /** Of the Zona Libre de la Frontera Norte. */
  readonly borderMinimumWage: Fraction;
}

/** "Parameter date": `period.end_date` clamped into `year` (rules/mx/law.md 0, rule 2). */
export function referenceDate(endDate: string, year: number): string {
  const lastDay = `${year}-12-31`;
  return endDate > lastDay ? lastDay : endDate;
}

export function parametersOn(date: string): Parameters {
  const [, daily = ''] = inForce(UMA, date);
  const [, general = '', border = ''] = inForce(MINIMUM_WAGE, date);
  return {
    date,
    uma: fraction(daily),
    umaMonthly: fraction(daily).times(MONTH_DAYS).cents(),
    generalMinimumWage: fraction(general),
    borderMinimumWage: fraction(border),
  };
}
