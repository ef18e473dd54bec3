import { ranges } from '../../../dsl/diagnostics/ranges.ts';
import type { Ir, IrCheck } from '../../ir/ir.ts';
import type { Lowering } from '../../lower/state.ts';
import type { Evaluation } from '../../runtime/module.ts';
import { type ExpectedValue, testBlock } from './counterexample.ts';
import { Laboratory } from './laboratory.ts';
import { Trials } from './trials.ts';

/** Calculations per check: enough for the bounds of every input and some hundreds of mixtures. */
const SEARCH = 300;

function expectedOf(evaluation: Evaluation, laboratory: Laboratory, l: Lowering): readonly ExpectedValue[] {
  return laboratory
    .valuesRead(evaluation)
    .filter(({ name }) => l.steps.has(name))
    .map(({ name, value, type }) => ({ name, value, type }));
}

/** PAY704: looks for a calculation in which the condition of a `check` is false. */
export function refuteCondition(check: IrCheck, ir: Ir, l: Lowering): void {
  const { condition } = check;
  if (condition === null || l.nodes.at(condition).truth === true) return;
  const laboratory = new Laboratory(ir, condition);
  for (const trial of new Trials(ir, l).search(SEARCH)) {
    const evaluation = laboratory.run(trial);
    if (evaluation === null || laboratory.holds(evaluation)) continue;
    const test = testBlock('contraejemplo', trial, laboratory.inputs, expectedOf(evaluation, laboratory, l));
    l.report.say(ranges.checkRefuted, check.span, { reason: 'it is false for an allowed input', test });
    return;
  }
}
