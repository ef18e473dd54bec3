import { parentPort, type Transferable } from 'node:worker_threads';
import { NO_MORE, type Numbered } from './orders.ts';

/** What a thread answers, and what of it is handed over instead of copied. */
export interface Answered<Answer> {
  readonly answer: Answer;
  readonly transfer?: readonly Transferable[];
}

/** Makes this thread carry out the orders of a `ThreadPool`, one after the other, until there are no more. */
export function answerOrders<Order, Answer>(carryOut: (order: Order) => Answered<Answer>): void {
  parentPort?.on('message', (order: Numbered<Order> | typeof NO_MORE) => {
    if (order === NO_MORE) {
      parentPort?.close();
      return;
    }
    const { number, content } = order;
    const { answer, transfer = [] } = carryOut(content);
    const message: Numbered<Answer> = { number, content: answer };
    parentPort?.postMessage(message, transfer);
  });
}
