import { payroll } from '../../dsl/diagnostics/payroll.ts';
import { isMoney, MONEY } from '../../runtime/ir/type.ts';
import type { StepKind } from '../../runtime/module.ts';
import { isNonNegative } from '../ir/range.ts';
import { printValue } from '../lower/print-node.ts';
import type { Lowering } from '../lower/state.ts';
import { reportUnboundedInputs } from '../lower/unbounded-inputs.ts';
import { Soundness } from './sound.ts';

/** A total may be negative (a net salary is); steps of a formula may be anything. */
const NEVER_NEGATIVE: ReadonlySet<StepKind> = new Set(['perception', 'deduction', 'component', 'base']);

/** PAY508: lines and bases whose amount is not proven to stay at zero or above, whatever is sent. */
export function checkNegativeAmounts(l: Lowering): void {
  const soundness = new Soundness(l);
  for (const step of l.steps.values()) {
    const range = l.finals.get(step.id)?.range;
    if (!NEVER_NEGATIVE.has(step.kind) || range === undefined || isNonNegative(range)) continue;
    if (!isMoney(l.nodes.at(step.value).type) || !soundness.isSound(step.value)) continue;
    const low = range.low === null ? null : printValue(range.low.value, MONEY, l.scheme.currency);
    if (range.low === null && reportUnboundedInputs(step.value, l)) continue;
    l.report.say(payroll.mayBeNegative, step.span, { name: step.id, low, currency: l.scheme.currency });
  }
}
