import { rowsContract } from '../../server/body/row-by-row.ts';
import { inlineRequests } from '../../server/http/document.ts';
import { readDocument } from '../../server/http/read-document.ts';
import type { RuleCatalog } from '../../server/payroll/rule-catalog.ts';
import { Workers } from '../../server/work/workers.ts';

/** The list of rows of a batch in the contract. */
export const BATCH_ROWS = rowsContract(inlineRequests(readDocument()), 'calculateBatch');

/** Workers for rules that are in no file, whose orders this thread carries out itself. */
export function workersHere(catalog: RuleCatalog): Workers {
  return new Workers({ folders: [], catalog, rows: BATCH_ROWS });
}
