import { type Payslip, payslipOf, type Refused } from '../../runtime/payslip.ts';
import { readCall } from '../../runtime/request/read-call.ts';
import type { WarningDetail } from './calculation.ts';
import type { CalculationRequest } from './calculation-request.ts';
import { requestError } from './refusals.ts';
import type { ChosenRules } from './rule-catalog.ts';

/** A payslip with everything that its answer warns of. */
export interface WarnedPayslip extends Payslip {
  readonly warnings: readonly WarningDetail[];
}

/** What the rules say of a request. Throws `VALIDATION_ERROR` when it cannot be read. */
export function calculatePayslip(request: CalculationRequest, rules: ChosenRules): WarnedPayslip | Refused {
  const read = readCall(request, rules.module.manifest, rules.referenceDate);
  if (read.kind === 'faulty') throw requestError(read.faults);
  const payslip = payslipOf(rules.module, read.call);
  if (payslip.kind === 'refused') return payslip;
  const told = [...read.notes, ...payslip.warnings];
  const warnings = distinct([
    ...told.map(({ code, field, message, severity }) => ({ code, field, message, severity })),
    ...negativeNet(payslip.lines.isOverdrawn),
  ]);
  return { ...payslip, warnings };
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
