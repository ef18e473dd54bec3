import type { NodeId } from '../ir/ir.ts';
import { isBelow } from '../ir/range.ts';
import { learn } from '../lower/learn.ts';
import { atMost, staysWithinRounding } from '../lower/prove.ts';
import { rangeUnder } from '../lower/refine.ts';
import type { Fact, Lowering } from '../lower/state.ts';

/** The condition that a boolean step stands for, if the step is always computed. */
function meaning(id: NodeId, l: Lowering): NodeId {
  const { operation } = l.nodes.at(id);
  if (operation.op !== 'step') return id;
  const step = l.steps.get(operation.step);
  const plain = step !== undefined && step.condition === null && step.presence === null;
  return plain ? meaning(step.value, l) : id;
}

function isLess(a: NodeId, b: NodeId, facts: readonly Fact[], l: Lowering): boolean {
  const { nodes } = l;
  const known = facts.some(
    ({ left, relation, right }) =>
      relation === 'less' && nodes.key(left) === nodes.key(a) && nodes.key(right) === nodes.key(b),
  );
  return (
    known ||
    isBelow(rangeUnder(a, facts, nodes), rangeUnder(b, facts, nodes)) ||
    staysWithinRounding(a, b, true, facts, l)
  );
}

function isAtMost(a: NodeId, b: NodeId, facts: readonly Fact[], l: Lowering): boolean {
  return atMost(a, b, facts, l) || staysWithinRounding(a, b, false, facts, l);
}

type Comparison = 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge';

/** The comparison that holds exactly where another one does not. */
const OPPOSITE: Readonly<Record<Comparison, Comparison>> = {
  eq: 'ne',
  ne: 'eq',
  lt: 'ge',
  le: 'gt',
  gt: 'le',
  ge: 'lt',
};

function isComparison(op: string): op is Comparison {
  return Object.hasOwn(OPPOSITE, op);
}

/** The comparison of two quantities that a node is; null for anything else. */
function quantityComparison(id: NodeId, l: Lowering): { op: Comparison; a: NodeId; b: NodeId } | null {
  const { operation, args } = l.nodes.at(id);
  const [a, b] = args;
  if (a === undefined || b === undefined || l.nodes.at(a).type.kind !== 'quantity') return null;
  return isComparison(operation.op) ? { op: operation.op, a, b } : null;
}

function comparisonFollows(id: NodeId, facts: readonly Fact[], l: Lowering): boolean {
  const found = quantityComparison(id, l);
  return found !== null && compares(found.op, found.a, found.b, facts, l);
}

function compares(op: Comparison, a: NodeId, b: NodeId, facts: readonly Fact[], l: Lowering): boolean {
  switch (op) {
    case 'le':
      return isAtMost(a, b, facts, l);
    case 'ge':
      return isAtMost(b, a, facts, l);
    case 'lt':
      return isLess(a, b, facts, l);
    case 'gt':
      return isLess(b, a, facts, l);
    case 'eq':
      return isAtMost(a, b, facts, l) && isAtMost(b, a, facts, l);
    case 'ne':
      return isLess(a, b, facts, l) || isLess(b, a, facts, l);
  }
}

/** True when a condition is proven to hold whatever is sent. */
export function isProven(condition: NodeId, l: Lowering): boolean {
  if (!l.effort.spend()) return false;
  const id = meaning(condition, l);
  const { operation, args, truth } = l.nodes.at(id);
  if (truth !== null) return truth;
  if (operation.op === 'and') return args.every((arg) => isProven(arg, l));
  if (operation.op === 'or') return args.some((arg) => isProven(arg, l));
  if (operation.op === 'not') return args.every((arg) => isRefuted(arg, l));
  return comparisonFollows(id, [], l);
}

/** True when a condition is proven to be false whatever is sent. */
export function isRefuted(condition: NodeId, l: Lowering): boolean {
  if (!l.effort.spend()) return false;
  const id = meaning(condition, l);
  const { operation, args, truth } = l.nodes.at(id);
  if (truth !== null) return !truth;
  if (operation.op === 'and') return args.some((arg) => isRefuted(arg, l));
  if (operation.op === 'or') return args.every((arg) => isRefuted(arg, l));
  if (operation.op === 'not') return args.every((arg) => isProven(arg, l));
  const found = quantityComparison(id, l);
  return found !== null && compares(OPPOSITE[found.op], found.a, found.b, [], l);
}

/** The facts that a condition tells about quantities, and the same as a text. */
interface Premise {
  readonly facts: readonly Fact[];
  readonly text: string;
}

/** The conclusions about the conditions of a file that is lowered whole. */
export class Followed {
  /** Comparisons that were looked at where the same was known, and whether they follow from it. */
  readonly comparisons = new Map<string, boolean>();
  readonly premises = new Map<NodeId, Premise>();
}

/** Dates tell nothing of quantities. */
function premiseOf(id: NodeId, l: Lowering, { premises }: Followed): Premise {
  const known = premises.get(id);
  if (known !== undefined) return known;
  const facts = learn(id, true, l).facts.filter(({ left }) => l.nodes.at(left).type.kind === 'quantity');
  const text = facts.map(({ left, relation, right }) => `${left} ${relation} ${right}`).join();
  premises.set(id, { facts, text });
  return { facts, text };
}

/** The same as {@link comparisonFollows} from what a condition tells, of which each answer is kept. */
function followsOnce(id: NodeId, premise: NodeId, l: Lowering, followed: Followed): boolean {
  const { facts, text } = premiseOf(premise, l, followed);
  const question = `${id} ${text}`;
  const known = followed.comparisons.get(question);
  if (known !== undefined) return known;
  const follows = comparisonFollows(id, facts, l);
  followed.comparisons.set(question, follows);
  return follows;
}

/**
 * True when the second condition is proven to hold wherever the first does. Who asks this of many conditions of a file
 * that is lowered whole keeps what was found out on the way.
 */
export function implies(first: NodeId, second: NodeId, l: Lowering, followed = new Followed()): boolean {
  if (!l.effort.spend()) return false;
  const [a, b] = [meaning(first, l), meaning(second, l)];
  const [premise, result] = [l.nodes.at(a), l.nodes.at(b)];
  if (l.nodes.key(a) === l.nodes.key(b) || result.truth === true) return true;
  if (result.operation.op === 'and') return result.args.every((arg) => implies(a, arg, l, followed));
  if (premise.operation.op === 'or') return premise.args.every((arg) => implies(arg, b, l, followed));
  if (followsOnce(b, a, l, followed)) return true;
  if (result.operation.op === 'or' && result.args.some((arg) => implies(a, arg, l, followed))) return true;
  return premise.operation.op === 'and' && premise.args.some((arg) => implies(arg, b, l, followed));
}
