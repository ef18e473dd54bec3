import { type AddedTerm, type HalfTerm, halfTexts } from '../half/half-steps.ts';
import { type TextBytes, utf8 } from '../lines/text-bytes.ts';
import type { HalfPlace } from '../module/period.ts';
import { moneyText } from '../numbers/text.ts';
import { stepCountOf } from './evaluation.ts';
import { hasStep, type SlotHalf, type SlotHalfStep } from './slot-half.ts';
import { RAW } from './trace-printer.ts';

/** What stands before, between and after the values of a step. */
interface StepTexts {
  /** Up to the formula. */
  readonly head: Uint8Array;
  /** The formula of a line, up to what it read; null for a total, which adds up what the payslip has. */
  readonly formula: Uint8Array | null;
  readonly reads: readonly Read[];
  readonly middle: Uint8Array;
  readonly tail: Uint8Array;
}

interface Read {
  readonly step: SlotHalfStep;
  readonly name: Uint8Array;
}

/** Half an amount in cents is counted in so many parts of the currency. */
const HALF_CENTS = 200;
const HALF_DIGITS = 3;

/**
 * Writes the steps that made the half out of the month, behind those of the month, as `printSteps` prints them of
 * exact amounts; each with a comma before it.
 */
export function printHalfTrace(half: SlotHalf, out: TextBytes): void {
  let position = stepCountOf(half.month);
  for (const [at, texts] of textsOf(half).entries()) {
    const step = half.steps[at];
    if (step === undefined || !hasStep(half, step)) continue;
    position += 1;
    printStep(step, texts, half, out);
    out.ascii(`${position}}`);
  }
}

function printStep(
  step: SlotHalfStep,
  { head, formula, reads, middle, tail }: StepTexts,
  half: SlotHalf,
  out: TextBytes,
): void {
  const { slots, month, place } = half;
  const isTotal = step.terms !== null;
  const result = slots[step.slots.cents] ?? 0;
  const from = isTotal ? slots : month.slots;
  out.bytes(head);
  if (formula === null) out.add(formulaText(halfTexts(step, place, addedIn(half, step)).formula));
  else out.bytes(formula);
  for (const read of reads) {
    if (isTotal && !hasStep(half, read.step)) continue;
    out.member(read.name);
    out.cents(from[read.step.slots.cents] ?? 0);
    out.ascii('"');
  }
  out.bytes(middle);
  out.cents(result);
  out.ascii(RAW);
  if (isTotal || place === 'last') out.cents(result);
  else out.ascii(moneyText(month.slots[step.slots.cents] ?? 0, HALF_CENTS, HALF_DIGITS));
  out.bytes(tail);
}

function formulaText(formula: string): string {
  return `,"formula":${JSON.stringify(formula)},"inputs":{`;
}

/** The terms of a total that the half has, in the order of the rule file. */
function addedIn(half: SlotHalf, { terms }: SlotHalfStep): readonly AddedTerm[] {
  const shown = new Set(half.steps.filter((step) => hasStep(half, step)).map(({ id }) => id));
  return (terms ?? []).flatMap(({ step, sign }) => (shown.has(step.id) ? [{ id: step.spec.id, sign }] : []));
}

type Texts = Readonly<Record<HalfPlace, readonly StepTexts[]>>;

const KNOWN = new WeakMap<readonly SlotHalfStep[], Texts>();

function textsOf({ steps, place }: SlotHalf): readonly StepTexts[] {
  const known = KNOWN.get(steps);
  if (known !== undefined) return known[place];
  const byId = new Map(steps.map((step) => [step.id, step]));
  const made: Texts = {
    first: steps.map((step) => makeTexts(step, byId, 'first')),
    last: steps.map((step) => makeTexts(step, byId, 'last')),
  };
  KNOWN.set(steps, made);
  return made[place];
}

function makeTexts(step: SlotHalfStep, byId: ReadonlyMap<string, SlotHalfStep>, place: HalfPlace): StepTexts {
  const { id, label, source } = step.spec;
  const text = JSON.stringify;
  const { formula, rounding } = halfTexts(step, place, []);
  const reads = step.terms === null ? [step] : termsOf(step.terms, byId);
  return {
    head: utf8(`,{"concept_id":${text(id)}`),
    formula: step.terms === null ? utf8(formulaText(formula)) : null,
    reads: reads.map((read) => ({ step: read, name: utf8(`${text(read.spec.id)}:"`) })),
    middle: utf8(`},"label":${text(label)},"result_final":"`),
    tail: utf8(`","rounding":${text(rounding)},"source":${text(source)},"step":`),
  };
}

/** What a total adds, each once and by name. */
function termsOf(
  terms: readonly HalfTerm[],
  byId: ReadonlyMap<string, SlotHalfStep>,
): readonly SlotHalfStep[] {
  const found = new Map(terms.map(({ step }) => [step.spec.id, byId.get(step.id)]));
  return [...found.values()]
    .filter((step) => step !== undefined)
    .toSorted((a, b) => (a.spec.id < b.spec.id ? -1 : 1));
}
