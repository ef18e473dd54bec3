import { UNCONFIRMED_DISABILITY_INSURANCE } from '../disability-insurance.ts';
import { MONTHLY_UNITS } from '../monthly-units.ts';
import { areCapsUnconfirmed } from '../provisional-caps.ts';
import type { Cases } from './warnings.ts';

/** rules/cl/law.md 4.8: a month whose unit is not published. */
export function isUnpublished(unit: 'uf' | 'utm', date: string): boolean {
  return MONTHLY_UNITS.some(({ month, [unit]: value }) => month === date.slice(0, 7) && value === null);
}

/** rules/cl/law.md 4.6: the months of whose SIS the service always warns. */
function isInsuranceUnconfirmed(date: string): boolean {
  const month = date.slice(0, 7);
  return UNCONFIRMED_DISABILITY_INSURANCE.some(([first, last]) => first <= month && month <= last);
}

/** rules/cl/law.md 16: of the months in which something is contributed. */
export function figureCases(dates: readonly string[]): Cases {
  const isUnconfirmed = (date: string): boolean => isInsuranceUnconfirmed(date) || areCapsUnconfirmed(date);
  return {
    PARAM_CARRIED_FORWARD: dates.some((date) => isUnpublished('uf', date) || isUnpublished('utm', date)),
    PARAM_UNVERIFIED: dates.some(isUnconfirmed),
  };
}
