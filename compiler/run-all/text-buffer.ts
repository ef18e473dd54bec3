const FIRST_SIZE = 1 << 19;
/** UTF-8 takes at most so many bytes for a unit of a JavaScript string. */
const MOST_BYTES = 3;

/** UTF-8 text that grows at its end, in memory that is used again for the next text. */
export class TextBuffer {
  #bytes: Buffer<ArrayBuffer>;
  #length = 0;

  constructor(memory: ArrayBuffer | null) {
    this.#bytes = Buffer.from(memory ?? new ArrayBuffer(FIRST_SIZE));
  }

  get length(): number {
    return this.#length;
  }

  get memory(): ArrayBuffer {
    return this.#bytes.buffer;
  }

  add(text: string): void {
    this.#reserve(text.length * MOST_BYTES);
    this.#length += this.#bytes.write(text, this.#length);
  }

  /** Writes one character of ASCII over another. */
  replaceAt(place: number, character: string): void {
    this.#bytes[place] = character.charCodeAt(0);
  }

  /** Takes back what was added from some place on. */
  cutAt(length: number): void {
    this.#length = length;
  }

  /** What was added from some place on; valid until more is added. */
  since(start: number): Uint8Array {
    return this.#bytes.subarray(start, this.#length);
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = Buffer.from(new ArrayBuffer(2 * (this.#length + more)));
    this.#bytes.copy(grown, 0, 0, this.#length);
    this.#bytes = grown;
  }
}
