import type { EmployeeInput } from '../../../../server/payroll/calculation-request.ts';
import { own } from '../allowances.ts';
import { type Amount, r2 } from '../amount.ts';
import { given } from '../facts.ts';
import { RAT_FAP_DEFAULT } from '../scalars.ts';

/** rules/br/law.md 9.4. */
export interface Pay {
  readonly monthly: Amount;
  /** The month's salary and the mean of variable pay. */
  readonly remuneration: Amount;
  readonly dependentes: number;
  readonly pensao: Amount;
  readonly ratFap: Amount;
  readonly isRatFapSent: boolean;
}

export function readPay(employee: EmployeeInput): Pay {
  const isMonthly = employee.monthly_salary !== undefined;
  const monthly = isMonthly
    ? given(employee, 'monthly_salary')
    : r2(given(employee, 'daily_salary').times(30));
  const isRatFapSent = employee.rat_fap_rate !== undefined;
  return {
    monthly,
    remuneration: monthly.plus(own(employee, 'media_variaveis')),
    dependentes: given(employee, 'num_dependentes_irrf').toNumber(),
    pensao: given(employee, 'pensao_alimenticia_amount'),
    ratFap: isRatFapSent ? given(employee, 'rat_fap_rate') : RAT_FAP_DEFAULT,
    isRatFapSent,
  };
}

/** Those codes that hold. */
export function codesOf(calls: Readonly<Record<string, boolean>>): ReadonlySet<string> {
  return new Set(Object.keys(calls).filter((code) => calls[code] === true));
}
