import type { Terminal } from '../terminal/terminal.ts';

/** Where the lines of a run go. */
export interface RunOutput {
  /** Bytes that are written. */
  readonly length: number;
  write(bytes: Uint8Array): Promise<void>;
  /** Resolves when what is written survives a power cut. */
  sync(): Promise<void>;
  /** The run is through. */
  keep(): Promise<void>;
  /** The run is not; what is there stays for `--resume`. */
  close(): Promise<void>;
}

/** Standard output. */
export function terminalOutput(terminal: Terminal): RunOutput {
  let length = 0;
  return {
    get length() {
      return length;
    },
    write: async (bytes) => {
      await terminal.bytesOut(bytes);
      length += bytes.length;
    },
    sync: async () => {},
    keep: async () => {},
    close: async () => {},
  };
}
