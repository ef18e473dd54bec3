import { TextBytes } from '../../runtime/lines/text-bytes.ts';
import { moneyText } from '../../runtime/numbers/text.ts';
import { isShown } from '../../runtime/plain/layout.ts';
import { RAW } from '../../runtime/plain/trace-printer.ts';
import { ROUNDING, shareFormula } from './split.ts';
import { isTotal, type SplitLine, type SplitLines, type SplitTerm, type SplitTotal } from './split-lines.ts';

/** A half of a month in slots, beside the month. */
export interface HalfSlots {
  readonly split: SplitLines;
  readonly month: Float64Array;
  readonly half: Float64Array;
  readonly isLast: boolean;
}

/** What stands before, between and after the values of a step. */
interface StepTexts {
  readonly step: SplitLine | SplitTotal;
  readonly head: Uint8Array;
  readonly reads: readonly Read[];
  readonly middle: Uint8Array;
  readonly tail: Uint8Array;
}

interface Read extends Pick<SplitTerm, 'cents' | 'line'> {
  readonly name: Uint8Array;
}

const TEXT = new TextBytes();

/** The steps that made the half out of the month, as `printSteps` prints them of exact amounts. */
export function printHalf(slots: HalfSlots, precision: number, before: number): string {
  TEXT.cutAt(0);
  let position = before;
  for (const texts of textsOf(slots)) {
    if (!isTotal(texts.step) && !isShown(texts.step, slots.month)) continue;
    position += 1;
    printStep(texts, slots, precision);
    TEXT.ascii(`${position}}`);
  }
  return TEXT.length === 0 ? '' : TEXT.textSince(1);
}

function printStep(
  { step, head, reads, middle, tail }: StepTexts,
  slots: HalfSlots,
  precision: number,
): void {
  const { month, half, isLast } = slots;
  const result = half[step.slots.cents] ?? 0;
  const whole = month[step.slots.cents] ?? 0;
  TEXT.bytes(head);
  const from = isTotal(step) ? half : month;
  for (const { name, cents, line } of reads) {
    if (line !== null && !isShown(line, month)) continue;
    TEXT.member(name);
    TEXT.cents(from[cents] ?? 0);
    TEXT.ascii('"');
  }
  TEXT.bytes(middle);
  TEXT.cents(result);
  TEXT.ascii(RAW);
  if (isTotal(step) || isLast) TEXT.cents(result);
  else TEXT.ascii(moneyText(whole, HALF_CENTS, precision));
  TEXT.bytes(tail);
}

/** Half an amount in cents is counted in so many parts of the currency. */
const HALF_CENTS = 200;

const FIRST = new WeakMap<SplitLines, readonly StepTexts[]>();
const LAST = new WeakMap<SplitLines, readonly StepTexts[]>();

function textsOf({ split, isLast }: HalfSlots): readonly StepTexts[] {
  const known = isLast ? LAST : FIRST;
  const texts = known.get(split) ?? split.steps.map((step) => makeTexts(step, isLast));
  known.set(split, texts);
  return texts;
}

function makeTexts(step: SplitLine | SplitTotal, isLast: boolean): StepTexts {
  const { id, label, source, formula } = step.spec;
  const text = JSON.stringify;
  const shown = isTotal(step) ? formula : shareFormula(id, isLast);
  const rounding = isTotal(step) ? null : ROUNDING;
  return {
    step,
    head: bytesOf(`,{"concept_id":${text(id)},"formula":${text(shown)},"inputs":{`),
    reads: readsOf(step).map((term) => ({ ...term, name: bytesOf(`${text(term.id)}:"`) })),
    middle: bytesOf(`},"label":${text(label)},"result_final":"`),
    tail: bytesOf(`","rounding":${text(rounding)},"source":${text(source)},"step":`),
  };
}

/** What a step reads, each once and by name. */
function readsOf(step: SplitLine | SplitTotal): readonly Omit<SplitTerm, 'sign'>[] {
  const { spec, slots } = step;
  if (!isTotal(step)) return [{ id: spec.id, cents: slots.cents, line: null }];
  const byId = new Map(step.terms.map((term) => [term.id, term]));
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
