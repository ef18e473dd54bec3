/** A wait that can be cut short; an end that comes while nobody waits ends the next wait at once. */
export class InterruptibleWait {
  #isEnded = false;
  #end: (() => void) | null = null;

  end(): void {
    this.#isEnded = true;
    this.#end?.();
  }

  async wait(milliseconds: number): Promise<void> {
    if (!this.#isEnded) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#end = null;
    this.#isEnded = false;
  }
}
