import type { InputValue, Manifest, StepSpec, ValueType } from '../module/manifest.ts';
import type { ReadValue, TraceStep } from '../module/outcome.ts';
import { dateOfDigits } from '../numbers/text.ts';
import { Whole, WholeOver } from '../numbers/whole.ts';
import { type FormulaTemplate, formulaText, isFixed } from '../trace/formula-template.ts';
import type { SlotStep, TracedRules } from './fixed-point-rules.ts';
import { type AmountSpec, amountSpec, ReadAmount, ReadAmountOver } from './read-amount.ts';
import type { ShownValue, SlotAmount } from './shown-value.ts';
import { ReadConditions, type ShownPayslip } from './step-reads.ts';

interface Value {
  readonly shown: ShownValue;
  readonly slot: number;
  readonly over: number;
  /** What its objects have in common; null for what is no quantity. */
  readonly spec: AmountSpec | null;
}

/** A value that a step may read. */
interface Read {
  readonly value: number;
  readonly when: ReadConditions;
  /** True where no other value of the step has its name. */
  readonly isOnly: boolean;
}

interface Step {
  readonly spec: StepSpec;
  readonly slots: SlotStep;
  /** A text where it is the same on every payslip. */
  readonly formula: string | FormulaTemplate;
  /** Places of the values where all are always read, each name once; null for any other step. */
  readonly always: readonly number[] | null;
  readonly reads: readonly Read[];
  /** Place of the value under which later steps read the result; -1 where none does. */
  readonly shownAs: number;
}

type Objects = (ReadValue | null)[];

/** Gives the steps of one rule file's payslips as objects: what they read, and what came of it. */
export class TraceObjects {
  readonly #plain: TracedRules;
  readonly #values: readonly Value[];
  readonly #steps: readonly Step[];

  constructor({ steps }: Manifest, plain: TracedRules) {
    this.#plain = plain;
    this.#values = plain.values.map((shown) => ({
      shown,
      slot: shown.slot,
      over: shown.over,
      spec: isQuantity(shown.type) ? amountSpec(shown.name, shown.type, shown.scale) : null,
    }));
    const formulas = plain.formulas();
    this.#steps = steps.flatMap((spec, place) => {
      const [slots, template] = [plain.steps[place], formulas.get(spec.id)];
      if (slots === undefined || template === undefined) return [];
      const formula = isFixed(template) ? template.join('') : template;
      return [{ spec, slots, formula, ...traits(spec, slots, plain.values) }];
    });
  }

  /** The steps that exist for the payslip, in order; values are exact, and computed when they are read. */
  stepsOf(payslip: ShownPayslip): readonly TraceStep[] {
    const { row, slots } = payslip;
    this.#plain.show(row, slots);
    const objects: Objects = new Array(this.#values.length).fill(null);
    const all: TraceStep[] = [];
    for (const { spec, slots: places, formula, always, reads, shownAs } of this.#steps) {
      const { present, final: at, raw: rawAt } = places;
      if (present >= 0 && slots[present] !== 1) continue;
      const inputs =
        always === null ? this.#someOf(reads, payslip, objects) : this.#allOf(always, slots, objects);
      const final = shownAs < 0 ? resultOf(at, spec, slots) : this.#object(shownAs, slots, objects).value;
      const raw = rawAt === null ? final : resultOf(rawAt, spec, slots);
      const hasRead = (name: string): boolean => hasName(inputs, name);
      const text =
        typeof formula === 'string'
          ? formula
          : formulaText(formula, { referenceDate: row.referenceDate, hasRead });
      all.push({ id: spec.id, formula: text, rounding: spec.rounding, inputs, raw, final });
    }
    return all;
  }

  #allOf(places: readonly number[], slots: Float64Array, objects: Objects): readonly ReadValue[] {
    const inputs: ReadValue[] = [];
    for (const place of places) inputs.push(this.#object(place, slots, objects));
    return inputs;
  }

  /** What was read, each name once, in the order in which it was read first. */
  #someOf(reads: readonly Read[], payslip: ShownPayslip, objects: Objects): readonly ReadValue[] {
    const inputs: ReadValue[] = [];
    for (const read of reads) {
      if (!read.when.hold(payslip)) continue;
      const object = this.#object(read.value, payslip.slots, objects);
      if (read.isOnly || !hasName(inputs, object.name)) inputs.push(object);
    }
    return inputs;
  }

  #object(place: number, slots: Float64Array, objects: Objects): ReadValue {
    const known = objects[place];
    if (known !== null && known !== undefined) return known;
    const value = this.#values[place];
    if (value === undefined) throw new RangeError(`no value ${place}`);
    const made = objectOf(value, slots);
    objects[place] = made;
    return made;
  }
}

function hasName(inputs: readonly ReadValue[], name: string): boolean {
  for (const input of inputs) if (input.name === name) return true;
  return false;
}

function objectOf({ shown, slot, over, spec }: Value, slots: Float64Array): ReadValue {
  const held = slots[slot] ?? 0;
  if (spec === null) {
    const { name, type, words } = shown;
    return { name, type, value: wordOf(held, type, words), words };
  }
  return over < 0 ? new ReadAmount(spec, held) : new ReadAmountOver(spec, held, slots[over] ?? 1);
}

function resultOf(amount: SlotAmount, spec: StepSpec, slots: Float64Array): InputValue {
  const held = slots[amount.slot] ?? 0;
  if (!isQuantity(spec.type)) return wordOf(held, spec.type, spec.words);
  const { scale, over } = amount;
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
  const places = reads.map((read) => read[0] ?? 0);
  const nameOf = (place: number): string | undefined => values[place]?.name;
  const counts = Map.groupBy(places, nameOf);
  const all = reads.map((read) => {
    const value = read[0] ?? 0;
    return { value, when: new ReadConditions(read), isOnly: counts.get(nameOf(value))?.length === 1 };
  });
  const isFixedPoint = all.every(({ when, isOnly }) => when.isAlways && isOnly);
  return {
    always: isFixedPoint ? places : null,
    reads: all,
    shownAs: values.findIndex(({ name, slot }) => name === id && slot === final.slot),
  };
}
