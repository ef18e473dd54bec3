import type { CalculationRequest, EmployeeInput } from '../../../server/payroll/calculation-request.ts';
import { type Additions, additionsOf } from './additions.ts';
import { type Amount, exact, ZERO } from './exact.ts';

export const FLAGS = ['contrato_plazo_fijo', 'afc_indefinido_11_anios', 'gratificacion_legal'] as const;
type Flag = (typeof FLAGS)[number];

/** What the payslip of a month is computed from. */
export interface Inputs {
  /** Last day of the period. */
  readonly date: string;
  readonly days: number;
  readonly monthlySalary: Amount;
  /** Nobody asks a pensioner for it. */
  readonly afpRate: Amount | null;
  readonly commission: Amount;
  readonly overtime: Amount;
  readonly familyAllowance: Amount;
  readonly meals: Amount;
  readonly transport: Amount;
  readonly riskClassRate: Amount;
  readonly additions: Additions;
  readonly fixedTerm: boolean;
  readonly elevenYears: boolean;
  readonly gratification: boolean;
}

/** The inputs of a request, or null when the law file or the contract bounds one that it passes. */
export function inputsOf(request: CalculationRequest): Inputs | null {
  const { employee, period } = request;
  const monthlySalary = salaryOf(employee);
  const afpRate = given(employee, 'afp_rate');
  const riskClassRate = amount(employee, 'risk_class_rate');
  if (monthlySalary === null || !coversPeriod(request)) return null;
  if (!salariesAreBounded(employee)) return null;
  const additions = additionsOf(request);
  if (additions === null || (afpRate === null && !additions.isPensioner)) return null;
  if (afpRate?.lt('0.10') || afpRate?.gt('0.13') || riskClassRate.gt('0.068')) return null;
  return {
    date: period.end_date,
    days: daysOf(request),
    monthlySalary,
    afpRate,
    commission: amount(employee, 'commission_amount'),
    overtime: amount(employee, 'overtime_amount'),
    familyAllowance: amount(employee, 'asignacion_familiar_amount'),
    meals: amount(employee, 'colacion_amount'),
    transport: amount(employee, 'movilizacion_amount'),
    riskClassRate,
    additions,
    fixedTerm: flag(request, 'contrato_plazo_fijo'),
    elevenYears: flag(request, 'afc_indefinido_11_anios'),
    gratification: flag(request, 'gratificacion_legal'),
  };
}

/** rules/cl/law.md 1: monthly only, from February 2020 to December 2026. */
function coversPeriod({ period }: CalculationRequest): boolean {
  const inside = period.end_date >= '2020-02-01' && period.end_date <= '2026-12-31';
  const oneMonth = period.start_date.slice(0, 7) === period.end_date.slice(0, 7);
  return period.type === 'monthly' && inside && oneMonth && period.start_date <= period.end_date;
}

/** rules/cl/law.md 1, `period.days`: a whole calendar month counts 30. */
export function daysOf({ period }: CalculationRequest): number {
  const isWholeMonth = period.start_date.endsWith('-01') && period.end_date === lastDayOf(period.end_date);
  return isWholeMonth ? 30 : Math.min(period.days, 30);
}

/** Last day of the month of a date. */
export function lastDayOf(date: string): string {
  const [year, month] = date.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
}

/** Contract decisions 4: the monthly salary, else 30 times the daily one. */
function salaryOf(employee: EmployeeInput): Amount | null {
  return given(employee, 'monthly_salary') ?? given(employee, 'daily_salary')?.times(30) ?? null;
}

/** rules/cl/law.md 1, Inputs: each salary given is over nothing and at most a thousand million a month. */
function salariesAreBounded(employee: EmployeeInput): boolean {
  const daily = given(employee, 'daily_salary')?.times(30) ?? null;
  const salaries = [given(employee, 'monthly_salary'), daily];
  return salaries.every((salary) => salary === null || (salary.gt(0) && salary.lte(1_000_000_000)));
}

/** An employee field as sent, or null. */
export function given(employee: EmployeeInput, field: string): Amount | null {
  const sent = employee[field];
  return typeof sent === 'string' || typeof sent === 'number' ? exact(sent) : null;
}

function amount(employee: EmployeeInput, field: string): Amount {
  return given(employee, field) ?? ZERO;
}

/** Contract decisions 4: the request level wins. rules/cl/law.md 1: only the gratificación is on by default. */
function flag(request: CalculationRequest, name: Flag): boolean {
  const sent = request.overrides?.[name] ?? request.employee.overrides?.[name];
  return typeof sent === 'boolean' ? sent : name === 'gratificacion_legal';
}
