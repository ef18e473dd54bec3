import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Person, PopulationRow } from '../population/person.ts';
import type { FromWorker, ToWorker, WorkerSetup } from './messages.ts';
import { Tally } from './tally.ts';

/** People that a thread gets at once. */
const CHUNK = 500;
/** Chunks that wait at a thread: enough to keep it busy, few enough to keep memory flat. */
const WAITING = 4;

export interface ImpactRun {
  readonly setup: WorkerSetup;
  readonly population: AsyncIterable<PopulationRow> | Iterable<PopulationRow>;
  /** Lines of CSV, in the order of the population. */
  readonly onRows: (csv: string) => void;
  readonly onProgress: (done: number) => void;
}

/** Compares a whole population on all cores. Memory does not grow with it. */
export async function runImpact(run: ImpactRun): Promise<Tally> {
  const tally = new Tally();
  const threads = Array.from({ length: Math.max(1, availableParallelism()) }, () => new Thread(run.setup));
  const rows = new InOrder(run.onRows);
  let done = 0;
  const give = async (people: readonly Person[], number: number) => {
    const thread = await Promise.race(threads.map((one) => one.ready()));
    void thread.compare(people, number).then(({ count, csv }) => {
      done += count;
      rows.add(number, csv);
      run.onProgress(done);
    });
  };
  try {
    let people: Person[] = [];
    let number = 0;
    for await (const row of run.population) {
      if (row.kind === 'broken') tally.fault(row.row);
      else people.push(row.person);
      if (people.length < CHUNK) continue;
      await give(people, number);
      number += 1;
      people = [];
    }
    if (people.length > 0) await give(people, number);
    for (const thread of threads) tally.merge(await thread.finish());
    return tally;
  } finally {
    for (const thread of threads) thread.stop();
  }
}

type Done = Extract<FromWorker, { readonly kind: 'done' }>;
type Finished = Extract<FromWorker, { readonly kind: 'tally' }>['tally'];

/** One worker thread and what it has been given. A fault in it ends the run. */
class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (done: Done) => void>();
  readonly #failed: Promise<never>;
  #onTally: ((tally: Finished) => void) | null = null;
  #onRoom: (() => void) | null = null;

  constructor(setup: WorkerSetup) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: setup });
    this.#failed = new Promise((_, reject) => {
      this.#worker.on('error', reject);
    });
    // Whoever waits for this thread is told; nobody may be waiting when it happens.
    this.#failed.catch(() => undefined);
    this.#worker.on('message', (message: FromWorker) => this.#receive(message));
  }

  /** Resolves when it can take another chunk. */
  ready(): Promise<this> {
    if (this.#waiting.size < WAITING) return Promise.resolve(this);
    const room = new Promise<this>((resolve) => {
      this.#onRoom = () => resolve(this);
    });
    return Promise.race([room, this.#failed]);
  }

  compare(people: readonly Person[], number: number): Promise<Done> {
    const done = new Promise<Done>((resolve) => {
      this.#waiting.set(number, resolve);
    });
    this.#send({ kind: 'people', number, people });
    return done;
  }

  finish(): Promise<Finished> {
    const tally = new Promise<Finished>((resolve) => {
      this.#onTally = resolve;
    });
    this.#send({ kind: 'finish' });
    return Promise.race([tally, this.#failed]);
  }

  stop(): void {
    void this.#worker.terminate();
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'tally') {
      this.#onTally?.(message.tally);
      return;
    }
    this.#waiting.get(message.number)?.(message);
    this.#waiting.delete(message.number);
    this.#onRoom?.();
    this.#onRoom = null;
  }
}

/** Hands on the rows of chunk after chunk, whichever thread is done first. */
class InOrder {
  readonly #write: (csv: string) => void;
  readonly #early = new Map<number, string>();
  #next = 0;

  constructor(write: (csv: string) => void) {
    this.#write = write;
  }

  add(number: number, csv: string): void {
    this.#early.set(number, csv);
    for (let text = this.#early.get(this.#next); text !== undefined; text = this.#early.get(this.#next)) {
      this.#write(text);
      this.#early.delete(this.#next);
      this.#next += 1;
    }
  }
}
