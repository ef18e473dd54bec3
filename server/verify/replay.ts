import type { RuleModule } from '../../compiler/runtime/module.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { calculate } from '../payroll/calculate.ts';
import type { CalculationRequest } from '../payroll/calculation-request.ts';
import { RuleCatalog } from '../payroll/rule-catalog.ts';
import type { Superseded } from '../payroll/supersession.ts';
import { ServiceError } from '../service-error.ts';
import { firstDifference } from './first-difference.ts';

/** What is replayed: a calculation as it is stored, read but not trusted. */
export interface Replayable {
  readonly request: string;
  readonly answer: JsonObject;
  readonly traceText: string;
}

/** What a record says of the way it was stored, which its request and its rules do not determine. */
const OF_THE_STORAGE = new Set(['content_digest', 'engine_version', 'schema_version', 'batch_id']);

/** Warnings about other records that existed at the time. */
const OF_OTHER_RECORDS = new Set(['SUPERSEDES_ALREADY_SUPERSEDED', 'DUPLICATE_EMPLOYEE_IN_BATCH']);

/**
 * Calculates the stored request again with the stored rules, at the stored time and under the stored id.
 * Answers where the result first differs; null when everything that these determine is the same.
 */
export async function replay(stored: Replayable, module: RuleModule): Promise<string | null> {
  try {
    const request: CalculationRequest = JSON.parse(stored.request);
    const by = {
      catalog: new RuleCatalog([module]),
      engineVersion: '',
      clock: () => Date.parse(String(stored.answer.computed_at)),
      nextId: () => String(stored.answer.id),
    };
    const { answer: text, traceText } = await calculate(request, by, async () => sameSubject(request));
    const answer: unknown = JSON.parse(text);
    const difference = firstDifference(determined(stored.answer), determined(answer));
    if (difference !== null || traceText === stored.traceText) return difference;
    return (
      firstDifference(JSON.parse(stored.traceText), JSON.parse(traceText), 'trace') ?? 'trace: other bytes'
    );
  } catch (error) {
    return reasonOf(error);
  }
}

/** The stored calculation was accepted as a correction then, so that it is one now. */
function sameSubject({ employee, employer, period }: CalculationRequest): Superseded {
  return { employeeId: employee.id, employerId: employer.id, period, supersededBy: null };
}

/** The part of an answer that the request and the rules determine. */
function determined(answer: unknown): unknown {
  if (!isJsonObject(answer)) return answer;
  const { record, warnings, ...rest } = answer;
  return { ...rest, warnings: withoutOtherRecords(warnings), record: withoutStorage(record) };
}

function withoutOtherRecords(warnings: Json | undefined): Json | undefined {
  if (!Array.isArray(warnings)) return warnings;
  return warnings.filter((one) => !(isJsonObject(one) && OF_OTHER_RECORDS.has(String(one.code))));
}

function withoutStorage(record: Json | undefined): Json | undefined {
  if (!isJsonObject(record)) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !OF_THE_STORAGE.has(name)));
}

function reasonOf(error: unknown): string {
  if (error instanceof ServiceError) return `the request is refused: ${error.code}: ${error.message}`;
  return `the request cannot be calculated: ${error instanceof Error ? error.message : String(error)}`;
}
