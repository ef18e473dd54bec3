import { type HalfStep, halfSteps } from '../half/half-steps.ts';
import type { PayslipLines } from '../lines/payslip-lines.ts';
import type { Manifest, StepKind, SummaryField } from '../module/manifest.ts';
import type { HalfPlace } from '../module/period.ts';
import { safe } from './cents.ts';
import type { Computed } from './evaluation.ts';
import type { FixedPointRules, SlotStep } from './fixed-point-rules.ts';
import { isShown } from './layout.ts';
import { slotLines } from './slot-lines.ts';

/** A step of a half with the places of its month's values. */
export interface SlotHalfStep extends HalfStep {
  readonly slots: SlotStep;
}

/** One of the two halves of a month that was computed into slots. */
export interface SlotHalf {
  readonly place: HalfPlace;
  readonly steps: readonly SlotHalfStep[];
  readonly month: Computed;
  /** The slots of the month with halves in the places of the cents of lines, and the totals of these. */
  readonly slots: Float64Array;
  readonly summary: Readonly<Record<SummaryField, number>>;
}

const KNOWN = new WeakMap<FixedPointRules, readonly SlotHalfStep[] | null>();

/** Made once for each rule file; null when something that is split is no amount of money. */
function slotSteps(manifest: Manifest, plain: FixedPointRules): readonly SlotHalfStep[] | null {
  const known = KNOWN.get(plain);
  if (known !== undefined) return known;
  const all = halfSteps(manifest);
  const steps = all.flatMap((step): SlotHalfStep[] => {
    const slots = plain.steps[step.place];
    return slots === undefined || slots.cents < 0 || step.spec.type !== 'money' ? [] : [{ ...step, slots }];
  });
  const made = steps.length === all.length ? steps : null;
  KNOWN.set(plain, made);
  return made;
}

/**
 * A half of a month, as `periodOfMonth` splits it: every line in whole cents, the totals added up again. Null where the
 * amounts of the month, or of the half, are not of whole cents.
 */
export function slotHalf(month: Computed, place: HalfPlace): SlotHalf | null {
  const { manifest, plain } = month;
  const steps = slotSteps(manifest, plain);
  if (steps === null || !plain.lines.total(month.slots)) return null;
  const slots = halved(month, steps, place);
  const tables = addUpTables(month, steps, slots);
  const summary = summarise(month, steps, slots);
  const sums = [...steps.map((step) => slots[step.slots.cents]), ...tables, ...Object.values(summary)];
  return sums.every(Number.isSafeInteger) ? { place, steps, month, slots, summary } : null;
}

/** The lines of a half; rows of tables are those of the month. */
export function slotHalfLines({ month, slots, summary }: SlotHalf): PayslipLines {
  const lines = slotLines({ ...month, slots }, (field) => summary[field]);
  return { ...lines, rowsOf: month.row.period.end.slice(0, 7) };
}

/** True where the half has the step: a total always, a line where the month shows it. */
export function hasStep({ month }: SlotHalf, step: SlotHalfStep): boolean {
  return step.terms !== null || isShown(step, month.slots);
}

function halved(
  { plain, slots: month }: Computed,
  steps: readonly SlotHalfStep[],
  place: HalfPlace,
): Float64Array {
  const half = month.slice();
  const centsOf = ({ place: at }: HalfStep): number => half[plain.steps[at]?.cents ?? -1] ?? 0;
  for (const { slots, terms } of steps) {
    if (terms === null) {
      half[slots.cents] = share(month[slots.cents] ?? 0, place);
      if (slots.baseCents >= 0) half[slots.baseCents] = share(month[slots.baseCents] ?? 0, place);
    } else {
      let total = 0;
      for (const { step, sign } of terms) total = safe(total + sign * centsOf(step));
      half[slots.cents] = total;
    }
  }
  return half;
}

/** The first half is rounded half up, the last is what is left. */
function share(cents: number, place: HalfPlace): number {
  const first = cents < 0 ? Math.floor(cents / 2) : Math.ceil(cents / 2);
  return place === 'last' ? cents - first : first;
}

function sumOf(
  steps: readonly SlotHalfStep[],
  slots: Float64Array,
  isOne: (step: HalfStep) => boolean,
): number {
  let sum = 0;
  for (const step of steps) {
    if (step.terms === null && isOne(step)) sum = safe(sum + (slots[step.slots.cents] ?? 0));
  }
  return sum;
}

/** Puts the totals of the employer tables in their places. */
function addUpTables(
  { manifest, plain }: Computed,
  steps: readonly SlotHalfStep[],
  slots: Float64Array,
): readonly number[] {
  return manifest.employerTables.map(({ id }, at) => {
    const total = sumOf(steps, slots, ({ spec }) => spec.table === id);
    slots[plain.lines.tables[at] ?? 0] = total;
    return total;
  });
}

/** The contract's definitions; a total that the file maps to a field takes precedence. */
function summarise(
  { manifest, slots: month }: Computed,
  steps: readonly SlotHalfStep[],
  slots: Float64Array,
): Readonly<Record<SummaryField, number>> {
  const mapped = (field: SummaryField, otherwise: number): number => {
    const id = manifest.summary[field];
    const step = id === undefined ? undefined : steps.find(({ spec }) => spec.id === id);
    if (step === undefined || (step.terms === null && !isShown(step, month))) return otherwise;
    return slots[step.slots.cents] ?? 0;
  };
  const all = (kind: StepKind): number => sumOf(steps, slots, ({ spec }) => spec.kind === kind);
  const pay = all('perception');
  const perceptions = mapped('total_perceptions', pay);
  const deductions = mapped('total_deductions', all('deduction'));
  const contributions = mapped('employer_contributions_total', all('component'));
  return {
    gross_salary: mapped('gross_salary', pay),
    total_perceptions: perceptions,
    total_deductions: deductions,
    net_salary: mapped('net_salary', perceptions - deductions),
    employer_contributions_total: contributions,
    employer_total_cost: mapped('employer_total_cost', pay + contributions),
  };
}
