/** What goes to a thread and comes back from it: an order or its answer, under a number. */
export interface Numbered<Content> {
  readonly number: number;
  readonly content: Content;
}

/** Tells a thread that there are no more orders. */
export const NO_MORE = null;
