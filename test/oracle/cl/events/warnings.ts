import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction, ZERO } from '../../fraction.ts';
import { inForce } from '../dated.ts';
import { MINIMUM_WAGES } from '../minimum-wage.ts';
import { type EventPayslip, netOf } from './payslip.ts';
import { field, monthlySalary } from './request.ts';

export type Cases = Readonly<Record<string, boolean>>;

/** What a scheme reads of `employee` beside its own inputs. */
export interface Reading {
  readonly fields: readonly string[];
  readonly flags: readonly string[];
}

const ALWAYS_READ = ['id', 'inputs', 'overrides'];

/** Contract decisions 4: by more than 1 % of the monthly salary. */
function salariesDisagree(request: CalculationRequest): boolean {
  const monthly = field(request, 'monthly_salary');
  const daily = field(request, 'daily_salary');
  if (monthly === undefined || daily === undefined) return false;
  const difference = monthly.minus(daily.times(30));
  const magnitude = difference.isBelow(ZERO) ? difference.times(-1) : difference;
  return magnitude.exceeds(monthly.times('0.01'));
}

/** rules/cl/law.md 1: each salary given is over nothing and at most a thousand million a month. */
export function isSalaryOutside(request: CalculationRequest): boolean {
  const sent = [field(request, 'monthly_salary'), field(request, 'daily_salary')?.times(30)];
  const isOutside = (salary: Fraction | undefined): boolean =>
    salary !== undefined && (!salary.exceeds(0) || salary.exceeds(1_000_000_000));
  return sent.every((salary) => salary === undefined) || sent.some(isOutside);
}

export function isBelowMinimumWage(request: CalculationRequest, date: string): boolean {
  return monthlySalary(request).isBelow(fraction(inForce(MINIMUM_WAGES, date)));
}

function salaryCases(request: CalculationRequest): Cases {
  return {
    BELOW_MINIMUM_WAGE: isBelowMinimumWage(request, request.period.end_date),
    SALARY_INPUT_MISMATCH: salariesDisagree(request),
  };
}

function ignoresField(request: CalculationRequest, { fields }: Reading): boolean {
  const names = Object.keys(request.employee).filter((name) => ![...ALWAYS_READ, ...fields].includes(name));
  return names.some((name) => field(request, name)?.isZero() === false);
}

/** The codes of the contract that every event shares, and those of its scheme. */
export function warningsOf(
  request: CalculationRequest,
  payslip: EventPayslip,
  reading: Reading,
  ofScheme: Cases,
): ReadonlySet<string> {
  const sent = Object.keys({ ...request.employee.overrides, ...request.overrides });
  const cases = {
    ...(reading.fields.includes('monthly_salary') && salaryCases(request)),
    FIELD_IGNORED_BY_SCHEME: ignoresField(request, reading),
    OVERRIDE_UNKNOWN: sent.some((name) => !reading.flags.includes(name)),
    NEGATIVE_NET_SALARY: netOf(payslip).isBelow(ZERO),
    ...ofScheme,
  };
  return new Set(Object.entries(cases).flatMap(([code, holds]) => (holds ? [code] : [])));
}
