import { add, compare, type Exact, min, mul, ONE, sub, ZERO } from '../../runtime/numbers/exact.ts';
import type { IrStep, NodeId } from '../ir/ir.ts';
import { isAtMost, isNonNegative, type Range } from '../ir/range.ts';
import { learn } from './learn.ts';
import { beforeRounding, difference, isCompound, type LinearForm, type Term } from './linear.ts';
import { liesOnGrid } from './node-list.ts';
import { rangeUnder } from './refine.ts';
import type { Fact, Lowering } from './state.ts';
import { neverExceedsBase, neverFalls } from './table-shape.ts';

/** The parts of a lowering that a proof may look into. */
export type Knowledge = Pick<Lowering, 'nodes' | 'effort' | 'steps' | 'tables' | 'symbols' | 'demanded'>;

/** The work that one proof may take, so that a proof that fails does so in no time. */
interface Effort {
  left: number;
}

interface Proof {
  readonly facts: readonly Fact[];
  readonly know: Knowledge;
  readonly effort: Effort;
  /** Pairs that could not be proven under the same facts, with the depth that was tried. */
  readonly failed: Map<readonly Fact[], Map<number, number>>;
  readonly depth: number;
}

const DEPTH = 12;
const EFFORT = 400;
/** Sums are written out near the root only. */
const SUM_DEPTH = 5;
/** More nodes than a file may have: a pair of them is one number. */
const MOST_PAIRED = 1_000_000;
const NO_FACTS: readonly Fact[] = [];

function rangeOf(id: NodeId, proof: Proof): Range {
  return rangeUnder(id, proof.facts, proof.know.nodes);
}

function isPositive(id: NodeId, proof: Proof): boolean {
  return isNonNegative(rangeOf(id, proof));
}

function isFraction(id: NodeId, proof: Proof): boolean {
  const { low, high } = rangeOf(id, proof);
  return low !== null && low.value.n >= 0n && high !== null && compare(high.value, ONE) <= 0;
}

function isOneOrMore(id: NodeId, proof: Proof): boolean {
  const { low } = rangeOf(id, proof);
  return low !== null && compare(low.value, ONE) >= 0;
}

/** A step read on the left: its definition at most `b` is enough where rounding cannot pass `b`. */
function stepAtMost(step: IrStep, b: NodeId, proof: Proof): boolean {
  const target = proof.know.nodes.at(b);
  const { rounding } = step;
  if (rounding !== null && rounding.mode !== 'down') {
    const safe = rounding.rungs.every((rung) => {
      return target.grid !== null && liesOnGrid(target.grid, rung.quantum);
    });
    if (!safe) return false;
  }
  if (rounding?.mode === 'down' && !isPositive(step.value, proof)) return false;
  const mayBeZero = step.condition !== null || step.presence !== null;
  if (mayBeZero && !isPositive(b, proof)) return false;
  return prove(step.value, b, proof);
}

/** A step read on the right: what lies on the grid of its rounding and is at most the exact value stays so. */
function stepAtLeast(a: NodeId, step: IrStep, proof: Proof): boolean {
  if (step.condition !== null || step.presence !== null) return false;
  const [rung, ...more] = step.rounding?.rungs ?? [];
  if (rung !== undefined) {
    const { grid } = proof.know.nodes.at(a);
    if (more.length > 0 || grid === null || !liesOnGrid(grid, rung.quantum)) return false;
  }
  return prove(a, step.value, proof);
}

function productAtMost(args: readonly NodeId[], b: NodeId, proof: Proof): boolean {
  const [x, y] = args;
  if (x === undefined || y === undefined) return false;
  const shrinks = (factor: NodeId, value: NodeId): boolean =>
    isFraction(factor, proof) && isPositive(value, proof) && prove(value, b, proof);
  return shrinks(x, y) || shrinks(y, x);
}

/** Tries both branches of an `if`, each with what its condition tells. */
function bothBranches(
  args: readonly NodeId[],
  proof: Proof,
  proven: (branch: NodeId, inside: Proof) => boolean,
): boolean {
  const [condition, then, otherwise] = args;
  if (condition === undefined || then === undefined || otherwise === undefined) return false;
  const inside = (holds: boolean): Proof => ({
    ...proof,
    facts: [...proof.facts, ...learn(condition, holds, proof.know).facts],
  });
  return proven(then, inside(true)) && proven(otherwise, inside(false));
}

