import type { Knex } from 'knex';
import { digest, sha256 } from '../digest.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { ServiceError } from '../service-error.ts';
import type { StoredCalculation } from '../store/audit/stored-records.ts';
import type { SummedLineRow } from '../store/histories/summed-lines.ts';
import { type CalculationTexts, type ReadTexts, readTexts } from '../store/texts/calculation-texts.ts';
import { inflateTrace } from '../store/texts/old-traces.ts';
import type { BatchMembers } from './batch-members.ts';
import { type CheckedHistory, checkHistory } from './check-history.ts';
import { sumsDifference } from './check-sums.ts';
import { checkSupersession } from './check-supersession.ts';
import type { Fault, Finding, Notice } from './finding.ts';
import { replay } from './replay.ts';
import { answeredHistory, readStoredAnswer, readStoredRequest } from './stored-answer.ts';
import type { StoredRules } from './stored-rules.ts';

interface Fact {
  readonly fault: Fault;
  readonly detail: string;
}

/** The stored rows and settings that a calculation is compared with. */
export interface Surroundings {
  readonly db: Knex;
  readonly rules: StoredRules;
  readonly batches: BatchMembers;
  /** The lines of payslips that histories read. */
  readonly summedLines: readonly SummedLineRow[];
  readonly onNotice: (notice: Notice) => void;
}

/** Returns all findings about a stored calculation. */
export async function checkCalculation(
  row: StoredCalculation,
  around: Surroundings,
): Promise<readonly Finding[]> {
  const facts = await factsOf(row, around);
  return facts.map((fact) => ({ kind: 'calculation', id: row.id, ...fact }));
}

async function factsOf(
  row: StoredCalculation,
  { db, rules, batches, summedLines, onNotice }: Surroundings,
): Promise<readonly Fact[]> {
  const texts = await readStored(db, row);
  if ('fault' in texts) return [texts];
  const answer = readAnswer(texts.answer);
  if (answer === null) return [{ fault: 'answer', detail: 'is not the text of a calculation' }];
  const trace = await readTrace(row, texts);
  const { expected, fault } = await checkSupersession(db, row, answer.record.supersedes_id);
  const facts = [
    ...contentFacts(answer),
    ...columnFacts(row, answer, expected, texts.request),
    ...(fault === null ? [] : [{ fault: 'supersession', detail: fault } as const]),
    ...(await batchFacts(row, batches)),
  ];
  if ('fault' in trace) return [...facts, trace];
  const all = { ...texts, traceText: trace.text };
  const sums = await sumsDifference(db, summedLines, row, all);
  const history = await historyOf(db, row, all.answer);
  for (const detail of history.notices)
    onNotice({ kind: 'calculation', id: row.id, about: 'history', detail });
  return [
    ...facts,
    ...traceFacts(answer, trace.text),
    ...(sums === null ? [] : [{ fault: 'sums', detail: sums } as const]),
    ...history.faults.map((detail) => ({ fault: 'history', detail }) as const),
    ...(await replayFacts(row, answer, all, rules)),
  ];
}

/** Checks a history. One that cannot be read is a fault of the record, not of this program. */
async function historyOf(db: Knex, row: StoredCalculation, answer: string): Promise<CheckedHistory> {
  try {
    return await checkHistory(db, row, answeredHistory(answer));
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError)
      return { faults: [`cannot be read: ${error.message}`], notices: [] };
    throw error;
  }
}

type RecordedAnswer = JsonObject & { readonly record: JsonObject };

function readAnswer(text: string): RecordedAnswer | null {
  const answer = readStoredAnswer(text);
  return answer !== null && isJsonObject(answer.record) ? { ...answer, record: answer.record } : null;
}

/** Reads stored texts. The checksum guards compressed texts, the fingerprint guards their dictionary. */
async function readStored(db: Knex, row: StoredCalculation): Promise<ReadTexts | Fact> {
  try {
    return await readTexts(db, row);
  } catch (error) {
    // A database that is away is no damage of the record.
    if (error instanceof ServiceError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    return { fault: 'answer', detail: `cannot be read: ${reason}` };
  }
}

async function readTrace(
  { oldTrace, client_id }: StoredCalculation,
  { traceText }: ReadTexts,
): Promise<{ readonly text: string } | Fact> {
  if (traceText === null && oldTrace === null) return { fault: 'trace', detail: 'is missing' };
  if (oldTrace !== null && oldTrace.client_id !== client_id)
    return { fault: 'trace', detail: 'belongs to another client' };
  try {
    const text = traceText ?? (oldTrace === null ? '' : await inflateTrace(oldTrace));
    JSON.parse(text);
    return { text };
  } catch {
    return { fault: 'trace', detail: 'cannot be read' };
  }
}

function contentFacts(answer: RecordedAnswer): readonly Fact[] {
  const { audit_trail: _trail, diagram: _diagram, record, ...content } = answer;
  const { content_digest, ...rest } = record;
  return digestFacts('content_digest', content_digest, digest({ ...content, record: rest }));
}

function traceFacts(answer: RecordedAnswer, text: string): readonly Fact[] {
  return digestFacts('audit_trail_digest', answer.record.audit_trail_digest, sha256(text));
}

function digestFacts(fault: Fault, recorded: Json | undefined, computed: string): readonly Fact[] {
  if (recorded === computed) return [];
  return [{ fault, detail: `recorded ${recorded ?? 'nothing'}, computed ${computed}` }];
}

/** The columns that lists and look-ups read must say what the answer says. */
function columnFacts(
  row: StoredCalculation,
  answer: RecordedAnswer,
  supersedesId: Json | undefined,
  request: string,
): readonly Fact[] {
  const { period, summary, record } = answer;
  const said: Readonly<Record<string, Json | undefined>> = {
    id: answer.id,
    country: answer.country,
    scheme: answer.scheme,
    year: answer.year,
    employee_id: answer.employee_id,
    period_type: member(period, 'type'),
    period_start: member(period, 'start_date'),
    period_end: member(period, 'end_date'),
    net_salary: member(summary, 'net_salary'),
    rule_fingerprint: record.rule_fingerprint,
    supersedes_id: supersedesId,
    batch_id: record.batch_id,
    computed_at: answer.computed_at,
    employer_id: employerOf(request),
  };
  const columns: Readonly<Record<string, unknown>> = { ...row };
  return Object.entries(said)
    .filter(([name, value]) => columns[name] !== value)
    .map(([name, value]) => ({
      fault: 'column',
      detail: `${name} is ${columns[name]}, the record says ${value ?? 'nothing'}`,
    }));
}

async function batchFacts(row: StoredCalculation, batches: BatchMembers): Promise<readonly Fact[]> {
  if (await batches.include(row)) return [];
  return [{ fault: 'batch', detail: `batch ${row.batch_id} does not name it` }];
}

function employerOf(request: string): Json | undefined {
  return member(readStoredRequest(request)?.employer, 'id');
}

function member(value: Json | undefined, name: string): Json | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}

async function replayFacts(
  row: StoredCalculation,
  answer: RecordedAnswer,
  { request, answer: text, traceText }: CalculationTexts,
  rules: StoredRules,
): Promise<readonly Fact[]> {
  const source = await rules.find(row.rule_fingerprint);
  if (source.kind === 'refused') return [{ fault: 'rules', detail: source.reason }];
  const history = answeredHistory(text);
  const detail = replay({ request, answer, traceText, history }, source.module);
  return detail === null ? [] : [{ fault: 'replay', detail }];
}
