import { printAuditTrail } from '../../../runtime/audit-trail.ts';
import { amountIn, type Computed, compute, evaluationOf } from '../../../runtime/fixed-point/evaluation.ts';
import type { SlotAmount } from '../../../runtime/fixed-point/shown-value.ts';
import { evaluationLines } from '../../../runtime/lines/evaluation-lines.ts';
import { LineSheet } from '../../../runtime/lines/line-sheet.ts';
import { LINE_PARTS, type LinePart, type NameOrder } from '../../../runtime/lines/line-texts.ts';
import type { PayslipLines } from '../../../runtime/lines/payslip-lines.ts';
import { TextBytes } from '../../../runtime/lines/text-bytes.ts';
import type { Call, Evaluation, InputValue, Manifest, Outcome, RuleModule } from '../../../runtime/module.ts';
import { digitsOfDate } from '../../../runtime/numbers/text.ts';
import { type Payslip, payslipOf, traceText } from '../../../runtime/payslip.ts';
import { tracedSteps } from '../../../runtime/traced-step.ts';
import { type Difference, differenceOf } from './difference.ts';

/** Fraction digits of the audit trails that are compared. */
const PRECISIONS = [2, 6, 10];

/** How two ways of computing a payslip compare. */
export interface Comparison {
  /** Which of the emitted ways differs, and where; null when none does. */
  readonly difference: Difference | null;
  /** True when plain whole numbers answered. */
  readonly plain: boolean;
}

function at(way: string, difference: Difference | null): Difference | null {
  return difference === null ? null : { ...difference, place: `${way}: ${difference.place}` };
}

/** What the interpreter said of a payslip. */
export interface Judgement {
  /** With its trace when the comparison is to be thorough. */
  readonly outcome: Outcome;
  /** What every step that exists came to, in order. */
  readonly finals: readonly Final[];
}

export interface Final {
  readonly id: string;
  readonly final: InputValue;
}

/**
 * Compares what the interpreter says with what the emitted module says: all amounts, and the result of every
 * step where plain numbers answer. A call that asks for a trace is computed from the packed rules and in plain numbers,
 * with the whole trace of both, and the texts of its lines and of its audit trail are compared.
 */
export function comparePayslip(
  emitted: RuleModule,
  call: Call,
  { outcome: expected, finals }: Judgement,
): Comparison {
  const { manifest, plain } = emitted;
  const computed = plain === null ? null : compute(manifest, plain, call);
  if (call.trace || computed === null) {
    const difference = at('fractions', differenceOf(expected, emitted.evaluateExactly(call)));
    if (difference !== null || computed === null) return { difference, plain: false };
  }
  if (expected.kind === 'refused') {
    const actual = evaluationOf(computed);
    return { difference: { place: 'plain', expected, actual }, plain: true };
  }
  const { evaluation } = expected;
  const steps = at('plain', stepsDifference(computed, finals));
  const rest = call.trace
    ? () =>
        at('plain', differenceOf(expected, emitted.evaluate(call))) ??
        payslipDifference(emitted, call, evaluation)
    : () => at('plain', differenceOf(evaluation.half?.month ?? evaluation, evaluationOf(computed)));
  return { difference: steps ?? rest(), plain: true };
}

function stepsDifference(computed: Computed, finals: readonly Final[]): Difference | null {
  const { manifest, plain, slots } = computed;
  let next = 0;
  for (const [place, spec] of manifest.steps.entries()) {
    const step = plain.steps[place];
    if (step === undefined) return { place: spec.id, expected: 'slots', actual: undefined };
    const traced = finals[next];
    const exists = step.present < 0 || slots[step.present] === 1;
    if (exists !== (traced?.id === spec.id)) return { place: spec.id, expected: traced?.id, actual: exists };
    if (!exists || traced === undefined) continue;
    next += 1;
    const found = finalDifference(traced.final, spec.words, slots, step.final);
    if (found !== null) return { ...found, place: `${spec.id} ${found.place}` };
  }
  return next === finals.length ? null : { place: 'steps', expected: finals.length, actual: next };
}

function finalDifference(
  expected: InputValue,
  words: readonly string[],
  slots: Float64Array,
  { slot, ...amount }: SlotAmount,
): Difference | null {
  const held = slots[slot];
  if (typeof expected === 'boolean') return differenceOf(expected ? 1 : 0, held);
  if (typeof expected === 'object') return differenceOf(expected, amountIn(slots, { slot, ...amount }));
  return differenceOf(words.length > 0 ? words.indexOf(expected) + 1 : digitsOfDate(expected), held);
}

const SHOWN = 80;

/** Two texts from shortly before the first character in which they differ. */
function textDifference(expected: string, actual: string, place: string): Difference | null {
  if (expected === actual) return null;
  let same = 0;
  while (expected[same] === actual[same]) same += 1;
  const shown = (text: string): string => text.slice(Math.max(0, same - SHOWN), same + SHOWN);
  return { place, expected: shown(expected), actual: shown(actual) };
}

/** What is written of the slots, and of the exact amounts: the period, its month where it is half of one, the trail. */
function payslipDifference(rules: RuleModule, call: Call, expected: Evaluation): Difference | null {
  const { manifest } = rules;
  const payslip = payslipOf(rules, call);
  if (payslip.kind === 'refused') return { place: 'plain', expected: 'a payslip', actual: payslip };
  const { half } = expected;
  const month =
    half === undefined ? null : linesDifference(payslip.month, evaluationLines(manifest, half.month));
  const lines = month ?? linesDifference(payslip.lines, evaluationLines(manifest, expected));
  return lines ?? trailDifference(payslip, manifest, expected);
}

function linesDifference(straight: PayslipLines, exact: PayslipLines): Difference | null {
  const out = new TextBytes();
  const textOf = (lines: PayslipLines, part: LinePart, order: NameOrder): string => {
    out.cutAt(0);
    lines.write(part, new LineSheet(lines, order, out));
    return out.textSince(0);
  };
  for (const order of ['contract', 'alphabet'] as const) {
    for (const part of LINE_PARTS) {
      const [wanted, found] = [textOf(exact, part, order), textOf(straight, part, order)];
      const difference = textDifference(wanted, found, `${part} by ${order}`);
      if (difference !== null) return difference;
    }
  }
  return null;
}

function trailDifference(payslip: Payslip, manifest: Manifest, expected: Evaluation): Difference | null {
  const steps = tracedSteps(manifest, expected);
  for (const digits of PRECISIONS) {
    const actual = traceText(payslip, digits);
    const found = textDifference(printAuditTrail(steps, digits), actual, `trail of ${digits} digits`);
    if (found !== null) return found;
  }
  return null;
}
