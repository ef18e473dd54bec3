import { compare, exactly, multiply, ZERO } from '../fraction.ts';
import { ignoresField, salariesDisagree } from '../warnings.ts';
import type { Facts } from './facts.ts';
import { type EventPayslip, netOf } from './payslip.ts';

export type Cases = Readonly<Record<string, boolean>>;

/** `employee` fields that every event reads. */
const READ = ['id', 'overrides', 'inputs', 'daily_salary', 'monthly_salary'];

/** What a scheme reads beside them. */
export interface Reading {
  readonly fields: readonly string[];
  readonly flags: readonly string[];
}

function isBelowMinimum({ salary, isIntegral, parameters }: Facts): boolean {
  return compare(salary, multiply(parameters.smmlv, exactly(isIntegral ? 13 : 1))) < 0;
}

function commonCases(facts: Facts, payslip: EventPayslip, { fields, flags }: Reading): Cases {
  const { request } = facts;
  const sent = Object.keys({ ...request.employee.overrides, ...request.overrides });
  return {
    BELOW_MINIMUM_WAGE: isBelowMinimum(facts),
    SALARY_INPUT_MISMATCH: salariesDisagree(request),
    FIELD_IGNORED_BY_SCHEME: ignoresField(request, [...READ, ...fields]),
    OVERRIDE_UNKNOWN: sent.some((name) => !flags.includes(name)),
    NEGATIVE_NET_SALARY: compare(netOf(payslip), ZERO) < 0,
  };
}

/** rules/co/law.md 8: the flag says something else than the salary; in a salario integral, that it is paid. */
export function isTransportMismatch({ transportFlag, isIntegral, isEligibleForTransport }: Facts): boolean {
  return transportFlag !== undefined && transportFlag !== (!isIntegral && isEligibleForTransport);
}

/** rules/co/law.md 19 and the contract's catalogue. */
export function warningsOf(
  facts: Facts,
  payslip: EventPayslip,
  reading: Reading,
  ofScheme: Cases,
): ReadonlySet<string> {
  const cases = { ...commonCases(facts, payslip, reading), ...ofScheme };
  return new Set(Object.entries(cases).flatMap(([code, holds]) => (holds ? [code] : [])));
}
