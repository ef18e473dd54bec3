import { ranges } from '../../dsl/diagnostics/ranges.ts';
import type { Ir, NodeId } from '../ir/ir.ts';
import type { Lowering } from '../lower/state.ts';
import { decidingLabels } from './deciding-labels.ts';
import { constantLinePlaces } from './line-conditions.ts';
import { isComparison, printCondition } from './print-condition.ts';
import { constantConditions, type PlacedCondition } from './same-place.ts';

/** Nodes of `check` claims: what is proven of them is a claim that holds, not a condition that decides nothing. */
function claimed(l: Lowering, ir: Ir): ReadonlySet<NodeId> {
  const found = new Set<NodeId>();
  const visit = (id: NodeId): void => {
    found.add(id);
    l.nodes.at(id).args.forEach(visit);
  };
  for (const { condition } of ir.checks) if (condition !== null) visit(condition);
  return found;
}

/** Comparisons, and conditions of an `if` that are written as `yes` or `no`. */
function comparisons(l: Lowering, ir: Ir): readonly PlacedCondition[] {
  const claims = claimed(l, ir);
  const found = new Set<NodeId>();
  l.nodes.nodes.forEach((node, id) => {
    // In the law of a year with its figures, what asks whether a figure is known always holds.
    if (claims.has(id) || l.knownOn.has(id)) return;
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
  for (const { id, truth, span } of constantConditions(comparisons(l, ir), l)) {
    if (said.some((place) => place.start <= span.start && span.end <= place.end)) continue;
    const labels = decidingLabels(id, l);
    l.report.say(ranges.constantCondition, span, { condition: printCondition(id, l), truth }, { labels });
  }
}
