import type { EmployeeInput } from '../../../server/payroll/calculation-request.ts';
import { type Amount, amount, r2, ZERO } from './amount.ts';
import { inForce } from './in-force.ts';
import { DIVISOR_DIAS_MES, SALARIO_MINIMO } from './scalars.ts';

/** rules/br/law.md 2.8: what travels in `employee.inputs`. */
export interface Allowances {
  readonly risk: string;
  readonly nightHours: Amount;
  readonly monthlyHours: Amount;
  readonly workingDays: Amount;
  readonly restDays: Amount;
  readonly areDaysGiven: boolean;
}

export function own(employee: EmployeeInput, name: string, otherwise: Amount = ZERO): Amount {
  const value = employee.inputs?.[name];
  return typeof value === 'string' || typeof value === 'number' ? amount(value) : otherwise;
}

export function readAllowances(employee: EmployeeInput): Allowances {
  const names = Object.keys(employee.inputs ?? {});
  return {
    risk: String(employee.inputs?.adicional_de_risco ?? 'nenhum'),
    nightHours: own(employee, 'horas_noturnas'),
    monthlyHours: own(employee, 'horas_mensais', amount(220)),
    workingDays: own(employee, 'dias_uteis', amount(25)),
    restDays: own(employee, 'domingos_e_feriados', amount(5)),
    areDaysGiven: names.includes('dias_uteis') && names.includes('domingos_e_feriados'),
  };
}

/** The night's weekly rest needs the month's days. */
export function areAllowancesInBounds(found: Allowances): boolean {
  return found.nightHours.isZero() || found.areDaysGiven;
}

const DEGREES: Readonly<Record<string, string>> = {
  insalubridade_minima: '0.10',
  insalubridade_media: '0.20',
  insalubridade_maxima: '0.40',
};

/** Of a whole month: CLT 193 on the salary, CLT 192 on the minimum wage. */
function riskOfMonth(risk: string, salary: Amount, date: string): Amount {
  if (risk === 'periculosidade') return salary.times('0.30');
  return inForce(SALARIO_MINIMO, date).value.times(DEGREES[risk] ?? '0');
}

export function allowancesOf(found: Allowances, salary: Amount, dias: number, date: string) {
  const ofMonth = riskOfMonth(found.risk, salary, date);
  const risk = r2(ofMonth.times(dias).div(DIVISOR_DIAS_MES));
  const isDanger = found.risk === 'periculosidade';
  const hours = found.nightHours.times(60).times('0.20').times(salary.plus(ofMonth));
  const night = r2(hours.div(found.monthlyHours.times('52.5')));
  return {
    ofMonth,
    lines: {
      adicional_periculosidade: isDanger ? risk : ZERO,
      adicional_insalubridade: isDanger ? ZERO : risk,
      adicional_noturno: night,
      dsr_adicional_noturno: r2(night.times(found.restDays).div(found.workingDays)),
    },
  };
}
