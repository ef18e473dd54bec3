import type { ExecutableInput, ExecutableIr, ExecutableStep, NodeId } from '../ir/executable-ir.ts';
import { Operands } from '../ir/operands.ts';

/** Which formulas move with an input; all others have one value along it, whatever they read. */
export class MovingParts {
  readonly #ir: ExecutableIr;
  readonly #names: Set<string>;
  readonly #nodes: (boolean | undefined)[];
  readonly #operands: Operands;

  constructor(ir: ExecutableIr, input: string) {
    this.#ir = ir;
    this.#nodes = new Array(ir.nodes.length);
    this.#names = new Set([input]);
    this.#operands = new Operands(ir);
    // In computing order: what an item reads is known before it.
    for (const item of ir.items) if (rootsOf(item).some((root) => this.moves(root))) this.#names.add(item.id);
  }

  /** Whether an input or a step moves, by its id. */
  isMoving(name: string): boolean {
    return this.#names.has(name);
  }

  /** Whether a formula moves. */
  moves(id: NodeId): boolean {
    let known = this.#nodes[id];
    if (known === undefined) {
      known = this.#reads(id);
      this.#nodes[id] = known;
    }
    return known;
  }

  /** What a formula is computed from: its operands, and the scale of the table that it reads. */
  operands(id: NodeId): readonly NodeId[] {
    return this.#operands.of(id);
  }

  #reads(id: NodeId): boolean {
    const operation = this.#ir.nodes[id]?.operation;
    if (operation?.op === 'input') return this.#names.has(operation.input);
    if (operation?.op === 'step') return this.#names.has(operation.step);
    return this.operands(id).some((operand) => this.moves(operand));
  }
}

function rootsOf(item: ExecutableInput | ExecutableStep): readonly NodeId[] {
  const roots = item.item === 'input' ? [item.defaultValue] : [item.presence, item.condition, item.value];
  return roots.filter((root) => root !== null);
}
