import { HEALTH_RATE, INSSJP_RATE, PENSION_RATE } from '../employee-contributions.ts';
import { EMPLOYER_HEALTH_RATE, socialSecurityOf } from '../employer-contributions.ts';
import { cents, type Money, sum } from '../money.ts';
import type { PayrollInput } from '../payroll-input.ts';

export type Lines = Readonly<Record<string, Money>>;

export interface EventPayslip {
  /** Days and the like, as the trace prints them. */
  readonly counts: Readonly<Record<string, string>>;
  readonly perceptions: Lines;
  readonly deductions: Lines;
  readonly bases: Lines;
  readonly employer: Lines;
}

export function sumOf(lines: Lines): Money {
  return sum(...Object.values(lines));
}

export function netOf({ perceptions, deductions }: EventPayslip): Money {
  return sumOf(perceptions).minus(sumOf(deductions));
}

interface EmployeeBases {
  readonly base: Money;
  readonly healthBase: Money;
  /** Without cap. */
  readonly union: Money;
}

/** rules/ar/law.md 2.2. */
export function employeeParts(
  { base, healthBase, union }: EmployeeBases,
  { unionRate }: PayrollInput,
): Lines {
  return {
    jubilacion: cents(base.times(PENSION_RATE)),
    ley_19032: cents(base.times(INSSJP_RATE)),
    obra_social: cents(healthBase.times(HEALTH_RATE)),
    cuota_sindical: cents(union.times(unionRate)),
  };
}

export interface EmployerBases {
  readonly base_contribuciones: Money;
  readonly base_obra_social_empleador: Money;
  readonly base_art: Money;
}

/** rules/ar/law.md 3; the cost of the risks at work only where their rate is known. */
export function employerParts(bases: EmployerBases, input: PayrollInput): Lines {
  const security = socialSecurityOf(input, bases.base_contribuciones);
  return {
    contrib_sipa: security.sipa,
    contrib_inssjp: security.inssjp,
    contrib_aaff: security.familyAllowances,
    contrib_fne: security.employmentFund,
    contrib_fal: security.fal,
    contrib_obra_social: cents(bases.base_obra_social_empleador.times(EMPLOYER_HEALTH_RATE)),
    contrib_art_variable: cents(bases.base_art.times(input.artRate ?? 0)),
  };
}

const SOCIAL_SECURITY = ['contrib_sipa', 'contrib_inssjp', 'contrib_aaff', 'contrib_fne', 'contrib_fal'];

function totalsOf({ perceptions, deductions, employer }: EventPayslip): Lines {
  const earned = sumOf(perceptions);
  const deducted = sumOf(deductions);
  const net = earned.minus(deducted);
  const parts = Object.entries(employer).filter(([id]) => SOCIAL_SECURITY.includes(id));
  return {
    ...(parts.length > 0 && { contrib_seguridad_social_total: sum(...parts.map(([, amount]) => amount)) }),
    total_percepciones: earned,
    total_deducciones: deducted,
    neto: net,
    total_perceptions: earned,
    gross_salary: earned,
    total_deductions: deducted,
    net_salary: net,
    employer_contributions_total: sumOf(employer),
    employer_total_cost: earned.plus(sumOf(employer)),
  };
}

/** Every id of the law file and of the summary. */
export function amountsOf(payslip: EventPayslip): ReadonlyMap<string, string> {
  const { counts, perceptions, deductions, bases, employer } = payslip;
  const lines = { ...perceptions, ...deductions, ...bases, ...employer, ...totalsOf(payslip) };
  return new Map([
    ...Object.entries(counts),
    ...Object.entries(lines).map(([id, amount]) => [id, amount.toFixed(2)] as const),
  ]);
}
