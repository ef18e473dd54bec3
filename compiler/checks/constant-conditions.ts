import { ranges } from '../../dsl/diagnostics/ranges.ts';
import type { Ir, NodeId } from '../ir/ir.ts';
import type { Lowering } from '../lower/state.ts';
import { constantLinePlaces } from './line-conditions.ts';
import { constantConditions, type PlacedCondition } from './same-place.ts';
import { isComparison, spellCondition } from './spell-condition.ts';

/** Comparisons, and conditions of an `if` that are written as `yes` or `no`. */
function comparisons(l: Lowering): readonly PlacedCondition[] {
  const found = new Set<NodeId>();
  l.nodes.nodes.forEach((node, id) => {
    if (isComparison(node)) found.add(id);
    const [condition] = node.args;
    if (node.operation.op !== 'select' || condition === undefined) return;
    if (l.nodes.at(condition).operation.op === 'truth') found.add(condition);
  });
  return [...found].map((id) => ({ id, owner: '' }));
}

/** PAY702: a comparison that comes out the same whatever is sent, at every date. */
export function checkConstantConditions(l: Lowering, ir: Ir): void {
  const said = constantLinePlaces(l, ir);
  for (const { id, truth, span } of constantConditions(comparisons(l), l)) {
    if (said.some((place) => place.start <= span.start && span.end <= place.end)) continue;
    l.report.say(ranges.constantCondition, span, { condition: spellCondition(id, l), truth });
  }
}
