import type { RuleWarning } from '../module/outcome.ts';

/** Adds a warning. The same code on the same field is one warning with both messages. */
export function addWarning(
  warnings: RuleWarning[],
  code: string,
  severity: RuleWarning['severity'],
  field: string,
  message: string,
): void {
  const place = warnings.findIndex((one) => one.code === code && one.field === field);
  const earlier = warnings[place];
  if (earlier === undefined) warnings.push({ code, severity, field, message });
  else if (earlier.message !== message) {
    warnings[place] = { code, severity, field, message: `${earlier.message}; ${message}` };
  }
}
