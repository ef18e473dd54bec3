import type { RuleModule } from '../../runtime/module.ts';
import type { Json, JsonObject } from '../json.ts';
import { recalculate } from '../payroll/calculate.ts';
import type { CalculationRequest } from '../payroll/calculation-request.ts';
import { drawDiagram } from '../payroll/diagram.ts';
import { RuleCatalog } from '../payroll/rule-catalog.ts';
import { ServiceError } from '../service-error.ts';
import { firstDifference } from './first-difference.ts';
import { partsOf, replayedShape } from './replayed-parts.ts';

/** What is replayed: a calculation as it is stored, read but not trusted. */
export interface Replayable {
  readonly request: string;
  readonly answer: JsonObject & { readonly record: JsonObject };
  readonly traceText: string;
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
    const steps = JSON.parse(stored.traceText);
    const { answer, trace } = calculatedAgain(stored, module);
    // The picture shows the stored trace, however traces are written today.
    const redrawn = 'diagram' in answer ? { diagram: drawDiagram(steps) } : {};
    return firstDifference(
      partsOf(withoutLabels({ ...stored.answer, trace: steps }), shape),
      partsOf(withoutLabels({ ...answer, ...redrawn, trace }), shape),
    );
  } catch (error) {
    return reasonOf(error);
  }
}

function calculatedAgain(
  stored: Replayable,
  module: RuleModule,
): { readonly answer: JsonObject; trace: Json } {
  const request: CalculationRequest = JSON.parse(stored.request);
  const { answer, traceText } = recalculate(request, {
    catalog: new RuleCatalog([module]),
    engineVersion: '',
    clock: () => Date.parse(String(stored.answer.computed_at)),
    nextId: () => String(stored.answer.id),
  });
  return { answer: JSON.parse(answer), trace: JSON.parse(traceText) };
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
