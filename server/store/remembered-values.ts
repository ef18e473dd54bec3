import { firstGuess, fractionOf, hasFractions, KIND, type Kind, PLACES, placeIn } from './value-places.ts';

const SLASH = 47;

/** A mark is 1, 2 or 3: for what stood under the name, for what the model says, and for the fraction under the name. */
export const MARKS = 3;

/** What is shorter is equal by chance. */
const TELLING = 6;

/** The values of one text after the other, by the places of their names. A value is where it stands in its text. */
export class RememberedValues {
  /** Where the model had the same value before; negative for nowhere. */
  readonly #aliases = new Int32Array(PLACES).fill(-1);
  readonly #starts = new Int32Array(PLACES);
  readonly #ends = new Int32Array(PLACES);
  /** Which text the value of each place stands in. */
  readonly #readings = new Int32Array(PLACES);
  #reading = 0;
  /** Of the member that is looked at. */
  #place = 0;
  #first = 0;
  #kind: Kind = KIND.other;

  /** Forgets the values of the text before. */
  begin(): void {
    this.#reading = (this.#reading + 1) | 0;
  }

  /** Which member is looked at: by the hashes of its own name and of what it is an amount of. */
  lookAt(kind: Kind, name: number, current: number): void {
    this.#place = placeIn(kind, name, current);
    this.#first = firstGuess(kind, name, current);
    this.#kind = kind;
  }

  /** The mark that a value can be guessed by, or 0. */
  markOf(text: Uint8Array, begin: number, end: number): number {
    for (let mark = 1; mark <= MARKS; mark++)
      if (this.#isAt(this.#guess(mark), text, begin, end)) return mark;
    return 0;
  }

  /** Writes the value that a mark stands for behind itself; answers where it ends. */
  copy(mark: number, text: Uint8Array, to: number): number {
    const place = this.#guess(mark);
    if (place < 0 || this.#readings[place] !== this.#reading)
      throw new Error('a short text has a mark where nothing can be guessed');
    const [start = 0, end = 0] = [this.#starts[place], this.#ends[place]];
    for (let one = start; one < end; one++) text[to + one - start] = text[one] ?? 0;
    return to + end - start;
  }

  /** A fraction has a place beside that of the decimal, and a part is the last of its name too. */
  keep(text: Uint8Array, begin: number, end: number): void {
    this.keepAt(this.#placeFor(text, begin, end), begin, end);
    if (this.#kind === KIND.part) this.keepAt(this.#first, begin, end);
  }

  keepAt(place: number, begin: number, end: number): void {
    this.#starts[place] = begin;
    this.#ends[place] = end;
    this.#readings[place] = this.#reading;
  }

  /** Notes where the model had the value before, unless it is guessed by its name; `known` are the first places of values. */
  learn(known: Map<string, number>, text: Uint8Array, begin: number, end: number): void {
    const value = Buffer.from(text.subarray(begin, end)).toString('latin1');
    const before = known.get(value);
    if (before === undefined) known.set(value, this.#placeFor(text, begin, end));
    else if (before !== this.#place && value.length >= TELLING && !this.#isAt(this.#first, text, begin, end))
      this.#aliases[this.#place] = before;
  }

  /** The place that a mark stands for. */
  #guess(mark: number): number {
    if (mark === 1) return this.#first;
    return mark === 2 ? (this.#aliases[this.#place] ?? -1) : fractionOf(this.#place);
  }

  #isAt(place: number, text: Uint8Array, begin: number, end: number): boolean {
    if (place < 0 || this.#readings[place] !== this.#reading) return false;
    const start = this.#starts[place] ?? 0;
    if ((this.#ends[place] ?? 0) - start !== end - begin) return false;
    for (let one = begin; one < end; one++) if (text[one] !== text[start + one - begin]) return false;
    return true;
  }

  #placeFor(text: Uint8Array, begin: number, end: number): number {
    if (hasFractions(this.#kind))
      for (let one = begin; one < end; one++) if (text[one] === SLASH) return fractionOf(this.#place);
    return this.#place;
  }
}
