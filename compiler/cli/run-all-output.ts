import { existsSync, renameSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Terminal } from './terminal.ts';

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

/** The name that a file has until it is whole. */
export function partOf(path: string): string {
  return isSpecial(path) ? path : `${path}.part`;
}

/** A device or a pipe, which cannot be renamed and where nothing can be resumed. */
export function isSpecial(path: string): boolean {
  return existsSync(path) && !statSync(path).isFile();
}

/** A file that takes its name only when it is whole. */
export class PartFile implements RunOutput {
  readonly #path: string;
  readonly #file: FileHandle;
  readonly #isSpecial: boolean;
  #length: number;

  private constructor(path: string, file: FileHandle, length: number) {
    this.#path = path;
    this.#file = file;
    this.#isSpecial = isSpecial(path);
    this.#length = length;
  }

  static async create(path: string): Promise<PartFile> {
    return new PartFile(path, await open(partOf(path), 'w'), 0);
  }

  /** What an interrupted run has left, cut where that run is known to have been; null when it is not there. */
  static async reopen(path: string, length: number): Promise<PartFile | null> {
    const part = partOf(path);
    // Interrupted at its very end, the run may have named this file already.
    if (!existsSync(part) && sizeOf(path) === length) renameSync(path, part);
    if ((sizeOf(part) ?? -1) < length) return null;
    const file = await open(part, 'r+');
    await file.truncate(length);
    return new PartFile(path, file, length);
  }

  get length(): number {
    return this.#length;
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (let done = 0; done < bytes.length; ) {
      const position = this.#isSpecial ? null : this.#length;
      const { bytesWritten } = await this.#file.write(bytes, done, bytes.length - done, position);
      done += bytesWritten;
      this.#length += bytesWritten;
    }
  }

  async sync(): Promise<void> {
    if (!this.#isSpecial) await this.#file.datasync();
  }

  async keep(): Promise<void> {
    await this.close();
    if (!this.#isSpecial) renameSync(partOf(this.#path), this.#path);
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
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
