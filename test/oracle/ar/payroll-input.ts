import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import { type Money, money, ZERO } from './money.ts';

/** rules/ar/law.md 1: the inputs, with their defaults. */
export interface PayrollInput {
  /** First day of the month whose parameters apply. */
  readonly month: string;
  readonly daysCounted: number;
  readonly monthlySalary: Money;
  readonly overtime: Money;
  readonly commission: Money;
  readonly children: Money;
  readonly disabledChildren: Money;
  readonly unionRate: Money;
  /** rules/ar/law.md 2.9: what travels in `employee.inputs`. */
  readonly unionSum: Money;
  readonly fullTimePay: Money;
  /** rules/ar/law.md 2.10: the sum that an agreement calls non-remunerative, and what it orders on it. */
  readonly nonRemunerative: Money;
  readonly healthRateOnSum: Money;
  readonly unionRateOnSum: Money;
  readonly employerHealthRateOnSum: Money;
  /** Null when the ART's rate is not given. */
  readonly artRate: Money | null;
  readonly hasSpouse: boolean;
  readonly paysAguinaldo: boolean;
  readonly isLargeServicesEmployer: boolean;
  readonly isMipyme: boolean;
  readonly leavesOutAguinaldoTwelfth: boolean;
}

export function readInput(request: CalculationRequest): PayrollInput {
  const { employee, period } = request;
  const amount = (name: string): Money => given(employee[name]) ?? ZERO;
  const own = (name: string): Money => given(employee.inputs?.[name]) ?? ZERO;
  const flags = flagsOf(request);
  return {
    month: `${period.start_date.slice(0, 7)}-01`,
    daysCounted: daysCounted(request),
    monthlySalary: given(employee.monthly_salary) ?? amount('daily_salary').times(30),
    overtime: amount('overtime_amount'),
    commission: amount('commission_amount'),
    children: amount('cantidad_hijos'),
    disabledChildren: amount('cantidad_hijos_incapacitados'),
    unionRate: amount('cuota_sindical_rate'),
    unionSum: own('cuota_sindical_fija'),
    fullTimePay: own('remuneracion_jornada_completa'),
    nonRemunerative: own('suma_no_remunerativa'),
    healthRateOnSum: own('obra_social_no_remunerativo_rate'),
    unionRateOnSum: own('cuota_sindical_no_remunerativo_rate'),
    employerHealthRateOnSum: own('contribucion_obra_social_no_remunerativo_rate'),
    artRate: given(employee.risk_class_rate),
    hasSpouse: flags.conyuge_a_cargo ?? false,
    paysAguinaldo: flags.liquida_sac ?? false,
    isLargeServicesEmployer: flags.empleador_grande_servicios ?? false,
    isMipyme: flags.empleador_mipyme ?? true,
    leavesOutAguinaldoTwelfth: flags.excluir_sac_proporcional ?? false,
  };
}

export function given(value: unknown): Money | null {
  return typeof value === 'string' || typeof value === 'number' ? money(value) : null;
}

/** The request's own flags win over the employee's. */
function flagsOf({ employee, overrides }: CalculationRequest): Readonly<Record<string, boolean | undefined>> {
  const merged = Object.entries({ ...employee.overrides, ...overrides });
  return Object.fromEntries(merged.map(([name, value]) => [name, value === true]));
}

/** rules/ar/law.md 1: a full calendar month counts 30 days; a hire or leaver min(`days`, 30). */
export function daysCounted({ period }: CalculationRequest): number {
  return isWholeMonth(period.start_date, period.end_date) ? 30 : Math.min(period.days, 30);
}

export function isWholeMonth(start: string, end: string): boolean {
  return start.endsWith('-01') && end === lastDayOf(start.slice(0, 7));
}

/** `month` is yyyy-mm. */
export function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number);
  const day = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
  return `${month}-${String(day).padStart(2, '0')}`;
}
