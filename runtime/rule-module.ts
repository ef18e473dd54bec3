import { periodOfMonth } from './half/exact-half.ts';
import { interpret } from './interpreter/interpret.ts';
import { type PackedLaw, unpackIr } from './ir/packed-ir.ts';
import type { Call, Manifest, Outcome, RuleModule } from './module.ts';
import { compute, evaluationOf, traceStepsOf } from './plain/evaluation.ts';
import type { PlainRules } from './plain/plain-rules.ts';

/**
 * The rules of an emitted module: in plain whole numbers where that is possible, else by the interpreter, which reads
 * the packed rules when it is first needed. Both say the same.
 */
export function ruleModule(
  manifest: Manifest,
  plain: PlainRules,
  packed: string,
  law: PackedLaw,
): RuleModule {
  let exactly: ((call: Call) => Outcome) | null = null;
  const evaluateExactly = (call: Call): Outcome => {
    exactly ??= interpret(unpackIr(packed, manifest, law), manifest).evaluateExactly;
    return exactly(call);
  };
  const evaluate = (call: Call): Outcome => {
    const computed = compute(manifest, plain, call);
    if (computed === null) return evaluateExactly(call);
    const evaluation = evaluationOf(computed);
    const month = call.trace ? { ...evaluation, trace: traceStepsOf(computed) } : evaluation;
    return { kind: 'computed', evaluation: periodOfMonth(manifest, call, month) };
  };
  return { manifest, evaluate, evaluateExactly, plain };
}
