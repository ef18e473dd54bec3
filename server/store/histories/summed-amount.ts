import { PAYSLIP_ITSELF } from '../../../runtime/history/reading.ts';
import type { Amounts } from '../calculations/calculations.ts';
import type { CalculationTexts } from '../texts/calculation-texts.ts';

/**
 * The exact amount of a line of a stored payslip, as a decimal or a fraction of whole numbers; null where the payslip has
 * no such line. A half month has its steps behind those of its month, under the same names: the last one counts. What is
 * no step is a field of the summary.
 *
 * Only the few bytes that say it are read as JSON. Inside a text of JSON every quote has a backslash before it, so that
 * what is searched for stands nowhere else.
 */
function summedAmount(
  line: string,
  { answer, traceText }: Pick<CalculationTexts, 'answer' | 'traceText'>,
): string | null {
  if (line === PAYSLIP_ITSELF) return '1';
  return amountOfStep(line, traceText) ?? amountOfSummary(line, answer);
}

/** The amounts of these lines. */
export function amountsOf(
  lines: readonly string[],
  texts: Pick<CalculationTexts, 'answer' | 'traceText'>,
): Amounts {
  return Object.fromEntries(lines.map((line) => [line, summedAmount(line, texts)]));
}

interface PrintedStep {
  readonly result_final: string;
  readonly result_exact?: string;
  readonly rounding: string | null;
}

const NEXT_STEP = ',{"concept_id":"';

function amountOfStep(line: string, traceText: string): string | null {
  const start = lastPlaceOf(`{"concept_id":${JSON.stringify(line)},`, traceText);
  if (start < 0) return null;
  const next = traceText.indexOf(NEXT_STEP, start);
  const step: PrintedStep = JSON.parse(traceText.slice(start, next < 0 ? traceText.lastIndexOf(']') : next));
  // Of a step that is rounded, `result_exact` is what it was before.
  return step.rounding === null ? (step.result_exact ?? step.result_final) : step.result_final;
}

/** From the front: `indexOf` leaps by the length of what it looks for, `lastIndexOf` goes step by step through it all. */
function lastPlaceOf(wanted: string, text: string): number {
  let last = -1;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) last = at;
  return last;
}

const SUMMARY = ',"summary":';

function amountOfSummary(field: string, answer: string): string | null {
  const start = answer.indexOf(SUMMARY) + SUMMARY.length;
  if (start < SUMMARY.length) return null;
  const summary: Readonly<Record<string, string>> = JSON.parse(
    answer.slice(start, answer.indexOf('}', start) + 1),
  );
  return Object.hasOwn(summary, field) ? (summary[field] ?? null) : null;
}