function leftAtMost(a: NodeId, b: NodeId, proof: Proof): boolean {
  const { know } = proof;
  const { operation, args } = know.nodes.at(a);
  const [x, y, z] = args;
  const each = (arg: NodeId): boolean => prove(arg, b, proof);
  switch (operation.op) {
    case 'min':
      return args.some(each);
    case 'max':
    case 'dated':
      return args.every(each);
    case 'clamp':
      return x !== undefined && y !== undefined && z !== undefined && (each(z) || (each(x) && each(y)));
    case 'select':
      return bothBranches(args, proof, (branch, inside) => prove(branch, b, inside));
    case 'mul':
      return productAtMost(args, b, proof);
    case 'div':
      return x !== undefined && y !== undefined && isPositive(x, proof) && isOneOrMore(y, proof) && each(x);
    case 'sub':
      return x !== undefined && y !== undefined && isPositive(y, proof) && each(x);
    case 'apply': {
      const table = know.tables.get(operation.table);
      return x !== undefined && table !== undefined && neverExceedsBase(table) && each(x);
    }
    case 'step': {
      const step = know.steps.get(operation.step);
      return step !== undefined && stepAtMost(step, b, proof);
    }
    default:
      return false;
  }
}

function rightAtLeast(a: NodeId, b: NodeId, proof: Proof): boolean {
  const { operation, args } = proof.know.nodes.at(b);
  const [x, y, z] = args;
  const each = (arg: NodeId): boolean => prove(a, arg, proof);
  switch (operation.op) {
    case 'max':
      return args.some(each);
    case 'min':
    case 'dated':
      return args.every(each);
    case 'clamp':
      return x !== undefined && y !== undefined && z !== undefined && each(z) && (each(x) || each(y));
    case 'select':
      return bothBranches(args, proof, (branch, inside) => prove(a, branch, inside));
    case 'add':
      if (x === undefined || y === undefined) return false;
      return (isPositive(y, proof) && each(x)) || (isPositive(x, proof) && each(y));
    case 'mul':
      if (x === undefined || y === undefined) return false;
      return grows(x, y, proof) ? each(x) : grows(y, x, proof) && each(y);
    case 'step': {
      const step = proof.know.steps.get(operation.step);
      return step !== undefined && stepAtLeast(a, step, proof);
    }
    default:
      return false;
  }
}

/** True when `value * factor` is at least `value`. */
function grows(value: NodeId, factor: NodeId, proof: Proof): boolean {
  return isOneOrMore(factor, proof) && isPositive(value, proof);
}

/** Two uses of the same operation: larger operands give a larger result. */
function bothAtMost(a: NodeId, b: NodeId, proof: Proof): boolean {
  const { nodes, tables } = proof.know;
  const left = nodes.at(a);
  const right = nodes.at(b);
  if (left.operation.op !== right.operation.op) return false;
  const [x, y] = left.args;
  const [u, v] = right.args;
  if (x === undefined || u === undefined) return false;
  if (left.operation.op === 'apply' && right.operation.op === 'apply') {
    const table = tables.get(left.operation.table);
    const [atLeft, atRight] = [left.args[1], right.args[1]];
    const sameDate =
      atLeft === undefined || atRight === undefined
        ? atLeft === atRight
        : nodes.key(atLeft) === nodes.key(atRight);
    const same = left.operation.table === right.operation.table && sameDate;
    return same && table !== undefined && neverFalls(table) && prove(x, u, proof);
  }
  if (y === undefined || v === undefined) return false;
  const same = (one: NodeId, other: NodeId): boolean => nodes.key(one) === nodes.key(other);
  if (left.operation.op === 'div') return same(y, v) && isPositive(y, proof) && prove(x, u, proof);
  if (left.operation.op !== 'mul') return false;
  if (same(y, v)) return isPositive(y, proof) && prove(x, u, proof);
  return same(x, u) && isPositive(x, proof) && prove(y, v, proof);
}

function lowOf(term: Term, proof: Proof): Exact | null {
  const range = rangeOf(term.node, proof);
  const end = term.factor.n < 0n ? range.high : range.low;
  return end === null ? null : mul(term.factor, end.value);
}

