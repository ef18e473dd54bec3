import type { StepKind, SummaryField } from '../../runtime/module.ts';
import { safe } from '../../runtime/plain/cents.ts';
import type { Computed } from '../../runtime/plain/evaluation.ts';
import { isShown } from '../../runtime/plain/layout.ts';
import { slotLines } from '../../runtime/plain/slot-lines.ts';
import type { HalfMonth } from './half-month.ts';
import { printHalf } from './half-trace.ts';
import { isTotal, type SplitLine, type SplitLines, splitLines } from './split-lines.ts';

/**
 * The half of a month that was computed into slots, as `splitMonth` splits it: every line in whole cents, the
 * totals added up again. Null where the amounts of the month, or of the half, are not of whole cents.
 */
export function plainHalf(month: Computed, isLast: boolean): HalfMonth | null {
  const { manifest, plain, slots } = month;
  const split = splitLines(manifest, plain);
  if (split === null || !plain.lines.total(slots)) return null;
  const half: Computed = { ...month, slots: halved(split, slots, isLast) };
  const tables = addUpTables(half, split);
  const summary = summarise(half, split, slots);
  const sums = [...split.totals.map((total) => half.slots[total.slots.cents]), ...tables];
  if (![...sums, ...Object.values(summary)].every(Number.isSafeInteger)) return null;
  return {
    lines: slotLines(half, (field) => summary[field]),
    printSteps: (precision, before) =>
      printHalf({ split, month: slots, half: half.slots, isLast }, precision, before),
  };
}

/** The slots of the month with halves in the places of lines, and the totals of these. */
function halved({ lines, totals }: SplitLines, month: Float64Array, isLast: boolean): Float64Array {
  const half = month.slice();
  for (const { slots } of lines) {
    half[slots.cents] = share(month[slots.cents] ?? 0, isLast);
    if (slots.baseCents >= 0) half[slots.baseCents] = share(month[slots.baseCents] ?? 0, isLast);
  }
  for (const { slots, terms } of totals) {
    half[slots.cents] = terms.reduce((sum, { sign, cents }) => safe(sum + sign * (half[cents] ?? 0)), 0);
  }
  return half;
}

/** The first half is rounded half up, the last is what is left. */
function share(cents: number, isLast: boolean): number {
  const first = cents < 0 ? Math.floor(cents / 2) : Math.ceil(cents / 2);
  return isLast ? cents - first : first;
}

function sumOf(lines: readonly SplitLine[], slots: Float64Array): number {
  return lines.reduce((sum, line) => safe(sum + (slots[line.slots.cents] ?? 0)), 0);
}

/** Puts the totals of the employer tables in their places. */
function addUpTables({ manifest, plain, slots }: Computed, { lines }: SplitLines): readonly number[] {
  return manifest.employerTables.map(({ id }, at) => {
    const total = sumOf(
      lines.filter(({ spec }) => spec.table === id),
      slots,
    );
    slots[plain.lines.tables[at] ?? 0] = total;
    return total;
  });
}

/** The contract's definitions; a total that the file maps to a field takes precedence. */
function summarise(
  { manifest, slots }: Computed,
  { lines, steps }: SplitLines,
  month: Float64Array,
): Readonly<Record<SummaryField, number>> {
  const mapped = (field: SummaryField, otherwise: number): number => {
    const step = steps.find(({ spec }) => spec.id === manifest.summary[field]);
    if (step === undefined || (!isTotal(step) && !isShown(step, month))) return otherwise;
    return slots[step.slots.cents] ?? 0;
  };
  const all = (kind: StepKind): number =>
    sumOf(
      lines.filter(({ spec }) => spec.kind === kind),
      slots,
    );
  const perceptions = mapped('total_perceptions', all('perception'));
  const deductions = mapped('total_deductions', all('deduction'));
  const contributions = mapped('employer_contributions_total', all('component'));
  const gross = mapped('gross_salary', perceptions);
  return {
    gross_salary: gross,
    total_perceptions: perceptions,
    total_deductions: deductions,
    net_salary: mapped('net_salary', perceptions - deductions),
    employer_contributions_total: contributions,
    employer_total_cost: mapped('employer_total_cost', gross + contributions),
  };
}
