import { printAuditTrail } from './audit-trail.ts';
import { periodOfMonth } from './half/exact-half.ts';
import { evaluationLines } from './lines/evaluation-lines.ts';
import type { PayslipLines } from './lines/payslip-lines.ts';
import { TextBytes } from './lines/text-bytes.ts';
import type { Call, Evaluation, Refusal, RuleWarning } from './module/outcome.ts';
import { halfOfMonth } from './module/period.ts';
import type { Manifest, RuleModule } from './module.ts';
import { computedLines } from './plain/computed-lines.ts';
import { type Computed, compute, evaluationOf, printTrace, traceStepsOf } from './plain/evaluation.ts';
import { printHalfTrace } from './plain/half-trace.ts';
import { slotHalf, slotHalfLines } from './plain/slot-half.ts';
import { tracedSteps } from './traced-step.ts';

/** What the rules say of a period, ready to be written. */
export interface Payslip {
  readonly kind: 'computed';
  readonly lines: PayslipLines;
  /** The lines of the whole month that the period is a part of. */
  readonly month: PayslipLines;
  readonly warnings: readonly RuleWarning[];
  /** The audit trail as JSON in its RFC 8785 form; `digits` is the fraction digits of what is only shown. */
  readonly printTrace: (digits: number) => string;
}

export interface Refused {
  readonly kind: 'refused';
  readonly refusals: readonly Refusal[];
}

const WHOLE_MONTH = { days: 30 };

/**
 * The payslip of a period: in plain whole numbers where the amounts fit, else by exact fractions; both say the same. A
 * part of a month that is computed by itself has its month computed beside it.
 */
export function payslipOf(rules: RuleModule, call: Call): Payslip | Refused {
  const payslip = partOf(rules, call);
  const { proration } = rules.manifest;
  if (payslip.kind === 'refused' || proration !== 'native' || call.period.type === 'monthly') return payslip;
  const period = { ...call.period, type: 'monthly' as const, ...WHOLE_MONTH };
  const month = partOf(rules, { ...call, ...WHOLE_MONTH, period, trace: false });
  return month.kind === 'refused' ? month : { ...payslip, month: month.lines };
}

function partOf(rules: RuleModule, call: Call): Payslip | Refused {
  const { manifest, plain, evaluate } = rules;
  const computed = plain === null ? null : compute(manifest, plain, call);
  if (computed !== null) return computedPayslip(computed, call);
  const outcome = evaluate(call);
  return outcome.kind === 'refused' ? outcome : evaluatedPayslip(manifest, outcome.evaluation);
}

const TRACE = new TextBytes();

function computedPayslip(computed: Computed, call: Call): Payslip {
  const { manifest, warnings } = computed;
  const place = halfOfMonth(call.period, manifest.proration);
  const half = place === null ? null : slotHalf(computed, place);
  if (place !== null && half === null) {
    const exact = { ...evaluationOf(computed), trace: traceStepsOf(computed) };
    return evaluatedPayslip(manifest, periodOfMonth(manifest, { ...call, trace: true }, exact));
  }
  const month = computedLines(computed);
  return {
    kind: 'computed',
    lines: half === null ? month : slotHalfLines(half),
    month,
    warnings,
    printTrace: (digits) => {
      TRACE.cutAt(0);
      printTrace(computed, digits, TRACE);
      if (half !== null) printHalfTrace(half, digits, TRACE);
      return `[${TRACE.textSince(1)}]`;
    },
  };
}

function evaluatedPayslip(manifest: Manifest, evaluation: Evaluation): Payslip {
  const lines = evaluationLines(manifest, evaluation);
  const month = evaluation.half === undefined ? lines : evaluationLines(manifest, evaluation.half.month);
  const { warnings } = evaluation;
  const printTrace = (digits: number) => printAuditTrail(tracedSteps(manifest, evaluation), digits);
  return { kind: 'computed', lines, month, warnings, printTrace };
}
