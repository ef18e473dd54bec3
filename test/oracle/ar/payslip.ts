import { type Earnings, earningsOf } from './earnings.ts';
import { type EmployeeContributions, employeeContributionsOf } from './employee-contributions.ts';
import { type EmployerContributions, employerContributionsOf } from './employer-contributions.ts';
import { type IncomeTax, incomeTaxOf } from './income-tax.ts';
import type { Money } from './money.ts';
import type { PayrollInput } from './payroll-input.ts';

export interface Payslip {
  readonly input: PayrollInput;
  readonly earnings: Earnings;
  readonly contributions: EmployeeContributions;
  readonly tax: IncomeTax;
  readonly employer: EmployerContributions;
  readonly deductions: Money;
  readonly net: Money;
}

export function payslipOf(input: PayrollInput): Payslip {
  const earnings = earningsOf(input);
  const contributions = employeeContributionsOf(input, earnings);
  const tax = incomeTaxOf(input, earnings, contributions);
  const employer = employerContributionsOf(input, earnings);
  const deductions = contributions.total.plus(tax.withheld);
  return { input, earnings, contributions, tax, employer, deductions, net: earnings.total.minus(deductions) };
}
