import { add, type Exact, mul, neg, ONE, ZERO } from '../../runtime/numbers/exact.ts';
import type { IrStep, NodeId } from '../ir/ir.ts';
import { liesOnGrid } from './node-list.ts';
import type { Lowering } from './state.ts';

/** What a sum is written out of. */
type Knowledge = Pick<Lowering, 'nodes' | 'effort' | 'steps' | 'tables' | 'symbols'>;

/** A node times a constant. */
export interface Term {
  readonly node: NodeId;
  readonly factor: Exact;
}

/** A sum of terms and a constant; equal nodes are one term. */
export interface LinearForm {
  readonly terms: ReadonlyMap<number, Term>;
  readonly constant: Exact;
}

interface Draft {
  readonly terms: Map<number, Term>;
  constant: Exact;
  /** Steps that may still be written out. */
  left: number;
}

const MOST_TERMS = 200;
/** A step may be read again and again on the way; so often one is written out. */
const MOST_STEPS = 500;

function constantOf(id: NodeId, know: Knowledge): Exact | null {
  const { operation } = know.nodes.at(id);
  return operation.op === 'constant' ? operation.value : null;
}

function addTerm(id: NodeId, factor: Exact, into: Draft, know: Knowledge): void {
  const key = know.nodes.key(id);
  const known = into.terms.get(key);
  const sum = known === undefined ? factor : add(known.factor, factor);
  if (sum.n === 0n) into.terms.delete(key);
  else into.terms.set(key, { node: id, factor: sum });
}

function addProduct(id: NodeId, args: readonly NodeId[], factor: Exact, into: Draft, know: Knowledge): void {
  const [x, y] = args;
  const left = x === undefined ? null : constantOf(x, know);
  const right = y === undefined ? null : constantOf(y, know);
  if (left !== null && y !== undefined) addUp(y, mul(factor, left), into, know);
  else if (right !== null && x !== undefined) addUp(x, mul(factor, right), into, know);
  else addTerm(id, factor, into, know);
}

/** True when the step always has its exact value: unrounded, or on the grid of its rounding already. */
function isExact(step: IrStep, know: Knowledge): boolean {
  const { grid } = know.nodes.at(step.value);
  const kept = step.rounding?.rungs.every(({ quantum }) => liesOnGrid(grid, quantum)) ?? true;
  return kept && step.condition === null && step.presence === null;
}

/** Adds `factor` times a node, its sums and unrounded steps written out. */
function addUp(id: NodeId, factor: Exact, into: Draft, know: Knowledge): void {
  const { operation, args } = know.nodes.at(id);
  const [x, y] = args;
  switch (operation.op) {
    case 'constant':
      into.constant = add(into.constant, mul(factor, operation.value));
      return;
    case 'add':
    case 'sub':
      if (x !== undefined) addUp(x, factor, into, know);
      if (y !== undefined) addUp(y, operation.op === 'add' ? factor : neg(factor), into, know);
      return;
    case 'neg':
      if (x !== undefined) addUp(x, neg(factor), into, know);
      return;
    case 'mul':
      addProduct(id, args, factor, into, know);
      return;
    case 'step': {
      const step = know.steps.get(operation.step);
      const fits = into.terms.size < MOST_TERMS && into.left > 0 && know.effort.spend();
      into.left -= 1;
      if (step !== undefined && fits && isExact(step, know)) addUp(step.value, factor, into, know);
      else addTerm(id, factor, into, know);
      return;
    }
    default:
      addTerm(id, factor, into, know);
  }
}

/** `b - a` as a sum of terms. */
export function difference(b: NodeId, a: NodeId, know: Knowledge): LinearForm {
  const draft: Draft = { terms: new Map(), constant: ZERO, left: MOST_STEPS };
  addUp(b, ONE, draft, know);
  addUp(a, neg(ONE), draft, know);
  return draft;
}

/** True when the form is more than the two nodes compared as they stand. */
export function isCompound(form: LinearForm, a: NodeId, b: NodeId, know: Knowledge): boolean {
  const { nodes } = know;
  return (
    form.constant.n !== 0n ||
    form.terms.size !== 2 ||
    !form.terms.has(nodes.key(a)) ||
    !form.terms.has(nodes.key(b))
  );
}
