import type { Ir, NodeId } from '../../compiler/ir/ir.ts';
import type { Lowering } from '../../compiler/lower/state.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { ranges } from '../../dsl/diagnostics/ranges.ts';
import type { Period } from '../../runtime/module/period.ts';
import type { Evaluation } from '../../runtime/module.ts';
import { type ExpectedValue, testBlock } from './counterexample.ts';
import { Estimator } from './estimate.ts';
import { ExactTrials, type Trial } from './exact-trials.ts';
import type { OpenCheck } from './open-check.ts';
import { estimatedInputs } from './sent.ts';
import { simplest } from './simplest.ts';
import { Trials } from './trials.ts';

/** Calculations per check: the bounds of every input, and many mixtures. */
const SEARCH = 400;
/** Suspicions of a check that are looked at exactly. */
const CONFIRMED = 20;

function expectedOf(evaluation: Evaluation, trials: ExactTrials, l: Lowering): readonly ExpectedValue[] {
  return trials
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
    if (!estimate.refused && known.estimator.evaluate(known.holds, sent, estimate) !== true) yield trial;
  }
}

/** PAY704: looks for a calculation in which the condition of a `check` is false. */
export function refuteCondition({ check, ir, lowering: l, report }: OpenCheck): void {
  const { condition } = check;
  if (condition === null) return;
  const trials = new ExactTrials(ir, condition);
  const refuting = (trial: Trial): Evaluation | null => {
    const evaluation = trials.run(trial);
    return evaluation === null || trials.holds(evaluation) ? null : evaluation;
  };
  let looked = 0;
  for (const trial of suspects(condition, ir, l)) {
    if (looked++ >= CONFIRMED) return;
    if (refuting(trial) === null) continue;
    const plain = simplest(trial, trials.inputs, [], (one) => refuting(one) !== null);
    const evaluation = refuting(plain);
    if (evaluation === null) continue;
    const test = testBlock('contraejemplo', plain, trials.inputs, expectedOf(evaluation, trials, l));
    report.say(ranges.checkRefuted, check.span, {
      reason: rulePhrases.itIsFalseForAnAllowed,
      test,
      claim: null,
    });
    return;
  }
}
