import { compute, evaluationOf, traceStepsOf } from './fixed-point/evaluation.ts';
import type { EmittedRules, TracedRules } from './fixed-point/fixed-point-rules.ts';
import { unpackLayout } from './fixed-point/unpack-layout.ts';
import { Warnings } from './fixed-point/warnings.ts';
import { periodOfMonth } from './half/exact-half.ts';
import { interpret } from './interpreter/interpret.ts';
import { type PackedLaw, unpackIr } from './ir/packed-ir.ts';
import { once } from './module/once.ts';
import type { Call, Manifest, Outcome, RuleModule } from './module.ts';
import type { WorkedRequest } from './request/worked-request.ts';
import { writtenFormulas } from './trace/written-formulas.ts';

/**
 * The rules of an emitted module: in plain whole numbers where that is possible, else by the interpreter. Both say the same,
 * and what is packed is read when it is first needed. Throws where the law is that of another rule file: a compilation that
 * was killed between the files of a module, say.
 */
export function ruleModule(
  manifest: Manifest,
  emitted: EmittedRules,
  layout: string,
  packed: string,
  law: PackedLaw,
  worked: string,
): RuleModule {
  const { fingerprint, path } = manifest;
  if (law.file !== fingerprint || (law.packed ?? fingerprint) !== fingerprint) {
    throw new Error(`the law beside the code of ${path} is another one: run payroll compile`);
  }
  const ir = once(() => unpackIr(packed, manifest, law));
  const requests = once((): readonly WorkedRequest[] => JSON.parse(worked));
  const exactly = once(() => interpret(ir(), manifest));
  const evaluateExactly = (call: Call): Outcome => exactly().evaluateExactly(call);
  const plain = once((): TracedRules => {
    const rules = unpackLayout(layout, manifest, law, emitted);
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
      return requests();
    },
  };
}
