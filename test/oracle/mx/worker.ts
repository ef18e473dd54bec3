import type { WirePeriod } from '../../../runtime/request/sent-request.ts';
import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction, ZERO } from '../fraction.ts';
import { type Parameters, parametersOn, referenceDate } from './parameters.ts';

/** The input of a payslip, read once; amounts that become a line are rounded like a line. */
export interface Worker {
  readonly period: WirePeriod;
  readonly parameters: Parameters;
  /** Not rounded (rules/mx/law.md 0, rule 3). */
  readonly daily: Fraction;
  /** Minimum wage of the worker's zone. */
  readonly minimumWage: Fraction;
  /** `es_sm` of rules/mx/law.md 2. */
  readonly earnsMinimumWage: boolean;
  readonly factor: Fraction;
  readonly riskClassRate: Fraction;
  readonly overtime: Fraction;
  readonly sundays: number;
  readonly vouchers: Fraction;
  readonly infonavitCredit: Fraction;
  /** rules/mx/law.md 2.7: days without salary, and days on sick leave. */
  readonly absences: number;
  readonly sickDays: number;
  readonly commissions: Fraction;
  readonly otherTaxed: Fraction;
  flag(name: string): boolean;
}

/** An employee field as given; undefined when it is absent. */
export function given(request: CalculationRequest, field: string): Fraction | undefined {
  const value = request.employee[field];
  return typeof value === 'string' || typeof value === 'number' ? fraction(value) : undefined;
}

/** What is no field of the contract travels in `employee.inputs`; nothing when absent. */
export function own(request: CalculationRequest, field: string): Fraction {
  const value = request.employee.inputs?.[field];
  return typeof value === 'string' || typeof value === 'number' ? fraction(value) : ZERO;
}

/** Days as given, none when absent. */
export function count(request: CalculationRequest, field: string): number {
  return Number(request.employee.inputs?.[field] ?? 0);
}

/** `daily_salary` if given, else `monthly_salary / 30` (rules/mx/law.md 0, rule 3). */
export function dailySalary(request: CalculationRequest): Fraction {
  return given(request, 'daily_salary') ?? (given(request, 'monthly_salary') ?? ZERO).over(30);
}

/** LFT 76 with the holidays of the year: rules/mx/law.md 1.7, the first year of service. */
export function lowestFactor(date: string): Fraction {
  return fraction(date >= '2023-01-01' ? '1.0493' : '1.0452');
}

export function workerOf(request: CalculationRequest): Worker {
  const parameters = parametersOn(referenceDate(request.period.end_date, request.year));
  const flags = { ...request.employee.overrides, ...request.overrides };
  const flag = (name: string): boolean => flags[name] === true;
  const daily = dailySalary(request);
  const inZone = flag('zona_libre_frontera_norte');
  const minimumWage = inZone ? parameters.borderMinimumWage : parameters.generalMinimumWage;
  const amount = (field: string): Fraction => (given(request, field) ?? ZERO).cents();
  return {
    period: request.period,
    parameters,
    daily,
    minimumWage,
    earnsMinimumWage: !daily.exceeds(minimumWage),
    factor: given(request, 'factor_integracion') ?? lowestFactor(parameters.date),
    riskClassRate: given(request, 'risk_class_rate') ?? fraction('0.0054355'),
    overtime: amount('overtime_amount'),
    sundays: Number(request.employee.sunday_bonus_days ?? 0),
    vouchers: amount('grocery_voucher_amount'),
    infonavitCredit: amount('infonavit_credit_amount'),
    absences: count(request, 'dias_ausencia'),
    sickDays: count(request, 'dias_incapacidad'),
    commissions: own(request, 'comisiones_del_periodo').cents(),
    otherTaxed: own(request, 'otras_percepciones_gravadas').cents(),
    flag,
  };
}
