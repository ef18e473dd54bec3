import { type TextBytes, utf8 } from '../lines/text-bytes.ts';
import type { Manifest, StepSpec } from '../module/manifest.ts';
import { printMoney, printPlain } from '../numbers/print.ts';
import { moneyText, plainText, ratio } from '../numbers/text.ts';
import { SAFE } from '../numbers/whole.ts';
import type { PlainRules, SlotStep } from './plain-rules.ts';
import type { ShownValue, SlotAmount, StepRead } from './shown-value.ts';
import { ReadConditions, type ShownPayslip } from './step-reads.ts';

/** Results that later steps read keep at least so many fraction digits, whatever is asked for. */
const RESULT_DIGITS = 6;

/** Between the two results of a step. */
export const RAW = '","result_raw":"';

const RAW_BYTES = utf8(RAW);

/** How the number in a slot becomes a text. */
interface Printed extends SlotAmount {
  readonly isMoney: boolean;
  /** What makes whole cents of it; 0 where it must be divided. */
  readonly cents: number;
  /** True for what is printed as it stands in its slot. */
  readonly isWhole: boolean;
  /** The scale as a number; NaN beyond 2^53. */
  readonly d: number;
}

interface Read {
  readonly when: ReadConditions;
  /** Place among the values. */
  readonly value: number;
  readonly printed: Printed;
  /** What stands before the value, behind another one that is always there. */
  readonly next: Uint8Array;
  /** The same behind any value or none. */
  readonly member: Uint8Array;
}

interface Step {
  readonly present: number;
  /** Up to the first value where all are always there, else up to the values. */
  readonly open: Uint8Array;
  /** By name, and of one name in the order of evaluation: the first that was read is shown. */
  readonly reads: readonly Read[];
  readonly isAlwaysAll: boolean;
  /** Behind the values, up to the results. */
  readonly middle: Uint8Array;
  readonly final: Printed;
  readonly raw: Printed;
  /** Behind the results, up to the place of the step; where every step is there, with the place. */
  readonly tail: Uint8Array;
}

/** Prints the audit trails of one rule file, from the slots of its payslips. */
export class TracePrinter {
  readonly #plain: PlainRules;
  readonly #steps: readonly Step[];
  /** True where steps may be missing, so that their places are counted. */
  readonly #isCounted: boolean;
  /** Texts of the payslip being printed, by the place of the value: later steps read what earlier ones did. */
  readonly #texts: string[];

  constructor({ steps }: Manifest, plain: PlainRules) {
    this.#plain = plain;
    this.#isCounted = plain.steps.some(({ present }) => present >= 0);
    const values = plain.values.map((value) => ({ value, printed: printed(value, value.type) }));
    this.#texts = values.map(() => '');
    this.#steps = steps.flatMap((spec, place) => {
      const slots = plain.steps[place];
      const position = this.#isCounted ? null : place + 1;
      return slots === undefined ? [] : [stepOf(spec, slots, values, position)];
    });
  }

  /**
   * Writes every step with a comma before it, in the RFC 8785 form; `digits` is the fraction digits of what is
   * only shown.
   */
  print(payslip: ShownPayslip, digits: number, out: TextBytes): void {
    const { row, slots } = payslip;
    this.#plain.show(row, slots);
    this.#texts.fill('');
    const kept = Math.max(digits, RESULT_DIGITS);
    let position = 0;
    for (const step of this.#steps) {
      if (step.present >= 0 && slots[step.present] !== 1) continue;
      position += 1;
      out.bytes(step.open);
      if (step.isAlwaysAll) this.#always(step.reads, slots, digits, out);
      else this.#some(step.reads, payslip, digits, out);
      out.bytes(step.middle);
      write(step.final, slots, kept, out);
      out.bytes(RAW_BYTES);
      write(step.raw, slots, digits, out);
      out.bytes(step.tail);
      if (this.#isCounted) out.ascii(`${position}}`);
    }
  }

  #always(reads: readonly Read[], slots: Float64Array, digits: number, out: TextBytes): void {
    for (let at = 0; at < reads.length; at++) {
      const read = reads[at];
      if (read === undefined) return;
      if (at > 0) out.bytes(read.next);
      this.#value(read, slots, digits, out);
    }
  }

  #some(reads: readonly Read[], payslip: ShownPayslip, digits: number, out: TextBytes): void {
    let last: Uint8Array | null = null;
    for (const read of reads) {
      if (read.member === last || !read.when.hold(payslip)) continue;
      out.member(read.member);
      this.#value(read, payslip.slots, digits, out);
      out.ascii('"');
      last = read.member;
    }
  }

  #value({ value, printed }: Read, slots: Float64Array, digits: number, out: TextBytes): void {
    if (printed.cents > 0) {
      out.cents((slots[printed.slot] ?? 0) * printed.cents);
      return;
    }
    let text = this.#texts[value] ?? '';
    if (text === '') {
      text = textOf(printed, slots, digits);
      this.#texts[value] = text;
    }
    out.ascii(text);
  }
}

