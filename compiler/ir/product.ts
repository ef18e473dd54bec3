import type { IrNode, IrStep, NodeId } from './ir.ts';

/** True for a part of an employer table that is worth its base times its rate, and no amount of its own. */
export function isBaseTimesRate(step: IrStep, nodeOf: (id: NodeId) => IrNode): boolean {
  if (step.base === null || step.rate === null) return false;
  const { operation, args } = nodeOf(step.value);
  return operation.op === 'mul' && args[0] === step.base && args[1] === step.rate;
}
