import type { BatchHeader, BatchOrder, SentRow } from '../payroll/batch-request.ts';
import { besideSchema, type JudgedRow, refusedRows } from '../payroll/faulty-rows.ts';
import type { RuleCatalog } from '../payroll/rule-catalog.ts';
import type { Fault } from '../service-error.ts';
import { named } from './orders.ts';
import { FEW_ROWS } from './run-batch.ts';
import type { Waiting, Workers } from './workers.ts';

/** The order of a batch: rows that the schema refuses are told what is wrong by the rules, too. */
export async function judgeRows(
  header: BatchHeader,
  rows: readonly SentRow[],
  { catalog, workers }: { readonly catalog: RuleCatalog; readonly workers: Workers },
  waiting: Waiting,
): Promise<BatchOrder> {
  const found = besideSchema(header, rows, catalog);
  const judged = found.flatMap(({ judged }) => (judged === null ? [] : [judged]));
  const ofRules = (await faultsOf(judged, workers, waiting)).values();
  const others = found.map(({ index, faults, judged }): [number, readonly Fault[]] => [
    index,
    judged === null ? faults : [...faults, ...(ofRules.next().value ?? [])],
  ]);
  return { header, rows: refusedRows(rows, new Map(others)) };
}

async function faultsOf(
  judged: readonly JudgedRow[],
  workers: Workers,
  waiting: Waiting,
): Promise<readonly (readonly Fault[])[]> {
  const order = judged.map(({ rules, ...row }) => ({ ...row, rules: named(rules) }));
  if (judged.length <= FEW_ROWS) return workers.runHere('faulty_rows', order, waiting.signal);
  const fingerprints = order.map(({ rules }) => rules.fingerprint);
  return workers.run('faulty_rows', order, fingerprints, waiting);
}
