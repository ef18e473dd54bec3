/** Where a value is remembered while a text is read; see `short-text.ts`. */
export interface Place {
  /** With its closing quote. */
  value: string;
  /** Which text it is of. */
  reader: object | null;
  /** Where the first guess stands; null for this place itself. */
  readonly first: Place | null;
  /** Where the model had the same value. */
  alias: Place | null;
  /** Where fractions are remembered, which stand beside decimals under the same name. */
  readonly fraction: Place | null;
  /** Where the value is remembered as well. */
  readonly last: Place | null;
}

export function newPlace(more: Partial<Pick<Place, 'first' | 'fraction' | 'last'>> = {}): Place {
  return { value: '', reader: null, first: null, alias: null, fraction: null, last: null, ...more };
}

/**
 * For the first guess, for what the model says, and for the fraction. No JSON has control characters, so that they can stand
 * for something else.
 */
export const MARKS = ['\u0001', '\u0002', '\u0003'] as const;

/** What is done with the values of a text, one after the other. */
export abstract class Work {
  protected readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The value of a member, from its first character to behind its last. */
  abstract value(place: Place, at: number, next: number): void;

  /** A value that is never guessed. */
  told(place: Place, value: string): void {
    this.keep(place, value);
  }

  protected keep(place: Place, value: string): Place {
    const kept = place.fraction !== null && value.includes('/') ? place.fraction : place;
    kept.value = value;
    kept.reader = this;
    if (place.last !== null) {
      place.last.value = value;
      place.last.reader = this;
    }
    return kept;
  }

  /** Null where nothing can be guessed. */
  protected guess(place: Place, mark: number): string | null {
    const { first, alias, fraction } = place;
    const guessed = mark === 0 ? (first ?? place) : mark === 1 ? alias : fraction;
    return guessed?.reader === this ? guessed.value : null;
  }
}

/** What is shorter is equal by chance. */
const TELLING = 7;

/** Notes which values of a model are the same. */
export class Learning extends Work {
  readonly #places = new Map<string, Place>();

  value(place: Place, at: number, next: number): void {
    const value = this.text.slice(at + 1, next);
    const known = this.#places.get(value);
    if (known !== undefined && known !== place && value.length >= TELLING && this.guess(place, 0) !== value)
      place.alias = known;
    this.told(place, value);
  }

  override told(place: Place, value: string): void {
    const kept = this.keep(place, value);
    if (!this.#places.has(value)) this.#places.set(value, kept);
  }
}

/** Puts a text together of what stays and what stands for the rest. */
abstract class Rewriting extends Work {
  #made = '';
  #from = 0;

  made(): string {
    return this.#made + this.text.slice(this.#from);
  }

  protected put(at: number, instead: string, next: number): void {
    this.#made += this.text.slice(this.#from, at) + instead;
    this.#from = next;
  }
}

/** Puts marks in the place of what can be guessed. */
export class Shortening extends Rewriting {
  value(place: Place, at: number, next: number): void {
    for (let one = 0; one < MARKS.length; one++) {
      const guessed = this.guess(place, one);
      // A value has one quote, its last: what begins like a guess is that.
      if (guessed === null || !this.text.startsWith(guessed, at + 1)) continue;
      this.put(at, MARKS[one] ?? '', next);
      this.keep(place, guessed);
      return;
    }
    this.keep(place, this.text.slice(at + 1, next));
  }
}

/** Puts what was guessed in the place of the marks. */
export class Lengthening extends Rewriting {
  value(place: Place, at: number, next: number): void {
    const mark = this.text.charCodeAt(at) - 1;
    const guessed = mark < MARKS.length ? this.guess(place, mark) : null;
    if (mark < MARKS.length && guessed === null)
      throw new Error('a short text has a mark where nothing can be guessed');
    if (guessed !== null) this.put(at, `"${guessed}`, next);
    this.keep(place, guessed ?? this.text.slice(at + 1, next));
  }
}
