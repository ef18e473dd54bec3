import type { Ir, NodeId } from '../ir/ir.ts';

const LEAVES: ReadonlySet<string> = new Set([
  'input',
  'step',
  'parameter',
  'given',
  'parameter_given',
  'changes',
  'period',
  'upper_limit',
  'apply',
  'holidays',
  'holidays_ahead',
]);

/** True when the trace of a formula names something that the node reads. */
export function readsAnything(ir: Ir, id: NodeId): boolean {
  const node = ir.nodes[id];
  if (node === undefined) return false;
  return LEAVES.has(node.operation.op) || node.args.some((arg) => readsAnything(ir, arg));
}
