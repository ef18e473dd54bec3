import type { ThreadCode } from './thread-code.ts';

/** What a pool tells a thread about an order, under its number. */
export type ToThread<Order> =
  | {
      readonly kind: 'begin';
      readonly number: number;
      readonly order: Order;
      /** Modules that the thread has not been given yet. */
      readonly code: ThreadCode;
    }
  | { readonly kind: 'go_on'; readonly number: number }
  | { readonly kind: 'give_up'; readonly number: number };

/** What a thread tells the pool. `paused` lets the pool decide who goes on. */
export type FromThread<Answer> =
  | { readonly kind: 'answered'; readonly number: number; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly number: number; readonly reason: unknown }
  | { readonly kind: 'paused'; readonly number: number };

/** Tells a thread that there are no more orders. */
export const NO_MORE = null;
