import { types } from '../../dsl/diagnostics/types.ts';
import { isMoney, isRate } from '../../runtime/ir/type.ts';
import { compare, type Exact, mul, ONE } from '../../runtime/numbers/exact.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import type { IrNode, NodeId } from '../ir/ir.ts';
import { isBaseTimesRate } from '../ir/product.ts';
import type { Lowering } from '../lower/state.ts';

/** A product taken apart: the money, and what it is multiplied by at the least. */
interface Product {
  readonly money: NodeId;
  readonly factor: Exact;
  /** What the rates among the factors come to; null without any. `sbc * 30 * 4%` counts days, it mistakes no percentage. */
  readonly rate: Exact | null;
}

function leastOf(node: IrNode): Exact | null {
  return node.range.low === null || node.range.low.value.n < 0n ? null : node.range.low.value;
}

function productOf(id: NodeId, l: Lowering): Product | null {
  const { operation, args, type } = l.nodes.at(id);
  if (!isMoney(type)) return null;
  if (operation.op === 'step') {
    const step = l.steps.get(operation.step);
    return step?.kind === 'let' ? productOf(step.value, l) : { money: id, factor: ONE, rate: null };
  }
  const [x, y] = args;
  if (operation.op !== 'mul' || x === undefined || y === undefined) {
    return { money: id, factor: ONE, rate: null };
  }
  const [money, factor] = isMoney(l.nodes.at(x).type) ? [x, y] : [y, x];
  const inner = productOf(money, l);
  const least = leastOf(l.nodes.at(factor));
  if (inner === null || least === null) return null;
  const rate = isRate(l.nodes.at(factor).type) ? mul(inner.rate ?? ONE, least) : inner.rate;
  return { money: inner.money, factor: mul(inner.factor, least), rate };
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

/** An amount that a formula may come to. */
interface Chosen {
  readonly id: NodeId;
  /** True of what stands in a `min` or `clamp`: it limits another amount. */
  readonly isLimit: boolean;
}

/** The amounts that a formula chooses between: branches of an `if`, operands of `min`, `max` and `clamp`. */
function chosenFrom(id: NodeId, l: Lowering, isLimit = false): readonly Chosen[] {
  const { operation, args } = l.nodes.at(id);
  switch (operation.op) {
    case 'min':
    case 'clamp':
      return args.flatMap((arg) => chosenFrom(arg, l, true));
    case 'max':
      return args.flatMap((arg) => chosenFrom(arg, l, isLimit));
    case 'select':
      return args.slice(1).flatMap((arg) => chosenFrom(arg, l, isLimit));
    case 'step': {
      const step = l.effort.spend() ? l.steps.get(operation.step) : undefined;
      return step?.kind === 'let' ? chosenFrom(step.value, l, isLimit) : [{ id, isLimit }];
    }
    default:
      return [{ id, isLimit }];
  }
}

/** How many times its base an amount is at the least, when that is more than once and cannot be meant. */
function timesItsBase({ id, isLimit }: Chosen, isRateOfPart: boolean, l: Lowering): Exact | null {
  const product = productOf(id, l);
  if (product === null || compare(product.factor, ONE) <= 0) return null;
  const { rate, money, factor } = product;
  const isWrong = rate === null ? isWholeAmount(money, l) : !isLimit && compare(rate, ONE) > 0;
  return isWrong || isRateOfPart ? factor : null;
}

/** PAY314: a deduction or part that is proven to be more than its base, `* 4` or `* 400%` where `* 4%` is meant. */
export function checkLargerThanBase(l: Lowering): void {
  for (const step of l.steps.values()) {
    if (step.kind !== 'deduction' && step.kind !== 'component') continue;
    if (step.provenance?.provenance === 'convention') continue;
    for (const chosen of chosenFrom(step.value, l)) {
      const ofPart = isBaseTimesRate(step, (node) => l.nodes.at(node));
      const times = timesItsBase(chosen, ofPart, l);
      if (times === null) continue;
      const span = l.nodes.at(ofPart && step.rate !== null ? step.rate : chosen.id).span;
      l.report.say(types.largerThanBase, span, { name: step.id, factor: printPlain(times, 4) });
    }
  }
}
