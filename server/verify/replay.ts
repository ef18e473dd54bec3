import { USUAL_PRECISION } from '../../runtime/calculate.ts';
import { inWordsOf } from '../../runtime/module/provenance.ts';
import type { RuleModule } from '../../runtime/module.ts';
import type { AnsweredHistory } from '../history/answered-history.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { recalculate } from '../payroll/calculate.ts';
import type { CalculationRequest } from '../payroll/calculation-request.ts';
import { drawDiagram } from '../payroll/diagram.ts';
import { RuleCatalog } from '../payroll/rule-catalog.ts';
import { ServiceError } from '../service-error.ts';
import { firstDifference } from './first-difference.ts';
import { firstVersionResults } from './first-version-results.ts';
import { partsOf, replayedShape } from './replayed-parts.ts';

/** A stored calculation that is replayed. Its texts are parsed but not trusted. */
interface Replayable {
  readonly request: string;
  readonly answer: JsonObject & { readonly record: JsonObject };
  readonly traceText: string;
  /** The history that the answer names; null if it names none. */
  readonly history: AnsweredHistory | null;
}

/**
 * Calculates the stored request again with the stored rules, at the stored time and under the stored id.
 * Answers where the result first differs in what the version of the record promises; null when nothing does.
 */
export function replay(stored: Replayable, module: RuleModule): string | null {
  const { schema_version: version } = stored.answer.record;
  const shape = replayedShape(version);
  if (shape === undefined) return `schema_version ${JSON.stringify(version)} is not known`;
  try {
    const steps = JSON.parse(inWordsOf(module.manifest.country, stored.traceText));
    const { answer, trace } = calculatedAgain(stored, module);
    // The picture shows the stored trace, however traces are written today.
    const redrawn = 'diagram' in answer ? { diagram: drawDiagram(steps) } : {};
    const again = version === 1 ? firstVersionResults(trace, steps, precisionOf(stored.request)) : trace;
    return firstDifference(
      partsOf(comparable({ ...stored.answer, trace: steps }), shape),
      partsOf(comparable({ ...answer, ...redrawn, trace: again }), shape),
    );
  } catch (error) {
    return reasonOf(error);
  }
}

function precisionOf(request: string): number {
  const { options }: CalculationRequest = JSON.parse(request);
  return options?.precision ?? USUAL_PRECISION;
}

function calculatedAgain(
  stored: Replayable,
  module: RuleModule,
): { readonly answer: JsonObject; trace: Json } {
  const request: CalculationRequest = JSON.parse(stored.request);
  const by = {
    catalog: new RuleCatalog([module]),
    engineVersion: '',
    clock: () => Date.parse(String(stored.answer.computed_at)),
    nextId: () => String(stored.answer.id),
  };
  const { answer, traceText } = recalculate(request, by, stored.history);
  return { answer: JSON.parse(answer), trace: JSON.parse(traceText) };
}

/** Codes of warnings about other records, which a replay does not see. */
const OF_OTHERS: readonly unknown[] = ['SUPERSEDES_ALREADY_SUPERSEDED', 'DUPLICATE_EMPLOYEE_IN_BATCH'];

/** Returns an answer without the warnings about other records. */
function comparable(answer: JsonObject): JsonObject {
  const { warnings } = answer;
  const own = Array.isArray(warnings)
    ? { warnings: warnings.filter((one) => !isJsonObject(one) || !OF_OTHERS.includes(one.code)) }
    : {};
  return withoutLabels({ ...answer, ...own });
}

/** A diagram as its boxes with their amounts, and its arrows: how labels are escaped has changed. */
function withoutLabels(answer: JsonObject): JsonObject {
  const { diagram } = answer;
  return typeof diagram === 'string'
    ? { ...answer, diagram: diagram.replaceAll(/\["[^"]*<br\/>/g, '["') }
    : answer;
}

function reasonOf(error: unknown): string {
  if (error instanceof ServiceError) return `the request is refused: ${error.code}: ${error.message}`;
  return `the request cannot be calculated: ${error instanceof Error ? error.message : String(error)}`;
}
