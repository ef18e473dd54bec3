import type { InputSpec } from '../module/manifest.ts';
import { ownValue } from '../module/own-value.ts';
import { decimal, type Exact } from '../numbers/exact.ts';

/** What values an employee field takes. The patterns stand in the contract too; a test compares. */
export interface FieldKind {
  readonly type: Extract<InputSpec['type'], 'money' | 'rate' | 'number' | 'integer' | 'hours'>;
  readonly low: Exact;
  readonly high: Exact;
  /** Fraction digits. */
  readonly decimals: number;
}

function kind(type: FieldKind['type'], low: string, high: string, decimals: number): FieldKind {
  return { type, low: decimal(low), high: decimal(high), decimals };
}

const AMOUNT = kind('money', '0', '999999999999.99', 6);
const SALARY = kind('money', '0', '999999999999.99', 10);
const RATE = kind('rate', '0', '1', 10);
const FACTOR = kind('number', '1', '10', 10);
const HOURS = kind('hours', '0', '744', 2);
const PEOPLE = kind('integer', '0', '30', 0);
const DAYS = kind('integer', '0', '6', 0);

/** Every quantity of `employee`, whichever scheme reads it. */
export const EMPLOYEE_FIELDS: Readonly<Record<string, FieldKind>> = {
  daily_salary: SALARY,
  monthly_salary: SALARY,
  factor_integracion: FACTOR,
  risk_class_rate: RATE,
  overtime_amount: AMOUNT,
  sunday_bonus_days: DAYS,
  grocery_voucher_amount: AMOUNT,
  infonavit_credit_amount: AMOUNT,
  num_dependentes_irrf: PEOPLE,
  vale_transporte_amount: AMOUNT,
  pensao_alimenticia_amount: AMOUNT,
  decimo_terceiro_amount: AMOUNT,
  ferias_amount: AMOUNT,
  rat_fap_rate: RATE,
  cantidad_hijos: PEOPLE,
  cantidad_hijos_incapacitados: PEOPLE,
  cuota_sindical_rate: RATE,
  afp_rate: RATE,
  commission_amount: AMOUNT,
  asignacion_familiar_amount: AMOUNT,
  colacion_amount: AMOUNT,
  movilizacion_amount: AMOUNT,
  horas_recargo_nocturno: HOURS,
  horas_dominicales_diurnas: HOURS,
  horas_dominicales_nocturnas: HOURS,
  horas_extra_diurnas: HOURS,
  horas_extra_nocturnas: HOURS,
  horas_extra_dominicales_diurnas: HOURS,
  horas_extra_dominicales_nocturnas: HOURS,
};

/** What the contract says of an input; nothing of those that a scheme names itself. */
export function fieldKind({ source, wire }: Pick<InputSpec, 'source' | 'wire'>): FieldKind | undefined {
  return source === 'employee' ? ownValue(EMPLOYEE_FIELDS, wire) : undefined;
}

/** Their names, in the order in which they are told of. */
export const CONTRACT_FIELDS: readonly string[] = Object.keys(EMPLOYEE_FIELDS);

/** One of the two must be sent to a scheme that computes with a salary. */
export const SALARY_FIELDS = ['monthly_salary', 'daily_salary'] as const;

export function isSalaryField(wire: string | null): boolean {
  return SALARY_FIELDS.some((name) => name === wire);
}

/**
 * Whether a scheme computes with a salary, and so needs one, and takes either. Rules that say themselves when they need it
 * (`required when`) are asked: a bonus by the best stored month needs none.
 */
export function demandsSalary(inputs: readonly InputSpec[]): boolean {
  const salaries = inputs.filter(({ source, wire }) => source === 'employee' && isSalaryField(wire));
  return salaries.length > 0 && salaries.every(({ requiredWhen }) => requiredWhen === null);
}

/** How one of them is asked for. */
export const MISSING_SALARY = {
  path: ['employee'],
  message: `${SALARY_FIELDS.join(' or ')} is required`,
  type: 'missing',
  context: { fields: SALARY_FIELDS },
} as const;
