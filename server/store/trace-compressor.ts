import { constants, createDeflate, deflateSync } from 'node:zlib';

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

/** Every write ends a text. Several texts share one piece of memory of the output. */
const SETTINGS = {
  level: LEVEL,
  windowBits: 14,
  memLevel: 7,
  chunkSize: 32_768,
  flush: constants.Z_FINISH,
};

/** As many as are handed over before this thread looks again; each keeps 130 KB for ever. */
const MOST_STREAMS = 10;

/**
 * Deflates texts beside the thread that calculates, with compressors that are used again: those that Node.js makes
 * for a single text are freed by the slow collection of garbage only, with all they hold, and make it run every
 * few batches.
 */
export class TraceCompressor {
  readonly #waiting: Waiting[] = [];
  readonly #idle: TextStream[] = [];
  #streams = 0;

  deflate(text: string): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ text, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    const stream = this.#idle.pop() ?? this.#open();
    if (stream === null) return;
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(stream);
    else stream.deflate(next, (isUsable) => this.#free(stream, isUsable));
  }

  #open(): TextStream | null {
    if (this.#waiting.length === 0 || this.#streams === MOST_STREAMS) return null;
    this.#streams += 1;
    return new TextStream();
  }

  #free(stream: TextStream, isUsable: boolean): void {
    if (isUsable) this.#idle.push(stream);
    else this.#streams -= 1;
    this.#next();
  }
}

/** A compressor that deflates one text after the other. */
class TextStream {
  #pieces: Uint8Array[] = [];
  readonly #stream = createDeflate(SETTINGS)
    .on('data', (piece: Uint8Array) => this.#pieces.push(piece))
    // Told to the write that failed.
    .on('error', () => undefined);

  /** `done` is told whether another text may follow. */
  deflate({ text, resolve, reject }: Waiting, done: (isUsable: boolean) => void): void {
    this.#stream.write(text, (error) => {
      const [first, ...others] = this.#pieces;
      this.#pieces = [];
      const isUsable = first !== undefined && !(error instanceof Error);
      if (isUsable) this.#stream.reset();
      if (isUsable) resolve(others.length === 0 ? first : Buffer.concat([first, ...others]));
      else reject(error ?? new Error('the compressor gave nothing'));
      done(isUsable);
    });
  }
}

/** For the traces of batches. */
export const traceCompressor = new TraceCompressor();
