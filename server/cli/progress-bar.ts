const WIDTH = 30;
const CLEAR_LINE = '\r\u001b[K';

/** A line on a terminal that is drawn again and again; it leaves nothing behind. */
export class ProgressBar {
  readonly #write: (text: string) => void;
  #drawn = '';

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  show(done: number, total: number): void {
    const share = total === 0 ? 1 : Math.min(1, done / total);
    const filled = Math.floor(share * WIDTH);
    const bar = `${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}`;
    const line = `[${bar}] ${Math.floor(share * 100)} % of ${total}`;
    if (line === this.#drawn) return;
    this.#drawn = line;
    this.#write(CLEAR_LINE + line);
  }

  /** Before anything else is written. */
  clear(): void {
    if (this.#drawn !== '') this.#write(CLEAR_LINE);
    this.#drawn = '';
  }
}
