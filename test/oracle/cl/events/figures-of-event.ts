import { UNCONFIRMED_DISABILITY_INSURANCE } from '../disability-insurance.ts';
import { isCarriedForward } from '../figures.ts';
import type { Cases } from './warnings.ts';

const PROVISIONAL_CAPS = ['2021-01', '2022-01', '2023-01'];

/** rules/cl/law.md 16: what is not published of a month, and what nobody could confirm of it. */
export function figureCases(months: readonly string[]): Cases {
  const isUnconfirmed = (month: string): boolean =>
    PROVISIONAL_CAPS.includes(month) ||
    UNCONFIRMED_DISABILITY_INSURANCE.some(([first, last]) => first <= month && month <= last);
  return {
    PARAM_CARRIED_FORWARD: months.some((month) => isCarriedForward(`${month}-01`)),
    PARAM_UNVERIFIED: months.some(isUnconfirmed),
  };
}
