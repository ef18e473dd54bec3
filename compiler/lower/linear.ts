import { add, type Exact, equal, exact, max, mul, neg, ONE, sub, ZERO } from '../../runtime/numbers/exact.ts';
import type { IrStep, NodeId } from '../ir/ir.ts';
import { isNonNegative } from '../ir/range.ts';
import { liesOnGrid } from './node-list.ts';
import type { Lowering } from './state.ts';

/** The parts of a lowering from which a sum is written out. */
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
  /** True when what it stands for is more than the form, not equal to it. */
  readonly isExceeded: boolean;
}

interface Draft {
  readonly terms: Map<number, Term>;
  constant: Exact;
  isExceeded: boolean;
  /** Steps that may still be written out. */
  left: number;
}

const MOST_TERMS = 200;
/** A step may be read again and again on the way; so often one is written out. */
const MOST_STEPS = 500;

/** The value of a node that has only one: a figure, or a parameter that keeps one all the time. */
function constantOf(id: NodeId, know: Knowledge): Exact | null {
  const { operation, range } = know.nodes.at(id);
  if (operation.op === 'constant') return operation.value;
  const [low, high] = [range.low?.value, range.high?.value];
  return low !== undefined && high !== undefined && equal(low, high) ? low : null;
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

/** The greatest distance of a rounded value from the exact one on the side that lessens the form; null for no limit. */
interface Slack {
  readonly most: Exact;
  /** True when it never lies that far. */
  readonly isOpen: boolean;
}

const HALF = exact(1n, 2n);

function slackOf(
  { value, rounding, condition, presence }: IrStep,
  factor: Exact,
  know: Knowledge,
): Slack | null {
  const isPositive = isNonNegative(know.nodes.at(value).range);
  const isAlways = condition === null && presence === null;
  const isAdded = factor.n > 0n;
  // Where it is not there it counts nothing: no more than its value, but perhaps less.
  if (!isAlways && (isAdded || !isPositive)) return null;
  if (rounding === null) return { most: ZERO, isOpen: false };
  const quantum = rounding.rungs
    .map((rung) => rung.quantum)
    .reduce<Exact>((most, one) => max(most, one), ZERO);
  switch (rounding.mode) {
    case 'half_up':
    case 'half_even':
      return { most: mul(HALF, quantum), isOpen: false };
    case 'down':
    case 'up': {
      const isExactSide = isPositive && (rounding.mode === 'down') === !isAdded;
      return isExactSide ? { most: ZERO, isOpen: false } : { most: quantum, isOpen: true };
    }
  }
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

function emptyDraft(): Draft {
  return { terms: new Map(), constant: ZERO, isExceeded: false, left: MOST_STEPS };
}

/** `b - a` as a sum of terms. */
export function difference(b: NodeId, a: NodeId, know: Knowledge): LinearForm {
  const draft = emptyDraft();
  addUp(b, ONE, draft, know);
  addUp(a, neg(ONE), draft, know);
  return draft;
}

/**
 * The least that a form can be when the rounded steps that it adds, or those that it takes off, are written out by their
 * exact values, with what rounding may take. The others stay: written out, too, they would no longer meet themselves.
 * Null where there is none.
 */
export function beforeRounding(
  form: LinearForm,
  side: 'added' | 'taken',
  know: Knowledge,
): LinearForm | null {
  const draft = emptyDraft();
  let isOther = false;
  draft.constant = form.constant;
  for (const { node, factor } of form.terms.values()) {
    const { operation } = know.nodes.at(node);
    const isSide = factor.n > 0n === (side === 'added');
    const step = isSide && operation.op === 'step' ? know.steps.get(operation.step) : undefined;
    const slack = step === undefined ? null : slackOf(step, factor, know);
    if (step === undefined || slack === null) {
      addTerm(node, factor, draft, know);
      continue;
    }
    draft.constant = sub(draft.constant, mul(factor.n < 0n ? neg(factor) : factor, slack.most));
    draft.isExceeded ||= slack.isOpen;
    isOther = true;
    addUp(step.value, factor, draft, know);
  }
  return isOther ? draft : null;
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
