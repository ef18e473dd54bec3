/** A wait that can be cut short; a ring that comes while nobody waits ends the next wait at once. */
export class Alarm {
  #isRung = false;
  #end: (() => void) | null = null;

  ring(): void {
    this.#isRung = true;
    this.#end?.();
  }

  async wait(milliseconds: number): Promise<void> {
    if (!this.#isRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#end = null;
    this.#isRung = false;
  }
}
