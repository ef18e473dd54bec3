import { printAuditTrail } from '../../../runtime/audit-trail.ts';
import { computedLines } from '../../../runtime/fixed-point/computed-lines.ts';
import {
  type Computed,
  compute,
  evaluationOf,
  traceStepsOf,
  traceTextOf,
} from '../../../runtime/fixed-point/evaluation.ts';
import { evaluationLines } from '../../../runtime/lines/evaluation-lines.ts';
import type { Call, Evaluation, Manifest, Outcome, RuleModule } from '../../../runtime/module.ts';
import { payslipOf, traceText } from '../../../runtime/payslip.ts';
import { tracedSteps } from '../../../runtime/traced-step.ts';
import { comparable } from './comparable.ts';
import { expectedTexts } from './line-objects.ts';
import { writtenTexts } from './line-texts.ts';

/** Fraction digits that a caller may ask for. */
const PRECISIONS = [0, 1, 2, 3, 6, 10];

/** The same call with quantities cut to what plain numbers read: cents, hundredths, whole numbers. */
export function tamedCall(call: Call, { manifest, plain }: RuleModule): Call {
  const inputs = { ...call.inputs };
  for (const [place, { wire }] of manifest.inputs.entries()) {
    const value = inputs[wire];
    const scale = plain?.scales[place] ?? 1n;
    if (typeof value === 'object') inputs[wire] = { n: (value.n * scale) / value.d, d: scale };
  }
  return { ...call, inputs };
}

/**
 * Compares what the rules say in plain whole numbers, and the lines and the audit trail that they print of it,
 * with an evaluation of the interpreter. False when plain numbers do not answer the call.
 */
export function expectFixedPointToAgree(emitted: RuleModule, call: Call, expected: Evaluation): boolean {
  const { manifest, plain } = emitted;
  if (plain === null) throw new Error(`${manifest.path} has no rules in plain numbers`);
  const computed = compute(manifest, plain, call);
  if (computed === null) return false;
  const period = printedOf(manifest, expected);
  const month = expected.half === undefined ? period : printedOf(manifest, expected.half.month);
  for (const one of [computed, inUsedMemory(computed)]) expectToPrint(one, month);
  expectPayslip(emitted, call, period);
  return true;
}

/** An evaluation of the interpreter, and what is to be printed of it. */
interface Printed {
  readonly evaluation: Evaluation;
  readonly lines: readonly string[];
  /** The audit trail, for each of the precisions. */
  readonly trails: readonly string[];
}

function printedOf(manifest: Manifest, evaluation: Evaluation): Printed {
  const lines = expectedTexts(manifest, evaluation);
  expect(writtenTexts(evaluationLines(manifest, evaluation))).toEqual(lines);
  const steps = tracedSteps(manifest, evaluation);
  return { evaluation, lines, trails: PRECISIONS.map((digits) => printAuditTrail(steps, digits)) };
}

/** The period is written as the interpreter computes it, whole or half of a month. */
function expectPayslip(emitted: RuleModule, call: Call, { lines, trails }: Printed): void {
  const payslip = payslipOf(emitted, call);
  if (payslip.kind === 'refused') {
    expect(payslip).toEqual(wholeMonth(emitted, call));
    return;
  }
  expect(writtenTexts(payslip.lines)).toEqual(lines);
  expect(PRECISIONS.map((digits) => traceText(payslip, digits))).toEqual(trails);
}

/** A week whose whole month is refused, say by a holiday that only the month asks for, has no payslip either. */
function wholeMonth({ evaluate }: RuleModule, call: Call): Outcome {
  const period = { ...call.period, type: 'monthly' as const, days: 30 };
  return evaluate({ ...call, days: 30, period, trace: false });
}

/** True when the lines are written straight from the numbers, without exact amounts between. */
export function isWrittenStraight({ manifest, plain }: RuleModule, call: Call): boolean {
  const computed = plain === null ? null : compute(manifest, plain, call);
  return computed?.plain.lines.total(computed.slots) === true;
}

/** The same payslip in memory that still holds another, as a run over many people computes them. */
function inUsedMemory(computed: Computed): Computed {
  const slots = new Float64Array(computed.slots.length).fill(7);
  expect(computed.plain.compute(computed.row, slots, null)).toBe(true);
  return { ...computed, slots };
}

function expectToPrint(computed: Computed, { evaluation, lines, trails }: Printed): void {
  const { manifest } = computed;
  expect(comparable({ kind: 'computed', evaluation: evaluationOf(computed) })).toEqual(
    comparable({ kind: 'computed', evaluation: { ...evaluation, trace: [] } }),
  );
  expect(writtenTexts(computedLines(computed))).toEqual(lines);
  expect(PRECISIONS.map((digits) => `[${traceTextOf(computed, digits)}]`)).toEqual(trails);
  const objects = tracedSteps(manifest, { ...evaluation, trace: traceStepsOf(computed) });
  expect(printAuditTrail(objects, 6)).toBe(trails[PRECISIONS.indexOf(6)]);
}
