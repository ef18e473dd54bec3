import type { RuleWarning } from './module/outcome.ts';
import type { Payslip } from './payslip.ts';

/** A warning as it is answered. */
export interface WarningDetail {
  readonly code: string;
  readonly field: string;
  readonly message: string;
  readonly severity: 'info' | 'warning';
}

/** Everything that a payslip is answered with; `notes` is what its request gave cause to say. */
export function payslipWarnings(
  notes: readonly RuleWarning[],
  { warnings, lines }: Pick<Payslip, 'warnings' | 'lines'>,
): readonly WarningDetail[] {
  const told = [...notes, ...warnings];
  return distinct([
    ...told.map(({ code, field, message, severity }) => ({ code, field, message, severity })),
    ...negativeNet(lines.isOverdrawn),
  ]);
}

function negativeNet(isOverdrawn: boolean): readonly WarningDetail[] {
  if (!isOverdrawn) return [];
  const message = 'Deductions exceed perceptions; this net salary cannot be paid out.';
  return [{ code: 'NEGATIVE_NET_SALARY', field: 'net_salary', message, severity: 'warning' }];
}

/** Each code at most once for a field; the first one stands. */
function distinct(warnings: readonly WarningDetail[]): readonly WarningDetail[] {
  const seen = new Set<string>();
  return warnings.filter(({ code, field }) => {
    const key = `${code} ${field}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
