import type { InputValue, ReadValue, ValueType } from './module.ts';
import type { Exact } from './numbers/exact.ts';
import { printMoney, printPlain } from './numbers/print.ts';
import type { TracedStep } from './traced-step.ts';

/** Results that later steps read keep at least so many fraction digits, whatever `precision` is. */
const RESULT_DIGITS = 6;

/** The audit trail of these steps alone: the JSON text that is digested, stored and answered. */
export function printAuditTrail(steps: readonly TracedStep[], precision: number): string {
  return `[${printSteps(steps, precision, 0)}]`;
}

/**
 * Steps as the elements of that text; `precision` is the fraction digits of what is only shown, and `before`
 * the count of the steps that stand before these. All names stand in alphabetical order and nothing is
 * spaced: the text is its own RFC 8785 form. It is written directly, because half of a calculation would go
 * into objects made for it.
 */
export function printSteps(steps: readonly TracedStep[], precision: number, before: number): string {
  const shown = new ValuePrinter(precision);
  const kept = precision >= RESULT_DIGITS ? shown : new ValuePrinter(RESULT_DIGITS);
  let text = '';
  let position = before;
  for (const step of steps) {
    const { type, words } = step.spec;
    const { head, middle, tail } = fixedTexts(step);
    const final = kept.print(step.final, type, words);
    const raw = shown.print(step.raw, type, words);
    const start = position === before ? '' : ',';
    position += 1;
    text += `${start}${head}${printInputs(step.inputs, shown)}${middle}"${final}","result_raw":"${raw}"${tail}${position}}`;
  }
  return text;
}

/** What stands before, between and after the values of a step. */
interface FixedTexts {
  readonly formula: string;
  readonly rounding: string | null;
  readonly head: string;
  readonly middle: string;
  readonly tail: string;
}

const FIXED_TEXTS = new WeakMap<TracedStep['spec'], FixedTexts>();

/** The same for every payslip, but for the steps that split a month. */
function fixedTexts({ spec, formula, rounding }: TracedStep): FixedTexts {
  const known = FIXED_TEXTS.get(spec);
  if (known?.formula === formula && known.rounding === rounding) return known;
  const made: FixedTexts = {
    formula,
    rounding,
    head: `{"concept_id":${JSON.stringify(spec.id)},"formula":${JSON.stringify(formula)},"inputs":{`,
    middle: `},"label":${JSON.stringify(spec.label)},"result_final":`,
    tail: `,"rounding":${JSON.stringify(rounding)},"source":${JSON.stringify(spec.source)},"step":`,
  };
  if (known === undefined) FIXED_TEXTS.set(spec, made);
  return made;
}

function printInputs(inputs: readonly ReadValue[], shown: ValuePrinter): string {
  let text = '';
  let last = '';
  for (const { name, type, value, words } of sortedByName(inputs)) {
    if (name === last) continue;
    text += `${last === '' ? '' : ','}${quoted(name)}:"${shown.print(value, type, words)}"`;
    last = name;
  }
  return text;
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

/** Prints values to a number of fraction digits. What one step gives, later ones read: it is printed once. */
class ValuePrinter {
  readonly #digits: number;
  readonly #money = new Map<Exact, string>();
  readonly #plain = new Map<Exact, string>();

  constructor(digits: number) {
    this.#digits = digits;
  }

  /** Booleans are 1 or 0, a choice its position, a date its eight digits. */
  print(value: InputValue, type: ValueType, words: readonly string[]): string {
    if (typeof value === 'boolean') return value ? '1' : '0';
    if (typeof value === 'string') {
      return type === 'choice' ? String(words.indexOf(value) + 1) : value.replaceAll('-', '');
    }
    const printed = type === 'money' ? this.#money : this.#plain;
    const known = printed.get(value);
    if (known !== undefined) return known;
    const text = type === 'money' ? printMoney(value, this.#digits) : printPlain(value, this.#digits);
    printed.set(value, text);
    return text;
  }
}
