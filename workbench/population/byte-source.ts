import { createReadStream } from 'node:fs';

/** Bytes that are read from the beginning, for a look, and then from where they are wanted. */
export interface ByteSource {
  readonly from: (offset: number) => AsyncIterable<Uint8Array>;
}

const AT_ONCE = 65_536;

/** The bytes of a file. */
export function fileSource(path: string): ByteSource {
  return { from: (offset) => createReadStream(path, { start: offset, highWaterMark: AT_ONCE }) };
}

/** Bytes that come once, as of standard input: what the first look took is given again to the second. */
export class StreamSource implements ByteSource {
  readonly #stream: AsyncIterator<Uint8Array>;
  readonly #seen: Uint8Array[] = [];
  #isFirstLook = true;

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#stream = stream[Symbol.asyncIterator]();
  }

  from(offset: number): AsyncIterable<Uint8Array> {
    if (!this.#isFirstLook) return this.#again(offset);
    this.#isFirstLook = false;
    return this.#look();
  }

  async *#look(): AsyncGenerator<Uint8Array> {
    for (let next = await this.#stream.next(); next.done !== true; next = await this.#stream.next()) {
      this.#seen.push(next.value);
      yield next.value;
    }
  }

  async *#again(offset: number): AsyncGenerator<Uint8Array> {
    yield Buffer.concat(this.#seen.splice(0)).subarray(offset);
    for (let next = await this.#stream.next(); next.done !== true; next = await this.#stream.next()) {
      yield next.value;
    }
  }
}
