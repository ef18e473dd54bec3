/** Lets so many deliveries to one host run at once. */
export class HostLimit {
  readonly #most: number;
  readonly #running = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** True when there is room; then `leave` must follow. */
  enter(host: string): boolean {
    const running = this.#running.get(host) ?? 0;
    if (running >= this.#most) return false;
    this.#running.set(host, running + 1);
    return true;
  }

  leave(host: string): void {
    const running = (this.#running.get(host) ?? 0) - 1;
    if (running > 0) this.#running.set(host, running);
    else this.#running.delete(host);
  }
}
