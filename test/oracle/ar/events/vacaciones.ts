import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { CONTRIBUTION_BASE_LIMITS } from '../contribution-base-limits.ts';
import { inForce } from '../dated.ts';
import { cents, least, type Money, money, most, ZERO } from '../money.ts';
import { given, type PayrollInput, readInput } from '../payroll-input.ts';
import { drawVacaciones } from './draw-vacaciones.ts';
import { amountsOf, type EventPayslip, employeeParts, employerParts, type Lines } from './event-payslip.ts';
import { codesOf, commonCases, isBelowMinimumWage, isMipymeMismatch } from './event-warnings.ts';
import { type Inputs, inputsOf, isMeanOfNoMonth, variableMean } from './inputs.ts';
import { isAtVacationBoundary } from './seniority.ts';
import { isHalfYearByDates, type Leave, leaveOf } from './vacation-leave.ts';

const FLAGS = ['cumple_mitad_dias_habiles', 'empleador_grande_servicios', 'empleador_mipyme'];

interface Paid {
  readonly perception: Money;
  /** Only of who is paid by the month. */
  readonly bases: Lines;
}

/** LCT art. 155: by month, a 25th of the pay a day; by day, the day's pay. */
function paidFor(days: Money, request: CalculationRequest, input: PayrollInput, inputs: Inputs): Paid {
  const variable = variableMean(inputs);
  if (inputs.text('modalidad') === 'jornal') {
    const daily = given(request.employee.daily_salary) ?? ZERO;
    return { perception: cents(daily.times(days).plus(variable.times(days).div(25))), bases: {} };
  }
  const pay = input.monthlySalary.plus(variable);
  const perception = cents(pay.times(days).div(25));
  const bases = {
    base_vacaciones: cents(pay),
    plus_vacacional: perception.minus(cents(pay.times(days).div(30))),
  };
  return { perception, bases };
}

interface Receipt {
  readonly payslip: EventPayslip;
  readonly isCapped: boolean;
}

/** rules/ar/law.md 12.2. */
function receiptOf(request: CalculationRequest, leave: Leave): Receipt {
  const [input, inputs] = [readInput(request), inputsOf(request)];
  const { perception, bases } = paidFor(leave.days, request, input, inputs);
  const max = money(inForce(CONTRIBUTION_BASE_LIMITS, input.month).max);
  const left = max.minus(inputs.money('remuneracion_otras_mes'));
  const base = most(ZERO, least(perception, left));
  const whole = {
    base_contribuciones: perception,
    base_obra_social_empleador: perception,
    base_art: perception,
  };
  const payslip = {
    counts: {
      ...(leave.yearly !== undefined && { dias_vacaciones_anuales: String(leave.yearly) }),
      dias_a_gozar: leave.days.toFixed(),
    },
    perceptions: { vacaciones: perception },
    deductions: employeeParts({ base, healthBase: base, union: perception }, input),
    bases: { ...bases, base_aportes_vacaciones: base, ...whole },
    employer: employerParts(whole, input),
  };
  return { payslip, isCapped: perception.gt(base) };
}

function compute(request: CalculationRequest): Verdict {
  const inputs = inputsOf(request);
  const leave = leaveOf(request.period.end_date, inputs);
  if (leave === undefined || isMeanOfNoMonth(leave.hired, request.period.end_date, inputs))
    return { kind: 'refused' };
  const { payslip, isCapped } = receiptOf(request, leave);
  const input = readInput(request);
  const { hired, year, yearly } = leave;
  const half = inputs.flag('cumple_mitad_dias_habiles');
  const month = request.period.end_date.slice(5, 7);
  const left = (yearly ?? 0) - inputs.money('dias_ya_gozados').toNumber();
  const warnings = codesOf({
    ...commonCases(request, input, payslip, { flags: FLAGS }),
    BELOW_MINIMUM_WAGE: isBelowMinimumWage(input.monthlySalary, input),
    CONTRIBUTION_BASE_CAPPED: isCapped,
    FLAG_THRESHOLD_MISMATCH:
      isMipymeMismatch(input) ||
      (hired !== undefined && half !== undefined && half !== isHalfYearByDates(hired, year)),
    SENIORITY_AT_BOUNDARY: hired !== undefined && isAtVacationBoundary(hired, `${year}-12-31`),
    VACATION_DAYS_OVER_ENTITLEMENT: yearly !== undefined && leave.days.gt(Math.max(0, left)),
    VACATION_SEASON: month >= '05' && month <= '09',
  });
  return { kind: 'computed', amounts: amountsOf(payslip), warnings };
}

/** rules/ar/law.md 12: pay of the vacations, LCT arts. 150 to 157. */
export const argentinaVacaciones: Oracle = {
  country: 'AR',
  scheme: 'vacaciones',
  years: [2023, 2024, 2025, 2026],
  draw: drawVacaciones,
  compute,
};
