import type { Terminal } from '../terminal/terminal.ts';

/** The destination of the lines of a run. */
export interface RunOutput {
  write(bytes: Uint8Array): Promise<void>;
  /** The run is through. */
  keep(): Promise<void>;
  /** The run is not: what it has written into a file goes. */
  discard(): Promise<void>;
}

/** Standard output. */
export function terminalOutput(terminal: Terminal): RunOutput {
  return {
    write: async (bytes) => terminal.bytesOut(bytes),
    keep: async () => {},
    discard: async () => {},
  };
}
