import type { InputValue, ReadValue, ValueType } from './module.ts';
import { type Exact, reduce } from './numbers/exact.ts';
import { finiteDecimal } from './numbers/finite-decimal.ts';
import { printMoney, printPlain } from './numbers/print.ts';
import type { TracedStep } from './traced-step.ts';

/** Results that later steps read keep at least so many fraction digits, whatever `precision` is. */
const RESULT_DIGITS = 6;

/** The audit trail of these steps alone: the JSON text that is digested, stored and answered. */
export function printAuditTrail(steps: readonly TracedStep[], precision: number): string {
  return `[${printSteps(steps, precision, 0)}]`;
}

/**
 * Steps as the elements of that text; `precision` is the fraction digits of quantities that have no end, and `before`
 * the count of the steps that stand before these. All names stand in alphabetical order and nothing is spaced: the
 * text is its own RFC 8785 form. It is written directly, because half of a calculation would go into objects made
 * for it.
 */
export function printSteps(steps: readonly TracedStep[], precision: number, before: number): string {
  const printer = new StepPrinter(precision);
  return steps.map((step, place) => printer.print(step, before + place + 1)).join(',');
}

/** What stands between the values of a step, which is the same for every payslip but for the halves of a month. */
interface FixedTexts {
  readonly rounding: string | null;
  readonly head: string;
  readonly label: string;
  readonly tail: string;
}

const FIXED_TEXTS = new WeakMap<TracedStep['spec'], FixedTexts>();

function fixedTexts({ spec, rounding }: TracedStep): FixedTexts {
  const known = FIXED_TEXTS.get(spec);
  if (known?.rounding === rounding) return known;
  const made: FixedTexts = {
    rounding,
    head: `{"concept_id":${JSON.stringify(spec.id)}`,
    label: `},"label":${JSON.stringify(spec.label)}`,
    tail: `,"rounding":${JSON.stringify(rounding)},"source":${JSON.stringify(spec.source)},"step":`,
  };
  if (known === undefined) FIXED_TEXTS.set(spec, made);
  return made;
}

/** Prints steps at one precision. What one step gives, later ones read: it is printed once. */
class StepPrinter {
  readonly #shown: ValuePrinter;
  readonly #kept: ValuePrinter;

  constructor(precision: number) {
    this.#shown = new ValuePrinter(precision);
    this.#kept = precision >= RESULT_DIGITS ? this.#shown : new ValuePrinter(RESULT_DIGITS);
  }

  print(step: TracedStep, position: number): string {
    const { head, label, tail } = fixedTexts(step);
    const { type, words } = step.spec;
    const [exact, inputs, spoken] = this.#inputs(step.inputs);
    const final = this.#kept.print(step.final, type, words).text;
    const raw = this.#shown.print(step.raw, type, words);
    const result = member('result_exact', raw.exact);
    const word = member('result_word', wordOf(step.final, type));
    const start = `${head}${group('exact', exact)},"formula":${JSON.stringify(step.formula)},"inputs":{${inputs}`;
    const results = `${result},"result_final":"${final}","result_raw":"${raw.text}"${word}`;
    return `${start}${label}${results}${tail}${position}${group('words', spoken)}}`;
  }

  /** By name: what has no end as a fraction, everything as a decimal, and the words of choices and dates. */
  #inputs(inputs: readonly ReadValue[]): readonly [exact: string, inputs: string, words: string] {
    const [exact, decimals, spoken]: [string[], string[], string[]] = [[], [], []];
    let last: string | null = null;
    for (const { name, type, value, words } of sortedByName(inputs)) {
      if (name === last) continue;
      last = name;
      const printed = this.#shown.print(value, type, words);
      const word = wordOf(value, type);
      decimals.push(`${quoted(name)}:"${printed.text}"`);
      if (printed.exact !== null) exact.push(`${quoted(name)}:"${printed.exact}"`);
      if (word !== null) spoken.push(`${quoted(name)}:${JSON.stringify(word)}`);
    }
    return [exact.join(), decimals.join(), spoken.join()];
  }
}

function member(name: string, value: string | null): string {
  return value === null ? '' : `,"${name}":${JSON.stringify(value)}`;
}

function group(name: string, members: string): string {
  return members === '' ? '' : `,"${name}":{${members}}`;
}

/** The word of a choice, the ISO text of a date; null for anything else, and for a choice that was not sent. */
function wordOf(value: InputValue, type: ValueType): string | null {
  return typeof value === 'string' && type !== 'boolean' && value !== '' ? value : null;
}

/** Most steps read one or two values, often in order already. */
function sortedByName(inputs: readonly ReadValue[]): readonly ReadValue[] {
  for (let at = 1; at < inputs.length; at++) {
    if (!isBefore(inputs[at - 1], inputs[at])) return inputs.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }
  return inputs;
}

function isBefore(a: ReadValue | undefined, b: ReadValue | undefined): boolean {
  return a !== undefined && b !== undefined && a.name < b.name;
}

const QUOTED = new Map<string, string>();

/** The names are those of the rule files: there are only so many. */
function quoted(name: string): string {
  let text = QUOTED.get(name);
  if (text === undefined) {
    text = JSON.stringify(name);
    QUOTED.set(name, text);
  }
  return text;
}

/** A value as a trace shows it. */
interface PrintedValue {
  readonly text: string;
  /** The fraction that a quantity is which has no end as a decimal; null for all others. */
  readonly exact: string | null;
}

class ValuePrinter {
  readonly #digits: number;
  readonly #money = new Map<Exact, PrintedValue>();
  readonly #plain = new Map<Exact, PrintedValue>();

  constructor(digits: number) {
    this.#digits = digits;
  }

  /** Booleans are 1 or 0, a choice its position, a date its eight digits. */
  print(value: InputValue, type: ValueType, words: readonly string[]): PrintedValue {
    if (typeof value === 'boolean') return { text: value ? '1' : '0', exact: null };
    if (typeof value === 'string') {
      const text = type === 'choice' ? String(words.indexOf(value) + 1) : value.replaceAll('-', '');
      return { text, exact: null };
    }
    const printed = type === 'money' ? this.#money : this.#plain;
    let known = printed.get(value);
    if (known === undefined) {
      known = this.#quantity(value, type === 'money');
      printed.set(value, known);
    }
    return known;
  }

  /** With all its digits; what has no end is cut, with the fraction beside it. */
  #quantity(value: Exact, isMoney: boolean): PrintedValue {
    const whole = finiteDecimal(value, isMoney ? 2 : 0);
    if (whole !== null) return { text: whole, exact: null };
    const { n, d } = reduce(value);
    const text = isMoney ? printMoney(value, this.#digits) : printPlain(value, this.#digits);
    return { text, exact: `${n}/${d}` };
  }
}
