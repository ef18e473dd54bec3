import { authorText } from '../../runtime/module/author-text.ts';
import type { BracketApplied, Evaluation, Manifest } from '../../runtime/module.ts';
import type { Exact } from '../../runtime/numbers/exact.ts';
import { printFixed, printPlain } from '../../runtime/numbers/print.ts';
import { type TracedStep, tracedSteps } from '../../runtime/traced-step.ts';

function money(value: Exact): string {
  return printFixed(value, 2);
}

function bracketJson(bracket: BracketApplied): unknown {
  return {
    table_id: bracket.tableId,
    lower_limit: bracket.lower === null ? null : money(bracket.lower),
    upper_limit: bracket.upper === null ? null : money(bracket.upper),
    fixed_amount: money(bracket.fixed),
    rate: printPlain(bracket.rate, 10),
    base: money(bracket.base),
  };
}

function stepJson({ spec, formula, rounding, inputs, raw, final }: TracedStep): unknown {
  return {
    concept_id: spec.id,
    label: spec.label,
    formula,
    inputs: Object.fromEntries(inputs.map((read) => [read.name, authorText(read.value, read.type)])),
    result_raw: authorText(raw, spec.type),
    rounding,
    result_final: authorText(final, spec.type),
    source: spec.source,
  };
}

/** The payslip for machines: amounts as decimal texts. The trace only when it is asked for. */
export function payslipJson(manifest: Manifest, evaluation: Evaluation, withTrace: boolean): unknown {
  const line = ({ id, amount }: { readonly id: string; readonly amount: Exact }) => ({
    id,
    amount: money(amount),
  });
  return {
    status: 'success',
    currency: manifest.currency,
    summary: Object.fromEntries(
      Object.entries(evaluation.summary).map(([field, value]) => [field, money(value)]),
    ),
    perceptions: evaluation.perceptions.map(line),
    deductions: evaluation.deductions.map((one) => ({
      ...line(one),
      bracket_applied: one.bracket === null ? null : bracketJson(one.bracket),
    })),
    bases: evaluation.bases.map(line),
    employer_contributions: evaluation.employerTables.map((table) => ({
      id: table.id,
      total: money(table.total),
      components: table.components.map((part) => ({
        ...line(part),
        base: money(part.base),
        rate: printPlain(part.rate, 10),
      })),
    })),
    warnings: evaluation.warnings,
    ...(withTrace && { audit_trail: tracedSteps(manifest, evaluation).map(stepJson) }),
  };
}
