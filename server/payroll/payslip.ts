import type { Call } from '../../runtime/module.ts';
import { type Payslip, payslipOf, type Refused } from '../../runtime/payslip.ts';
import { readCall } from '../../runtime/request/read-call.ts';
import type { AnsweredHistory } from '../history/stored-history.ts';
import type { WarningDetail } from './calculation.ts';
import type { CalculationRequest } from './calculation-request.ts';
import { withHistory } from './payslip-history.ts';
import { requestError } from './refusals.ts';
import type { ChosenRules } from './rule-catalog.ts';

/** A payslip with everything that its answer warns of, and with the history that it was calculated with. */
export interface WarnedPayslip extends Payslip {
  readonly warnings: readonly WarningDetail[];
  readonly history: AnsweredHistory | null;
}

/** What is known of earlier payslips beside what the caller sent; null where nobody asked. */
export type HistoryOf = ((call: Call) => AnsweredHistory) | null;

/** What the rules say of a request. Throws `VALIDATION_ERROR` when it cannot be read, and what `historyOf` throws. */
export function calculatePayslip(
  request: CalculationRequest,
  rules: ChosenRules,
  historyOf: HistoryOf = null,
): WarnedPayslip | Refused {
  const read = readCall(request, rules.module.manifest, rules.referenceDate);
  if (read.kind === 'faulty') throw requestError(read.faults);
  const history = historyOf?.(read.call) ?? null;
  const payslip = payslipOf(rules.module, history === null ? read.call : withHistory(read.call, history));
  if (payslip.kind === 'refused') return payslip;
  const told = [...read.notes, ...payslip.warnings];
  const warnings = distinct([
    ...told.map(({ code, field, message, severity }) => ({ code, field, message, severity })),
    ...negativeNet(payslip.lines.isOverdrawn),
  ]);
  return { ...payslip, warnings, history };
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
