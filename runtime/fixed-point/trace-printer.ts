import { type TextBytes, utf8 } from '../lines/text-bytes.ts';
import type { Manifest } from '../module/manifest.ts';
import type { TracedRules } from './fixed-point-rules.ts';
import { type Read, type Spoken, type Step, stepOf } from './printed-step.ts';
import { KnownSlots, type SlotText } from './slot-text.ts';
import type { ShownPayslip } from './step-reads.ts';

/** Results that later steps read keep at least so many fraction digits, whatever is asked for. */
const RESULT_DIGITS = 6;

/** Between the two results of a step. */
export const RAW = '","result_raw":"';

const RAW_BYTES = utf8(RAW);
const [FINAL, RESULT_EXACT] = [utf8(',"result_final":"'), utf8(',"result_exact":"')];
const FINAL_AFTER = utf8('","result_final":"');
const [EXACT, WORDS, END] = [utf8(',"exact":{'), utf8(',"words":{'), utf8('}')];
const RESULT_WORD = utf8('","result_word":"');

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
  if (formula !== null) out.bytes(formula.of(payslip).bytes);
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
