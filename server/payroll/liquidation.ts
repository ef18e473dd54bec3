import { printSteps } from '../../runtime/audit-trail.ts';
import { evaluationLines } from '../../runtime/lines/evaluation-lines.ts';
import type { PayslipLines } from '../../runtime/lines/payslip-lines.ts';
import type { Period } from '../../runtime/module/period.ts';
import type { Call, Refusal, RuleModule, RuleWarning } from '../../runtime/module.ts';
import { computedLines } from '../../runtime/plain/computed-lines.ts';
import { compute, evaluationOf, stepCountOf, traceTextOf } from '../../runtime/plain/evaluation.ts';
import { readCall } from '../../runtime/request/read-call.ts';
import { tracedSteps } from '../../runtime/traced-step.ts';
import { distinct, negativeNet } from './answer-warnings.ts';
import type { WarningDetail } from './calculation.ts';
import type { CalculationRequest } from './calculation-request.ts';
import { exactHalf, type HalfMonth } from './half-month.ts';
import { isLastOfSeveral } from './period-basis.ts';
import { plainHalf } from './plain-half.ts';
import { requestError } from './refusals.ts';
import type { ChosenRules } from './rule-catalog.ts';

/** What the rules say of a period. */
export interface Liquidated {
  readonly kind: 'liquidated';
  readonly lines: PayslipLines;
  /** Those of the whole month that the period is part of. */
  readonly month: PayslipLines;
  /** The audit trail as JSON in its RFC 8785 form; `precision` is the fraction digits of what is only shown. */
  readonly printTrace: (precision: number) => string;
  readonly warnings: readonly WarningDetail[];
}

export interface Refused {
  readonly kind: 'refused';
  readonly refusals: readonly Refusal[];
}

/** What the rules computed, and how the steps of it are printed. */
interface Computation {
  readonly kind: 'computed';
  readonly lines: PayslipLines;
  readonly warnings: readonly RuleWarning[];
  /** One of the two halves of what was computed as a month. */
  readonly split: (isLast: boolean) => HalfMonth;
  readonly stepCount: () => number;
  readonly printSteps: (precision: number) => string;
}

/** In plain whole numbers where the amounts fit, else by exact fractions: both say the same. */
function run({ manifest, plain, evaluate }: RuleModule, call: Call): Computation | Refused {
  const computed = plain === null ? null : compute(manifest, plain, call);
  if (computed !== null) {
    return {
      kind: 'computed',
      lines: computedLines(computed),
      warnings: computed.warnings,
      split: (isLast) => plainHalf(computed, isLast) ?? exactHalf(manifest, evaluationOf(computed), isLast),
      stepCount: () => stepCountOf(computed),
      printSteps: (precision) => traceTextOf(computed, precision),
    };
  }
  const outcome = evaluate(call);
  if (outcome.kind === 'refused') return outcome;
  const { evaluation } = outcome;
  const steps = tracedSteps(manifest, evaluation);
  return {
    kind: 'computed',
    lines: evaluationLines(manifest, evaluation),
    warnings: evaluation.warnings,
    split: (isLast) => exactHalf(manifest, evaluation, isLast),
    stepCount: () => steps.length,
    printSteps: (precision) => printSteps(steps, precision, 0),
  };
}

/**
 * Runs the rules for the period, and splits the month where the scheme does so. Throws `VALIDATION_ERROR` when the
 * request cannot be read.
 */
export function liquidate(request: CalculationRequest, rules: ChosenRules): Liquidated | Refused {
  const { manifest } = rules.module;
  const read = readCall(request, manifest, rules.referenceDate);
  if (read.kind === 'faulty') throw requestError(read.faults);
  const { call } = read;
  const outcome = run(rules.module, call);
  if (outcome.kind === 'refused') return outcome;
  const { lines } = outcome;
  const common = {
    kind: 'liquidated',
    warnings: warningsOf(read.notes, outcome),
    printTrace: (precision: number) => `[${outcome.printSteps(precision)}]`,
  } as const;
  if (request.period.type === 'monthly') return { ...common, lines, month: lines };
  if (manifest.proration === 'split_monthly') {
    const half = outcome.split(isLastOfSeveral(request.period));
    const halved = { ...half.lines, rowsOf: call.period.end.slice(0, 7) };
    return { ...common, lines: halved, month: lines, printTrace: withHalf(outcome, half) };
  }
  const whole = { ...call, ...WHOLE_MONTH, period: wholeMonth(call.period), trace: false };
  const month = run(rules.module, whole);
  return month.kind === 'refused' ? month : { ...common, lines, month: month.lines };
}

/** The steps of the month, and after them those that split it. */
function withHalf(month: Computation, half: HalfMonth): (precision: number) => string {
  return (precision) => {
    const texts = [month.printSteps(precision), half.printSteps(precision, month.stepCount())];
    return `[${texts.filter((text) => text !== '').join(',')}]`;
  };
}

const WHOLE_MONTH = { days: 30 };

/** The same dates as type monthly: the month that a native sub-period is a part of. */
function wholeMonth(period: Period): Period {
  return { ...period, type: 'monthly', ...WHOLE_MONTH };
}

function warningsOf(
  notes: readonly RuleWarning[],
  { warnings, lines }: Computation,
): readonly WarningDetail[] {
  const told = [...notes, ...warnings];
  return distinct([
    ...told.map(({ code, field, message, severity }) => ({ code, field, message, severity })),
    ...negativeNet(lines.isOverdrawn),
  ]);
}
