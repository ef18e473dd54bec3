import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { ranges } from '../../dsl/diagnostics/ranges.ts';
import type { Ir, IrCheck } from '../ir/ir.ts';
import { isProven, isRefuted } from '../lower/implication.ts';
import type { Lowering } from '../lower/state.ts';

/** A `check` of a file that computes, and whether its claim is proven for every input and date. */
export interface CheckProof {
  readonly check: IrCheck;
  /** When false the claim is left to the tests, which search for a payslip that refutes it. */
  readonly isProven: boolean;
}

/** Proves every `check` of a file that is otherwise right; PAY704 for one that is false whatever is sent. */
export function proveChecks(ir: Ir, l: Lowering): readonly CheckProof[] {
  return ir.checks.map((check) => {
    const { condition, span } = check;
    if (condition === null) return { check, isProven: false };
    if (isRefuted(condition, l)) {
      const reason = rulePhrases.itIsFalseForEveryInput;
      l.report.say(ranges.checkRefuted, span, { reason, test: null, claim: null });
    }
    return { check, isProven: isProven(condition, l) };
  });
}
