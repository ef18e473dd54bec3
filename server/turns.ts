/**
 * Lets work that takes long go on in small pieces: one piece of one work in each turn of the event loop, so that
 * other requests are answered in between however many such works there are.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];

  /** Resolves when it is the caller's turn; those who wait are served in the order in which they came. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(this.#serve);
    });
  }

  readonly #serve = (): void => {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(this.#serve);
  };
}

/** The turns of this process: it has one event loop. */
export const turns = new Turns();
