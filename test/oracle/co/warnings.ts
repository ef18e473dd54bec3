import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import { daysDisagree } from '../period-days.ts';
import { add, compare, exactly, type Fraction, multiply, subtract, ZERO } from './fraction.ts';
import type { Liquidation } from './liquidation.ts';
import { isEligibleForTransport } from './ordinario.ts';
import { hourChangesInside, INITIAL_RISK_RATES } from './parameters.ts';
import { netOf, type Payslip } from './payslip.ts';
import { daysCounted, HOUR_FIELDS, OVERTIME_FIELDS, quantity, type Worker } from './worker.ts';

type Cases = Readonly<Record<string, boolean>>;

/** `employee` fields that both schemes read. */
const READ_BY_BOTH = ['id', 'overrides', 'inputs', 'daily_salary', 'monthly_salary', 'risk_class_rate'];

/** Flags that `law/` names. */
const FLAGS = ['aplica_auxilio_transporte', 'aplica_exoneracion_114_1'];

/** Contract 4, `employer`. */
const EMPLOYER_FIELDS = ['id', 'rfc', 'name', 'tax_id', 'state'];

export function ignoresField(request: CalculationRequest, read: readonly string[]): boolean {
  return Object.keys(request.employee).some(
    (name) => !read.includes(name) && compare(quantity(request, name) ?? ZERO, ZERO) !== 0,
  );
}

/** Contract 4: both salaries, apart by more than 1% of the monthly one. */
export function salariesDisagree(request: CalculationRequest): boolean {
  const daily = quantity(request, 'daily_salary');
  const monthly = quantity(request, 'monthly_salary');
  if (daily === undefined || monthly === undefined) return false;
  const apart = subtract(monthly, multiply(daily, exactly(30)));
  const distance = compare(apart, ZERO) < 0 ? subtract(ZERO, apart) : apart;
  return compare(distance, multiply(monthly, exactly('0.01'))) > 0;
}

function casesOfContract(request: CalculationRequest, paid: Payslip): Cases {
  const overrides = Object.keys({ ...request.employee.overrides, ...request.overrides });
  return {
    SALARY_INPUT_MISMATCH: salariesDisagree(request),
    NEGATIVE_NET_SALARY: compare(netOf(paid), ZERO) < 0,
    OVERRIDE_UNKNOWN: overrides.some((name) => !FLAGS.includes(name)),
    UNKNOWN_FIELD_IGNORED: Object.keys(request.employer).some((name) => !EMPLOYER_FIELDS.includes(name)),
    PERIOD_DAYS_ADJUSTED: daysCounted(request.period) !== request.period.days,
    PERIOD_DAYS_MISMATCH: daysDisagree(request.period, daysCounted(request.period)),
  };
}

function casesOfBoth(worker: Worker, { base, isLimited, isLostByWholeMonth }: Liquidation): Cases {
  return {
    EXEMPTION_CAP_REACHED: isLimited,
    EXONERATION_BY_WHOLE_MONTH: isLostByWholeMonth,
    CONTRIBUTION_BASE_CAPPED: compare(base.before, base.cap) > 0,
    CONTRIBUTION_BASE_FLOORED: compare(base.before, base.floor) < 0,
    RISK_RATE_NOT_STANDARD: INITIAL_RISK_RATES.every((rate) => compare(worker.riskRate, exactly(rate)) !== 0),
  };
}

function isBelow(worker: Worker, minimumWages: number): boolean {
  const minimum: Fraction = multiply(worker.parameters.smmlv, exactly(minimumWages));
  return compare(worker.salary, minimum) < 0;
}

function casesOfOrdinario(request: CalculationRequest, worker: Worker): Cases {
  const eligible = isEligibleForTransport(worker);
  const worked = HOUR_FIELDS.some((field) => compare(worker.hours[field], ZERO) > 0);
  const overtime = add(...OVERTIME_FIELDS.map((field) => worker.hours[field]));
  return {
    FLAG_THRESHOLD_MISMATCH: worker.transportFlag !== undefined && worker.transportFlag !== eligible,
    BELOW_MINIMUM_WAGE: isBelow(worker, 1),
    PARAM_CHANGE_INSIDE_PERIOD: worked && hourChangesInside(worker.month),
    HOURS_OF_WHOLE_MONTH: worked && request.period.type === 'biweekly',
    OVERTIME_LIMIT_EXCEEDED: compare(overtime, exactly(52)) > 0,
    FIELD_IGNORED_BY_SCHEME: ignoresField(request, [...READ_BY_BOTH, ...HOUR_FIELDS]),
  };
}

function casesOfIntegral(request: CalculationRequest, worker: Worker): Cases {
  return {
    FLAG_THRESHOLD_MISMATCH: worker.transportFlag === true,
    BELOW_MINIMUM_WAGE: isBelow(worker, 13),
    FIELD_IGNORED_BY_SCHEME: ignoresField(request, READ_BY_BOTH),
  };
}

/** rules/co/law.md 8 and the contract's catalogue: the codes a request calls for; `paid` is what the period pays. */
export function warningsOf(
  request: CalculationRequest,
  worker: Worker,
  liquidation: Liquidation,
  paid: Payslip,
): ReadonlySet<string> {
  const ofScheme = request.scheme === 'integral' ? casesOfIntegral : casesOfOrdinario;
  const cases = {
    ...casesOfContract(request, paid),
    ...casesOfBoth(worker, liquidation),
    ...ofScheme(request, worker),
  };
  return new Set(Object.entries(cases).flatMap(([code, holds]) => (holds ? [code] : [])));
}
