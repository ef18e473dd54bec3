import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import { fraction, ZERO } from '../fraction.ts';
import { count, given } from './worker.ts';

/** rules/mx/law.md 2: highest salaries, and what a factor and a risk premium may be. */
const HIGHEST_SALARIES = { daily_salary: '1000000', monthly_salary: '30000000' };
const RANGES = { factor_integracion: ['1', '3'], risk_class_rate: ['0.005', '0.15'] } as const;

/** Whether a salary passes its bounds; the field is positive and has a highest value. */
export function passesSalaryBounds(request: CalculationRequest): boolean {
  return Object.entries(HIGHEST_SALARIES).some(([field, highest]) => {
    const salary = given(request, field);
    return salary !== undefined && (!salary.exceeds(ZERO) || salary.exceeds(fraction(highest)));
  });
}

/** Whether an input passes the bounds of rules/mx/law.md 2, so that the request is refused. */
export function passesBounds(request: CalculationRequest): boolean {
  const outOfRange = Object.entries(RANGES).some(([field, [low, high]]) => {
    const value = given(request, field);
    return value !== undefined && (value.isBelow(fraction(low)) || value.exceeds(fraction(high)));
  });
  return passesSalaryBounds(request) || outOfRange || tooManySundays(request) || tooManyDays(request);
}

/** "integer 0..5 and <= days". */
function tooManySundays(request: CalculationRequest): boolean {
  const sundays = Number(request.employee.sunday_bonus_days ?? 0);
  return sundays > Math.min(5, request.period.days);
}

/** rules/mx/law.md 2.7: up to 7 absences, and with the days on sick leave no more than the period has. */
function tooManyDays(request: CalculationRequest): boolean {
  const [absences, sick] = [count(request, 'dias_ausencia'), count(request, 'dias_incapacidad')];
  return absences > 7 || sick > 31 || absences + sick > request.period.days;
}
