import { type TextBytes, utf8 } from '../lines/text-bytes.ts';
import type { Manifest, StepSpec } from '../module/manifest.ts';
import { type FormulaTemplate, formulaText, isFixed } from '../trace/formula-template.ts';
import type { SlotStep, TracedRules } from './fixed-point-rules.ts';
import type { ShownValue, StepRead } from './shown-value.ts';
import { KnownSlots, type SlotText } from './slot-text.ts';
import { SpokenSlot } from './spoken-slot.ts';
import { ReadConditions, type ShownPayslip } from './step-reads.ts';

/** Results that later steps read keep at least so many fraction digits, whatever is asked for. */
const RESULT_DIGITS = 6;

/** Between the two results of a step. */
export const RAW = '","result_raw":"';

const RAW_BYTES = utf8(RAW);
const [FINAL, RESULT_EXACT] = [utf8(',"result_final":"'), utf8(',"result_exact":"')];
const FINAL_AFTER = utf8('","result_final":"');
const [EXACT, WORDS, END] = [utf8(',"exact":{'), utf8(',"words":{'), utf8('}')];
const RESULT_WORD = utf8('","result_word":"');

interface Read {
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
interface Spoken {
  readonly member: Uint8Array;
  readonly when: ReadConditions;
  readonly spoken: SpokenSlot;
}

interface Step {
  readonly present: number;
  /** What may have no end as a decimal, and stands as a fraction before the formula. */
  readonly endless: readonly Read[];
  /** Up to what may stand before the formula; null where nothing does, and `open` begins the step. */
  readonly concept: Uint8Array | null;
  /** Null for a formula that reads the same on every payslip: it stands in `open`. */
  readonly formula: Formula | null;
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

/** A formula that differs with the payslip. */
interface Formula {
  readonly template: FormulaTemplate;
  /** What of its tables decides how it reads. */
  readonly parts: readonly Read[];
  readonly isDated: boolean;
  /** By the date where it counts, and by which of the parts were read. */
  readonly known: Map<string, Map<number, Uint8Array>>;
}

/** Prints the audit trails of one rule file, from the slots of its payslips: docs/trace.md says how they read. */
export class TracePrinter {
  readonly #plain: TracedRules;
  readonly #steps: readonly Step[];
  /** True where steps may be missing, so that their places are counted. */
  readonly #isCounted: boolean;

  constructor({ steps }: Manifest, plain: TracedRules) {
    this.#plain = plain;
    this.#isCounted = plain.steps.some(({ present }) => present >= 0);
    const texts = new KnownSlots();
    const values = plain.values.map((value) => ({ value, printed: texts.of(value, value.type) }));
    const formulas = plain.formulas();
    this.#steps = steps.flatMap((spec, place) => {
      const [slots, formula] = [plain.steps[place], formulas.get(spec.id)];
      const position = this.#isCounted ? null : place + 1;
      return slots === undefined || formula === undefined
        ? []
        : [stepOf(spec, slots, values, texts, formula, position)];
    });
  }

