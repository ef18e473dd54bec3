/** After a piece of work, others have so many times as long as it took. */
const OTHERS_SHARE = 4;

/** Timers count in milliseconds: shorter pauses are made up together. */
const SHORTEST_PAUSE_MS = 1;

/**
 * Lets work that takes long go on in small pieces: one piece of one work in each turn of the event loop, with pauses
 * while short requests are being answered, so that they get through however many such works there are.
 */
export class Turns {
  readonly #now: () => number;
  readonly #waiting: (() => void)[] = [];
  #shortRequests = 0;
  #isServing = false;
  #startedAt = 0;
  #owedMs = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Resolves when it is the caller's turn; those who wait are served in the order in which they came. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (!this.#isServing) this.#serveSoon();
    });
  }

  /** Counts a request that is answered without turns. Returns what says that it is answered, or has to take turns. */
  shortRequest(): () => void {
    this.#shortRequests += 1;
    let isCounted = true;
    return () => {
      if (isCounted) this.#shortRequests -= 1;
      isCounted = false;
    };
  }

  /** Both run in one turn of the event loop, with nothing between them but the piece of work. */
  #serveSoon(): void {
    this.#isServing = true;
    setImmediate(this.#serve);
    setImmediate(this.#served);
  }

  readonly #serve = (): void => {
    this.#startedAt = this.#now();
    this.#waiting.shift()?.();
  };

  readonly #served = (): void => {
    this.#owedMs += OTHERS_SHARE * (this.#now() - this.#startedAt);
    if (this.#shortRequests === 0) this.#owedMs = 0;
    if (this.#owedMs >= SHORTEST_PAUSE_MS) this.#pause();
    else this.#goOn();
  };

  #pause(): void {
    setTimeout(this.#goOn, this.#owedMs);
    this.#owedMs = 0;
  }

  readonly #goOn = (): void => {
    if (this.#waiting.length > 0) this.#serveSoon();
    else this.#isServing = false;
  };
}

/** The turns of this process: it has one event loop. */
export const turns = new Turns();
