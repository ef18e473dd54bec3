import { isDimensionless, type Type } from '../../runtime/ir/type.ts';
import type { IrNode } from '../ir/ir.ts';
import { ownName } from './print-node.ts';
import type { Lowering } from './state.ts';

/** A written number without unit, percent sign or `h`. */
export function isBareNumber(node: IrNode): boolean {
  const { type } = node;
  const plain = type.kind === 'quantity' && isDimensionless(type) && type.flavor !== 'rate';
  return plain && node.operation.op === 'constant';
}

/** `monthly_salary / 30 / 8 * horas`: an amount that hours were multiplied into. */
function isMoneyTimesHours(type: Type): boolean {
  return type.kind === 'quantity' && !isDimensionless(type) && type.money === 1 && type.hours === 1;
}

/** The bare number by which an amount times hours is divided, as its author wrote it: hours were meant; null without one. */
export function bareDivisor(node: IrNode, l: Lowering): string | null {
  return isMoneyTimesHours(node.type) ? divisorIn(node, l) : null;
}

function divisorIn({ operation, args }: IrNode, l: Lowering): string | null {
  if (operation.op === 'step') {
    const step = l.effort.spend() ? l.steps.get(operation.step) : undefined;
    return step === undefined ? null : divisorIn(l.nodes.at(step.value), l);
  }
  if (operation.op !== 'mul' && operation.op !== 'div') return null;
  const [left, right] = args.map((arg) => l.nodes.at(arg));
  if (left === undefined || right === undefined) return null;
  if (operation.op === 'div' && isBareNumber(right)) return ownName(right);
  return divisorIn(left, l) ?? (operation.op === 'mul' ? divisorIn(right, l) : null);
}
