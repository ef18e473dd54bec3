import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { ConceptTexts } from './concept-texts.ts';
import type { ByHandTraced, Person, TracedAmounts } from './contender.ts';
import { type Decimal, type Row, ZERO } from './decimals.ts';

/** A value and how the audit trail prints it. */
export interface Shown {
  readonly value: Decimal;
  readonly text: string;
}

interface Step extends ConceptTexts {
  readonly concept_id: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly result_final: string;
  readonly result_raw: string;
  readonly step: number;
}

/** Writes the steps as RFC 8785 text. */
type Serialise = (steps: readonly Step[]) => string;

/** By the library for it. */
function byCanonicalize(steps: readonly Step[]): string {
  const text = canonicalize(steps);
  if (text === undefined) throw new TypeError('the audit trail is no JSON');
  return text;
}

/** By `JSON.stringify`, which gives the same text once names stand in order; those of a step do. */
function byStringify(steps: readonly Step[]): string {
  return JSON.stringify(steps.map(inOrder));
}

function inOrder(step: Step): Step {
  const names = Object.keys(step.inputs);
  if (names.every((name, index) => index === 0 || (names[index - 1] ?? '') < name)) return step;
  const inputs: Record<string, string> = {};
  for (const name of names.sort()) inputs[name] = step.inputs[name] ?? '';
  return { ...step, inputs };
}

function moneyText(value: Decimal): string {
  if (value.decimalPlaces() <= 2) return value.toFixed(2);
  const shown = value.toDecimalPlaces(6);
  return shown.decimalPlaces() < 2 ? shown.toFixed(2) : shown.toFixed();
}

function plainText(value: Decimal): string {
  return value.toDecimalPlaces(6).toFixed();
}

/** Money with two to six decimals. */
export function money(value: Decimal): Shown {
  return { value, text: moneyText(value) };
}

/** A rate, hours or a count, with up to six decimals. */
export function plain(value: Decimal): Shown {
  return { value, text: plainText(value) };
}

/** Prints parameters of the law, each once. */
function printOnce(print: (value: Decimal) => string): (parameter: Decimal) => string {
  const texts = new WeakMap<Decimal, string>();
  return (parameter) => {
    const known = texts.get(parameter);
    if (known !== undefined) return known;
    const text = print(parameter);
    texts.set(parameter, text);
    return text;
  };
}

/** The text of an amount of the law. */
export const amountOfLaw = printOnce(moneyText);

/** The text of a rate of the law. */
const rateOfLaw = printOnce(plainText);

/** As the audit trail prints it. */
export function yesOrNo(value: boolean): string {
  return value ? '1' : '0';
}

/** Amounts by their concept, as the inputs of a step that reads them. */
export function texts(lines: Readonly<Record<string, Shown>>): Record<string, string> {
  const inputs: Record<string, string> = {};
  for (const [id, { text }] of Object.entries(lines)) inputs[id] = text;
  return inputs;
}

/** The sum of the amounts. */
export function total(lines: Readonly<Record<string, Shown>>): Decimal {
  return Object.values(lines).reduce((sum, { value }) => sum.plus(value), ZERO);
}

/** What a table's row shows in the step that applied it. */
export function shownRow(table: string, { over, rate, fixed }: Row): Record<string, string> {
  return {
    [`${table}.fixed`]: amountOfLaw(fixed),
    [`${table}.lower`]: amountOfLaw(over),
    [`${table}.rate`]: rateOfLaw(rate),
  };
}

/** The steps of a payslip, gathered while it is computed. */
export class AuditTrail {
  readonly #texts: ReadonlyMap<string, ConceptTexts>;
  readonly #round: (amount: Decimal) => Decimal;
  readonly #steps: Step[] = [];
  readonly #amounts: Record<string, Decimal> = {};

  /** `round` is the rounding of the scheme. */
  constructor(texts: ReadonlyMap<string, ConceptTexts>, round: (amount: Decimal) => Decimal) {
    this.#texts = texts;
    this.#round = round;
  }

  /** A step that the scheme rounds. */
  rounded(concept_id: string, inputs: Step['inputs'], raw: Decimal): Shown {
    return this.roundedTo(concept_id, inputs, raw, this.#round(raw));
  }

  /** A step that is rounded in a way of its own. */
  roundedTo(concept_id: string, inputs: Step['inputs'], raw: Decimal, value: Decimal): Shown {
    const text = moneyText(value);
    this.#amounts[concept_id] = value;
    this.#add(concept_id, inputs, raw.eq(value) ? text : moneyText(raw), text);
    return { value, text };
  }

  /** A step of exact money. */
  money(concept_id: string, inputs: Step['inputs'], value: Decimal): Shown {
    const text = moneyText(value);
    this.#amounts[concept_id] = value;
    this.#add(concept_id, inputs, text, text);
    return { value, text };
  }

  /** A step that is no money. */
  plain(concept_id: string, inputs: Step['inputs'], value: Decimal): Shown {
    const text = plainText(value);
    this.#add(concept_id, inputs, text, text);
    return { value, text };
  }

  /** A step that is true or false. */
  yesOrNo(concept_id: string, inputs: Step['inputs'], value: boolean): boolean {
    const text = yesOrNo(value);
    this.#add(concept_id, inputs, text, text);
    return value;
  }

  /** Amounts that this payslip does not have: no step, but nought among the amounts. */
  absent(...concept_ids: readonly string[]): void {
    for (const concept_id of concept_ids) this.#amounts[concept_id] = ZERO;
  }

  /** The sum of lines, exact. */
  sum(concept_id: string, lines: Readonly<Record<string, Shown>>): Shown {
    return this.money(concept_id, texts(lines), total(lines));
  }

  /** All amounts, the steps as RFC 8785 text, and its digest. */
  finish(serialise: Serialise): TracedAmounts {
    const trace = serialise(this.#steps);
    return { amounts: this.#amounts, trace, digest: createHash('sha256').update(trace).digest('hex') };
  }

  #add(concept_id: string, inputs: Step['inputs'], result_raw: string, result_final: string): void {
    const texts = this.#texts.get(concept_id);
    if (texts === undefined) throw new RangeError(`no texts of ${concept_id}`);
    const { label, formula, rounding, source } = texts;
    const step = this.#steps.length + 1;
    this.#steps.push({
      concept_id,
      formula,
      inputs,
      label,
      result_final,
      result_raw,
      rounding,
      source,
      step,
    });
  }
}

/** The two contenders of a scheme: `read` reads a request once, `compute` does all that is measured. */
export function tracedBy<R>(
  scheme: Omit<ByHandTraced, 'serialiser' | 'prepare'>,
  read: (person: Person) => R,
  compute: (prepared: R) => AuditTrail,
): { readonly canonicalizing: ByHandTraced; readonly stringifying: ByHandTraced } {
  const prepareWith = (serialise: Serialise) => (person: Person) => {
    const prepared = read(person);
    return () => compute(prepared).finish(serialise);
  };
  return {
    canonicalizing: { ...scheme, serialiser: 'canonicalize', prepare: prepareWith(byCanonicalize) },
    stringifying: { ...scheme, serialiser: 'JSON.stringify', prepare: prepareWith(byStringify) },
  };
}
