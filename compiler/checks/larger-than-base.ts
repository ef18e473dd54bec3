import { types } from '../../dsl/diagnostics/types.ts';
import type { IrNode, NodeId } from '../ir/ir.ts';
import { isMoney, isRate } from '../ir/type.ts';
import type { Lowering } from '../lower/state.ts';
import { compare, type Exact, mul, ONE } from '../runtime/exact.ts';
import { printPlain } from '../runtime/print.ts';

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

/** PAY314: a deduction or part that is proven to be more than its base, `* 4` where `* 4%` is meant. */
export function checkLargerThanBase(l: Lowering): void {
  for (const step of l.steps.values()) {
    if (step.kind !== 'deduction' && step.kind !== 'component') continue;
    const product = productOf(step.value, l);
    if (product === null || compare(product.factor, ONE) <= 0) continue;
    const written = step.rate !== null;
    if (!written && (product.hasRate || !isWholeAmount(product.money, l))) continue;
    const factor = printPlain(product.factor, 4);
    const span = l.nodes.at(step.rate ?? step.value).span;
    l.report.say(types.largerThanBase, span, { name: step.id, factor });
  }
}
