import { authorText } from '../../runtime/module/author-text.ts';
import type { BracketApplied, Evaluation, Manifest, TraceStep } from '../../runtime/module.ts';
import type { Exact } from '../../runtime/numbers/exact.ts';
import { printFixed, printPlain } from '../../runtime/numbers/print.ts';

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

function stepJson(step: TraceStep, manifest: Manifest): unknown {
  const spec = manifest.steps.find(({ id }) => id === step.id);
  const type = spec?.type ?? 'number';
  return {
    concept_id: step.id,
    label: spec?.label ?? step.id,
    formula: spec?.formula ?? null,
    inputs: Object.fromEntries(step.inputs.map((read) => [read.name, authorText(read.value, read.type)])),
    result_raw: authorText(step.raw, type),
    rounding: spec?.rounding ?? null,
    result_final: authorText(step.final, type),
    source: spec?.source ?? null,
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
    ...(withTrace && { audit_trail: evaluation.trace.map((step) => stepJson(step, manifest)) }),
  };
}
