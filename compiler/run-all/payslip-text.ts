import type { Exact } from '../runtime/exact.ts';
import type {
  BracketApplied,
  Evaluation,
  InputValue,
  Manifest,
  StepSpec,
  TraceStep,
  ValueType,
} from '../runtime/module.ts';
import { printFixed, printMoney, printPlain } from '../runtime/print.ts';

const RATE_DIGITS = 10;
/** Fraction digits of what a trace only shows, as in the answers of the service. */
export const TRACE_DIGITS = 6;

/** The lines of a payslip as the service answers them: the fields of a JSON object, without its braces. */
export function linesText(manifest: Manifest, evaluation: Evaluation): string {
  const specs = specsOf(manifest);
  const spec = (id: string): StepSpec => {
    const found = specs.get(id);
    if (found === undefined) throw new Error(`${manifest.path}: no step ${id} in the manifest`);
    return found;
  };
  const lines = {
    summary: Object.fromEntries(
      Object.entries(evaluation.summary).map(([field, value]) => [field, money(value)]),
    ),
    perceptions: evaluation.perceptions.map(({ id, amount }) => {
      const { label, taxable, socialSecurity, tags } = spec(id);
      return { id, label, amount: money(amount), taxable, imss_base: socialSecurity, tags };
    }),
    deductions: evaluation.deductions.map(({ id, amount, bracket }) => {
      const { label, tags } = spec(id);
      return { id, label, amount: money(amount), tags, bracket_applied: bracketOf(bracket) };
    }),
    taxable_bases: evaluation.bases.map(({ id, amount }) => {
      const { label, formula } = spec(id);
      return { id, label, amount: money(amount), formula };
    }),
    employer_contributions: evaluation.employerTables.map(({ id, total, components }) => ({
      table_id: id,
      label: manifest.employerTables.find((table) => table.id === id)?.label ?? id,
      total: money(total),
      components: components.map((one) => ({
        id: one.id,
        label: spec(one.id).label,
        base: money(one.base),
        rate: printPlain(one.rate, RATE_DIGITS),
        amount: money(one.amount),
      })),
    })),
  };
  return JSON.stringify(lines).slice(1, -1);
}

/** The trace as the service stores and digests it: its own RFC 8785 form. */
export function traceText(manifest: Manifest, trace: readonly TraceStep[]): string {
  const specs = specsOf(manifest);
  const steps = trace.map(({ id, inputs, raw, final }, at) => {
    const spec = specs.get(id);
    if (spec === undefined) throw new Error(`${manifest.path}: no step ${id} in the manifest`);
    const read = inputs.map(({ name, type, value, words }) => [name, valueText(value, type, words)] as const);
    return {
      concept_id: id,
      formula: spec.formula,
      inputs: Object.fromEntries(read.toSorted(([a], [b]) => (a < b ? -1 : 1))),
      label: spec.label,
      result_final: valueText(final, spec.type, spec.words),
      result_raw: valueText(raw, spec.type, spec.words),
      rounding: spec.rounding,
      source: spec.source,
      step: at + 1,
    };
  });
  return JSON.stringify(steps);
}

const SPECS = new WeakMap<Manifest, ReadonlyMap<string, StepSpec>>();

function specsOf(manifest: Manifest): ReadonlyMap<string, StepSpec> {
  const known = SPECS.get(manifest) ?? new Map(manifest.steps.map((spec) => [spec.id, spec]));
  SPECS.set(manifest, known);
  return known;
}

/** Booleans are 1 or 0, a choice its position, a date its eight digits. */
function valueText(value: InputValue, type: ValueType, words: readonly string[]): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'string') {
    return type === 'choice' ? String(words.indexOf(value) + 1) : value.replaceAll('-', '');
  }
  return type === 'money' ? printMoney(value, TRACE_DIGITS) : printPlain(value, TRACE_DIGITS);
}

/** The row that a table applied, as the service answers it. */
function bracketOf(bracket: BracketApplied | null) {
  if (bracket === null) return null;
  return {
    table_id: bracket.tableId,
    lower_limit: money(bracket.lower ?? { n: 0n, d: 1n }),
    upper_limit: bracket.upper === null ? null : money(bracket.upper),
    fixed_amount: money(bracket.fixed),
    rate: printPlain(bracket.rate, RATE_DIGITS),
    base: money(bracket.base),
  };
}

const BASE = '"base":"';

/** The text of such a row up to the base. */
export function bracketHead(bracket: BracketApplied): string {
  const text = JSON.stringify(bracketOf(bracket));
  return text.slice(0, text.lastIndexOf(BASE) + BASE.length);
}

function money(value: Exact): string {
  return printFixed(value, 2);
}
