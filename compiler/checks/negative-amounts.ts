import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import type { IrStep, NodeId } from '../ir/ir.ts';
import { isNonNegative } from '../ir/range.ts';
import { readLabels } from '../lower/defined-labels.ts';
import { firstPlace } from '../lower/first-place.ts';
import { isNeverNegative } from '../lower/never-negative.ts';
import type { Lowering } from '../lower/state.ts';
import { reportUnboundedInputs } from '../lower/unbounded-inputs.ts';
import { unmarkedLines } from '../lower/unmarked-lines.ts';
import { Soundness } from './sound.ts';

/** Steps that a formula reads, those that they read, too. */
function stepsRead(id: NodeId, l: Lowering, found: Set<string> = new Set()): ReadonlySet<string> {
  const { operation, args } = l.nodes.at(id);
  for (const arg of args) stepsRead(arg, l, found);
  const step =
    operation.op === 'step' && !found.has(operation.step) ? l.steps.get(operation.step) : undefined;
  if (step === undefined) return found;
  found.add(step.id);
  return stepsRead(step.value, l, found);
}

/** Labels of one diagnostic at most: beyond these its reader would be lost. */
const MOST = 6;

/** Where the amount is computed, where it first falls below zero, and where what is read there got its value. */
function causes(id: NodeId, l: Lowering): readonly Label[] {
  const origin = firstPlace(id, l, (range) => !isNonNegative(range));
  const all = [
    { span: l.nodes.at(id).span, text: quantityPhrases.computedHere },
    ...(origin === id ? [] : [{ span: l.nodes.at(origin).span, text: rulePhrases.firstNotProvenHere }]),
    ...unmarkedLines(origin, l),
    ...readLabels(origin, l),
  ];
  return all
    .filter(({ span }, at) => all.findIndex((one) => one.span.start === span.start) === at)
    .slice(0, MOST);
}

/**
 * PAY508: lines and bases whose amount is not proven to stay at zero or above, whatever is sent. What is computed from
 * one that was told follows from it.
 */
export function checkNegativeAmounts(l: Lowering): void {
  const soundness = new Soundness(l);
  const told = new Set<string>();
  const isNegative = (step: IrStep): boolean => {
    const range = l.finals.get(step.id)?.range;
    return range !== undefined && !isNonNegative(range) && isNeverNegative(step, l);
  };
  for (const step of l.steps.values()) {
    if (!isNegative(step) || !soundness.isSound(step.value)) continue;
    const follows = told.size > 0 && [...stepsRead(step.value, l)].some((read) => told.has(read));
    told.add(step.id);
    if (follows) continue;
    const isBounded = (l.finals.get(step.id)?.range.low ?? null) !== null;
    if (!isBounded && reportUnboundedInputs(step.value, l)) continue;
    const params = { name: step.id, currency: l.scheme.currency };
    l.report.say(payroll.mayBeNegative, step.span, params, { labels: causes(step.value, l) });
  }
}
