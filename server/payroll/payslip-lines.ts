import type { Exact } from '../../compiler/runtime/exact.ts';
import type {
  BracketApplied,
  Evaluation,
  Manifest,
  StepSpec,
  SummaryField,
} from '../../compiler/runtime/module.ts';
import { printFixed, printPlain } from '../../compiler/runtime/print.ts';
import type { Calculation, PayrollSummary, WireBracket } from './calculation.ts';

/** The parts of an answer that are lines of the payslip. */
export type PayslipLines = Pick<
  Calculation,
  'summary' | 'perceptions' | 'deductions' | 'taxable_bases' | 'employer_contributions'
>;

const RATE_DIGITS = 10;

/** The lines of an evaluation with the static texts of the manifest. */
export function printLines(manifest: Manifest, evaluation: Evaluation): PayslipLines {
  const specs = new Map(manifest.steps.map((spec) => [spec.id, spec]));
  const tables = new Map(manifest.employerTables.map((table) => [table.id, table.label]));
  const specOf = (id: string): StepSpec => {
    const spec = specs.get(id);
    if (spec === undefined) throw new Error(`${manifest.path}: no step ${id} in the manifest`);
    return spec;
  };
  return {
    summary: printSummary(evaluation.summary),
    perceptions: evaluation.perceptions.map(({ id, amount }) => {
      const { label, taxable, socialSecurity, tags } = specOf(id);
      return { id, label, amount: money(amount), taxable, imss_base: socialSecurity, tags };
    }),
    deductions: evaluation.deductions.map(({ id, amount, bracket }) => {
      const { label, tags } = specOf(id);
      return { id, label, amount: money(amount), tags, bracket_applied: printBracket(bracket) };
    }),
    taxable_bases: evaluation.bases.map(({ id, amount }) => {
      const { label, formula } = specOf(id);
      return { id, label, amount: money(amount), formula };
    }),
    employer_contributions: evaluation.employerTables.map(({ id, total, components }) => ({
      table_id: id,
      label: tables.get(id) ?? id,
      total: money(total),
      components: components.map((one) => ({
        id: one.id,
        label: specOf(one.id).label,
        base: money(one.base),
        rate: printPlain(one.rate, RATE_DIGITS),
        amount: money(one.amount),
      })),
    })),
  };
}

export function printSummary(summary: Readonly<Record<SummaryField, Exact>>): PayrollSummary {
  return {
    gross_salary: money(summary.gross_salary),
    total_perceptions: money(summary.total_perceptions),
    total_deductions: money(summary.total_deductions),
    net_salary: money(summary.net_salary),
    employer_contributions_total: money(summary.employer_contributions_total),
    employer_total_cost: money(summary.employer_total_cost),
  };
}

function printBracket(bracket: BracketApplied | null): WireBracket | null {
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

function money(value: Exact): string {
  return printFixed(value, 2);
}
