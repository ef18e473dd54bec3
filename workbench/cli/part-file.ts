import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { targetOf } from './write-file.ts';

/** The name that a file has until it is whole. */
export function partOf(path: string): string {
  return isSpecial(path) ? path : `${targetOf(path)}.part`;
}

/**
 * A device or a pipe, which must never be renamed and where nothing can be resumed; so is `/dev/stdout`, even
 * where it leads to a file.
 */
export function isSpecial(path: string): boolean {
  return /^\/(dev|proc)\//.test(path) || (existsSync(path) && !statSync(path).isFile());
}

/** A file that takes its name only when it is whole. */
export class PartFile {
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
    return new PartFile(path, await open(partOf(path), isSpecial(path) ? 'a' : 'w'), 0);
  }

  /** What an interrupted run has left, cut where that run is known to have been; null when it is not there. */
  static async reopen(path: string, length: number): Promise<PartFile | null> {
    const part = partOf(path);
    // Interrupted at its very end, the run may have named this file already.
    if (!existsSync(part) && sizeOf(path) === length) renameSync(targetOf(path), part);
    if ((sizeOf(part) ?? -1) < length) return null;
    const file = await open(part, 'r+');
    await file.truncate(length);
    return new PartFile(path, file, length);
  }

  /** Bytes that are written. */
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

  /** Resolves when what is written survives a power cut. */
  async sync(): Promise<void> {
    if (!this.#isSpecial) await this.#file.datasync();
  }

  async keep(): Promise<void> {
    await this.close();
    if (!this.#isSpecial) renameSync(partOf(this.#path), targetOf(this.#path));
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  /** As if it had never been. */
  async discard(): Promise<void> {
    await this.close();
    if (!this.#isSpecial) rmSync(partOf(this.#path), { force: true });
  }
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}
