import { TextBytes } from '../lines/text-bytes.ts';
import type { Manifest, SummaryField } from '../module/manifest.ts';
import type {
  BracketApplied,
  Call,
  ComponentAmount,
  DeductionAmount,
  EmployerTableAmount,
  Evaluation,
  LineAmount,
  RuleWarning,
  TraceStep,
} from '../module/outcome.ts';
import { add, type Exact, sub, ZERO } from '../numbers/exact.ts';
import { type Rounding, round } from '../numbers/rounding.ts';
import { Whole, WholeOver } from '../numbers/whole.ts';
import type { BracketRows } from './bracket-rows.ts';
import type { TracedRules } from './fixed-point-rules.ts';
import { type AnswerLine, isPresent, isShown, type Layout, layoutOf } from './layout.ts';
import { type PayslipInputs, rowOfCall } from './row.ts';
import type { SlotAmount } from './shown-value.ts';
import { TraceObjects } from './trace-objects.ts';
import { TracePrinter } from './trace-printer.ts';

/** A payslip that was computed into slots. */
export interface Computed {
  readonly manifest: Manifest;
  readonly plain: TracedRules;
  readonly row: PayslipInputs;
  readonly slots: Float64Array;
  readonly warnings: readonly RuleWarning[];
}

/** The exact value in a place. */
export function amountIn(slots: Float64Array, { slot, scale, over }: SlotAmount): Exact {
  const n = slots[slot] ?? 0;
  return over < 0 ? new Whole(n, scale) : new WholeOver(n, scale, slots[over] ?? 1);
}

function amountsOf(lines: readonly AnswerLine[], slots: Float64Array): readonly LineAmount[] {
  const amounts: LineAmount[] = [];
  for (const line of lines) {
    if (isShown(line, slots)) amounts.push({ id: line.spec.id, amount: amountIn(slots, line.slots.final) });
  }
  return amounts;
}

function deductionsOf(payslip: Computed, { deductions }: Layout): readonly DeductionAmount[] {
  const { slots } = payslip;
  const amounts: DeductionAmount[] = [];
  for (const line of deductions) {
    if (!isShown(line, slots)) continue;
    const bracket = firstApplied(line.applied ?? [], payslip);
    amounts.push({ id: line.spec.id, amount: amountIn(slots, line.slots.final), bracket });
  }
  return amounts;
}

function firstApplied(tables: readonly BracketRows[], payslip: Computed): BracketApplied | null {
  for (const table of tables) {
    const applied = table.applied(payslip);
    if (applied !== null) return applied;
  }
  return null;
}

function sumOf(lines: readonly AnswerLine[], slots: Float64Array): Exact {
  const present = lines.filter((line) => isPresent(line.slots, slots));
  return present.reduce((sum, line) => add(sum, amountIn(slots, line.slots.final)), ZERO);
}

/** A total in whole cents, once `total` has put it into its slot. */
function centsIn(slots: Float64Array, place: number): Exact {
  return new Whole(slots[place] ?? 0, 100n);
}

function employerTables(
  { manifest, plain, slots }: Computed,
  { tables, hasCentBases }: Layout,
  isTotalled: boolean,
): readonly EmployerTableAmount[] {
  const shown: EmployerTableAmount[] = [];
  for (const [at, { id }] of manifest.employerTables.entries()) {
    const components: ComponentAmount[] = [];
    for (const line of tables[at] ?? []) {
      if (!isShown(line, slots)) continue;
      const { final, base, baseCents, rate } = line.slots;
      const inCents = isTotalled && hasCentBases && baseCents >= 0;
      components.push({
        id: line.spec.id,
        amount: amountIn(slots, final),
        base: inCents ? centsIn(slots, baseCents) : baseOf(slots, base, plain.rounding),
        rate: rate === null ? ZERO : amountIn(slots, rate),
      });
    }
    if (components.length === 0) continue;
    const total = isTotalled
      ? centsIn(slots, plain.lines.tables[at] ?? 0)
      : components.reduce((sum, { amount }) => add(sum, amount), ZERO);
    shown.push({ id, total, components });
  }
  return shown;
}

function baseOf(slots: Float64Array, base: SlotAmount | null, rounding: Rounding | null): Exact {
  const exact = base === null ? ZERO : amountIn(slots, base);
  return rounding === null ? exact : round(exact, rounding);
}

