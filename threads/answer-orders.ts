import { parentPort, type Transferable, workerData } from 'node:worker_threads';
import { type FromThread, NO_MORE, type ToThread } from './orders.ts';
import type { ThreadData } from './thread-start.ts';

/** What a thread answers, and what of it is handed over instead of copied. */
export interface Answered<Answer> {
  readonly answer: Answer;
  readonly transfer?: readonly Transferable[];
}

/**
 * Called between two pieces of an order: resolves at once, or, when the order has had the thread for a while, when it is
 * its turn again. Rejects when nobody waits for the answer any more.
 */
type Turn = () => Promise<void>;

/** So long an order has the thread before others get it, in milliseconds. */
const TURN_MS = 15;

interface Paused {
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Nobody waits for the answer of an order any more. */
class GivenUp extends Error {}

/**
 * Makes this thread carry out the orders of a `ThreadPool`. One has the thread at a time; one that asks for its turn
 * between its pieces lets others of the pool go first. A fault of an order is its answer.
 */
export function answerOrders<Order, Answer>(
  carryOut: (order: Order, turn: Turn) => Answered<Answer> | Promise<Answered<Answer>>,
): void {
  const { code }: ThreadData = workerData;
  const paused = new Map<number, Paused>();
  let since = 0;
  const tell = (message: FromThread<Answer>, transfer: readonly Transferable[] = []) =>
    parentPort?.postMessage(message, transfer);
  const turnOf = (number: number): Turn => {
    return async () => {
      if (performance.now() - since < TURN_MS) return;
      tell({ kind: 'paused', number });
      await new Promise<void>((resolve, reject) => paused.set(number, { resolve, reject }));
    };
  };
  const begin = async (number: number, order: Order) => {
    try {
      const { answer, transfer } = await carryOut(order, turnOf(number));
      tell({ kind: 'answered', number, answer }, transfer);
    } catch (reason) {
      if (!(reason instanceof GivenUp)) tell({ kind: 'failed', number, reason });
    }
  };
  parentPort?.on('message', (message: ToThread<Order> | typeof NO_MORE) => {
    if (message === NO_MORE) {
      parentPort?.close();
      return;
    }
    since = performance.now();
    const waiting = paused.get(message.number);
    paused.delete(message.number);
    if (message.kind === 'go_on') waiting?.resolve();
    else if (message.kind === 'give_up') waiting?.reject(new GivenUp());
    else {
      Object.assign(code, message.code);
      void begin(message.number, message.order);
    }
  });
}
