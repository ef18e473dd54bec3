import { compute, evaluationOf, traceStepsOf } from './fixed-point/evaluation.ts';
import type { EmittedRules, TracedRules } from './fixed-point/fixed-point-rules.ts';
import { readLayout } from './fixed-point/read-layout.ts';
import { Warnings } from './fixed-point/warnings.ts';
import { periodOfMonth } from './half/exact-half.ts';
import { interpret } from './interpreter/interpret.ts';
import type { ModuleLaw } from './law/module-law.ts';
import { once } from './module/once.ts';
import type { Call, Outcome, RuleModule } from './module.ts';
import { writtenFormulas } from './trace/written-formulas.ts';

/**
 * The rules of an emitted module: in plain whole numbers where that is possible, else by the interpreter. Both say the
 * same, and the law beside the code is read when it is first needed.
 */
export function ruleModule(law: ModuleLaw, emitted: EmittedRules): RuleModule {
  const { manifest, digest, ir } = law;
  const exactly = once(() => interpret(ir(), manifest));
  const evaluateExactly = (call: Call): Outcome => exactly().evaluateExactly(call);
  const plain = once((): TracedRules => {
    const rules = readLayout(law, emitted);
    return { ...rules, formulas: once(() => writtenFormulas(ir())), warnings: () => new Warnings(ir) };
  });
  const evaluate = (call: Call): Outcome => {
    const computed = compute(manifest, plain(), call);
    if (computed === null) return evaluateExactly(call);
    const evaluation = evaluationOf(computed);
    const month = call.trace ? { ...evaluation, trace: traceStepsOf(computed) } : evaluation;
    return { kind: 'computed', evaluation: periodOfMonth(manifest, call, month) };
  };
  return {
    manifest,
    evaluate,
    evaluateExactly,
    get ir() {
      return ir();
    },
    get plain() {
      return plain();
    },
    get worked() {
      return law.json().worked;
    },
    lawDigest: digest,
  };
}
