import type { TextCode } from './quantity-text.ts';

/** A value that a step read, as the trace names it. */
export interface Read {
  readonly name: string;
  /** Code that tells whether it was read; null when it always is. */
  readonly guard: string | null;
  readonly text: TextCode;
  /** Code of its object. */
  readonly seen: string;
}
