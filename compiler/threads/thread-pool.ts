import { availableParallelism } from 'node:os';
import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';

/** What goes to a thread and comes back from it: an order or its answer, under a number. */
export interface Numbered<Content> {
  readonly number: number;
  readonly content: Content;
}

export interface PoolOptions {
  /** The module that every thread runs; it calls `answerOrders`. */
  readonly module: URL;
  readonly setup: unknown;
  readonly threads: number;
  readonly limits?: ResourceLimits;
}

/** As many as the machine runs at once. */
export function usualThreads(): number {
  return Math.max(1, availableParallelism());
}

/** Threads that carry out orders. A fault in one of them rejects every order. */
export class ThreadPool<Order, Answer> {
  readonly #threads: readonly Thread<Order, Answer>[];

  constructor(options: PoolOptions) {
    this.#threads = Array.from({ length: options.threads }, () => new Thread<Order, Answer>(options));
  }

  /** Gives an order to the thread that waits for the fewest. */
  run(order: Order, transfer: readonly Transferable[] = []): Promise<Answer> {
    const [first, ...others] = this.#threads;
    if (first === undefined) throw new RangeError('a pool without threads');
    const least = others.reduce((best, one) => (one.waiting < best.waiting ? one : best), first);
    return least.run(order, transfer);
  }

  /** Gives the same order to every thread. */
  runOnEach(order: Order): Promise<readonly Answer[]> {
    return Promise.all(this.#threads.map((thread) => thread.run(order, [])));
  }

  /** Resolves when no thread is left. */
  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (fault: unknown) => void;
}

class Thread<Order, Answer> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting<Answer>>();
  #fault: { readonly reason: unknown } | null = null;
  #last = 0;

  constructor({ module, setup, limits }: PoolOptions) {
    this.#worker = new Worker(module, { workerData: setup, ...(limits && { resourceLimits: limits }) });
    this.#worker.on('error', (reason) => this.#fail(reason));
    this.#worker.on('message', ({ number, content }: Numbered<Answer>) => {
      this.#waiting.get(number)?.resolve(content);
      this.#waiting.delete(number);
    });
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  run(content: Order, transfer: readonly Transferable[]): Promise<Answer> {
    if (this.#fault !== null) return Promise.reject(this.#fault.reason);
    this.#last += 1;
    const order: Numbered<Order> = { number: this.#last, content };
    // No race against a promise of failure: that one would hold every answer there ever was.
    const answer = new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(order.number, { resolve, reject });
    });
    this.#worker.postMessage(order, transfer);
    return answer;
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(reason: unknown): void {
    this.#fault = { reason };
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}
