import type { ExecutableIr, NodeId } from './executable-ir.ts';

/** What formulas are computed from: their operands, and the scale of the table that they read. */
export class Operands {
  readonly #nodes: ExecutableIr['nodes'];
  readonly #scales: ReadonlyMap<string, NodeId>;

  constructor({ nodes, tables }: ExecutableIr) {
    this.#nodes = nodes;
    this.#scales = new Map(tables.flatMap(({ id, scale }) => (scale === null ? [] : [[id, scale]])));
  }

  of(id: NodeId): readonly NodeId[] {
    const node = this.#nodes[id];
    if (node === undefined) return [];
    const { operation, args } = node;
    const scale = 'table' in operation ? this.#scales.get(operation.table) : undefined;
    return scale === undefined ? args : [...args, scale];
  }
}
