import type { NodeId } from '../ir/ir.ts';
import type { NodeList } from './node-list.ts';

/** A formula written out: the same wherever its author put what it reads. */
export function formulaText(id: NodeId, nodes: NodeList): string {
  const { operation, args } = nodes.at(id);
  const own = JSON.stringify(operation, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  );
  return `${own}(${args.map((arg) => formulaText(arg, nodes)).join()})`;
}

/** Formulas in an order that does not depend on the order of the declarations. */
export function inOrderOfText(all: readonly NodeId[], nodes: NodeList): readonly NodeId[] {
  const named = all.map((id) => ({ id, text: formulaText(id, nodes) }));
  return named.toSorted((a, b) => (a.text < b.text ? -1 : 1)).map(({ id }) => id);
}
