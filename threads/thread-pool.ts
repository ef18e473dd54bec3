import { availableParallelism } from 'node:os';
import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';
import { type FromThread, NO_MORE, type ToThread } from './orders.ts';
import { type ThreadCode, threadCode, type WrittenModule } from './thread-code.ts';
import type { ThreadData } from './thread-start.ts';
import { TurnsOfClients } from './turns-of-clients.ts';

interface PoolOptions {
  /** The module that every thread runs; it calls `answerOrders`. */
  readonly module: URL;
  /** Modules that it imports by their addresses, which are in its setup. */
  readonly imports?: readonly WrittenModule[];
  readonly setup: unknown;
  readonly threads: number;
  readonly limits?: ResourceLimits;
}

/** A module that an order imports cannot be read, or is no TypeScript. */
export class UnreadableModule extends Error {}

/** For whom an order is, and what it comes with. */
interface Placing {
  /** Clients take turns; without a name all orders are of one. */
  readonly client?: string;
  /** Handed over instead of copied. */
  readonly transfer?: readonly Transferable[];
  /** Addresses of modules in files that the order imports. */
  readonly imports?: readonly string[];
  /** Nobody waits for the answer any more when it is aborted. */
  readonly signal?: AbortSignal | null;
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
 * Threads that carry out orders, in turns of clients. A thread is started when an order finds all others at work, so that
 * little work starts few. A fault of an order rejects that order alone; a thread that ends is replaced, and what it had
 * begun is rejected.
 */
export class ThreadPool<Order, Answer> {
  readonly #options: PoolOptions;
  readonly #threads: Thread<Order, Answer>[] = [];
  readonly #waiting = new TurnsOfClients<Work<Order, Answer>>();
  readonly #unfinished = new Set<Promise<unknown>>();
  #start: ThreadStart | null = null;
  #isStopped = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /**
   * Rejects with the reason of the signal when it is aborted: then the order is not begun, or not carried on. Where orders
   * of several kinds have answers of several, who asks says which answer it is.
   */
  run<Own extends Answer = Answer>(order: Order, placing: Placing = {}): Promise<Own> {
    if (this.#isStopped) return Promise.reject(new Error('the thread has ended'));
    const { signal = null } = placing;
    if (signal?.aborted) return Promise.reject(signal.reason);
    const { promise, resolve, reject } = Promise.withResolvers<Own>();
    const answered = (answer: Own) => resolve(answer);
    const work: Work<Order, Answer> = {
      order,
      placing,
      resolve: answered,
      reject,
      thread: null,
      isGivenUp: false,
    };
    const giveUp = () => this.#giveUp(work, signal?.reason);
    signal?.addEventListener('abort', giveUp, { once: true });
    const ended = promise
      .catch(() => undefined)
      .finally(() => {
        signal?.removeEventListener('abort', giveUp);
        this.#unfinished.delete(ended);
      });
    this.#unfinished.add(ended);
    this.#await(work);
    return promise;
  }

  /** Gives the same order to every thread that was started, when none has anything else to do. */
  runOnEach(order: Order): Promise<readonly Answer[]> {
    return Promise.all(
      this.#threads.map((thread) => {
        const { promise, resolve, reject } = Promise.withResolvers<Answer>();
        thread.begin({ order, placing: {}, resolve, reject, thread, isGivenUp: false }, {});
        return promise;
      }),
    );
  }

  /** Makes the code of the threads and starts one, which the first order would wait for. */
  warmUp(): void {
    if (this.#threads.length === 0 && !this.#isStopped) this.#startThread();
  }

  /** Resolves when all orders are answered and no thread is left. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#unfinished);
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }

  #await(work: Work<Order, Answer>): void {
    this.#waiting.add(work.placing.client ?? '', work);
    this.#serve();
  }

  /** Every thread without work takes the next that it can carry on; what was begun stays with its thread. */
  #serve(): void {
    for (const thread of this.#threads.filter(({ isIdle }) => isIdle)) this.#occupy(thread);
    while (this.#threads.length < this.#options.threads) {
      const work = this.#waiting.take(isUnbegun);
      if (work === undefined) return;
      try {
        this.#begin(work, this.#startThread());
      } catch (reason) {
        // The system gives no more threads.
        work.reject(reason);
      }
    }
  }

  #occupy(thread: Thread<Order, Answer>): void {
    const work = this.#waiting.take((one) => one.thread === null || one.thread === thread);
    if (work === undefined) return;
    if (work.thread === null) this.#begin(work, thread);
    else thread.goOn(work);
  }

  #begin(work: Work<Order, Answer>, thread: Thread<Order, Answer>): void {
    work.thread = thread;
    try {
      thread.begin(work, this.#codeFor(work.placing.imports ?? []));
    } catch (reason) {
      // What cannot be sent, or an `UnreadableModule`: the order fails, the thread is as it was.
      work.reject(reason);
      this.#serve();
    }
  }