  /**
   * Writes every step with a comma before it, in the RFC 8785 form; `digits` is the fraction digits of what has no
   * end.
   */
  print(payslip: ShownPayslip, digits: number, out: TextBytes): void {
    const { row, slots } = payslip;
    this.#plain.show(row, slots);
    const kept = Math.max(digits, RESULT_DIGITS);
    let position = 0;
    for (const step of this.#steps) {
      if (step.present >= 0 && slots[step.present] !== 1) continue;
      position += 1;
      if (step.concept !== null) beforeFormula(step, payslip, digits, out);
      out.bytes(step.open);
      if (step.isAlwaysAll) writeAll(step.reads, slots, digits, out);
      else writeRead(step.reads, payslip, digits, out);
      out.bytes(step.label);
      if (step.isEndless) writeEndless(step, slots, digits, out);
      else {
        write(step.final, slots, kept, out);
        out.bytes(RAW_BYTES);
        write(step.raw, slots, digits, out);
      }
      if (step.spoken?.isSaid(slots)) {
        out.bytes(RESULT_WORD);
        step.spoken.write(slots, out);
      }
      out.bytes(step.tail);
      if (step.isClosed) continue;
      if (this.#isCounted) out.ascii(String(position));
      wordsOf(step.words, payslip, out);
      out.bytes(END);
    }
  }
}

function beforeFormula(
  { concept, endless, formula, reads }: Step,
  payslip: ShownPayslip,
  digits: number,
  out: TextBytes,
): void {
  if (concept !== null) out.bytes(concept);
  let last = '';
  for (const read of endless) {
    if (read.name === last || !isFirstRead(read, reads, payslip)) continue;
    const { fraction } = read.printed.textsOf(payslip.slots, digits);
    if (fraction === null) continue;
    if (last === '') out.bytes(EXACT);
    out.member(read.member);
    out.ascii(fraction);
    out.ascii('"');
    last = read.name;
  }
  if (last !== '') out.bytes(END);
  if (formula !== null) out.bytes(formulaBytes(formula, payslip));
}

function writeAll(reads: readonly Read[], slots: Float64Array, digits: number, out: TextBytes): void {
  for (let at = 0; at < reads.length; at++) {
    const read = reads[at];
    if (read === undefined) return;
    if (at > 0) out.bytes(read.next);
    write(read.printed, slots, digits, out);
  }
}

function writeRead(reads: readonly Read[], payslip: ShownPayslip, digits: number, out: TextBytes): void {
  let last: Uint8Array | null = null;
  for (const read of reads) {
    if (read.member === last || !read.when.hold(payslip)) continue;
    out.member(read.member);
    write(read.printed, payslip.slots, digits, out);
    out.ascii('"');
    last = read.member;
  }
}

function write(value: SlotText, slots: Float64Array, digits: number, out: TextBytes): void {
  if (value.cents > 0) out.cents((slots[value.slot] ?? 0) * value.cents);
  else out.ascii(value.textsOf(slots, digits).text);
}

/** The results where the one before rounding may have no end as a decimal. */
function writeEndless({ final, raw }: Step, slots: Float64Array, digits: number, out: TextBytes): void {
  const shown = raw.textsOf(slots, digits);
  if (shown.fraction === null) out.bytes(FINAL);
  else {
    out.bytes(RESULT_EXACT);
    out.ascii(shown.fraction);
    out.bytes(FINAL_AFTER);
  }
  write(final, slots, Math.max(digits, RESULT_DIGITS), out);
  out.bytes(RAW_BYTES);
  out.ascii(shown.text);
}

/** True for the read under its name that is shown. */
function isFirstRead(read: Read, reads: readonly Read[], payslip: ShownPayslip): boolean {
  return reads.find((one) => one.name === read.name && one.when.hold(payslip)) === read;
}

function wordsOf(words: readonly Spoken[], payslip: ShownPayslip, out: TextBytes): void {
  const { slots } = payslip;
  let last: Uint8Array | null = null;
  for (const { member, when, spoken } of words) {
    if (member === last || !when.hold(payslip) || !spoken.isSaid(slots)) continue;
    if (last === null) out.bytes(WORDS);
    out.member(member);
    spoken.write(slots, out);
    out.ascii('"');
    last = member;
  }
  if (last !== null) out.bytes(END);
}

/** The formula of this payslip; there are as many as ways through its dates and tables. */
function formulaBytes({ template, parts, isDated, known }: Formula, payslip: ShownPayslip): Uint8Array {
  const { referenceDate } = payslip.row;
  const date = isDated ? referenceDate : '';
  let ofDate = known.get(date);
  if (ofDate === undefined) {
    ofDate = new Map();
    known.set(date, ofDate);
  }
  let held = 0;
  for (const { when } of parts) held = 2 * held + (when.hold(payslip) ? 1 : 0);
  let bytes = ofDate.get(held);
  if (bytes === undefined) {
    const names = new Set(parts.flatMap(({ name, when }) => (when.hold(payslip) ? [name] : [])));
    const text = formulaText(template, { referenceDate, hasRead: (name) => names.has(name) });
    bytes = utf8(`,"formula":${JSON.stringify(text)}`);
    ofDate.set(held, bytes);
  }
  return bytes;
}

interface Shown {
  readonly value: ShownValue;
  readonly printed: SlotText;
}

/** `position` is the place of the step where every step is there; null where it must be counted. */
function stepOf(
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
  const isFixedPoint = endless.length === 0 && fixed !== null;
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
    concept: isFixedPoint ? null : utf8(concept),
    formula: fixed === null ? formulaOf(template, reads) : null,
    open: utf8(`${isFixedPoint ? concept : ''}${fixed ?? ''}${inputs}`),
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

function formulaOf(template: FormulaTemplate, reads: readonly Read[]): Formula {
  const isDated = template.some((part) => typeof part === 'object' && !('slicesOf' in part));
  return { template, parts: partsOf(template, reads), isDated, known: new Map() };
}

/** The parts of rows that tell how many slices a formula adds up. */
function partsOf(template: FormulaTemplate, reads: readonly Read[]): readonly Read[] {
  const tables = template.flatMap((part) => (typeof part === 'object' && 'slicesOf' in part ? [part] : []));
  const isPart = (name: string): boolean =>
    tables.some(
      ({ slicesOf, said }) => name.startsWith(`${slicesOf}.slice_`) || name === `${slicesOf}.upper${said}`,
    );
  return reads.filter(({ name }) => isPart(name));
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
  const byName = Map.groupBy(
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
