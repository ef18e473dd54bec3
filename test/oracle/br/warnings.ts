import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import { daysDisagree } from '../period-days.ts';
import { sum } from './amount.ts';
import { type Facts, given } from './facts.ts';
import { inForce } from './in-force.ts';
import { teto } from './inss.ts';
import type { Payslip } from './payslip.ts';
import { isWithinLimit } from './perceptions.ts';
import { SALARIO_MINIMO } from './scalars.ts';

/** The fields of rules/br/law.md 1.1; every other one is ignored. */
const FIELDS_USED: readonly string[] = [
  'id',
  'overrides',
  'inputs',
  'monthly_salary',
  'daily_salary',
  'overtime_amount',
  'commission_amount',
  'decimo_terceiro_amount',
  'ferias_amount',
  'num_dependentes_irrf',
  'pensao_alimenticia_amount',
  'vale_transporte_amount',
  'cantidad_hijos',
  'cantidad_hijos_incapacitados',
  'rat_fap_rate',
];

/** Sections 4 and 10 of the contract decisions. */
const EMPLOYER_FIELDS: readonly string[] = ['id', 'rfc', 'name', 'tax_id', 'state'];

/** The codes of rules/br/law.md 5 and of the contract's catalogue that hold. */
export function warningsOf(
  request: CalculationRequest,
  facts: Facts,
  payslip: Payslip,
  net: string,
): ReadonlySet<string> {
  const calls: Readonly<Record<string, boolean>> = {
    FLAG_THRESHOLD_MISMATCH: contradictsLimit(facts),
    BELOW_MINIMUM_WAGE: facts.salario.gt(0) && facts.salario.lt(inForce(SALARIO_MINIMO, facts.date).value),
    RAT_FAP_DEFAULTED: request.employee.rat_fap_rate === undefined,
    PENSAO_NOT_DEDUCTED: facts.pensao.gt(0) && payslip.assessments.get('')?.simplificado === true,
    IRRF_WITHHOLDING_WAIVED: [...payslip.assessments.values()].some(({ dispensado }) => dispensado),
    NEGATIVE_NET_SALARY: net.startsWith('-'),
    CONTRIBUTION_BASE_CAPPED: isCapped(facts, payslip),
    PERIOD_DAYS_ADJUSTED: facts.dias !== request.period.days,
    PERIOD_DAYS_MISMATCH: daysDisagree(request.period, facts.dias),
    DECIMO_TERCEIRO_BEFORE_SETTLEMENT: facts.decimoTerceiro.gt(0) && facts.date.slice(5, 7) !== '12',
    ...inputCalls(request),
  };
  return new Set(Object.keys(calls).filter((code) => calls[code] === true));
}

/** The flag asks for what the limit denies, or gives up what it grants. */
function contradictsLimit(facts: Facts): boolean {
  if (facts.aplicaSalarioFamilia === true) return !isWithinLimit(facts);
  return facts.aplicaSalarioFamilia === false && facts.filhos > 0 && isWithinLimit(facts);
}

function isCapped({ date, elsewhere }: Facts, { recurring, vacation, thirteenth }: Payslip): boolean {
  return [sum([recurring, vacation, elsewhere]), thirteenth].some((base) => base.gt(teto(date)));
}

/** Input that has no effect, and salaries that disagree by more than 1 %. */
function inputCalls({ employee, employer, overrides }: CalculationRequest) {
  const flags = Object.keys({ ...employee.overrides, ...overrides });
  const ignored = Object.keys(employee).filter((field) => !FIELDS_USED.includes(field));
  const daily = given(employee, 'daily_salary');
  const monthly = given(employee, 'monthly_salary');
  const areBothGiven = employee.daily_salary !== undefined && employee.monthly_salary !== undefined;
  return {
    FIELD_IGNORED_BY_SCHEME: ignored.some((field) => !given(employee, field).isZero()),
    OVERRIDE_UNKNOWN: flags.some((name) => name !== 'aplica_salario_familia'),
    UNKNOWN_FIELD_IGNORED: Object.keys(employer).some((field) => !EMPLOYER_FIELDS.includes(field)),
    SALARY_INPUT_MISMATCH: areBothGiven && monthly.minus(daily.times(30)).abs().gt(monthly.times('0.01')),
  };
}
