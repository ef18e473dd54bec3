const FIRST_SIZE = 1 << 16;
/** UTF-8 takes at most so many bytes for a unit of a JavaScript string. */
const MOST_BYTES = 3;
/** Any number of 53 bits fits into so many digits, with sign, point and cents. */
const MOST_DIGITS = 24;

const ZERO = 48;
const [MINUS, COMMA, POINT, OPEN_LIST, OPEN_OBJECT] = [45, 44, 46, 91, 123];

const DIGITS = Uint8Array.from({ length: 200 }, (_, place) =>
  place % 2 === 0 ? ZERO + Math.floor(place / 20) : ZERO + (((place - 1) / 2) % 10),
);

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A text as UTF-8, for what is written again and again. */
export function utf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** UTF-8 text that grows at its end, in memory that is used again for the next text. */
export class TextBytes {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(memory: ArrayBuffer | null = null) {
    this.#bytes = new Uint8Array(memory ?? new ArrayBuffer(FIRST_SIZE));
  }

  get length(): number {
    return this.#length;
  }

  get memory(): ArrayBuffer {
    return this.#bytes.buffer;
  }

  add(text: string): void {
    this.#reserve(text.length * MOST_BYTES);
    this.#length += encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written;
  }

  /** Bytes of UTF-8. */
  bytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Bytes of a member of an object or a list, with a comma before it unless it is the first. */
  member(bytes: Uint8Array): void {
    this.#reserve(1);
    const before = this.#bytes[this.#length - 1];
    if (before !== OPEN_OBJECT && before !== OPEN_LIST) {
      this.#bytes[this.#length] = COMMA;
      this.#length += 1;
    }
    this.bytes(bytes);
  }

  /** A short text of ASCII alone, as numbers are. */
  ascii(text: string): void {
    this.#reserve(text.length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let place = 0; place < text.length; place++) {
      bytes[at] = text.charCodeAt(place);
      at += 1;
    }
    this.#length = at;
  }

  /** An amount of whole cents: `8500.00`. */
  cents(cents: number): void {
    this.#reserve(MOST_DIGITS);
    const bytes = this.#bytes;
    const magnitude = cents < 0 ? -cents : cents;
    if (cents < 0) {
      bytes[this.#length] = MINUS;
      this.#length += 1;
    }
    let rest = Math.floor(magnitude / 100);
    const part = 2 * (magnitude - rest * 100);
    let digits = 1;
    for (let power = 10; power <= rest; power *= 10) digits += 1;
    const end = this.#length + digits;
    let at = end;
    while (rest >= 100) {
      const above = Math.floor(rest / 100);
      const pair = 2 * (rest - above * 100);
      bytes[at - 1] = DIGITS[pair + 1] ?? 0;
      bytes[at - 2] = DIGITS[pair] ?? 0;
      at -= 2;
      rest = above;
    }
    bytes[at - 1] = DIGITS[2 * rest + 1] ?? 0;
    if (rest >= 10) bytes[at - 2] = DIGITS[2 * rest] ?? 0;
    bytes[end] = POINT;
    bytes[end + 1] = DIGITS[part] ?? 0;
    bytes[end + 2] = DIGITS[part + 1] ?? 0;
    this.#length = end + 3;
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

  /** The same as a text. */
  textSince(start: number): string {
    return decoder.decode(this.since(start));
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = new Uint8Array(new ArrayBuffer(2 * (this.#length + more)));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}
