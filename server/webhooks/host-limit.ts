/** Lets so many deliveries to one host run at once; the others wait in the order in which they came. */
export class HostLimit {
  readonly #most: number;
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Resolves when there is room; then `leave` must follow. Rejects when the process stops first. Whoever waits holds a
   * slot of its client alone, so a host that never answers keeps nobody else's deliveries waiting.
   */
  enter(host: string, stopping: AbortSignal): Promise<void> {
    const running = this.#running.get(host) ?? 0;
    if (running < this.#most) {
      this.#running.set(host, running + 1);
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const queue = this.#waiting.get(host) ?? [];
      this.#waiting.set(host, queue);
      const giveUp = (): void => {
        const at = queue.indexOf(admit);
        if (at === -1) return;
        queue.splice(at, 1);
        reject(new Error('stopping before the host had room'));
      };
      const admit = (): void => {
        stopping.removeEventListener('abort', giveUp);
        resolve();
      };
      queue.push(admit);
      stopping.addEventListener('abort', giveUp, { once: true });
      if (stopping.aborted) giveUp();
    });
  }

  /** Gives the place to whoever waited longest. */
  leave(host: string): void {
    const next = this.#waiting.get(host)?.shift();
    if (next !== undefined) {
      next();
      return;
    }
    this.#waiting.delete(host);
    const running = (this.#running.get(host) ?? 0) - 1;
    if (running > 0) this.#running.set(host, running);
    else this.#running.delete(host);
  }
}
