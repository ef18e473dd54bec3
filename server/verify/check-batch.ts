import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { BatchMember, StoredBatch } from '../store/stored-records.ts';
import type { Finding } from './finding.ts';
import { firstDifference } from './first-difference.ts';
import { readStoredAnswer, readStoredRequest } from './stored-answer.ts';

/** Everything in which a stored batch contradicts its request, itself or its calculations. */
export function checkBatch(row: StoredBatch, members: readonly BatchMember[]): readonly Finding[] {
  const finding = (fault: Finding['fault'], detail: string): Finding => ({
    kind: 'batch',
    id: row.id,
    fault,
    detail,
  });
  const answer = readStoredAnswer(row.answer);
  const request = readStoredRequest(row.request);
  if (answer === null) return [finding('answer', 'is not the text of a batch')];
  if (request === null) return [finding('batch', 'its request cannot be read')];
  const columns = columnDifference(row, answer);
  const contradictions = [headerDifference(request, answer), ...rowDifferences(request, answer, members)];
  return [
    ...(columns === null ? [] : [finding('column', columns)]),
    ...contradictions.filter((one) => one !== null).map((detail) => finding('batch', detail)),
  ];
}

function columnDifference({ id, computed_at }: StoredBatch, answer: JsonObject): string | null {
  return firstDifference({ id: answer.id, computed_at: answer.computed_at }, { id, computed_at });
}

/** What the batch says of the request it was made for, and of the number of its rows. */
function headerDifference(request: JsonObject, answer: JsonObject): string | null {
  const { country, scheme, year, period, employer_id, metadata } = answer;
  const { total_requested, total_succeeded, total_failed } = answer;
  const options = isJsonObject(request.options) ? request.options : {};
  const said = { country, scheme, year, period, employer_id, metadata };
  const asked = {
    country: request.country,
    scheme: request.scheme,
    year: request.year,
    period: request.period,
    employer_id: isJsonObject(request.employer) ? request.employer.id : undefined,
    metadata: options.metadata ?? {},
  };
  const counted = {
    total_requested: listOf(request.employees).length,
    total_succeeded: listOf(answer.calculations).length,
    total_failed: listOf(answer.failures).length,
  };
  return firstDifference(
    { ...said, total_requested, total_succeeded, total_failed },
    { ...asked, ...counted },
  );
}

/** The calculations that a batch says are its own. */
export function namedCalculations({ answer }: StoredBatch): readonly string[] {
  return listOf(readStoredAnswer(answer)?.calculations)
    .filter(isJsonObject)
    .map((one) => String(one.calculation_id));
}

/** Every row has one result, and every result that is a calculation is the calculation of that row. */
function rowDifferences(
  request: JsonObject,
  answer: JsonObject,
  members: readonly BatchMember[],
): readonly (string | null)[] {
  const sent = listOf(request.employees);
  const results = [...listOf(answer.calculations), ...listOf(answer.failures)].filter(isJsonObject);
  const indexes = results.map((result) => Number(result.index)).toSorted((a, b) => a - b);
  const stored = new Map(members.map((member) => [member.id, member]));
  return [
    firstDifference(indexes, [...sent.keys()], 'rows'),
    ...listOf(answer.calculations)
      .filter(isJsonObject)
      .map((result) => rowDifference(result, sent, stored)),
  ];
}

function rowDifference(
  { index, employee_id, calculation_id }: JsonObject,
  sent: readonly Json[],
  stored: ReadonlyMap<string, BatchMember>,
): string | null {
  const path = `calculations[${index}]`;
  const member = stored.get(String(calculation_id));
  if (member === undefined) return `${path}: ${calculation_id} is no calculation of this batch`;
  const row = sent[Number(index)];
  const { period_override: _, ...employee } = isJsonObject(row) ? row : {};
  const request = readStoredRequest(member.request) ?? {};
  return (
    firstDifference(employee_id, member.employee_id, `${path}.employee_id`) ??
    firstDifference(employee, request.employee, `${path}.employee`)
  );
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
