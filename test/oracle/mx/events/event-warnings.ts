import { type Fraction, ZERO } from '../../fraction.ts';
import { codesOf, hasIgnoredField, hasUnknownOverride, salariesDisagree } from '../input-warnings.ts';
import { highestSubsidized } from '../subsidy.ts';
import type { Event } from './event.ts';
import { type Amounts, isExempt, subsidyOf } from './event-tax.ts';

const SALARIES = ['daily_salary', 'monthly_salary'];

/** The amounts of an event with the part that RLISR 174 names, and what its scheme reads. */
interface Warned {
  readonly amounts: Amounts;
  readonly yearly: Fraction;
  readonly flags: readonly string[];
  /** Fields of the contract, beside the salaries. */
  readonly fields?: readonly string[];
}

/** Warnings of the month's tax and of the salary, the same in every event scheme (rules/mx/law.md 19). */
export function commonWarnings(
  event: Event,
  { amounts, yearly, flags, fields = [] }: Warned,
): Readonly<Record<string, boolean>> {
  const { request } = event;
  return {
    FLAG_THRESHOLD_MISMATCH: contradictsZone(event),
    BELOW_MINIMUM_WAGE: event.daily.isBelow(event.minimumWage),
    SALARY_INPUT_MISMATCH: salariesDisagree(request),
    MINIMUM_WAGE_EXEMPT: isExempt(event, yearly),
    SUBSIDY_LOST_BY_EVENT: losesSubsidy(event, amounts),
    SUBSIDY_CLIFF: isOverCliff(event, amounts.base_isr_mes),
    NEGATIVE_NET_SALARY: amounts.neto?.isBelow(ZERO) ?? false,
    FIELD_IGNORED_BY_SCHEME: hasIgnoredField(request, [...SALARIES, ...fields]),
    OVERRIDE_UNKNOWN: hasUnknownOverride(request, flags),
  };
}

export function warningsOf(conditions: Readonly<Record<string, boolean>>): ReadonlySet<string> {
  return codesOf(conditions);
}

function contradictsZone({ request, daily, parameters, minimumWage }: Event): boolean {
  const border = parameters.borderMinimumWage;
  if (request.overrides?.zona_libre_frontera_norte === true) return daily.isBelow(minimumWage);
  return daily.equals(border);
}

function losesSubsidy(event: Event, amounts: Amounts): boolean {
  const { ingreso_gravado_mes: before = ZERO, base_isr_mes: after } = amounts;
  if (event.byRegulation || after === undefined || before.equals(ZERO)) return false;
  return subsidyOf(event, before).exceeds(ZERO) && subsidyOf(event, after).equals(ZERO);
}

/** The base of the month lies within one subsidy above the limit. */
function isOverCliff(event: Event, base: Fraction | undefined): boolean {
  if (base === undefined) return false;
  const { limit, amount } = highestSubsidized(event.month, event.parameters);
  return base.exceeds(limit) && !base.exceeds(limit.plus(amount));
}
