import { ServiceError } from '../service-error.ts';

/** How much work may be under way at once, in tokens: about milliseconds of a processor. */
export interface ShareSize {
  /** Of one client, in hand; the rest of it waits. */
  readonly inHand: number;
  /** Of one client, in hand or waiting. */
  readonly each: number;
  /** Of all clients. Where it is used up, each may still have an equal part of it, until it is used twice. */
  readonly all: number;
  /** Where half of it is used, nobody joins a queue whose first has waited for half of this, however fast the machine is. */
  readonly waitMs: number;
}

/** So long who has joined a queue waits for what is in hand, or as long as the size says. */
const LONGEST_WAIT_MS = 10_000;

interface Waiting {
  readonly cost: number;
  readonly since: number;
  readonly begin: () => void;
}

interface Share {
  inHand: number;
  used: number;
  readonly waiting: Waiting[];
}

/**
 * What clients have under way in this process. Who is over its own share is refused with 429, and with 503 who comes when the
 * process is full; both at once.
 */
export class Shares {
  readonly #size: ShareSize;
  readonly #shares = new Map<string, Share>();
  #used = 0;

  constructor(size: ShareSize) {
    this.#size = size;
  }

  /** Throws `RATE_LIMITED` or `OVERLOADED` where even the least is too much. */
  refuseFull(client: string): void {
    this.#refuse(this.#shares.get(client), 1);
  }

  /**
   * Resolves when the work may begin, with what says that it has ended. Throws `RATE_LIMITED` or `OVERLOADED`, and the reason
   * of the signal when it is aborted while the work waits.
   */
  async begin(client: string, asked: number, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    const { inHand } = this.#size;
    const cost = Math.min(asked, inHand);
    const share = this.#shares.get(client) ?? { inHand: 0, used: 0, waiting: [] };
    this.#refuse(share, cost);
    this.#shares.set(client, share);
    share.used += cost;
    this.#used += cost;
    try {
      if (share.waiting.length > 0 || share.inHand + cost > inHand) await this.#turnIn(share, cost, signal);
      else share.inHand += cost;
    } catch (error) {
      this.#giveBack(client, share, cost);
      throw error;
    }
    return () => {
      share.inHand -= cost;
      this.#giveBack(client, share, cost);
    };
  }

  #refuse(share: Share | undefined, cost: number): void {
    const { each, all, waitMs } = this.#size;
    const used = share?.used ?? 0;
    if (used > 0 && used + cost > each) throw overShare(each);
    const [first] = share?.waiting ?? [];
    const isSlow = first !== undefined && performance.now() - first.since > waitMs / 2;
    if (isSlow && this.#used + cost > all / 2) throw full();
    const isNew = used === 0 ? 1 : 0;
    const equalPart = all / (this.#shares.size + isNew);
    const isFull = this.#used + cost > all && used + cost > equalPart;
    if (isFull || this.#used + cost > 2 * all) throw full();
  }

  /** Resolves when what is in hand leaves room, in the order in which requests of the client came. */
  #turnIn(share: Share, cost: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      };
      const waiting: Waiting = {
        cost,
        since: performance.now(),
        begin: () => {
          leave();
          resolve();
        },
      };
      const giveUp = (reason: unknown) => {
        leave();
        share.waiting.splice(share.waiting.indexOf(waiting), 1);
        reject(reason);
      };
      const onAbort = () => giveUp(signal.reason);
      const timer = setTimeout(() => giveUp(full()), Math.max(LONGEST_WAIT_MS, this.#size.waitMs));
      signal.addEventListener('abort', onAbort);
      share.waiting.push(waiting);
    });
  }

  #giveBack(client: string, share: Share, cost: number): void {
    share.used -= cost;
    this.#used -= cost;
    if (share.used === 0) this.#shares.delete(client);
    for (let next = share.waiting[0]; next !== undefined; next = share.waiting[0]) {
      if (share.inHand > 0 && share.inHand + next.cost > this.#size.inHand) return;
      share.waiting.shift();
      share.inHand += next.cost;
      next.begin();
    }
  }
}

function overShare(limit: number): ServiceError {
  const message = 'The client has too much under way at once.';
  return new ServiceError('RATE_LIMITED', message, { limit, retry_after_s: 1, reason: 'client' });
}

function full(): ServiceError {
  return new ServiceError('OVERLOADED', 'The server has too much to do. Try again.', { reason: 'process' });
}