type Summary = Evaluation['summary'];

function summaryInCents({ plain, slots }: Computed): Summary {
  const { summary } = plain.lines;
  return {
    gross_salary: centsIn(slots, summary.gross_salary),
    total_perceptions: centsIn(slots, summary.total_perceptions),
    total_deductions: centsIn(slots, summary.total_deductions),
    net_salary: centsIn(slots, summary.net_salary),
    employer_contributions_total: centsIn(slots, summary.employer_contributions_total),
    employer_total_cost: centsIn(slots, summary.employer_total_cost),
  };
}

/** The same where an amount is finer than a cent, or beyond 2^53. */
function exactSummary({ slots }: Computed, layout: Layout): Summary {
  const pay = sumOf(layout.perceptions, slots);
  const deducted = sumOf(layout.deductions, slots);
  const contributed = sumOf(layout.components, slots);
  const field = (name: SummaryField, otherwise: Exact): Exact => {
    const mapped = layout.mapped[name];
    return mapped !== null && isPresent(mapped, slots) ? amountIn(slots, mapped.final) : otherwise;
  };
  return {
    gross_salary: field('gross_salary', pay),
    total_perceptions: field('total_perceptions', pay),
    total_deductions: field('total_deductions', deducted),
    net_salary: field('net_salary', sub(pay, deducted)),
    employer_contributions_total: field('employer_contributions_total', contributed),
    employer_total_cost: field('employer_total_cost', add(pay, contributed)),
  };
}

const NO_TRACE: readonly TraceStep[] = [];

/** What the rules say, as exact amounts, without the steps of the trace. */
export function evaluationOf(payslip: Computed): Evaluation {
  const { manifest, plain, slots, warnings } = payslip;
  const layout = layoutOf(manifest, plain);
  const isTotalled = plain.lines.total(slots);
  return {
    perceptions: amountsOf(layout.perceptions, slots),
    deductions: deductionsOf(payslip, layout),
    bases: amountsOf(layout.bases, slots),
    employerTables: employerTables(payslip, layout, isTotalled),
    summary: isTotalled ? summaryInCents(payslip) : exactSummary(payslip, layout),
    warnings,
    trace: NO_TRACE,
  };
}

/** Computes a call in plain whole numbers; null where that is not possible or the rules refuse the input. */
export function compute(manifest: Manifest, plain: TracedRules, call: Call): Computed | null {
  const row = rowOfCall(manifest, plain.scales, call);
  if (row === null) return null;
  const slots = new Float64Array(plain.size);
  const warnings = plain.warnings();
  return plain.compute(row, slots, warnings) ? { manifest, plain, row, slots, warnings: warnings.all } : null;
}

const TRACE = new TextBytes();
const PRINTERS = new WeakMap<TracedRules, TracePrinter>();
const OBJECTS = new WeakMap<TracedRules, TraceObjects>();

/**
 * Writes the steps of the audit trail, each with a comma before it, as the JSON text that is digested. `digits` is
 * the fraction digits of what has no end as a decimal.
 */
export function printTrace(payslip: Computed, digits: number, out: TextBytes): void {
  const { manifest, plain } = payslip;
  const known = PRINTERS.get(plain);
  const printer = known ?? new TracePrinter(manifest, plain);
  if (known === undefined) PRINTERS.set(plain, printer);
  printer.print(payslip, digits, out);
}

/** The same steps as objects, with exact values. */
export function traceStepsOf(payslip: Computed): readonly TraceStep[] {
  const { manifest, plain } = payslip;
  const known = OBJECTS.get(plain);
  const objects = known ?? new TraceObjects(manifest, plain);
  if (known === undefined) OBJECTS.set(plain, objects);
  return objects.stepsOf(payslip);
}

/** The steps of the audit trail as JSON in its RFC 8785 form, without the brackets around the list. */
export function traceTextOf(payslip: Computed, digits: number): string {
  TRACE.cutAt(0);
  printTrace(payslip, digits, TRACE);
  return TRACE.textSince(1);
}

/** How many steps the trace has: those that exist for the payslip. */
export function stepCountOf({ plain, slots }: Computed): number {
  return plain.steps.filter(({ present }) => present < 0 || slots[present] === 1).length;
}
