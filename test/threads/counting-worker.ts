/** A thread for tests: works for some milliseconds, in pieces, and tells how much of its work is under way beside. */
import { answerOrders } from '../../threads/answer-orders.ts';

export interface Counting {
  readonly milliseconds: number;
  /** A module that says something. */
  readonly address?: string;
}

export interface Counted {
  /** Other orders that were begun and have not ended. */
  readonly running: number;
  readonly said: string | null;
}

let running = 0;

answerOrders(async ({ milliseconds, address }: Counting, turn): Promise<{ readonly answer: Counted }> => {
  running += 1;
  try {
    for (let done = 0; done < milliseconds; done++) {
      const until = performance.now() + 1;
      while (performance.now() < until);
      await turn();
    }
    const loaded: { readonly said: string } | null = address === undefined ? null : await import(address);
    return { answer: { running: running - 1, said: loaded?.said ?? null } };
  } finally {
    running -= 1;
  }
});
