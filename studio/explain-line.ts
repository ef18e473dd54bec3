import { type CalculationRequest, rulesFor } from '../runtime/calculate.ts';
import { SUMMARY_FIELDS } from '../runtime/module/summary-fields.ts';
import type { Call, Evaluation, RuleModule } from '../runtime/module.ts';
import { readCall } from '../runtime/request/read-call.ts';
import { type ExplainedStep, type Explanation, explain } from '../workbench/explain/explanation.ts';
import { explainedSteps, originsOf } from '../workbench/explain/traced-steps.ts';
import type { NamedFigure } from '../workbench/studio/studio-data.ts';
import type { PageWords } from './words/page-words.ts';
import type { Written } from './written.ts';

/** A payslip with the steps that it was computed by. */
export interface Traced {
  readonly call: Call;
  readonly steps: readonly ExplainedStep[];
}

/** Computes a payslip once more with every step; null where there is none. */
export function tracedPayslip(
  module: RuleModule,
  request: CalculationRequest,
  written: Written,
): Traced | null {
  const { sent, rules } = rulesFor([module], request);
  const read = readCall(sent, module.manifest, rules.referenceDate);
  if (read.kind === 'faulty') return null;
  const outcome = module.evaluate({ ...read.call, trace: true });
  if (outcome.kind === 'refused') return null;
  return { call: read.call, steps: stepsOf(module, outcome.evaluation, written) };
}

function stepsOf(
  { manifest }: RuleModule,
  evaluation: Evaluation,
  written: Written,
): readonly ExplainedStep[] {
  return explainedSteps(manifest, evaluation, (value, type) => written.value(value, type));
}

/** Why a line is what it is, down to what the form holds and what the law says. */
export function explainLine(
  { manifest }: RuleModule,
  { call, steps }: Traced,
  id: string,
  figures: readonly NamedFigure[],
  { origin, rows }: PageWords,
  written: Written,
): Explanation | null {
  const words = { ...origin, since: (date: string) => origin.since(written.date(date)) };
  return explain(steps, id, originsOf({ parameters: figures, tables: [] }, manifest, call, words), rows);
}

/** The step that a field of the summary is; null for one that is only summed. */
export function stepOfSummary({ manifest }: RuleModule, field: string): string | null {
  const known = SUMMARY_FIELDS.find((one) => one === field);
  return known === undefined ? null : (manifest.summary[known] ?? null);
}
