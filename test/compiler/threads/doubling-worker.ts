/** A thread for tests: doubles numbers, tells which thread it is, and fails on nothing. */
import { threadId } from 'node:worker_threads';
import { answerOrders } from '../../../compiler/threads/answer-orders.ts';

export interface Doubled {
  readonly twice: number;
  readonly thread: number;
}

answerOrders((order: number): { readonly answer: Doubled } => {
  if (order === 0) throw new RangeError('nothing to double');
  return { answer: { twice: 2 * order, thread: threadId } };
});
