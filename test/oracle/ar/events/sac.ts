import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { latest } from '../../calendar.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { cents, type Money, money, most, ZERO } from '../money.ts';
import { readInput } from '../payroll-input.ts';
import { aguinaldoBases } from './contribution-bases.ts';
import { days30 } from './dates.ts';
import { drawSac } from './draw-sac.ts';
import { amountsOf, type EventPayslip, employeeParts, employerParts } from './event-payslip.ts';
import { codesOf, commonCases, isBelowMinimumWage, isMipymeMismatch } from './event-warnings.ts';
import { halfYearOf } from './half-year.ts';
import { type Inputs, inputsOf } from './inputs.ts';

const FLAGS = ['empleador_grande_servicios', 'empleador_mipyme'];
const MONTHS = ['06', '12'];

/** rules/ar/law.md 11, step 1. */
function daysWorked(date: string, inputs: Inputs): Money {
  const { first, last } = halfYearOf(date);
  const from = latest(inputs.text('hire_date') ?? first, first);
  return money(days30(from, last)).minus(inputs.money('dias_sin_goce'));
}

function isRefused(date: string, inputs: Inputs): boolean {
  const isHiredLater = (inputs.text('hire_date') ?? date) > date;
  return isHiredLater || inputs.money('dias_computables').gt(180) || daysWorked(date, inputs).lt(0);
}

/** LCT arts. 121 to 123: half of the best month, for the days of the half year. */
function payslipOf(request: CalculationRequest, best: Money, days: Money) {
  const input = readInput(request);
  const sac = cents(best.times(days).div(360));
  const bases = aguinaldoBases(sac, days, input.month);
  const payslip: EventPayslip = {
    counts: { dias_computables: days.toFixed() },
    perceptions: { sac },
    deductions: employeeParts({ ...bases, union: sac }, input),
    bases: {
      base_aportes_sac: bases.base,
      base_aportes_obra_social_sac: bases.healthBase,
      ...bases.employer,
    },
    employer: employerParts(bases.employer, input),
  };
  return { payslip, bases };
}

function compute(request: CalculationRequest): Verdict {
  const date = request.period.end_date;
  const inputs = inputsOf(request);
  if (isRefused(date, inputs)) return { kind: 'refused' };
  const input = readInput(request);
  const sent = inputs.sent('mejor_remuneracion');
  const earlier = inputs.history('mejor_del_semestre');
  const best = cents(sent ?? most(earlier ?? ZERO, input.monthlySalary));
  const worked = daysWorked(date, inputs);
  const days = inputs.sent('dias_computables') ?? worked;
  const { payslip, bases } = payslipOf(request, best, days);
  const warnings = codesOf({
    ...commonCases(request, input, payslip, { flags: FLAGS }),
    BELOW_MINIMUM_WAGE: isBelowMinimumWage(best, input),
    CONTRIBUTION_BASE_FLOORED: bases.isFloored,
    CONTRIBUTION_BASE_CAPPED: bases.isCapped,
    FLAG_THRESHOLD_MISMATCH: isMipymeMismatch(input),
    SAC_MONTH_UNUSUAL: !MONTHS.includes(date.slice(5, 7)),
    SAC_DAYS_OVERRIDDEN: !days.eq(worked),
    SAC_BY_CURRENT_MONTH: sent === null && earlier === null,
  });
  return { kind: 'computed', amounts: amountsOf(payslip), warnings };
}

/** rules/ar/law.md 11: the aguinaldo, LCT arts. 121 to 123. */
export const argentinaSac: Oracle = {
  country: 'AR',
  scheme: 'sac',
  years: [2023, 2024, 2025, 2026],
  draw: drawSac,
  compute,
};
