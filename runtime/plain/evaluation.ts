import { TextBytes } from '../lines/text-bytes.ts';
import type { Manifest, StepKind, StepSpec, SummaryField } from '../module/manifest.ts';
import type {
  BracketApplied,
  Call,
  EmployerTableAmount,
  Evaluation,
  LineAmount,
  RuleWarning,
  TraceStep,
} from '../module/outcome.ts';
import { ownValue } from '../module/own-value.ts';
import { add, type Exact, sub, ZERO } from '../numbers/exact.ts';
import { type Rounding, round } from '../numbers/rounding.ts';
import { ratio } from '../numbers/text.ts';
import { bracketRowsOf } from './bracket-rows.ts';
import type { AppliedTable, PlainRules, SlotStep } from './plain-rules.ts';
import { type PayslipRow, rowOfCall } from './row.ts';
import type { SlotAmount } from './shown-value.ts';
import { TraceObjects } from './trace-objects.ts';
import { TracePrinter } from './trace-printer.ts';

/** One line of the payslip: its texts and the places of its values. */
export interface Line {
  /** Place of its step in the manifest. */
  readonly place: number;
  readonly spec: StepSpec;
  readonly slots: SlotStep;
}

/** A payslip that was computed into slots. */
export interface Computed {
  readonly manifest: Manifest;
  readonly plain: PlainRules;
  readonly row: PayslipRow;
  readonly slots: Float64Array;
  readonly warnings: readonly RuleWarning[];
}

const LINES = new WeakMap<PlainRules, ReadonlyMap<StepKind, readonly Line[]>>();

/** The lines of each kind in the order of the answer. */
export function linesOf(manifest: Manifest, plain: PlainRules): ReadonlyMap<StepKind, readonly Line[]> {
  const known = LINES.get(plain);
  if (known !== undefined) return known;
  const lines = manifest.steps.flatMap((spec, place): Line[] => {
    const slots = plain.steps[place];
    return slots === undefined ? [] : [{ place, spec, slots }];
  });
  const kinds = Map.groupBy(
    lines.toSorted((a, b) => a.spec.position - b.spec.position),
    ({ spec }) => spec.kind,
  );
  LINES.set(plain, kinds);
  return kinds;
}

/** The exact value in a place. */
export function amountIn(slots: Float64Array, { slot, scale, over }: SlotAmount): Exact {
  return over < 0 ? ratio(slots[slot] ?? 0, scale) : ratio(slots[slot] ?? 0, scale, slots[over] ?? 1);
}

/** True when the step exists for this payslip. */
export function isPresent({ slots: { present } }: Pick<Line, 'slots'>, slots: Float64Array): boolean {
  return present < 0 || slots[present] === 1;
}

/** Zero lines that bear `omit_zero` are left out, but a zero is shown of what the law called for. */
export function isShown(line: Omit<Line, 'place'>, slots: Float64Array): boolean {
  if (!isPresent(line, slots)) return false;
  const { spec, slots: places } = line;
  if (!spec.omitZero || slots[places.final.slot] !== 0) return true;
  return spec.kind !== 'perception' && places.called >= 0 && slots[places.called] === 1;
}

function shown({ manifest, plain, slots }: Computed, kind: StepKind): readonly Line[] {
  return (linesOf(manifest, plain).get(kind) ?? []).filter((line) => isShown(line, slots));
}

function sumOf({ manifest, plain, slots }: Computed, kind: StepKind): Exact {
  const lines = (linesOf(manifest, plain).get(kind) ?? []).filter((line) => isPresent(line, slots));
  return lines.reduce((sum, line) => add(sum, amountIn(slots, line.slots.final)), ZERO);
}

function employerTables(payslip: Computed, rounding: Rounding | null): readonly EmployerTableAmount[] {
  const { manifest, slots } = payslip;
  const parts = shown(payslip, 'component');
  return manifest.employerTables.flatMap(({ id }) => {
    const components = parts
      .filter(({ spec }) => spec.table === id)
      .map(({ spec, slots: places }) => {
        const base = places.base === null ? ZERO : amountIn(slots, places.base);
        return {
          id: spec.id,
          amount: amountIn(slots, places.final),
          base: rounding === null ? base : round(base, rounding),
          rate: places.rate === null ? ZERO : amountIn(slots, places.rate),
        };
      });
    if (components.length === 0) return [];
    return [{ id, total: components.reduce((sum, { amount }) => add(sum, amount), ZERO), components }];
  });
}

function summaryOf(payslip: Computed): Readonly<Record<SummaryField, Exact>> {
  const { manifest, plain, slots } = payslip;
  const mapped = (field: SummaryField, otherwise: () => Exact): Exact => {
    const id = manifest.summary[field];
    const place = id === undefined ? -1 : manifest.steps.findIndex((step) => step.id === id);
    const places = plain.steps[place];
    if (places === undefined) return otherwise();
    return isPresent({ slots: places }, slots) ? amountIn(slots, places.final) : otherwise();
  };
  const pay = sumOf(payslip, 'perception');
  return {
    gross_salary: mapped('gross_salary', () => pay),
    total_perceptions: mapped('total_perceptions', () => pay),
    total_deductions: mapped('total_deductions', () => sumOf(payslip, 'deduction')),
    net_salary: mapped('net_salary', () => sub(pay, sumOf(payslip, 'deduction'))),
    employer_contributions_total: mapped('employer_contributions_total', () => sumOf(payslip, 'component')),
    employer_total_cost: mapped('employer_total_cost', () => add(pay, sumOf(payslip, 'component'))),
  };
}

function firstApplied(
  tables: readonly AppliedTable[],
  { plain, row, slots }: Computed,
): BracketApplied | null {
  const figures = plain.figures(row.referenceDate);
  if (figures === null) return null;
  for (const table of tables) {
    const applied = bracketRowsOf(table).applied(figures, slots);
    if (applied !== null) return applied;
  }
  return null;
}

const NO_TRACE: readonly TraceStep[] = [];

/** What the rules say, as exact amounts, without the steps of the trace. */
export function evaluationOf(payslip: Computed): Evaluation {
  const { plain, slots, warnings } = payslip;
  const amount = ({ spec, slots: places }: Line): LineAmount => ({
    id: spec.id,
    amount: amountIn(slots, places.final),
  });
  return {
    perceptions: shown(payslip, 'perception').map(amount),
    deductions: shown(payslip, 'deduction').map((line) => {
      const { bracket } = line.spec;
      const tables = bracket === null ? undefined : ownValue(plain.brackets, bracket);
      return { ...amount(line), bracket: firstApplied(tables ?? [], payslip) };
    }),
    bases: shown(payslip, 'base').map(amount),
    employerTables: employerTables(payslip, plain.rounding),
    summary: summaryOf(payslip),
    warnings,
    trace: NO_TRACE,
  };
}

/** Computes a call in plain whole numbers; null where that is not possible or the rules refuse the input. */
export function compute(manifest: Manifest, plain: PlainRules, call: Call): Computed | null {
  const row = rowOfCall(manifest, plain.scales, call);
  if (row === null) return null;
  const slots = new Float64Array(plain.size);
  const warnings: RuleWarning[] = [];
  return plain.compute(row, slots, warnings) ? { manifest, plain, row, slots, warnings } : null;
}

const TRACE = new TextBytes();
const PRINTERS = new WeakMap<PlainRules, TracePrinter>();
const OBJECTS = new WeakMap<PlainRules, TraceObjects>();

/**
 * Writes the steps of the audit trail, each with a comma before it, as the JSON text that is digested. `digits` is
 * the fraction digits of what is only shown.
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
