import { availableParallelism } from 'node:os';
import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';
import { NO_MORE, type Numbered } from './orders.ts';
import { threadCode, type WrittenModule } from './thread-code.ts';
import type { ThreadData } from './thread-start.ts';

export interface PoolOptions {
  /** The module that every thread runs; it calls `answerOrders`. */
  readonly module: URL;
  /** Modules that it imports by their addresses, which are in its setup. */
  readonly imports?: readonly WrittenModule[];
  readonly setup: unknown;
  readonly threads: number;
  readonly limits?: ResourceLimits;
}

/** The module of that name in the folder of another: TypeScript in a checkout, JavaScript in a package. */
export function moduleBeside(name: string, address: string): URL {
  return new URL(`./${name}${address.slice(address.lastIndexOf('.'))}`, address);
}

/** As many as the machine runs at once. */
export function usualThreads(): number {
  return Math.max(1, availableParallelism());
}

/**
 * Threads that carry out orders. One is started when an order finds all others at work, so that little work
 * starts few. A fault in one of them rejects its orders.
 */
export class ThreadPool<Order, Answer> {
  readonly #options: PoolOptions;
  readonly #threads: Thread<Order, Answer>[] = [];
  #start: ThreadStart | null = null;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Gives an order to the thread that waits for the fewest. */
  run(order: Order, transfer: readonly Transferable[] = []): Promise<Answer> {
    return this.#leastBusy().run(order, transfer);
  }

  #leastBusy(): Thread<Order, Answer> {
    const [first, ...others] = this.#threads;
    const least = first && others.reduce((best, one) => (one.waiting < best.waiting ? one : best), first);
    if (least?.waiting === 0) return least;
    if (least !== undefined && this.#threads.length >= this.#options.threads) return least;
    this.#start ??= threadStart(this.#options);
    const started = new Thread<Order, Answer>(this.#options, this.#start);
    this.#threads.push(started);
    return started;
  }

  /** Gives the same order to every thread that was started. */
  runOnEach(order: Order): Promise<readonly Answer[]> {
    return Promise.all(this.#threads.map((thread) => thread.run(order, [])));
  }

  /** Resolves when no thread is left. */
  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }
}

/** A module in JavaScript, and what it is started with. */
interface ThreadStart {
  readonly module: URL;
  readonly data: ThreadData;
}

const START = moduleBeside('thread-start', import.meta.url).href;

function threadStart({ module, imports = [], setup }: PoolOptions): ThreadStart {
  const { [START]: start, ...code } = threadCode([START, module.href], imports);
  return {
    module: new URL(start === undefined ? START : `data:text/javascript,${encodeURIComponent(start)}`),
    data: { entry: module.href, code, setup },
  };
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (fault: unknown) => void;
}

class Thread<Order, Answer> {
  readonly #worker: Worker;
  readonly #ended: Promise<unknown>;
  readonly #waiting = new Map<number, Waiting<Answer>>();
  #fault: { readonly reason: unknown } | null = null;
  #last = 0;

  constructor({ limits }: PoolOptions, start: ThreadStart) {
    this.#worker = new Worker(start.module, {
      workerData: start.data,
      ...(limits && { resourceLimits: limits }),
    });
    this.#ended = new Promise((resolve) => this.#worker.once('exit', resolve)).then(() => {
      this.#fail(new Error('the thread has ended'));
    });
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

  /**
   * The thread ends by itself after its last order. To cut it off (`terminate`) at whatever it does, loading
   * modules or collecting garbage, can bring the whole process down (nodejs/node issue 56312).
   */
  async stop(): Promise<void> {
    this.#worker.postMessage(NO_MORE);
    await this.#ended;
  }

  #fail(reason: unknown): void {
    this.#fault ??= { reason };
    for (const { reject } of this.#waiting.values()) reject(this.#fault.reason);
    this.#waiting.clear();
  }
}
