import type { IrStep, NodeId } from '../ir/ir.ts';
import { isAtMost, isNonNegative } from '../ir/range.ts';
import { compare, ONE } from '../runtime/exact.ts';
import { liesOnGrid, type NodeList } from './node-list.ts';
import type { Fact } from './state.ts';

interface Knowledge {
  readonly nodes: NodeList;
  readonly steps: ReadonlyMap<string, IrStep>;
}

const DEPTH = 14;

function fractionOfOne(id: NodeId, know: Knowledge): boolean {
  const { range } = know.nodes.at(id);
  return isNonNegative(range) && range.high !== null && compare(range.high.value, ONE) <= 0;
}

/** A step read on the left: its definition at most `b` is enough where rounding cannot pass `b`. */
function stepAtMost(
  step: IrStep,
  b: NodeId,
  facts: readonly Fact[],
  know: Knowledge,
  depth: number,
): boolean {
  const target = know.nodes.at(b);
  const rounding = step.rounding;
  if (rounding !== null && rounding.mode !== 'down') {
    const safe = rounding.rungs.every((rung) => {
      return target.grid !== null && liesOnGrid(target.grid, rung.quantum);
    });
    if (!safe) return false;
  }
  if ((step.condition !== null || step.presence !== null) && !isNonNegative(target.range)) return false;
  return atMost(step.value, b, facts, know, depth);
}

function productAtMost(
  args: readonly NodeId[],
  b: NodeId,
  facts: readonly Fact[],
  know: Knowledge,
  depth: number,
): boolean {
  const [x, y] = args;
  if (x === undefined || y === undefined) return false;
  const shrinks = (factor: NodeId, value: NodeId): boolean =>
    fractionOfOne(factor, know) &&
    isNonNegative(know.nodes.at(value).range) &&
    atMost(value, b, facts, know, depth);
  return shrinks(x, y) || shrinks(y, x);
}

function leftAtMost(a: NodeId, b: NodeId, facts: readonly Fact[], know: Knowledge, depth: number): boolean {
  const { operation, args } = know.nodes.at(a);
  const each = (arg: NodeId): boolean => atMost(arg, b, facts, know, depth);
  switch (operation.op) {
    case 'min':
      return args.some(each);
    case 'max':
      return args.every(each);
    case 'clamp': {
      const [value, low, high] = args;
      if (value === undefined || low === undefined || high === undefined) return false;
      return each(high) || (each(value) && each(low));
    }
    case 'select':
      return args.slice(1).every(each);
    case 'dated':
      return args.every(each);
    case 'mul':
      return productAtMost(args, b, facts, know, depth);
    case 'sub': {
      const [x, y] = args;
      return x !== undefined && y !== undefined && isNonNegative(know.nodes.at(y).range) && each(x);
    }
    case 'step': {
      const step = know.steps.get(operation.step);
      return step !== undefined && stepAtMost(step, b, facts, know, depth);
    }
    default:
      return false;
  }
}

function rightAtLeast(a: NodeId, b: NodeId, facts: readonly Fact[], know: Knowledge, depth: number): boolean {
  const { operation, args } = know.nodes.at(b);
  const each = (arg: NodeId): boolean => atMost(a, arg, facts, know, depth);
  switch (operation.op) {
    case 'max':
      return args.some(each);
    case 'min':
      return args.every(each);
    case 'select':
      return args.slice(1).every(each);
    case 'add': {
      const [x, y] = args;
      if (x === undefined || y === undefined) return false;
      const positive = (id: NodeId): boolean => isNonNegative(know.nodes.at(id).range);
      return (positive(y) && each(x)) || (positive(x) && each(y));
    }
    case 'step': {
      const step = know.steps.get(operation.step);
      if (step === undefined || step.rounding !== null) return false;
      return step.condition === null && step.presence === null && each(step.value);
    }
    default:
      return false;
  }
}

/** True when node `a` is proven to be at most node `b`, whatever the inputs. */
export function atMost(
  a: NodeId,
  b: NodeId,
  facts: readonly Fact[],
  know: Knowledge,
  depth: number = DEPTH,
): boolean {
  if (depth === 0) return false;
  const { nodes } = know;
  if (a === b || nodes.key(a) === nodes.key(b)) return true;
  if (isAtMost(nodes.at(a).range, nodes.at(b).range)) return true;
  const known = (fact: Fact): boolean =>
    nodes.key(fact.lesser) === nodes.key(a) && nodes.key(fact.greater) === nodes.key(b);
  if (facts.some(known)) return true;
  return leftAtMost(a, b, facts, know, depth - 1) || rightAtLeast(a, b, facts, know, depth - 1);
}
