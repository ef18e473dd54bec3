import { compare } from '../../runtime/numbers/exact.ts';
import type { NodeId } from '../ir/ir.ts';
import { type End, intersect, type Range } from '../ir/range.ts';
import type { NodeList } from './node-list.ts';
import type { Fact } from './state.ts';

function opened(end: End | null, open: boolean): End | null {
  return end === null ? null : { value: end.value, open: end.open || open };
}

/** A range without a value at one of its ends, where the other side is that one value. */
function without(range: Range, other: Range): Range {
  const { low, high } = other;
  if (low === null || high === null || compare(low.value, high.value) !== 0) return range;
  const touches = (end: End | null): boolean => end !== null && compare(end.value, low.value) === 0;
  return {
    low: opened(range.low, touches(range.low)),
    high: opened(range.high, touches(range.high)),
  };
}

function narrowed(range: Range, fact: Fact, side: 'left' | 'right', nodes: NodeList): Range {
  const other = nodes.at(side === 'left' ? fact.right : fact.left).range;
  if (fact.relation === 'differs') return without(range, other);
  const open = fact.relation === 'less';
  const bound =
    side === 'left'
      ? { low: null, high: opened(other.high, open) }
      : { low: opened(other.low, open), high: null };
  return intersect(range, bound) ?? range;
}

/** The range of a node where the facts hold. Facts that leave no value at all (a dead branch) are ignored. */
export function rangeUnder(id: NodeId, facts: readonly Fact[], nodes: NodeList): Range {
  let { range } = nodes.at(id);
  if (facts.length === 0) return range;
  const key = nodes.key(id);
  for (const fact of facts) {
    if (nodes.key(fact.left) === key) range = narrowed(range, fact, 'left', nodes);
    if (nodes.key(fact.right) === key) range = narrowed(range, fact, 'right', nodes);
  }
  return range;
}
