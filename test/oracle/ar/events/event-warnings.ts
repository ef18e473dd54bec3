import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { salariesDisagree } from '../contract-warnings.ts';
import { CONTRIBUTION_BASE_LIMITS } from '../contribution-base-limits.ts';
import { inForce, isAfterLastRow } from '../dated.ts';
import { MINIMUM_WAGES } from '../minimum-wage.ts';
import type { Money } from '../money.ts';
import { given, type PayrollInput } from '../payroll-input.ts';
import { type EventPayslip, netOf } from './event-payslip.ts';

export type Cases = Readonly<Record<string, boolean>>;

/** What a scheme reads beside salary and rates. */
interface Reading {
  readonly flags: readonly string[];
}

export function codesOf(cases: Cases): ReadonlySet<string> {
  return new Set(Object.entries(cases).flatMap(([code, holds]) => (holds ? [code] : [])));
}

export function isBelowMinimumWage(pay: Money, { month }: PayrollInput): boolean {
  return pay.lt(inForce(MINIMUM_WAGES, month).amount);
}

/** rules/ar/law.md 16 and the contract's catalogue: what every event with contributions may say. */
export function commonCases(
  request: CalculationRequest,
  input: PayrollInput,
  payslip: EventPayslip,
  { flags }: Reading,
): Cases {
  const sent = Object.keys({ ...request.employee.overrides, ...request.overrides });
  return {
    PARAM_CARRIED_FORWARD: isAfterLastRow(CONTRIBUTION_BASE_LIMITS, input.month),
    ART_RATE_NOT_PROVIDED: input.artRate === null,
    CUOTA_SINDICAL_HIGH: input.unionRate.gt('0.05'),
    SALARY_INPUT_MISMATCH: salariesDisagree(request),
    NEGATIVE_NET_SALARY: netOf(payslip).lt(0),
    FIELD_IGNORED_BY_SCHEME: given(request.employee.overtime_amount)?.gt(0) ?? false,
    OVERRIDE_UNKNOWN: sent.some((name) => !flags.includes(name)),
  };
}

/** An employer of art. 19 inc. a is no MiPyME. */
export function isMipymeMismatch({ isMipyme, isLargeServicesEmployer }: PayrollInput): boolean {
  return isMipyme && isLargeServicesEmployer;
}
