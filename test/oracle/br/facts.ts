import type { WirePeriod } from '../../../runtime/request/sent-request.ts';
import type { CalculationRequest, EmployeeInput } from '../../../server/payroll/calculation-request.ts';
import { type Allowances, areAllowancesInBounds, own, readAllowances } from './allowances.ts';
import { type Amount, amount, r2, ZERO } from './amount.ts';
import { DIVISOR_DIAS_MES, RAT_FAP_DEFAULT } from './scalars.ts';

/** What the law asks about an employee and a month (rules/br/law.md 1.1). */
export interface Facts {
  /** The reference date. */
  readonly date: string;
  /** 30 in a full month. */
  readonly dias: number;
  /** The salary of a full month. */
  readonly salario: Amount;
  readonly horasExtras: Amount;
  readonly comissoes: Amount;
  readonly decimoTerceiro: Amount;
  readonly ferias: Amount;
  readonly pensao: Amount;
  readonly valeTransporte: Amount;
  readonly dependentes: number;
  readonly filhos: number;
  readonly ratFap: Amount;
  readonly aplicaSalarioFamilia: boolean | undefined;
  readonly allowances: Allowances;
  /** What other employers paid and withheld from. */
  readonly elsewhere: Amount;
}

/** Null when rules/br/law.md 1.1 or 5 refuses the request. */
export function readFacts(request: CalculationRequest): Facts | null {
  const { employee, period } = request;
  const flag = { ...employee.overrides, ...request.overrides }.aplica_salario_familia;
  const facts: Facts = {
    date: period.end_date,
    dias: countedDays(period),
    salario: monthlySalary(employee),
    horasExtras: given(employee, 'overtime_amount'),
    comissoes: given(employee, 'commission_amount'),
    decimoTerceiro: given(employee, 'decimo_terceiro_amount'),
    ferias: given(employee, 'ferias_amount'),
    pensao: given(employee, 'pensao_alimenticia_amount'),
    valeTransporte: given(employee, 'vale_transporte_amount'),
    dependentes: given(employee, 'num_dependentes_irrf').toNumber(),
    filhos: children(employee).reduce((total, count) => total + count, 0),
    ratFap: employee.rat_fap_rate === undefined ? RAT_FAP_DEFAULT : given(employee, 'rat_fap_rate'),
    aplicaSalarioFamilia: typeof flag === 'boolean' ? flag : undefined,
    allowances: readAllowances(employee),
    elsewhere: own(employee, 'remuneracao_outros_vinculos'),
  };
  return isInBounds(employee, facts) && period.type === 'monthly' ? facts : null;
}

/** An employee field, zero when absent. */
export function given(employee: EmployeeInput, field: string): Amount {
  const value = employee[field];
  return typeof value === 'string' || typeof value === 'number' ? amount(value) : ZERO;
}

function children(employee: EmployeeInput): readonly number[] {
  const fields = ['cantidad_hijos', 'cantidad_hijos_incapacitados'];
  return fields.map((field) => given(employee, field).toNumber());
}

function monthlySalary(employee: EmployeeInput): Amount {
  if (employee.monthly_salary !== undefined) return given(employee, 'monthly_salary');
  return r2(given(employee, 'daily_salary').times(30));
}

/** rules/br/law.md 2: a full month has 30 days, a part month what the caller counts, at most 30. */
function countedDays({ start_date, end_date, days }: WirePeriod): number {
  const isFull = start_date.endsWith('-01') && end_date === lastDayOfMonth(start_date);
  return isFull ? DIVISOR_DIAS_MES : Math.min(days, DIVISOR_DIAS_MES);
}

export function lastDayOfMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

function isInBounds(employee: EmployeeInput, facts: Facts): boolean {
  const amounts = [facts.horasExtras, facts.comissoes, facts.decimoTerceiro, facts.ferias];
  const counts = [facts.dependentes, ...children(employee)];
  return (
    isSalaryInBounds(employee, facts) &&
    areAllowancesInBounds(facts.allowances) &&
    [...amounts, facts.pensao, facts.valeTransporte].every((value) => value.gte(0)) &&
    counts.every((count) => Number.isInteger(count) && count >= 0 && count <= 20) &&
    facts.ratFap.gte('0.005') &&
    facts.ratFap.lte('0.06')
  );
}

/** Zero only beside vacation or 13th, up to 1,000,000. */
function isSalaryInBounds(employee: EmployeeInput, { salario, ferias, decimoTerceiro }: Facts): boolean {
  if (employee.monthly_salary === undefined && employee.daily_salary === undefined) return false;
  if (employee.daily_salary !== undefined && !isDailyInBounds(employee)) return false;
  if (salario.isZero()) return ferias.gt(0) || decimoTerceiro.gt(0);
  return salario.gt(0) && salario.lte(1_000_000);
}

/** Above zero; its top, which rules/br/law.md 1.1 leaves open, is read as that of the month it makes. */
function isDailyInBounds(employee: EmployeeInput): boolean {
  const daily = given(employee, 'daily_salary');
  return daily.gt(0) && daily.times(30).lte(1_000_000);
}
