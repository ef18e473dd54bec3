import { type TextBytes, utf8 } from '../lines/text-bytes.ts';
import { grouped } from '../module/grouped.ts';
import type { StepSpec } from '../module/manifest.ts';
import { dateOfDigits } from '../numbers/text.ts';
import { type FormulaTemplate, isFixed } from '../trace/formula-template.ts';
import type { SlotStep } from './fixed-point-rules.ts';
import type { ShownValue, StepRead } from './shown-value.ts';
import { SlotFormula } from './slot-formula.ts';
import type { KnownSlots, SlotText } from './slot-text.ts';
import { ReadConditions } from './step-reads.ts';

/** A value that a step reads, with the texts around it. */
export interface Read {
  readonly when: ReadConditions;
  readonly shown: ShownValue;
  readonly printed: SlotText;
  readonly name: string;
  /** What stands before the value, behind another one that is always there. */
  readonly next: Uint8Array;
  /** The same behind any value or none. */
  readonly member: Uint8Array;
}

/** A choice or a date that was read. */
export interface Spoken {
  readonly member: Uint8Array;
  readonly when: ReadConditions;
  readonly spoken: SpokenSlot;
}

export interface Step {
  readonly present: number;
  /** What may have no end as a decimal, and stands as a fraction before the formula. */
  readonly endless: readonly Read[];
  /** Up to what may stand before the formula; null where nothing does, and `open` begins the step. */
  readonly concept: Uint8Array | null;
  /** Null for a formula that reads the same on every payslip: it stands in `open`. */
  readonly formula: SlotFormula | null;
  /** Up to the first value where all are always there, else up to the values. */
  readonly open: Uint8Array;
  /** By name, and of one name in the order of evaluation: the first that was read is shown. */
  readonly reads: readonly Read[];
  readonly isAlwaysAll: boolean;
  /** Behind the values, up to the results. */
  readonly label: Uint8Array;
  /** True where the result before rounding may have no end as a decimal. */
  readonly isEndless: boolean;
  readonly final: SlotText;
  readonly raw: SlotText;
  /** The words of a result that is one. */
  readonly spoken: SpokenSlot | null;
  /** Behind the results, up to the place of the step; where every step is there, with the place. */
  readonly tail: Uint8Array;
  /** True where nothing follows the tail. */
  readonly isClosed: boolean;
  /** Choices and dates, whose words stand at the end. */
  readonly words: readonly Spoken[];
}

export interface Shown {
  readonly value: ShownValue;
  readonly printed: SlotText;
}

/** `position` is the place of the step where every step is there; null where it must be counted. */
export function stepOf(
  spec: StepSpec,
  slots: SlotStep,
  values: readonly Shown[],
  texts: KnownSlots,
  template: FormulaTemplate,
  position: number | null,
): Step {
  const text = JSON.stringify;
  const reads = readsOf(slots.reads, values);
  const isAlwaysAll = reads.every(({ when }) => when.isAlways);
  const [first] = reads;
  const isOpen = isAlwaysAll && first !== undefined;
  const endless = reads.filter(({ printed }) => !printed.alwaysEnds);
  const fixed = isFixed(template) ? `,"formula":${text(template.join(''))}` : null;
  const concept = `,{"concept_id":${text(spec.id)}`;
  const hasConstantHead = endless.length === 0 && fixed !== null;
  const inputs = `,"inputs":{${isOpen ? `${text(first.name)}:"` : ''}`;
  const label = `${isOpen ? '"' : ''}},"label":${text(spec.label)}`;
  const final = texts.of(slots.final, spec.type);
  const raw = slots.raw === null ? final : texts.of(slots.raw, spec.type);
  const words = reads
    .filter(({ shown }) => isSpoken(shown.type))
    .map(({ member, when, shown }) => ({ member, when, spoken: new SpokenSlot(shown) }));
  const isClosed = position !== null && words.length === 0;
  const tail = `","rounding":${text(spec.rounding)},"source":${text(spec.source)},"step":`;
  return {
    present: slots.present,
    endless,
    concept: hasConstantHead ? null : utf8(concept),
    formula: fixed === null ? new SlotFormula(template, reads) : null,
    open: utf8(`${hasConstantHead ? concept : ''}${fixed ?? ''}${inputs}`),
    reads,
    isAlwaysAll,
    label: utf8(raw.alwaysEnds ? `${label},"result_final":"` : label),
    isEndless: !raw.alwaysEnds,
    final,
    raw,
    spoken: isSpoken(spec.type)
      ? new SpokenSlot({ slot: slots.final.slot, type: spec.type, words: spec.words })
      : null,
    tail: utf8(`${tail}${position ?? ''}${isClosed ? '}' : ''}`),
    isClosed,
    words,
  };
}

function isSpoken(type: ShownValue['type']): boolean {
  return type === 'choice' || type === 'date';
}

function readsOf(reads: readonly StepRead[], values: readonly Shown[]): readonly Read[] {
  const named = reads.flatMap((read) => {
    const value = read[0] ?? -1;
    const shown = values[value];
    if (shown === undefined) return [];
    const { name } = shown.value;
    return [{ name, shown: shown.value, printed: shown.printed, when: new ReadConditions(read) }];
  });
  const byName = grouped(
    named.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)),
    ({ name }) => name,
  );
  return [...byName].flatMap(([name, all]) => {
    const [quoted, always] = [JSON.stringify(name), all.findIndex(({ when }) => when.isAlways)];
    const [member, next] = [utf8(`${quoted}:"`), utf8(`",${quoted}:"`)];
    const shown = always === -1 ? all : all.slice(0, always + 1);
    return shown.map((read) => ({ ...read, member, next }));
  });
}

/** How a slot that holds a choice or a date is said: by its word, or as an ISO date. */
class SpokenSlot {
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
