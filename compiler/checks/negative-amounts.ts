import { payroll } from '../../dsl/diagnostics/payroll.ts';
import type { NodeId } from '../ir/ir.ts';
import { isNonNegative } from '../ir/range.ts';
import { MONEY } from '../ir/type.ts';
import { spellValue } from '../lower/spell.ts';
import type { Lowering } from '../lower/state.ts';
import type { StepKind } from '../runtime/module.ts';

/** A total may be negative (a net salary is); steps of a formula may be anything. */
const NEVER_NEGATIVE: ReadonlySet<StepKind> = new Set(['perception', 'deduction', 'component', 'base']);

/** False when a fault that has been reported lies below: nothing is known of such an amount. */
function isSound(id: NodeId, l: Lowering, seen: Map<NodeId, boolean>): boolean {
  const known = seen.get(id);
  if (known !== undefined) return known;
  seen.set(id, true);
  const { operation, args } = l.nodes.at(id);
  const below = operation.op === 'step' ? l.steps.get(operation.step)?.value : undefined;
  const sound =
    !l.nodes.isError(id) &&
    args.every((arg) => isSound(arg, l, seen)) &&
    (below === undefined || isSound(below, l, seen));
  seen.set(id, sound);
  return sound;
}

/** PAY508: lines and bases whose amount is not proven to stay at zero or above, whatever is sent. */
export function checkNegativeAmounts(l: Lowering): void {
  const seen = new Map<NodeId, boolean>();
  for (const step of l.steps.values()) {
    const range = l.finals.get(step.id)?.range;
    if (!NEVER_NEGATIVE.has(step.kind) || range === undefined || isNonNegative(range)) continue;
    if (!isSound(step.value, l, seen)) continue;
    const low = range.low === null ? null : spellValue(range.low.value, MONEY, l.scheme.currency);
    l.report.say(payroll.mayBeNegative, step.span, { name: step.id, low, currency: l.scheme.currency });
  }
}
