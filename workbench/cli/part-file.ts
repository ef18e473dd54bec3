import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { targetOf } from './write-file.ts';

/** The name that a file has until it is whole. */
function partOf(path: string): string {
  return isSpecial(path) ? path : `${targetOf(path)}.part`;
}

/** A device or a pipe, which must never be renamed; so is `/dev/stdout`, even where it leads to a file. */
export function isSpecial(path: string): boolean {
  return /^\/(dev|proc)\//.test(path) || (existsSync(path) && !statSync(path).isFile());
}

/** A file that takes its name only when it is whole. */
export class PartFile {
  readonly #path: string;
  readonly #file: FileHandle;
  readonly #isSpecial: boolean;

  private constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.#file = file;
    this.#isSpecial = isSpecial(path);
  }

  static async create(path: string): Promise<PartFile> {
    return new PartFile(path, await open(partOf(path), isSpecial(path) ? 'a' : 'w'));
  }

  async write(bytes: Uint8Array): Promise<void> {
    await this.#file.appendFile(bytes);
  }

  async keep(): Promise<void> {
    await this.#file.close();
    if (!this.#isSpecial) renameSync(partOf(this.#path), targetOf(this.#path));
  }

  /** Removes the file as if it had never been. */
  async discard(): Promise<void> {
    await this.#file.close();
    if (!this.#isSpecial) rmSync(partOf(this.#path), { force: true });
  }
}
