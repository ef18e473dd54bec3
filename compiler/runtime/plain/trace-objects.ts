import type { InputValue, Manifest, StepSpec, ValueType } from '../manifest.ts';
import type { ReadValue, TraceStep } from '../outcome.ts';
import type { PlainRules, SlotStep } from './plain-rules.ts';
import { type AmountSpec, amountSpec, ReadAmount, ReadAmountOver } from './read-amount.ts';
import type { ShownValue, SlotAmount, StepRead } from './shown-value.ts';
import { type ShownPayslip, wasRead } from './step-reads.ts';
import { dateOfDigits } from './text.ts';
import { Whole, WholeOver } from './whole.ts';

interface Value {
  readonly shown: ShownValue;
  /** What its objects have in common; null for what is no quantity. */
  readonly spec: AmountSpec | null;
}

interface Step {
  readonly spec: StepSpec;
  readonly slots: SlotStep;
  readonly isAlwaysAll: boolean;
  /** Place of the value under which later steps read the result; -1 where none does. */
  readonly shownAs: number;
}

/** Gives the steps of one rule file's payslips as objects: what they read, and what came of it. */
export class TraceObjects {
  readonly #plain: PlainRules;
  readonly #values: readonly Value[];
  readonly #steps: readonly Step[];

  constructor({ steps }: Manifest, plain: PlainRules) {
    this.#plain = plain;
    this.#values = plain.values.map((shown) => ({
      shown,
      spec: isQuantity(shown.type) ? amountSpec(shown.name, shown.type, shown.scale) : null,
    }));
    this.#steps = steps.flatMap((spec, place) => {
      const slots = plain.steps[place];
      return slots === undefined ? [] : [{ spec, slots, ...traits(spec, slots, plain.values) }];
    });
  }

  /** The steps that exist for the payslip, in order; values are exact, and computed when they are read. */
  stepsOf(payslip: ShownPayslip): readonly TraceStep[] {
    const { row, slots } = payslip;
    this.#plain.show(row, slots);
    const objects: (ReadValue | null)[] = this.#values.map(() => null);
    const all: TraceStep[] = [];
    for (const step of this.#steps) {
      const { present, reads } = step.slots;
      if (present >= 0 && slots[present] !== 1) continue;
      const inputs = step.isAlwaysAll
        ? reads.map(([place]) => this.#object(place ?? 0, slots, objects))
        : this.#someOf(reads, payslip, objects);
      const final =
        step.shownAs < 0
          ? resultOf(step.slots.final, step.spec, slots)
          : this.#object(step.shownAs, slots, objects).value;
      const raw = step.slots.raw === null ? final : resultOf(step.slots.raw, step.spec, slots);
      all.push({ id: step.spec.id, inputs, raw, final });
    }
    return all;
  }

  /** What was read, each name once, in the order in which it was read first. */
  #someOf(
    reads: readonly StepRead[],
    payslip: ShownPayslip,
    objects: (ReadValue | null)[],
  ): readonly ReadValue[] {
    const inputs: ReadValue[] = [];
    for (const read of reads) {
      if (!wasRead(read, payslip)) continue;
      const object = this.#object(read[0] ?? 0, payslip.slots, objects);
      if (!inputs.some(({ name }) => name === object.name)) inputs.push(object);
    }
    return inputs;
  }

  #object(place: number, slots: Float64Array, objects: (ReadValue | null)[]): ReadValue {
    const known = objects[place];
    if (known !== null && known !== undefined) return known;
    const value = this.#values[place];
    if (value === undefined) throw new RangeError(`no value ${place}`);
    const made = objectOf(value, slots);
    objects[place] = made;
    return made;
  }
}

function objectOf({ shown, spec }: Value, slots: Float64Array): ReadValue {
  const { name, type, words, slot, over } = shown;
  const held = slots[slot] ?? 0;
  if (spec === null) return { name, type, value: wordOf(held, type, words), words };
  return over < 0 ? new ReadAmount(spec, held) : new ReadAmountOver(spec, held, slots[over] ?? 1);
}

function resultOf(
  { slot, scale, over }: SlotAmount,
  { type, words }: StepSpec,
  slots: Float64Array,
): InputValue {
  const held = slots[slot] ?? 0;
  if (!isQuantity(type)) return wordOf(held, type, words);
  return over < 0 ? new Whole(held, scale) : new WholeOver(held, scale, slots[over] ?? 1);
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

function traits({ id }: StepSpec, { reads, final }: SlotStep, values: readonly ShownValue[]) {
  const names = reads.map(([place]) => values[place ?? 0]?.name);
  const isAlwaysAll = reads.every((read) => read.length === 1) && new Set(names).size === names.length;
  return { isAlwaysAll, shownAs: values.findIndex(({ name, slot }) => name === id && slot === final.slot) };
}
