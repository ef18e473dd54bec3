import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import { MONEY } from '../../runtime/ir/type.ts';
import type { IrStep, NodeId } from '../ir/ir.ts';
import { isNonNegative } from '../ir/range.ts';
import { definedLabels } from '../lower/defined-labels.ts';
import { isNeverNegative } from '../lower/never-negative.ts';
import { printValue } from '../lower/print-node.ts';
import type { Lowering } from '../lower/state.ts';
import { reportUnboundedInputs } from '../lower/unbounded-inputs.ts';
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

/** Where what a difference takes off got its value. */
function takenOff(id: NodeId, l: Lowering): readonly Label[] {
  const { operation, args } = l.nodes.at(id);
  const below = args.flatMap((arg) => takenOff(arg, l));
  const [, subtrahend] = args;
  if (operation.op !== 'sub' || subtrahend === undefined) return below;
  return [...below, ...definedLabels(subtrahend, l).slice(0, 1)];
}

/** Where a formula first falls below zero, at the end of what it reads: nothing that stands there is below zero itself. */
function firstBelowZero(id: NodeId, l: Lowering): NodeId {
  const { operation, args } = l.nodes.at(id);
  const step = operation.op === 'step' ? l.steps.get(operation.step) : undefined;
  const read = step === undefined ? args : [step.value];
  const below = read.find((each) => !isNonNegative(l.nodes.at(each).range));
  return below === undefined ? id : firstBelowZero(below, l);
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
    const low = l.finals.get(step.id)?.range.low ?? null;
    if (low === null && reportUnboundedInputs(step.value, l)) continue;
    const params = {
      name: step.id,
      low: low === null ? null : printValue(low.value, MONEY, l.scheme.currency),
      currency: l.scheme.currency,
    };
    const origin = l.nodes.at(firstBelowZero(step.value, l)).span;
    const labels = [
      { span: l.nodes.at(step.value).span, text: 'computed here' },
      ...takenOff(step.value, l),
      { span: origin, text: 'first below zero here' },
    ].filter(({ span }, index, all) => all.findIndex((one) => one.span.start === span.start) === index);
    l.report.say(payroll.mayBeNegative, step.span, params, { labels });
  }
}
