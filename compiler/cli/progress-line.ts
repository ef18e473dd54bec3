import type { Terminal } from './terminal.ts';

const EVERY_MS = 100;

/** One line on a terminal that says how far a long run is; nothing where nobody watches. */
export class ProgressLine {
  readonly #terminal: Terminal;
  readonly #startedAt = performance.now();
  #drawnAt = 0;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** `total` null: nobody knows how many there are. */
  show(done: number, total: number | null): void {
    const now = performance.now();
    if (!this.#terminal.colors.err || now - this.#drawnAt < EVERY_MS) return;
    this.#drawnAt = now;
    const speed = Math.round(done / ((now - this.#startedAt) / 1000));
    const share = total === null ? '' : ` of ${total} (${Math.floor((100 * done) / total)} %)`;
    this.#terminal.err(`\r\u001b[K${done}${share}, ${speed} a second`);
  }

  clear(): void {
    if (this.#drawnAt > 0) this.#terminal.err('\r\u001b[K');
  }
}
