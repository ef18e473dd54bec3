import type { Call, Evaluation, InputValue, Outcome, RuleModule } from '../../../compiler/runtime/module.ts';
import {
  amountIn,
  type Computed,
  compute,
  evaluationOf,
  traceTextOf,
} from '../../../compiler/runtime/plain/evaluation.ts';
import type { SlotAmount } from '../../../compiler/runtime/plain/plain-rules.ts';
import { digitsOfDate } from '../../../compiler/runtime/plain/text.ts';
import { printAuditTrail } from '../../../server/payroll/audit-trail.ts';
import { tracedSteps } from '../../../server/payroll/traced-step.ts';
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
 * step where plain numbers answer. A call that asks for a trace is also computed the exact way, with the whole
 * trace, and the texts of its audit trail are compared.
 */
export function comparePayslip(
  emitted: RuleModule,
  call: Call,
  { outcome: expected, finals }: Judgement,
): Comparison {
  const { manifest, plain } = emitted;
  const computed = plain === null ? null : compute(manifest, plain, call);
  const exact = call.trace ? at('exact', differenceOf(expected, emitted.evaluate(call))) : null;
  const amounts = exact ?? at('amounts', amountsDifference(emitted, call, expected, computed));
  if (computed === null) return { difference: amounts, plain: false };
  if (amounts !== null || expected.kind === 'refused') return { difference: amounts, plain: true };
  const { evaluation } = expected;
  const steps = at('plain', stepsDifference(computed, finals));
  const text = call.trace && steps === null ? at('trail', trailDifference(computed, evaluation)) : null;
  return { difference: steps ?? text, plain: true };
}

function amountsDifference(
  emitted: RuleModule,
  call: Call,
  expected: Outcome,
  computed: Computed | null,
): Difference | null {
  const actual: Outcome =
    computed === null
      ? emitted.evaluate({ ...call, trace: false })
      : { kind: 'computed', evaluation: evaluationOf(computed) };
  if (expected.kind === 'refused') return differenceOf(expected, actual);
  const evaluation = call.trace ? { ...expected.evaluation, trace: [] } : expected.evaluation;
  return differenceOf({ kind: 'computed', evaluation }, actual);
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

function trailDifference(computed: Computed, expected: Evaluation): Difference | null {
  const steps = tracedSteps(computed.manifest, expected);
  for (const digits of PRECISIONS) {
    const found = differenceOf(printAuditTrail(steps, digits), `[${traceTextOf(computed, digits)}]`);
    if (found !== null) return { ...found, place: `${digits} digits` };
  }
  return null;
}
