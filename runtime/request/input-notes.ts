import type { InputValue } from '../module/manifest.ts';
import type { RuleWarning } from '../module/outcome.ts';
import { compare, decimal, mul, neg, sub } from '../numbers/exact.ts';

const EMPLOYER_FIELDS = ['id', 'rfc', 'name', 'tax_id', 'state'];
const ONE_PERCENT = decimal('0.01');
const DAYS_OF_MONTH = decimal('30');

export function overrideUnknown(name: string): RuleWarning {
  const message = `The scheme knows no override ${name}; it was ignored.`;
  return { code: 'OVERRIDE_UNKNOWN', field: `overrides.${name}`, message, severity: 'info' };
}

export function fieldIgnored(name: string): RuleWarning {
  const message = `The scheme does not use ${name}; it was ignored.`;
  return { code: 'FIELD_IGNORED_BY_SCHEME', field: name, message, severity: 'info' };
}

/** One for each employer field that the service does not know, by name: the order on the wire means nothing. */
export function employerFieldsIgnored(employer: object): readonly RuleWarning[] {
  return Object.keys(employer)
    .toSorted()
    .filter((name) => !EMPLOYER_FIELDS.includes(name))
    .map((name) => ({
      code: 'UNKNOWN_FIELD_IGNORED',
      field: `employer.${name}`,
      message: `There is no employer field ${name}; it was ignored.`,
      severity: 'info',
    }));
}

/** When both salaries are given and differ by more than 1 % of the monthly one. */
export function salaryMismatch(sent: ReadonlyMap<string, InputValue>): readonly RuleWarning[] {
  const [daily, monthly] = [sent.get('daily_salary'), sent.get('monthly_salary')];
  if (typeof daily !== 'object' || typeof monthly !== 'object') return [];
  const difference = sub(monthly, mul(daily, DAYS_OF_MONTH));
  const magnitude = difference.n < 0n ? neg(difference) : difference;
  if (compare(magnitude, mul(monthly, ONE_PERCENT)) <= 0) return [];
  const message = 'monthly_salary and 30 times daily_salary differ by more than 1 %.';
  return [{ code: 'SALARY_INPUT_MISMATCH', field: 'monthly_salary', message, severity: 'warning' }];
}
