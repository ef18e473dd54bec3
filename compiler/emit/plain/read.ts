/** A value that a step read, as the trace names it. */
export interface Read {
  readonly name: string;
  /** Code that tells whether it was read; null when it always is. */
  readonly guard: string | null;
  /** Code of its text. */
  readonly text: string;
  /** Code of its object. */
  readonly seen: string;
}
