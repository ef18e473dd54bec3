import { types } from '../../dsl/diagnostics/types.ts';
import { isMoney, isRate } from '../../runtime/ir/type.ts';
import { compare, type Exact, exact, mul, ONE } from '../../runtime/numbers/exact.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import type { IrNode, NodeId } from '../ir/ir.ts';
import { isBaseTimesRate } from '../ir/product.ts';
import type { Lowering } from '../lower/state.ts';

const HUNDRED = exact(100n);

/** A product taken apart: the money, and what it is multiplied by at the least. */
interface Product {
  readonly money: NodeId;
  readonly factor: Exact;
  /** True when a rate is among the factors: `sbc * 30 * 4%` counts days, it mistakes no percentage. */
  readonly hasRate: boolean;
}

function leastOf(node: IrNode): Exact | null {
  return node.range.low === null || node.range.low.value.n < 0n ? null : node.range.low.value;
}

function productOf(id: NodeId, l: Lowering): Product | null {
  const { operation, args, type } = l.nodes.at(id);
  if (!isMoney(type)) return null;
  if (operation.op === 'step') {
    const step = l.steps.get(operation.step);
    return step?.kind === 'let' ? productOf(step.value, l) : { money: id, factor: ONE, hasRate: false };
  }
  const [x, y] = args;
  if (operation.op !== 'mul' || x === undefined || y === undefined) {
    return { money: id, factor: ONE, hasRate: false };
  }
  const [money, factor] = isMoney(l.nodes.at(x).type) ? [x, y] : [y, x];
  const inner = productOf(money, l);
  const least = leastOf(l.nodes.at(factor));
  if (inner === null || least === null) return null;
  const hasRate = inner.hasRate || isRate(l.nodes.at(factor).type);
  return { money: inner.money, factor: mul(inner.factor, least), hasRate };
}

/** True for what is an amount of the whole period already: bases, lines, totals and their sums. */
function isWholeAmount(id: NodeId, l: Lowering): boolean {
  const { operation, args } = l.nodes.at(id);
  if (operation.op === 'step') {
    const kind = l.steps.get(operation.step)?.kind;
    return kind === 'base' || kind === 'perception' || kind === 'total';
  }
  const combines = ['add', 'sub', 'min', 'max', 'clamp'].includes(operation.op);
  return combines && args.some((arg) => isWholeAmount(arg, l));
}

/** The amounts that a formula chooses between: branches of an `if`, operands of `min`, `max` and `clamp`. */
function chosenFrom(id: NodeId, l: Lowering): readonly NodeId[] {
  const { operation, args } = l.nodes.at(id);
  switch (operation.op) {
    case 'min':
    case 'max':
    case 'clamp':
      return args.flatMap((arg) => chosenFrom(arg, l));
    case 'select':
      return args.slice(1).flatMap((arg) => chosenFrom(arg, l));
    case 'step': {
      const step = l.effort.spend() ? l.steps.get(operation.step) : undefined;
      return step?.kind === 'let' ? chosenFrom(step.value, l) : [id];
    }
    default:
      return [id];
  }
}

/** How many times its base an amount is at the least, when that is more than once and no rate says so. */
function timesItsBase(id: NodeId, isRateOfPart: boolean, l: Lowering): Exact | null {
  const product = productOf(id, l);
  if (product === null || compare(product.factor, ONE) <= 0) return null;
  const meant = product.hasRate || !isWholeAmount(product.money, l);
  return meant && !isRateOfPart ? null : product.factor;
}

/** PAY314: a deduction or part that is proven to be more than its base, `* 4` where `* 4%` is meant. */
export function checkLargerThanBase(l: Lowering): void {
  for (const step of l.steps.values()) {
    if (step.kind !== 'deduction' && step.kind !== 'component') continue;
    for (const id of chosenFrom(step.value, l)) {
      const ofPart = isBaseTimesRate(step, (node) => l.nodes.at(node));
      const times = timesItsBase(id, ofPart, l);
      if (times === null) continue;
      const span = l.nodes.at(ofPart && step.rate !== null ? step.rate : id).span;
      const percent = ofPart ? null : printPlain(mul(times, HUNDRED), 4);
      l.report.say(types.largerThanBase, span, { name: step.id, factor: printPlain(times, 4), percent });
    }
  }
}
