import { printAuditTrail } from './audit-trail.ts';
import { computedLines } from './fixed-point/computed-lines.ts';
import { type Computed, compute, evaluationOf, printTrace, traceStepsOf } from './fixed-point/evaluation.ts';
import { printHalfTrace } from './fixed-point/half-trace.ts';
import { slotHalf, slotHalfLines } from './fixed-point/slot-half.ts';
import { periodOfMonth } from './half/exact-half.ts';
import { evaluationLines } from './lines/evaluation-lines.ts';
import type { PayslipLines } from './lines/payslip-lines.ts';
import { TextBytes } from './lines/text-bytes.ts';
import type { Call, Evaluation, Refusal, RuleWarning } from './module/outcome.ts';
import { halfOfMonth } from './module/period.ts';
import type { Manifest, RuleModule } from './module.ts';
import { tracedSteps } from './traced-step.ts';

/** What computed a payslip: plain numbers, or exact fractions where those do not suffice. */
export type Evaluator = 'plain' | 'exact';

/** What the rules say of a period, ready to be written. */
export interface Payslip {
  readonly kind: 'computed';
  /** Exact where any part of it was. */
  readonly evaluator: Evaluator;
  readonly lines: PayslipLines;
  /** The lines of the whole month that the period is a part of. */
  readonly month: PayslipLines;
  readonly warnings: readonly RuleWarning[];
  /** Writes the audit trail as JSON in its RFC 8785 form; `digits` is the fraction digits of what is only shown. */
  readonly writeTrace: (digits: number, out: TextBytes) => void;
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
  if (month.kind === 'refused') return month;
  const evaluator = month.evaluator === 'exact' ? 'exact' : payslip.evaluator;
  return { ...payslip, evaluator, month: month.lines };
}

function partOf(rules: RuleModule, call: Call): Payslip | Refused {
  const { manifest, plain, evaluate } = rules;
  const computed = plain === null ? null : compute(manifest, plain, call);
  if (computed !== null) return computedPayslip(computed);
  const outcome = evaluate(call);
  return outcome.kind === 'refused' ? outcome : evaluatedPayslip(manifest, outcome.evaluation);
}

/** The payslip of what was computed in plain numbers: of a half month, what was computed is its month. */
export function computedPayslip(computed: Computed): Payslip {
  const { manifest, warnings, row } = computed;
  const place = halfOfMonth(row.period, manifest.proration);
  const half = place === null ? null : slotHalf(computed, place);
  if (place !== null && half === null) {
    const exact = { ...evaluationOf(computed), trace: traceStepsOf(computed) };
    return evaluatedPayslip(manifest, periodOfMonth(manifest, { period: row.period, trace: true }, exact));
  }
  const month = computedLines(computed);
  return {
    kind: 'computed',
    evaluator: 'plain',
    lines: half === null ? month : slotHalfLines(half),
    month,
    warnings,
    writeTrace: (digits, out) => {
      const start = out.length;
      printTrace(computed, digits, out);
      if (half !== null) printHalfTrace(half, out);
      // The list of steps, whatever character it begins with: a comma stands before every step.
      out.replaceAt(start, '[');
      out.ascii(']');
    },
  };
}

/** The payslip of exact amounts. */
export function evaluatedPayslip(manifest: Manifest, evaluation: Evaluation): Payslip {
  const lines = evaluationLines(manifest, evaluation);
  const month = evaluation.half === undefined ? lines : evaluationLines(manifest, evaluation.half.month);
  return {
    kind: 'computed',
    evaluator: 'exact',
    lines,
    month,
    warnings: evaluation.warnings,
    writeTrace: (digits, out) => out.add(printAuditTrail(tracedSteps(manifest, evaluation), digits)),
  };
}

const TRACE = new TextBytes();

/** The audit trail of a payslip, as it is digested, stored and answered. */
export function traceText({ writeTrace }: Payslip, digits: number): string {
  TRACE.cutAt(0);
  writeTrace(digits, TRACE);
  return TRACE.textSince(0);
}
