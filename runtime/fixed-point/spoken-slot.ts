import { type TextBytes, utf8 } from '../lines/text-bytes.ts';
import { dateOfDigits } from '../numbers/text.ts';
import type { ShownValue } from './shown-value.ts';

/** How a slot that holds a choice or a date is said: by its word, or as an ISO date. */
export class SpokenSlot {
  readonly #slot: number;
  readonly #isDate: boolean;
  /** As JSON has them between its quotation marks. */
  readonly #words: readonly Uint8Array[];

  constructor({ slot, type, words }: Pick<ShownValue, 'slot' | 'type' | 'words'>) {
    this.#slot = slot;
    this.#isDate = type === 'date';
    this.#words = words.map((word) => utf8(JSON.stringify(word).slice(1, -1)));
  }

  /** False for what was not sent. */
  isSaid(slots: Float64Array): boolean {
    const held = slots[this.#slot] ?? 0;
    return this.#isDate ? held > 0 : this.#words[held - 1] !== undefined;
  }

  /** Writes what is said, without quotation marks. */
  write(slots: Float64Array, out: TextBytes): void {
    const held = slots[this.#slot] ?? 0;
    if (this.#isDate) {
      out.ascii(dateOfDigits(held));
      return;
    }
    const word = this.#words[held - 1];
    if (word !== undefined) out.bytes(word);
  }
}
