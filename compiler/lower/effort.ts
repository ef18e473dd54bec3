/**
 * Steps that may be taken to prove things about one file. The laws so far take some thousands. A formula may read
 * another twice, and that one a third twice, so that following all ways takes twice the steps for each.
 */
export const MAX_EFFORT = 300_000;

/**
 * The rest of the work that proofs of a file may take. Once it is spent, nothing more is proven, and the file is
 * refused.
 */
export class Effort {
  #left = MAX_EFFORT;

  /** Takes a step; false when none is left. */
  spend(): boolean {
    this.#left -= 1;
    return this.#left >= 0;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }
}
