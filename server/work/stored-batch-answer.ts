import type { Knex } from 'knex';
import { readStoredBatch } from '../payroll/stored-batch.ts';
import type { Tenant } from '../store/calculations/calculations.ts';
import type { Workers } from './workers.ts';

/** No thread is worth its message for so few calculations. */
const FEW_CALCULATIONS = 2;

/** The answer to the request that made a batch, byte for byte, from what is stored of it. */
export async function storedBatchAnswer(
  { reader, workers }: { readonly reader: Knex; readonly workers: Workers },
  tenant: Tenant,
  id: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const stored = await readStoredBatch(reader, tenant, id);
  return stored.calculations.rows.length <= FEW_CALCULATIONS
    ? workers.runHere('stored_batch', stored, signal)
    : workers.run('stored_batch', stored, [], { clientId: tenant.clientId, signal });
}
