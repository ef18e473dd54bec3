import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction, ZERO } from '../../fraction.ts';

function numberOf(value: unknown): Fraction | undefined {
  return typeof value === 'string' || typeof value === 'number' ? fraction(value) : undefined;
}

/** A field of `employee`, which every scheme may read. */
export function field({ employee }: CalculationRequest, name: string): Fraction | undefined {
  return numberOf(employee[name]);
}

/** A number of `employee.inputs`; undefined when it was not sent. */
export function given({ employee }: CalculationRequest, name: string): Fraction | undefined {
  return numberOf(employee.inputs?.[name]);
}

export function amount(request: CalculationRequest, name: string): Fraction {
  return given(request, name) ?? ZERO;
}

/** A date or a word of `employee.inputs`; empty when it was not sent. */
export function text({ employee }: CalculationRequest, name: string): string {
  return String(employee.inputs?.[name] ?? '');
}

export function isTrue({ employee }: CalculationRequest, name: string): boolean {
  return employee.inputs?.[name] === true;
}

/** Contract decisions 4: the flag of the request wins over the employee's. */
export function flag(request: CalculationRequest, name: string, otherwise = false): boolean {
  const sent = request.overrides?.[name] ?? request.employee.overrides?.[name];
  return typeof sent === 'boolean' ? sent : otherwise;
}

/** rules/cl/law.md 1: the fixed wage of thirty days, or thirty days of the daily one. */
export function monthlySalary(request: CalculationRequest): Fraction {
  return field(request, 'monthly_salary') ?? (field(request, 'daily_salary') ?? ZERO).times(30);
}
