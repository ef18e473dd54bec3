import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import { daysDisagree } from '../period-days.ts';
import { AFP_RATES } from './afp-rates.ts';
import { inForce, inForceOrNull } from './dated.ts';
import { UNCONFIRMED_DISABILITY_INSURANCE } from './disability-insurance.ts';
import { type Amount, exact, ZERO } from './exact.ts';
import { FAMILY_ALLOWANCE } from './family-allowance.ts';
import { type Figures, isCarriedForward } from './figures.ts';
import { FLAGS, given, type Inputs } from './inputs.ts';
import type { Payslip } from './payslip.ts';
import { areCapsUnconfirmed } from './provisional-caps.ts';

const FIELDS_READ = [
  'monthly_salary',
  'daily_salary',
  'afp_rate',
  'commission_amount',
  'overtime_amount',
  'asignacion_familiar_amount',
  'colacion_amount',
  'movilizacion_amount',
  'risk_class_rate',
];
const EMPLOYER_FIELDS = ['id', 'rfc', 'name', 'tax_id', 'state'];

/** The codes that rules/cl/law.md 6 and contract decisions 4 and 10 call for. */
export function warningsOf(
  request: CalculationRequest,
  inputs: Inputs,
  figures: Figures,
  payslip: Payslip,
): ReadonlySet<string> {
  const called = {
    ...ofInputs(inputs, figures),
    ...ofFamilyAllowance(inputs, payslip.total_imponible),
    ...ofBases(payslip),
    ...ofFigures(inputs),
    NEGATIVE_NET_SALARY: payslip.liquido_a_pagar.lt(0),
    ...ofRequest(request, inputs),
  };
  return new Set(Object.entries(called).flatMap(([code, isCalled]) => (isCalled ? [code] : [])));
}

function ofInputs(inputs: Inputs, figures: Figures) {
  return {
    BELOW_MINIMUM_WAGE: inputs.monthlySalary.lt(figures.minimumWage),
    FLAG_CONFLICT:
      (inputs.fixedTerm && inputs.elevenYears) ||
      (inputs.additions.pension.gt(0) && !inputs.additions.isPensioner),
    AFP_RATE_UNKNOWN:
      inputs.afpRate !== null && !afpRatesOn(inputs.date).some((rate) => inputs.afpRate?.eq(rate)),
    SEMANA_CORRIDA_NOT_COMPUTED: inputs.commission.gt(0),
  };
}

/** rules/cl/law.md 4.5: one rate for each AFP. */
export function afpRatesOn(date: string): readonly string[] {
  return Object.values(AFP_RATES).map((rates) => inForce(rates, date));
}

function ofFamilyAllowance(inputs: Inputs, total: Amount) {
  const unit = allowanceOf(total, inputs.date);
  const isPaid = inputs.familyAllowance.gt(0);
  return {
    FLAG_THRESHOLD_MISMATCH: isPaid && unit?.eq(0),
    ASIGNACION_FAMILIAR_NOT_MULTIPLE: isPaid && unit?.gt(0) && !inputs.familyAllowance.mod(unit).eq(0),
  };
}

/** rules/cl/law.md 4.9: the amount per charge that fits a total imponible; null before the table begins. */
export function allowanceOf(total: Amount, date: string): Amount | null {
  const brackets = inForceOrNull(FAMILY_ALLOWANCE, date);
  if (brackets === null) return null;
  const bracket = brackets.find(({ upTo }) => total.lte(upTo));
  return bracket === undefined ? ZERO : exact(bracket.amount);
}

function ofBases(payslip: Payslip) {
  const { total_imponible, colacion, movilizacion } = payslip;
  return {
    NON_TAXABLE_HIGH: colacion.plus(movilizacion).gt(total_imponible.times('0.30')),
    CONTRIBUTION_BASE_CAPPED: total_imponible.gt(payslip.tope_imponible_afp_salud),
  };
}

/** The employer of a pensioner pays no disability insurance, so that its rate matters to nobody (law.md 2.5 and 4.6). */
function ofFigures({ date, additions }: Inputs) {
  const month = date.slice(0, 7);
  return {
    PARAM_CARRIED_FORWARD: isCarriedForward(date),
    PARAM_UNVERIFIED:
      areCapsUnconfirmed(date) ||
      (!additions.isPensioner &&
        UNCONFIRMED_DISABILITY_INSURANCE.some(([first, last]) => first <= month && month <= last)),
  };
}

function ofRequest(request: CalculationRequest, inputs: Inputs) {
  const { employee, employer, overrides, period } = request;
  const flags: readonly string[] = FLAGS;
  const names = Object.keys({ ...employee.overrides, ...overrides });
  const ignored = Object.keys(employee).filter((field) => !FIELDS_READ.includes(field));
  return {
    SALARY_INPUT_MISMATCH: salariesDisagree(request),
    PERIOD_DAYS_ADJUSTED: period.days !== inputs.days,
    PERIOD_DAYS_MISMATCH: daysDisagree(period, inputs.days),
    OVERRIDE_UNKNOWN: names.some((name) => !flags.includes(name)),
    FIELD_IGNORED_BY_SCHEME: ignored.some(
      (field) => field !== 'id' && given(employee, field)?.eq(0) === false,
    ),
    UNKNOWN_FIELD_IGNORED: Object.keys(employer).some((field) => !EMPLOYER_FIELDS.includes(field)),
  };
}

/** Contract decisions 4: by more than 1 % of the monthly salary. */
function salariesDisagree({ employee }: CalculationRequest): boolean {
  const monthly = given(employee, 'monthly_salary');
  const daily = given(employee, 'daily_salary');
  if (monthly === null || daily === null) return false;
  return monthly.minus(daily.times(30)).abs().gt(monthly.times('0.01'));
}
