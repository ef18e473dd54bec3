import type { ValueType } from '../module/manifest.ts';
import type { ReadValue } from '../module/outcome.ts';
import { dateOfDigits } from '../numbers/text.ts';
import { type AmountSpec, amountSpec, ReadAmount, ReadAmountOver } from './read-amount.ts';
import type { ShownValue } from './shown-value.ts';

interface Value {
  readonly shown: ShownValue;
  readonly slot: number;
  readonly over: number;
  /** What its objects have in common; null for what is no quantity. */
  readonly spec: AmountSpec | null;
}

/** What slots hold, as objects under their names; each is made once for a payslip, whoever reads it. */
export class SlotObjects {
  readonly #values: Value[] = [];
  readonly #places = new Map<string, number>();

  /** The place of a value among the objects. */
  place(shown: ShownValue): number {
    const { name, type, slot, scale, over } = shown;
    const key = `${name} ${slot} ${scale} ${over}`;
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const value = { shown, slot, over, spec: isQuantity(type) ? amountSpec(name, type, scale) : null };
    const place = this.#values.push(value) - 1;
    this.#places.set(key, place);
    return place;
  }

  /** The objects of a payslip. */
  of(slots: Float64Array): readonly ReadValue[] {
    const values = this.#values;
    const objects = new Array<ReadValue>(values.length);
    for (let place = 0; place < values.length; place++) {
      const value = values[place];
      if (value === undefined) continue;
      const holds = slots[value.slot] ?? 0;
      const divisor = value.over < 0 ? 1 : (slots[value.over] ?? 1);
      objects[place] = objectOf(value, holds, divisor);
    }
    return objects;
  }
}

function objectOf({ shown, over, spec }: Value, held: number, divisor: number): ReadValue {
  if (spec === null) {
    const { name, type, words } = shown;
    return { name, type, value: wordOf(held, type, words), words };
  }
  return over < 0 ? new ReadAmount(spec, held) : new ReadAmountOver(spec, held, divisor);
}

/** A yes or no, a word or a date, as the slot holds it. */
function wordOf(held: number, type: ValueType, words: readonly string[]): boolean | string {
  if (type === 'boolean') return held === 1;
  // What need not be sent has no word.
  return type === 'choice' ? (words[held - 1] ?? '') : dateOfDigits(held);
}

function isQuantity(type: ValueType): boolean {
  return type !== 'boolean' && type !== 'choice' && type !== 'date';
}
