import type { Exact } from '../runtime/exact.ts';
import type { BracketApplied, Evaluation, Manifest, StepSpec } from '../runtime/module.ts';
import { printFixed, printPlain } from '../runtime/print.ts';

const RATE_DIGITS = 10;

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

const SPECS = new WeakMap<Manifest, ReadonlyMap<string, StepSpec>>();

function specsOf(manifest: Manifest): ReadonlyMap<string, StepSpec> {
  const known = SPECS.get(manifest) ?? new Map(manifest.steps.map((spec) => [spec.id, spec]));
  SPECS.set(manifest, known);
  return known;
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
