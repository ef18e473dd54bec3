import { MARKS, RememberedValues } from './remembered-values.ts';
import { ID_PLACES, KIND, type Kind, kindOf, nextHash, SEED } from './value-places.ts';

const QUOTE = 34;
const COLON = 58;

/**
 * Texts of a payslip say most amounts several times: as what a step comes to, as what later steps read, and in the answer. In
 * a short text a value that can be guessed from what stands before it is a mark; zstd finds what repeats too, and takes three
 * bytes for each. Only bytes are looked at, so that every text without a mark comes back as it was. What is stored is read by
 * this for ever: to guess in another way is another form (see `calculation-texts.ts`).
 *
 * Loops over bytes, without strings: they run for every payslip, on the thread that calculates.
 */
export class ShortTexts {
  readonly #values = new RememberedValues();
  /** What the amounts are of. */
  #current = SEED;
  #ids = 0;
  /** Of the member that was found last. */
  #kind: Kind = KIND.other;
  /** Its last quote, or the mark in its place. */
  #end = 0;
  /** Short texts are made here and copied: to clear memory for each takes a tenth as long as all the rest. */
  #scratch = new Uint8Array();

  /** `model` is a text of the same kind: what is equal in it is looked for in others. */
  constructor(model: Uint8Array) {
    const known = new Map<string, number>();
    this.#begin();
    for (let at = this.#next(model, 0, 0); at < model.length; ) {
      const end = this.#end;
      if (this.#isValue()) this.#values.learn(known, model, at + 1, end);
      this.#remember(model, at + 1, end);
      at = this.#next(model, end + 1, 0);
    }
  }

  /** Throws where the text has a mark. */
  shorten(text: Uint8Array): Uint8Array {
    for (let mark = 1; mark <= MARKS; mark++)
      if (text.includes(mark)) throw new Error('a text of a calculation has a control character');
    if (this.#scratch.length < text.length) this.#scratch = new Uint8Array(2 * text.length);
    const made = this.#scratch;
    this.#begin();
    let from = 0;
    let to = 0;
    for (let at = this.#next(text, 0, 0); at < text.length; ) {
      const end = this.#end;
      const mark = this.#isValue() ? this.#values.markOf(text, at + 1, end) : 0;
      this.#remember(text, at + 1, end);
      if (mark > 0) {
        to = copied(text, from, at, made, to);
        made[to++] = mark;
        from = end + 1;
      }
      at = this.#next(text, end + 1, 0);
    }
    return made.slice(0, copied(text, from, text.length, made, to));
  }

  /** What {@link shorten} was given. */
  lengthen(short: Uint8Array): Uint8Array {
    for (let room = 2 * short.length + 1024; ; room *= 2) {
      const made = new Uint8Array(room);
      const length = this.#lengthenInto(made, short);
      // What is written behind the end of an array is lost.
      if (length <= room) return made.subarray(0, length);
    }
  }

  #lengthenInto(made: Uint8Array, short: Uint8Array): number {
    this.#begin();
    let from = 0;
    let to = 0;
    for (let at = this.#next(short, 0, MARKS); at < short.length; ) {
      to = copied(short, from, at, made, to);
      const begin = to + 1;
      const mark = short[at] ?? 0;
      from = this.#end + 1;
      if (mark === QUOTE) to = copied(short, at, from, made, to);
      else {
        made[to] = QUOTE;
        to = this.#values.copy(mark, made, begin);
        made[to++] = QUOTE;
      }
      this.#remember(made, begin, to - 1);
      at = this.#next(short, from, MARKS);
    }
    return copied(short, from, short.length, made, to);
  }

  #begin(): void {
    this.#values.begin();
    this.#current = SEED;
    this.#ids = 0;
  }

  /**
   * Where the next value begins that is a text, or a mark, behind what looks like the name of a member; the length of the text
   * where there is none.
   */
  #next(text: Uint8Array, from: number, marks: number): number {
    for (let quote = endOf(text, from); quote < text.length; ) {
      const end = endOf(text, quote + 1);
      const at = end + 2;
      const first = text[at] ?? 0;
      if (text[end + 1] === COLON && (first === QUOTE || (first >= 1 && first <= marks))) {
        this.#end = first === QUOTE ? endOf(text, at + 1) : at;
        if (this.#end === text.length) return text.length;
        this.#lookAt(text, quote + 1, end);
        return at;
      }
      quote = endOf(text, end + 1);
    }
    return text.length;
  }

  #lookAt(text: Uint8Array, begin: number, end: number): void {
    const name = hashBetween(text, begin, end);
    this.#kind = kindOf(name);
    if (this.#isValue()) this.#values.lookAt(this.#kind, name, this.#current);
  }

  #isValue(): boolean {
    return this.#kind !== KIND.said && this.#kind !== KIND.step && this.#kind !== KIND.id;
  }

  /** The value of the member that was found last, in the whole text. */
  #remember(text: Uint8Array, begin: number, end: number): void {
    if (this.#isValue()) this.#values.keep(text, begin, end);
    else if (this.#kind !== KIND.said) this.#current = hashBetween(text, begin, end);
    const place = this.#kind === KIND.id ? ID_PLACES[this.#ids++] : undefined;
    if (place !== undefined) this.#values.keepAt(place, begin, end);
  }
}

/** Where the next quote is, or the length of the text. */
function endOf(text: Uint8Array, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== QUOTE) at += 1;
  return Math.min(at, text.length);
}

function hashBetween(text: Uint8Array, begin: number, end: number): number {
  let hash = SEED;
  for (let at = begin; at < end; at++) hash = nextHash(hash, text[at] ?? 0);
  return hash;
}

/** What is longer is copied faster by the engine. */
const SHORT = 48;

/** Copies what stands between; answers where the next byte goes. What has no room is lost. */
function copied(text: Uint8Array, from: number, end: number, made: Uint8Array, to: number): number {
  if (end - from > SHORT && to + end - from <= made.length) made.set(text.subarray(from, end), to);
  else for (let at = from; at < end; at++) made[to + at - from] = text[at] ?? 0;
  return to + end - from;
}
