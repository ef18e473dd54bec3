import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { BatchMember, StoredBatch } from '../store/audit/stored-records.ts';
import { batchDigest } from '../store/calculations/batches.ts';
import type { Finding } from './finding.ts';
import { firstDifference } from './first-difference.ts';
import { readStoredAnswer, readStoredRequest } from './stored-answer.ts';

/**
 * Everything in which a stored batch contradicts its digest, itself, its calculations, or the request that version
 * 0.1 kept.
 */
export function checkBatch(row: StoredBatch, members: readonly BatchMember[]): readonly Finding[] {
  const finding = (fault: Finding['fault'], detail: string): Finding => ({
    kind: 'batch',
    id: row.id,
    fault,
    detail,
  });
  const answer = readStoredAnswer(row.answer);
  if (answer === null) return [finding('answer', 'is not the text of a batch')];
  const request = row.request === '' ? null : readStoredRequest(row.request);
  const columns = columnDifference(row, answer);
  const digest = digestDifference(row);
  const contradictions = [
    row.request !== '' && request === null ? 'its request cannot be read' : null,
    firstDifference(countsIn(answer), countsOf(answer)),
    firstDifference(indexesOf(answer), [...Array(resultsOf(answer).length).keys()], 'rows'),
    ...memberDifferences(answer, members),
    ...(request === null ? [] : requestDifferences(request, answer, members)),
  ];
  return [
    ...(columns === null ? [] : [finding('column', columns)]),
    ...(digest === null ? [] : [finding('content_digest', digest)]),
    ...contradictions.filter((one) => one !== null).map((detail) => finding('batch', detail)),
  ];
}

function columnDifference({ id, computed_at }: StoredBatch, answer: JsonObject): string | null {
  return firstDifference({ id: answer.id, computed_at: answer.computed_at }, { id, computed_at });
}

function digestDifference(row: StoredBatch): string | null {
  const computed = batchDigest(row);
  if (row.digest === null || row.digest === computed) return null;
  return `recorded ${row.digest}, computed ${computed}`;
}

/** The calculations that a batch says are its own. */
export function namedCalculations({ answer }: StoredBatch): readonly string[] {
  const batch = readStoredAnswer(answer);
  return batch === null ? [] : calculationsOf(batch).map((one) => String(one.calculation_id));
}

function countsIn({ total_requested, total_succeeded, total_failed }: JsonObject) {
  return { total_requested, total_succeeded, total_failed };
}

function countsOf(answer: JsonObject) {
  const [total_succeeded, total_failed] = [calculationsOf(answer).length, failuresOf(answer).length];
  return { total_requested: total_succeeded + total_failed, total_succeeded, total_failed };
}

function indexesOf(answer: JsonObject): readonly number[] {
  return resultsOf(answer)
    .map(({ index }) => Number(index))
    .toSorted((a, b) => a - b);
}

/** Every result that is a calculation is one of the employee, and was made for what the batch says of all its rows. */
function memberDifferences(answer: JsonObject, members: readonly BatchMember[]): readonly (string | null)[] {
  const stored = new Map(members.map((member) => [member.id, member]));
  const { country, scheme, year, employer_id, metadata } = answer;
  return calculationsOf(answer).map(({ index, employee_id, calculation_id }) => {
    const path = `calculations[${index}]`;
    const member = stored.get(String(calculation_id));
    if (member === undefined) return `${path}: ${calculation_id} is no calculation of this batch`;
    const request = readStoredRequest(member.request) ?? {};
    const said = { employee_id, country, scheme, year, employer_id, metadata };
    const asked = { employee_id: member.employee_id, ...headerOf(request) };
    return firstDifference(said, asked, path);
  });
}

function headerOf(request: JsonObject) {
  const { country, scheme, year } = request;
  const employer_id = isJsonObject(request.employer) ? request.employer.id : undefined;
  const options = isJsonObject(request.options) ? request.options : {};
  return { country, scheme, year, employer_id, metadata: options.metadata ?? {} };
}

/** Lists how a batch's answer differs from the request that version 0.1 stored with it. */
function requestDifferences(
  request: JsonObject,
  answer: JsonObject,
  members: readonly BatchMember[],
): readonly (string | null)[] {
  const { country, scheme, year, period, employer_id, metadata, total_requested } = answer;
  const sent = listOf(request.employees);
  const said = { country, scheme, year, period, employer_id, metadata, total_requested };
  const asked = { ...headerOf(request), period: request.period, total_requested: sent.length };
  const stored = new Map(members.map((member) => [member.id, member]));
  return [
    firstDifference(said, asked),
    ...calculationsOf(answer).map(({ index, calculation_id }) => {
      const member = stored.get(String(calculation_id));
      if (member === undefined) return null;
      const row = sent[Number(index)];
      const { period_override: _, ...employee } = isJsonObject(row) ? row : {};
      const made = readStoredRequest(member.request) ?? {};
      return firstDifference(employee, made.employee, `calculations[${index}].employee`);
    }),
  ];
}

function calculationsOf(answer: JsonObject): readonly JsonObject[] {
  return listOf(answer.calculations).filter(isJsonObject);
}

function failuresOf(answer: JsonObject): readonly JsonObject[] {
  return listOf(answer.failures).filter(isJsonObject);
}

function resultsOf(answer: JsonObject): readonly JsonObject[] {
  return [...calculationsOf(answer), ...failuresOf(answer)];
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
