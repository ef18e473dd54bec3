import type { Manifest, StepSpec } from '../manifest.ts';
import { printMoney, printPlain } from '../print.ts';
import type { PlainRules, SlotStep } from './plain-rules.ts';
import type { ShownValue, SlotAmount, StepRead } from './shown-value.ts';
import { type ShownPayslip, wasRead } from './step-reads.ts';
import { moneyText, plainText, ratio } from './text.ts';
import { type TextBytes, utf8 } from './text-bytes.ts';
import { SAFE } from './whole.ts';

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
  readonly read: StepRead;
  readonly isAlways: boolean;
  /** Place among the values. */
  readonly value: number;
  /** The name with what stands before it: behind a value that is always there, or behind any or none. */
  readonly next: Uint8Array;
  readonly member: Uint8Array;
}

interface Step {
  readonly present: number;
  readonly head: Uint8Array;
  /** By name, and of one name in the order of evaluation: the first that was read is shown. */
  readonly reads: readonly Read[];
  readonly isAlwaysAll: boolean;
  readonly middle: Uint8Array;
  readonly final: Printed;
  readonly raw: Printed;
  /** Behind the results, up to the place of the step. */
  readonly tail: Uint8Array;
}

/** Prints the audit trails of one rule file, from the slots of its payslips. */
export class TracePrinter {
  readonly #plain: PlainRules;
  readonly #values: readonly Printed[];
  readonly #steps: readonly Step[];
  /** Texts of the payslip being printed, by the place of the value: later steps read what earlier ones did. */
  readonly #texts: string[];

  constructor({ steps }: Manifest, plain: PlainRules) {
    this.#plain = plain;
    this.#values = plain.values.map((value) => printed(value, value.type));
    this.#texts = this.#values.map(() => '');
    this.#steps = steps.flatMap((spec, place) => {
      const slots = plain.steps[place];
      return slots === undefined ? [] : [stepOf(spec, slots, plain.values)];
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
      out.bytes(step.head);
      if (step.isAlwaysAll) this.#always(step.reads, slots, digits, out);
      else this.#some(step.reads, payslip, digits, out);
      out.bytes(step.middle);
      write(step.final, slots, kept, out);
      out.bytes(RAW_BYTES);
      write(step.raw, slots, digits, out);
      out.bytes(step.tail);
      out.ascii(`${position}}`);
    }
  }

  #always(reads: readonly Read[], slots: Float64Array, digits: number, out: TextBytes): void {
    for (const { next, value } of reads) {
      out.bytes(next);
      this.#value(value, slots, digits, out);
    }
    if (reads.length > 0) out.ascii('"');
  }

  #some(reads: readonly Read[], payslip: ShownPayslip, digits: number, out: TextBytes): void {
    let last: Uint8Array | null = null;
    for (const { member, value, read, isAlways } of reads) {
      if (member === last || !(isAlways || wasRead(read, payslip))) continue;
      out.member(member);
      this.#value(value, payslip.slots, digits, out);
      out.ascii('"');
      last = member;
    }
  }

  #value(place: number, slots: Float64Array, digits: number, out: TextBytes): void {
    const value = this.#values[place];
    if (value === undefined) throw new RangeError(`no value ${place}`);
    if (value.cents > 0) {
      out.cents((slots[value.slot] ?? 0) * value.cents);
      return;
    }
    let text = this.#texts[place] ?? '';
    if (text === '') {
      text = textOf(value, slots, digits);
      this.#texts[place] = text;
    }
    out.ascii(text);
  }
}

function write(value: Printed, slots: Float64Array, digits: number, out: TextBytes): void {
  if (value.cents > 0) out.cents((slots[value.slot] ?? 0) * value.cents);
  else out.ascii(textOf(value, slots, digits));
}

function textOf(
  { slot, scale, over, isMoney, isWhole, d }: Printed,
  slots: Float64Array,
  digits: number,
): string {
  const n = slots[slot] ?? 0;
  if (isWhole) return String(n);
  const divisor = over < 0 ? 1 : (slots[over] ?? 1);
  if (Number.isNaN(d)) {
    const exact = ratio(n, scale, divisor);
    return isMoney ? printMoney(exact, digits) : printPlain(exact, digits);
  }
  return isMoney ? moneyText(n, d, digits, divisor) : plainText(n, d, digits, divisor);
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

function stepOf(spec: StepSpec, slots: SlotStep, values: readonly ShownValue[]): Step {
  const text = JSON.stringify;
  const reads = readsOf(slots.reads, values);
  const final = printed(slots.final, spec.type);
  return {
    present: slots.present,
    head: utf8(`,{"concept_id":${text(spec.id)},"formula":${text(spec.formula)},"inputs":{`),
    reads,
    isAlwaysAll: reads.every(({ isAlways }) => isAlways),
    middle: utf8(`},"label":${text(spec.label)},"result_final":"`),
    final,
    raw: slots.raw === null ? final : printed(slots.raw, spec.type),
    tail: utf8(`","rounding":${text(spec.rounding)},"source":${text(spec.source)},"step":`),
  };
}

function readsOf(reads: readonly StepRead[], values: readonly ShownValue[]): readonly Read[] {
  const named = reads.flatMap((read) => {
    const value = read[0] ?? -1;
    const name = values[value]?.name;
    return name === undefined ? [] : [{ name, value, read, isAlways: read.length === 1 }];
  });
  const byName = Map.groupBy(
    named.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)),
    ({ name }) => name,
  );
  return [...byName].flatMap(([name, all], at) => {
    const member = utf8(`${JSON.stringify(name)}:"`);
    const next = utf8(`${at === 0 ? '' : '",'}${JSON.stringify(name)}:"`);
    const always = all.findIndex(({ isAlways }) => isAlways);
    const shown = always === -1 ? all : all.slice(0, always + 1);
    return shown.map(({ value, read, isAlways }) => ({ value, read, isAlways, member, next }));
  });
}
