/** The longest time that questions of the editor wait. */
const SLICE_MS = 20;

/** Long work in slices: between two of them other messages are answered, and work that nobody wants any more ends. */
export class Turns {
  readonly #isWanted: () => boolean;
  #began = performance.now();

  constructor(isWanted: () => boolean) {
    this.#isWanted = isWanted;
  }

  /** Lets others have their turn when it is time; false when the work is not wanted any more. */
  async next(): Promise<boolean> {
    if (performance.now() - this.#began >= SLICE_MS) {
      await new Promise((go) => setTimeout(go));
      this.#began = performance.now();
    }
    return this.#isWanted();
  }
}
