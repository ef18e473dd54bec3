/** A thread for tests: doubles numbers, tells of itself, fails on nothing, and ends on less. */
import { threadId } from 'node:worker_threads';
import { answerOrders } from '../../threads/answer-orders.ts';

export interface Doubled {
  readonly twice: number;
  readonly thread: number;
  /** Node's own modules for stripping types, as far as this thread has loaded them. */
  readonly strippers: readonly string[];
}

declare global {
  namespace NodeJS {
    interface Process {
      /** Undocumented: what Node has loaded of itself in this thread. */
      readonly moduleLoadList: readonly string[];
    }
  }
}

const strippers = process.moduleLoadList.filter((name) => name.includes('amaro'));

answerOrders((order: number): { readonly answer: Doubled } => {
  if (order === 0) throw new RangeError('nothing to double');
  if (order < 0) process.exit();
  return { answer: { twice: 2 * order, thread: threadId, strippers } };
});
