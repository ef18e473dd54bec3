import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import { exactly, type Fraction, multiply, ZERO } from './fraction.ts';
import { type Parameters, parametersOf } from './parameters.ts';

export const OVERTIME_FIELDS = [
  'horas_extra_diurnas',
  'horas_extra_nocturnas',
  'horas_extra_dominicales_diurnas',
  'horas_extra_dominicales_nocturnas',
] as const;

export const HOUR_FIELDS = [
  'horas_recargo_nocturno',
  'horas_dominicales_diurnas',
  'horas_dominicales_nocturnas',
  ...OVERTIME_FIELDS,
] as const;

export type HourField = (typeof HOUR_FIELDS)[number];

/** rules/co/law.md 3.16. */
export interface Sickness {
  readonly days: number;
  /** The number of the first of them in the whole sickness. */
  readonly firstDay: number;
  readonly atWork: boolean;
  /** The ibc of the month before; the scheme's own when absent. */
  readonly earlierBase: Fraction | undefined;
}

/** rules/co/law.md 3.17: what lowers the base of the withholding. */
export interface Relief {
  readonly dependants: boolean;
  readonly prepaidHealth: Fraction;
  readonly housingInterest: Fraction;
  readonly voluntaryPension: Fraction;
  readonly afc: Fraction;
}

/** A request as the law sees it. */
export interface Worker {
  /** As in `2025-07`. */
  readonly month: string;
  readonly parameters: Parameters;
  readonly salary: Fraction;
  readonly riskRate: Fraction;
  readonly hours: Readonly<Record<HourField, Fraction>>;
  /** The request's flag, when it has one. */
  readonly transportFlag: boolean | undefined;
  readonly exonerationFlag: boolean;
  /** Days counted over 30; a fortnight is half of a whole month. */
  readonly partOfMonth: Fraction;
  /** Those of them that are paid with salary, over 30. */
  readonly paidPart: Fraction;
  readonly sickness: Sickness;
  readonly relief: Relief;
}

export function quantity(request: CalculationRequest, field: string): Fraction | undefined {
  const value = request.employee[field];
  return typeof value === 'string' || typeof value === 'number' ? exactly(value) : undefined;
}

export function ownInput(request: CalculationRequest, name: string): unknown {
  return request.employee.inputs?.[name];
}

/** What is no field of the contract travels in `employee.inputs`. */
export function ownQuantity(request: CalculationRequest, name: string): Fraction | undefined {
  const value = ownInput(request, name);
  return typeof value === 'string' || typeof value === 'number' ? exactly(value) : undefined;
}

function sicknessOf(request: CalculationRequest): Sickness {
  return {
    days: Number(ownInput(request, 'dias_incapacidad') ?? 0),
    firstDay: Number(ownInput(request, 'dia_inicial_incapacidad') ?? 1),
    atWork: ownInput(request, 'origen_incapacidad') === 'laboral',
    earlierBase: ownQuantity(request, 'ibc_mes_anterior'),
  };
}

function reliefOf(request: CalculationRequest): Relief {
  const amount = (name: string): Fraction => ownQuantity(request, name) ?? ZERO;
  return {
    dependants: ownInput(request, 'tiene_dependientes') === true,
    prepaidHealth: amount('pagos_salud_prepagada'),
    housingInterest: amount('intereses_vivienda'),
    voluntaryPension: amount('aportes_voluntarios_pension'),
    afc: amount('aportes_afc'),
  };
}

/** Contract 4: the flag of the request wins over the employee's. */
export function flag(request: CalculationRequest, name: string): boolean | undefined {
  const value = request.overrides?.[name] ?? request.employee.overrides?.[name];
  return typeof value === 'boolean' ? value : undefined;
}

function isWholeMonth(start: string, end: string): boolean {
  const [year = 0, month = 0] = start.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return start.endsWith('-01') && end.endsWith(`-${lastDay}`);
}

/** rules/co/law.md 1: a fortnight counts 15, a whole month 30, another span its days up to 30. */
export function daysCounted({ type, start_date, end_date, days }: CalculationRequest['period']): number {
  if (type === 'biweekly') return 15;
  return isWholeMonth(start_date, end_date) ? 30 : Math.min(days, 30);
}

/** rules/co/law.md 8: 30 times the daily salary, when only that is given. */
export function monthlySalary(request: CalculationRequest): Fraction {
  const daily = quantity(request, 'daily_salary') ?? ZERO;
  return quantity(request, 'monthly_salary') ?? multiply(daily, exactly(30));
}

function hoursOf(request: CalculationRequest): Worker['hours'] {
  const hours = (field: HourField): Fraction => quantity(request, field) ?? ZERO;
  return {
    horas_recargo_nocturno: hours('horas_recargo_nocturno'),
    horas_dominicales_diurnas: hours('horas_dominicales_diurnas'),
    horas_dominicales_nocturnas: hours('horas_dominicales_nocturnas'),
    horas_extra_diurnas: hours('horas_extra_diurnas'),
    horas_extra_nocturnas: hours('horas_extra_nocturnas'),
    horas_extra_dominicales_diurnas: hours('horas_extra_dominicales_diurnas'),
    horas_extra_dominicales_nocturnas: hours('horas_extra_dominicales_nocturnas'),
  };
}

export function workerOf(request: CalculationRequest): Worker {
  const { period } = request;
  const month = period.end_date.slice(0, 7);
  const days = period.type === 'biweekly' ? 30 : daysCounted(period);
  const sickness = sicknessOf(request);
  return {
    month,
    parameters: parametersOf(month),
    salary: monthlySalary(request),
    riskRate: quantity(request, 'risk_class_rate') ?? exactly('0.00522'),
    hours: hoursOf(request),
    transportFlag: flag(request, 'aplica_auxilio_transporte'),
    exonerationFlag: flag(request, 'aplica_exoneracion_114_1') ?? true,
    partOfMonth: exactly(`${days}/30`),
    paidPart: exactly(`${Math.max(0, days - sickness.days)}/30`),
    sickness,
    relief: reliefOf(request),
  };
}
