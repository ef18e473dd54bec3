import type { Terminal } from '../terminal/terminal.ts';

const EVERY_MS = 100;
const BAR_WIDTH = 24;

/** One line on a terminal that says how far a long run is; nothing where nobody watches. */
export class ProgressLine {
  readonly #terminal: Terminal;
  readonly #startedAt = performance.now();
  #drawnAt = 0;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** `share` of the whole, 0 to 1; null when nobody knows how much there is. */
  show(done: number, share: number | null): void {
    const now = performance.now();
    if (!this.#terminal.colors.err || now - this.#drawnAt < EVERY_MS) return;
    this.#drawnAt = now;
    const seconds = (now - this.#startedAt) / 1000;
    const speed = Math.round(done / seconds);
    const bar = share === null ? '' : `${barText(share)} ${Math.floor(100 * share)} %  `;
    const left = share === null ? '' : leftText(seconds, share);
    this.#terminal.err(
      `\r\u001b[K${bar}${done.toLocaleString('en')}, ${speed.toLocaleString('en')} a second${left}`,
    );
  }

  clear(): void {
    if (this.#drawnAt > 0) this.#terminal.err('\r\u001b[K');
  }
}

function barText(share: number): string {
  const full = Math.min(BAR_WIDTH, Math.floor(share * BAR_WIDTH));
  return `${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)}`;
}

/** `, 0:42 left`, once the speed is known. */
function leftText(seconds: number, done: number): string {
  if (seconds < 1 || done <= 0) return '';
  const more = Math.ceil((seconds * (1 - done)) / done);
  return `, ${Math.floor(more / 60)}:${String(more % 60).padStart(2, '0')} left`;
}
