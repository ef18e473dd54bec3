import type { NodeId } from '../ir/ir.ts';
import type { Lowering } from '../lower/state.ts';

/**
 * Tells nodes of which nothing is proven, because a fault that has been reported lies below them, from those
 * that can be judged.
 */
export class Soundness {
  readonly #l: Lowering;
  readonly #known = new Map<NodeId, boolean>();

  constructor(l: Lowering) {
    this.#l = l;
  }

  isSound(id: NodeId): boolean {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    this.#known.set(id, true);
    const { operation, args } = this.#l.nodes.at(id);
    const step = operation.op === 'step' ? this.#l.steps.get(operation.step) : undefined;
    const sound =
      !this.#l.nodes.isError(id) &&
      args.every((arg) => this.isSound(arg)) &&
      (step === undefined || this.isSound(step.value));
    this.#known.set(id, sound);
    return sound;
  }
}
