import { PAYSLIP_ITSELF } from '../../../runtime/history/reading.ts';
import type { Amounts } from '../calculations/calculations.ts';
import type { CalculationTexts } from '../texts/calculation-texts.ts';

/**
 * The exact amounts of lines of a stored payslip, as decimals or fractions of whole numbers; null where the payslip has
 * no such line. A half month has its steps behind those of its month, under the same names: the last one counts. What is
 * no step is a field of the summary.
 *
 * Only the few bytes that say it are read as JSON. Inside a text of JSON every quote has a backslash before it, so that
 * what is searched for stands nowhere else.
 */
export function amountsOf(
  lines: readonly string[],
  { answer, traceText }: Pick<CalculationTexts, 'answer' | 'traceText'>,
): Amounts {
  const steps = lines.length === 0 ? NO_STEPS : placesOfSteps(traceText);
  const amountOf = (line: string) => {
    if (line === PAYSLIP_ITSELF) return '1';
    const place = steps.get(line);
    return place === undefined ? amountOfSummary(line, answer) : amountOfStep(traceText.slice(...place));
  };
  return Object.fromEntries(lines.map((line) => [line, amountOf(line)]));
}

/** Begin and end of a step in the text of a trace. */
type Place = readonly [begin: number, end: number];

const NO_STEPS: ReadonlyMap<string, Place> = new Map();
const FIRST_STEP = '[{"concept_id":"';
const NEXT_STEP = ',{"concept_id":"';

/** By the names of the steps. */
function placesOfSteps(traceText: string): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (let at = traceText.startsWith(FIRST_STEP) ? 0 : -1; at >= 0; ) {
    const name = at + NEXT_STEP.length;
    const next = traceText.indexOf(NEXT_STEP, name);
    const end = next < 0 ? traceText.lastIndexOf(']') : next;
    places.set(traceText.slice(name, traceText.indexOf('"', name)), [at + 1, end]);
    at = next;
  }
  return places;
}

interface PrintedStep {
  readonly result_final: string;
  readonly result_exact?: string;
  readonly rounding: string | null;
}

function amountOfStep(text: string): string {
  const step: PrintedStep = JSON.parse(text);
  // Of a step that is rounded, `result_exact` is what it was before.
  return step.rounding === null ? (step.result_exact ?? step.result_final) : step.result_final;
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