  /** All code that threads were given so far, with that of these modules. */
  #codeFor(imports: readonly string[]): Readonly<ThreadCode> {
    const { code } = this.#startOf().data;
    const unknown = imports.filter((address) => code[address] === undefined);
    if (unknown.length === 0) return code;
    try {
      return Object.assign(code, threadCode(unknown, [], code));
    } catch (cause) {
      throw new UnreadableModule(unknown.join(), { cause });
    }
  }

  #startOf(): ThreadStart {
    this.#start ??= threadStart(this.#options);
    return this.#start;
  }

  #startThread(): Thread<Order, Answer> {
    const thread = new Thread<Order, Answer>(this.#options, this.#startOf(), {
      onPause: (work) => (work.isGivenUp ? this.#drop(work, thread) : this.#await(work)),
      onIdle: () => this.#serve(),
      onEnd: (reason) => this.#replace(thread, reason),
    });
    this.#threads.push(thread);
    return thread;
  }

  #replace(thread: Thread<Order, Answer>, reason: unknown): void {
    const at = this.#threads.indexOf(thread);
    if (at >= 0) this.#threads.splice(at, 1);
    const isItsOwn = (work: Work<Order, Answer>) => work.thread === thread;
    for (let work = this.#waiting.take(isItsOwn); work !== undefined; work = this.#waiting.take(isItsOwn))
      work.reject(reason);
    this.#serve();
  }

  /** What is at work comes to its next pause first. */
  #giveUp(work: Work<Order, Answer>, reason: unknown): void {
    work.isGivenUp = true;
    this.#waiting.remove(work.placing.client ?? '', work);
    if (work.thread !== null && work.thread.atWork !== work) this.#drop(work, work.thread);
    work.reject(reason);
  }

  #drop(work: Work<Order, Answer>, thread: Thread<Order, Answer>): void {
    thread.giveUp(work);
    this.#serve();
  }
}

/** An order, and who waits for its answer. */
interface Work<Order, Answer> {
  readonly order: Order;
  readonly placing: Placing;
  resolve(answer: Answer): void;
  readonly reject: (reason: unknown) => void;
  /** Null until it is begun. */
  thread: Thread<Order, Answer> | null;
  isGivenUp: boolean;
}

function isUnbegun({ thread }: { readonly thread: unknown }): boolean {
  return thread === null;
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

/** What a thread tells its pool. */
interface Listening<Order, Answer> {
  readonly onPause: (work: Work<Order, Answer>) => void;
  readonly onIdle: () => void;
  readonly onEnd: (reason: unknown) => void;
}

/** A thread, which carries out one piece of one order at a time. */
class Thread<Order, Answer> {
  readonly #worker: Worker;
  readonly #ended: Promise<unknown>;
  readonly #begun = new Map<number, Work<Order, Answer>>();
  readonly #numbers = new Map<Work<Order, Answer>, number>();
  readonly #given: Set<string>;
  #atWork: Work<Order, Answer> | null = null;
  #last = 0;

  constructor({ limits }: PoolOptions, { module, data }: ThreadStart, listening: Listening<Order, Answer>) {
    this.#given = new Set(Object.keys(data.code));
    this.#worker = new Worker(module, { workerData: data, ...(limits && { resourceLimits: limits }) });
    let fault: unknown = new Error('the thread has ended');
    this.#worker.on('error', (reason) => {
      fault = reason;
    });
    this.#ended = new Promise((resolve) => this.#worker.once('exit', resolve)).then(() => {
      const begun = [...this.#begun.values()];
      this.#begun.clear();
      for (const work of begun) work.reject(fault);
      listening.onEnd(fault);
    });
    this.#worker.on('message', (message: FromThread<Answer>) => this.#hear(message, listening));
  }

  get atWork(): Work<Order, Answer> | null {
    return this.#atWork;
  }

  get isIdle(): boolean {
    return this.#atWork === null;
  }

  begin(work: Work<Order, Answer>, code: Readonly<ThreadCode>): void {
    this.#last += 1;
    const more: ThreadCode = {};
    for (const [address, text] of Object.entries(code)) if (!this.#given.has(address)) more[address] = text;
    const { order, placing } = work;
    this.#tell({ kind: 'begin', number: this.#last, order, code: more }, placing.transfer);
    for (const address of Object.keys(more)) this.#given.add(address);
    this.#begun.set(this.#last, work);
    this.#numbers.set(work, this.#last);
    this.#atWork = work;
  }

  goOn(work: Work<Order, Answer>): void {
    this.#atWork = work;
    this.#tell({ kind: 'go_on', number: this.#numberOf(work) });
  }

  /** The thread lets go of what it has of an order that pauses. */
  giveUp(work: Work<Order, Answer>): void {
    const number = this.#numberOf(work);
    this.#forget(number, work);
    this.#tell({ kind: 'give_up', number });
  }

  /**
   * The thread ends by itself after its last order. To cut it off (`terminate`) at whatever it does, loading
   * modules or collecting garbage, can bring the whole process down (nodejs/node issue 56312).
   */
  async stop(): Promise<void> {
    this.#worker.postMessage(NO_MORE);
    await this.#ended;
  }

  #hear(message: FromThread<Answer>, { onPause, onIdle }: Listening<Order, Answer>): void {
    const work = this.#begun.get(message.number);
    if (work === undefined) return;
    this.#atWork = null;
    if (message.kind === 'paused') {
      onPause(work);
      return;
    }
    this.#forget(message.number, work);
    if (message.kind === 'answered') work.resolve(message.answer);
    else work.reject(message.reason);
    onIdle();
  }

  #forget(number: number, work: Work<Order, Answer>): void {
    this.#begun.delete(number);
    this.#numbers.delete(work);
  }

  #numberOf(work: Work<Order, Answer>): number {
    const number = this.#numbers.get(work);
    if (number === undefined) throw new Error('an order that was not begun cannot go on');
    return number;
  }

  #tell(message: ToThread<Order>, transfer: readonly Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
  }
}
