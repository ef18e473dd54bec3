import type { WirePeriod } from '../../../runtime/request/sent-request.ts';
import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import { ZERO } from '../fraction.ts';
import { given } from './worker.ts';

/** The warnings whose condition holds. */
export function codesOf(conditions: Readonly<Record<string, boolean>>): ReadonlySet<string> {
  return new Set(Object.keys(conditions).filter((code) => conditions[code] === true));
}

/** Both given and abs(monthly - 30 x daily) over 1% of monthly (rules/mx/law.md 5). */
export function salariesDisagree(request: CalculationRequest): boolean {
  const daily = given(request, 'daily_salary');
  const monthly = given(request, 'monthly_salary');
  if (daily === undefined || monthly === undefined) return false;
  const difference = monthly.minus(daily.times(30));
  const magnitude = difference.isBelow(ZERO) ? difference.times(-1) : difference;
  return magnitude.exceeds(monthly.times('0.01'));
}

/** Present and not zero, but none of the fields that the scheme reads (rules/mx/law.md 0, rule 6). */
export function hasIgnoredField(request: CalculationRequest, fields: readonly string[]): boolean {
  const names = Object.keys(request.employee).filter((name) => !['id', 'overrides', 'inputs'].includes(name));
  return names.some((name) => !fields.includes(name) && given(request, name)?.equals(ZERO) === false);
}

export function hasUnknownOverride(request: CalculationRequest, flags: readonly string[]): boolean {
  const names = Object.keys({ ...request.employee.overrides, ...request.overrides });
  return names.some((name) => !flags.includes(name));
}

/** A day on which a dated value changes falls inside the period after its first day (rules/mx/law.md 5). */
export function paramChangesInside(period: WirePeriod, days: readonly string[]): boolean {
  const years = [period.start_date, period.end_date].map((date) => date.slice(0, 4));
  const dates = days.flatMap((day) => (day.length > 5 ? [day] : years.map((year) => `${year}-${day}`)));
  return dates.some((date) => period.start_date < date && date <= period.end_date);
}
