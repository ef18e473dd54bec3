import { ranges } from '../../../dsl/diagnostics/ranges.ts';
import type { Period } from '../../../runtime/module/period.ts';
import type { Evaluation } from '../../../runtime/module.ts';
import type { Ir, IrCheck, NodeId } from '../../ir/ir.ts';
import { isProven } from '../../lower/implication.ts';
import type { Lowering } from '../../lower/state.ts';
import { type ExpectedValue, testBlock } from './counterexample.ts';
import { Estimator } from './estimate.ts';
import { Laboratory, type Trial } from './laboratory.ts';
import { estimatedInputs, Trials } from './trials.ts';

/** Calculations per check: the bounds of every input, and many mixtures. */
const SEARCH = 400;
/** Suspicions of a check that are looked at exactly. */
const CONFIRMED = 20;

function expectedOf(evaluation: Evaluation, laboratory: Laboratory, l: Lowering): readonly ExpectedValue[] {
  return laboratory
    .valuesRead(evaluation)
    .filter(({ name }) => l.steps.has(name))
    .map(({ name, value, type }) => ({ name, value, type }));
}

/** Trials in which the condition seems to be false. */
function* suspects(condition: NodeId, ir: Ir, l: Lowering): Generator<Trial> {
  const estimators = new Map<Period, { estimator: Estimator; holds: ReturnType<Estimator['compile']> }>();
  for (const trial of new Trials(ir, l).search(SEARCH)) {
    let known = estimators.get(trial.period);
    if (known === undefined) {
      const estimator = new Estimator(ir, trial.period, { steps: [], formulas: [condition] });
      known = { estimator, holds: estimator.compile(condition) };
      estimators.set(trial.period, known);
    }
    const sent = estimatedInputs(trial.sent);
    const estimate = known.estimator.run(sent);
    if (!estimate.refused && !known.estimator.holds(known.holds, sent, estimate)) yield trial;
  }
}

/** PAY704: looks for a calculation in which the condition of a `check` is false, unless it is proven. */
export function refuteCondition(check: IrCheck, ir: Ir, l: Lowering): void {
  const { condition } = check;
  if (condition === null || isProven(condition, l)) return;
  const laboratory = new Laboratory(ir, condition);
  let looked = 0;
  for (const trial of suspects(condition, ir, l)) {
    if (looked++ >= CONFIRMED) return;
    const evaluation = laboratory.run(trial);
    if (evaluation === null || laboratory.holds(evaluation)) continue;
    const test = testBlock('contraejemplo', trial, laboratory.inputs, expectedOf(evaluation, laboratory, l));
    l.report.say(ranges.checkRefuted, check.span, { reason: 'it is false for an allowed input', test });
    return;
  }
}
