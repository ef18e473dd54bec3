import type { SlotStep } from './fixed-point-rules.ts';
import type { SlotAmount, StepRead } from './shown-value.ts';

/** A slot, its scale, and the slot of what it is divided by beside that. */
type Place = readonly [slot: number, scale: bigint, over?: number];

/** What emitted code says of a step; what is left out is not there. */
interface SlotStepLine {
  readonly present?: number;
  readonly called?: number;
  readonly final: Place;
  readonly raw?: Place;
  readonly reads?: readonly (number | StepRead)[];
  readonly base?: Place;
  readonly rate?: Place;
  readonly cents?: number;
  readonly baseCents?: number;
}

/**
 * A class, because these are read on every payslip: objects of literals share their hidden classes with any that begin
 * with the same names, and V8 compiles their readers again and again once one of those is deprecated.
 */
class PlacedAmount implements SlotAmount {
  readonly slot: number;
  readonly scale: bigint;
  readonly over: number;

  constructor([slot, scale, over = -1]: Place) {
    this.slot = slot;
    this.scale = scale;
    this.over = over;
  }
}

/** Where the values of a step are among the slots of a payslip. */
export function slots(line: SlotStepLine): SlotStep {
  const { present = -1, called = -1, final, raw, reads = [], base, rate, cents = -1, baseCents = -1 } = line;
  return {
    present,
    called,
    final: new PlacedAmount(final),
    raw: raw === undefined ? null : new PlacedAmount(raw),
    reads: reads.map((read) => (typeof read === 'number' ? [read] : read)),
    base: base === undefined ? null : new PlacedAmount(base),
    rate: rate === undefined ? null : new PlacedAmount(rate),
    cents,
    baseCents,
  };
}
