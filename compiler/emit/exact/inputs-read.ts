import type { Ir, NodeId } from '../../ir/ir.ts';

/** Ids of the inputs whose value anything reads: steps, messages, scales, and defaults of inputs that are read. */
export function inputsRead(ir: Ir): ReadonlySet<string> {
  const read = new Set<string>();
  const visited = new Set<NodeId>();
  const visit = (id: NodeId | null): void => {
    const node = id === null ? undefined : ir.nodes[id];
    if (id === null || node === undefined || visited.has(id)) return;
    visited.add(id);
    const { operation } = node;
    if (operation.op === 'input') read.add(operation.input);
    if ('table' in operation) visit(ir.tables.find((table) => table.id === operation.table)?.scale ?? null);
    node.args.forEach(visit);
  };
  for (const item of ir.items) {
    if (item.item === 'step')
      [item.presence, item.condition, item.value, item.base, item.rate].forEach(visit);
  }
  for (const { presence, condition, message } of ir.notices) {
    [presence, condition, ...message.map((part) => ('value' in part ? part.value : null))].forEach(visit);
  }
  for (const item of ir.items.toReversed()) {
    if (item.item === 'input' && read.has(item.id)) visit(item.defaultValue);
  }
  return read;
}
