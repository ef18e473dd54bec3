import { compute, evaluationOf, traceStepsOf } from './fixed-point/evaluation.ts';
import type { FixedPointRules, TracedRules } from './fixed-point/fixed-point-rules.ts';
import { periodOfMonth } from './half/exact-half.ts';
import { interpret } from './interpreter/interpret.ts';
import { type PackedLaw, unpackIr } from './ir/packed-ir.ts';
import { once } from './module/once.ts';
import type { Call, Manifest, Outcome, RuleModule } from './module.ts';
import { writtenFormulas } from './trace/written-formulas.ts';

/**
 * The rules of an emitted module: in plain whole numbers where that is possible, else by the interpreter, which reads
 * the packed rules when it is first needed. Both say the same.
 */
export function ruleModule(
  manifest: Manifest,
  program: FixedPointRules,
  packed: string,
  law: PackedLaw,
): RuleModule {
  const ir = once(() => unpackIr(packed, manifest, law));
  const exactly = once(() => interpret(ir(), manifest));
  const evaluateExactly = (call: Call): Outcome => exactly().evaluateExactly(call);
  const plain: TracedRules = { ...program, formulas: once(() => writtenFormulas(ir())) };
  const evaluate = (call: Call): Outcome => {
    const computed = compute(manifest, plain, call);
    if (computed === null) return evaluateExactly(call);
    const evaluation = evaluationOf(computed);
    const month = call.trace ? { ...evaluation, trace: traceStepsOf(computed) } : evaluation;
    return { kind: 'computed', evaluation: periodOfMonth(manifest, call, month) };
  };
  return { manifest, evaluate, evaluateExactly, plain };
}
