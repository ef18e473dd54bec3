import { inputFaults } from '../../runtime/input-faults.ts';
import type { Call } from '../../runtime/module.ts';
import { type Payslip, payslipOf, type Refused } from '../../runtime/payslip.ts';
import { payslipWarnings } from '../../runtime/payslip-warnings.ts';
import { readCall } from '../../runtime/request/read-call.ts';
import type { SentRequest } from '../../runtime/request/sent-request.ts';
import type { AnsweredHistory } from '../history/answered-history.ts';
import type { WarningDetail } from './calculation.ts';
import { withHistory } from './payslip-history.ts';
import { requestError } from './refusals.ts';
import type { ChosenRules } from './rule-catalog.ts';

/** A payslip with everything that its answer warns of, and with the history that it was calculated with. */
export interface WarnedPayslip extends Payslip {
  readonly warnings: readonly WarningDetail[];
  readonly history: AnsweredHistory | null;
}

/** Facts about earlier payslips that the caller did not send; null if nobody asked. */
export type HistoryOf = ((call: Call) => AnsweredHistory) | null;

/** Evaluates the rules for a request. Throws `VALIDATION_ERROR` if it cannot be read, and the errors of `historyOf`. */
export function calculatePayslip(
  request: SentRequest,
  rules: ChosenRules,
  historyOf: HistoryOf = null,
): WarnedPayslip | Refused {
  const read = readCall(request, rules.module.manifest, rules.referenceDate);
  if (read.kind === 'faulty') throw requestError(inputFaults(request, rules));
  const history = historyOf?.(read.call) ?? null;
  const payslip = payslipOf(rules.module, history === null ? read.call : withHistory(read.call, history));
  if (payslip.kind === 'refused') return payslip;
  const warnings = payslipWarnings(read.notes, payslip);
  return { ...payslip, warnings, history };
}