/** Takes as much of a term off the positive ones as is proven to be at least as large. */
function payFor(debt: Term, credit: Map<number, Term>, proof: Proof): Term | null {
  let owed = sub(ZERO, debt.factor);
  for (const [key, term] of credit) {
    if (!isPositive(term.node, proof) || !prove(debt.node, term.node, proof)) continue;
    const paid = min(owed, term.factor);
    const rest = sub(term.factor, paid);
    if (rest.n === 0n) credit.delete(key);
    else credit.set(key, { ...term, factor: rest });
    owed = sub(owed, paid);
    if (owed.n === 0n) return null;
  }
  return { node: debt.node, factor: sub(ZERO, owed) };
}

/** The least that a sum comes to when what it takes off is paired with something larger that it adds; null for any. */
function leastOf(form: LinearForm, proof: Proof): Exact | null {
  const credit = new Map<number, Term>();
  const debts: Term[] = [];
  for (const [key, term] of form.terms) {
    if (term.factor.n > 0n) credit.set(key, term);
    else if ((lowOf(term, proof)?.n ?? -1n) < 0n) debts.push(term);
  }
  let least = form.constant;
  // The first that nothing limits ends it: to pay for the others would be proven for nothing.
  for (const debt of debts) {
    const rest = payFor(debt, credit, proof);
    const low = rest === null ? ZERO : lowOf(rest, proof);
    if (low === null) return null;
    least = add(least, low);
  }
  for (const term of credit.values()) {
    const low = lowOf(term, proof);
    if (low === null) return null;
    least = add(least, low);
  }
  return least;
}

function sumIsPositive(form: LinearForm, proof: Proof): boolean {
  const least = leastOf(form, proof);
  return least !== null && least.n >= 0n;
}

/** `a` is under one side of a known comparison and `b` over the other; what leads there needs no facts. */
function followsFrom(fact: Fact, a: NodeId, b: NodeId, proof: Proof): boolean {
  if (fact.relation === 'differs') return false;
  const rest = { ...proof, facts: NO_FACTS };
  return prove(a, fact.left, rest) && prove(fact.right, b, rest);
}

function attempt(a: NodeId, b: NodeId, proof: Proof): boolean {
  if (leftAtMost(a, b, proof) || rightAtLeast(a, b, proof) || bothAtMost(a, b, proof)) return true;
  if (proof.facts.some((fact) => followsFrom(fact, a, b, proof))) return true;
  if (proof.depth < DEPTH - SUM_DEPTH) return false;
  const form = difference(b, a, proof.know);
  return isCompound(form, a, b, proof.know) && sumIsPositive(form, proof);
}

function prove(a: NodeId, b: NodeId, above: Proof): boolean {
  const { nodes } = above.know;
  if (a === b || nodes.key(a) === nodes.key(b)) return true;
  if (isAtMost(rangeOf(a, above), rangeOf(b, above))) return true;
  const failed = above.failed.get(above.facts) ?? new Map<number, number>();
  above.failed.set(above.facts, failed);
  const key = a * MOST_PAIRED + b;
  if (above.depth === 0 || above.effort.left <= 0 || (failed.get(key) ?? 0) >= above.depth) return false;
  if (!above.know.effort.spend()) return false;
  above.effort.left -= 1;
  if (attempt(a, b, { ...above, depth: above.depth - 1 })) return true;
  failed.set(key, above.depth);
  return false;
}

/** True when the rounding of the steps of two sums takes no more than lies between them. */
export function staysWithinRounding(
  a: NodeId,
  b: NodeId,
  isStrict: boolean,
  facts: readonly Fact[],
  know: Knowledge,
): boolean {
  const whole = difference(b, a, know);
  const proof = { facts, know, failed: new Map(), effort: { left: EFFORT }, depth: DEPTH };
  return SIDES.some((side) => {
    const form = beforeRounding(whole, side, know);
    const least = form === null ? null : leastOf(form, proof);
    if (form === null || least === null) return false;
    return isStrict ? least.n > 0n || (least.n === 0n && form.isExceeded) : least.n >= 0n;
  });
}

const SIDES = ['taken', 'added'] as const;

/** True when node `a` is proven to be at most node `b`, whatever the inputs. */
export function atMost(a: NodeId, b: NodeId, facts: readonly Fact[], know: Knowledge): boolean {
  return prove(a, b, { facts, know, failed: new Map(), effort: { left: EFFORT }, depth: DEPTH });
}
