import type { SlotStep } from './plain-rules.ts';
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

function amountOf([slot, scale, over = -1]: Place): SlotAmount {
  return { slot, scale, over };
}

/** Where the values of a step are among the slots of a payslip. */
export function slots(line: SlotStepLine): SlotStep {
  const { present = -1, called = -1, final, raw, reads = [], base, rate, cents = -1, baseCents = -1 } = line;
  return {
    present,
    called,
    final: amountOf(final),
    raw: raw === undefined ? null : amountOf(raw),
    reads: reads.map((read) => (typeof read === 'number' ? [read] : read)),
    base: base === undefined ? null : amountOf(base),
    rate: rate === undefined ? null : amountOf(rate),
    cents,
    baseCents,
  };
}