function write(value: Printed, slots: Float64Array, digits: number, out: TextBytes): void {
  if (value.cents > 0) out.cents((slots[value.slot] ?? 0) * value.cents);
  else out.ascii(textOf(value, slots, digits));
}

function textOf(value: Printed, slots: Float64Array, digits: number): string {
  const n = slots[value.slot] ?? 0;
  if (value.isWhole) return String(n);
  const divisor = value.over < 0 ? 1 : (slots[value.over] ?? 1);
  if (Number.isNaN(value.d)) {
    const exact = ratio(n, value.scale, divisor);
    return value.isMoney ? printMoney(exact, digits) : printPlain(exact, digits);
  }
  return value.isMoney ? moneyText(n, value.d, digits, divisor) : plainText(n, value.d, digits, divisor);
}

function printed({ slot, scale, over }: SlotAmount, type: ShownValue['type']): Printed {
  const isMoney = type === 'money';
  const isCents = isMoney && over < 0 && 100n % scale === 0n;
  return {
    slot,
    scale,
    over,
    isMoney,
    cents: isCents ? Number(100n / scale) : 0,
    isWhole: !isMoney && over < 0 && scale === 1n,
    d: scale > BigInt(SAFE) ? Number.NaN : Number(scale),
  };
}

interface Shown {
  readonly value: ShownValue;
  readonly printed: Printed;
}

/** `position` is the place of the step where every step is there; null where it must be counted. */
function stepOf(spec: StepSpec, slots: SlotStep, values: readonly Shown[], position: number | null): Step {
  const text = JSON.stringify;
  const reads = readsOf(slots.reads, values);
  const isAlwaysAll = reads.every(({ when }) => when.isAlways);
  const [first] = reads;
  const isOpen = isAlwaysAll && first !== undefined;
  const head = `,{"concept_id":${text(spec.id)},"formula":${text(spec.formula)},"inputs":{`;
  const middle = `},"label":${text(spec.label)},"result_final":"`;
  const tail = `","rounding":${text(spec.rounding)},"source":${text(spec.source)},"step":`;
  const final = printed(slots.final, spec.type);
  return {
    present: slots.present,
    open: utf8(isOpen ? `${head}${first.name}:"` : head),
    reads,
    isAlwaysAll,
    middle: utf8(isOpen ? `"${middle}` : middle),
    final,
    raw: slots.raw === null ? final : printed(slots.raw, spec.type),
    tail: utf8(position === null ? tail : `${tail}${position}}`),
  };
}

function readsOf(
  reads: readonly StepRead[],
  values: readonly Shown[],
): readonly (Read & { readonly name: string })[] {
  const named = reads.flatMap((read) => {
    const value = read[0] ?? -1;
    const shown = values[value];
    if (shown === undefined) return [];
    return [{ name: shown.value.name, value, printed: shown.printed, when: new ReadConditions(read) }];
  });
  const byName = Map.groupBy(
    named.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)),
    ({ name }) => name,
  );
  return [...byName].flatMap(([name, all]) => {
    const [quoted, always] = [JSON.stringify(name), all.findIndex(({ when }) => when.isAlways)];
    const [member, next] = [utf8(`${quoted}:"`), utf8(`",${quoted}:"`)];
    const shown = always === -1 ? all : all.slice(0, always + 1);
    return shown.map((read) => ({ ...read, name: quoted, member, next }));
  });
}
