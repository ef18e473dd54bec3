import { constants, createDeflate, type Deflate, deflateSync } from 'node:zlib';

interface Waiting {
  readonly text: string;
  readonly resolve: (deflated: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** The highest level saves a sixth of the bytes for twice the time. */
const LEVEL = 1;

/**
 * A trace as it is stored, compressed at once: handing one to another thread takes longer. With the library's own
 * sizes it would take 270 KB for a moment, and 16 KB until the next collection of garbage.
 */
export function deflateTrace(text: string): Uint8Array {
  return deflateSync(text, { level: LEVEL, windowBits: 14, memLevel: 7, chunkSize: 4096 });
}

/** Every write ends a text. Many texts share one piece of memory of the output. */
const SETTINGS = { level: LEVEL, flush: constants.Z_FINISH, chunkSize: 65_536 };

/**
 * Deflates one text after the other, beside the thread that calculates, and with one compressor for all: those
 * that Node.js makes for a single text are freed by the slow collection of garbage only, with all they hold, and
 * make it run every few batches.
 */
export class TraceCompressor {
  #stream: Deflate | null = null;
  #pieces: Uint8Array[] = [];
  readonly #waiting: Waiting[] = [];
  #isBusy = false;

  deflate(text: string): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ text, resolve, reject });
      if (!this.#isBusy) this.#next();
    });
  }

  #next(): void {
    const next = this.#waiting.shift();
    this.#isBusy = next !== undefined;
    if (next === undefined) return;
    this.#stream ??= this.#open();
    this.#stream.write(next.text, (error) => {
      this.#end(next, error ?? null);
      this.#next();
    });
  }

  #end({ resolve, reject }: Waiting, error: Error | null): void {
    const [first, ...others] = this.#pieces;
    this.#pieces = [];
    if (error === null && first !== undefined) {
      this.#stream?.reset();
      resolve(others.length === 0 ? first : Buffer.concat([first, ...others]));
      return;
    }
    this.#stream = null;
    reject(error ?? new Error('the compressor gave nothing'));
  }

  #open(): Deflate {
    return createDeflate(SETTINGS)
      .on('data', (piece: Uint8Array) => this.#pieces.push(piece))
      .on('error', () => undefined);
  }
}

/** For the traces of batches. */
export const traceCompressor = new TraceCompressor();
