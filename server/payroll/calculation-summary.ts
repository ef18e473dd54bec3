import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { ListedCalculation } from '../store/calculations/calculation-list.ts';
import { type PackedRows, unpackTexts } from '../store/texts/calculation-texts.ts';

/** The items of a page, as JSON; others have their turn between two of them. */
export async function printSummaries(
  { rows, dictionaries }: PackedRows<ListedCalculation>,
  turn: () => Promise<void>,
): Promise<string> {
  const items: string[] = [];
  for (const row of rows) {
    const { answer } = unpackTexts(row, dictionaries);
    items.push(JSON.stringify(summarize({ ...row, answer })));
    await turn();
  }
  return items.join(',');
}

/** The facts that a list shows about a stored calculation besides its answer. */
interface SummarizedCalculation {
  readonly employer_id: string;
  readonly answer: string;
  readonly superseded_by: string | null;
  readonly stale_mark: string | null;
}

/**
 * The item of a list for a stored calculation. Every parameter is read from the answer as it was sent, so a
 * list can never say something else than the calculation.
 */
function summarize({ answer, employer_id, superseded_by, stale_mark }: SummarizedCalculation): JsonObject {
  const calculation: unknown = JSON.parse(answer);
  const record = memberOf(calculation, 'record');
  return {
    ...pick(calculation, ['id', 'status', 'country', 'scheme', 'year', 'period', 'employee_id']),
    employer_id,
    ...pick(calculation, ['summary']),
    is_superseded: superseded_by !== null,
    superseded_by,
    ...historyState(calculation, stale_mark !== null),
    ...pick(record, ['supersedes_id', 'batch_id', 'metadata']),
    ...pick(calculation, ['dsl_version', 'computed_at']),
  };
}

/** Absent for a payslip calculated without stored history. */
function historyState(calculation: unknown, isStale: boolean): JsonObject {
  if (!isJsonObject(calculation) || calculation.history === undefined) return {};
  return { history_state: isStale ? 'stale' : 'current' };
}

function pick(source: unknown, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, memberOf(source, name)]));
}

function memberOf(source: unknown, name: string): Json {
  const value = isJsonObject(source) ? source[name] : undefined;
  if (value === undefined) throw new Error(`a stored answer has no ${name}`);
  return value;
}
