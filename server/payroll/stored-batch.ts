import type { Knex } from 'knex';
import { findBatch } from '../store/calculations/batches.ts';
import { findAnswers, type Tenant } from '../store/calculations/calculations.ts';
import { type Batch, printBatchAnswer } from './batch.ts';

/** A batch, and the calculations that it names as far as they are stored. */
interface Found {
  readonly text: string;
  readonly batch: Batch;
  readonly answers: ReadonlyMap<string, string>;
}

async function find(reader: Knex, tenant: Tenant, id: string): Promise<Found> {
  const text = await findBatch(reader, tenant, id);
  if (text === undefined) throw new Error('there should be a batch, and there is none');
  const batch: Batch = JSON.parse(text);
  const ids = batch.calculations.map(({ calculation_id }) => calculation_id);
  return { text, batch, answers: await findAnswers(reader, tenant, ids) };
}

/**
 * The answer to the request that made the batch, from what is stored of it. Where an erasure took calculations
 * away between the two reads, the batch says so when it is read again.
 */
export async function readBatchAnswer(reader: Knex, tenant: Tenant, id: string): Promise<Uint8Array> {
  let found = await find(reader, tenant, id);
  while (found.answers.size < found.batch.calculations.length) {
    const again = await find(reader, tenant, id);
    if (again.text === found.text) throw new Error('a batch names a calculation that does not exist');
    found = again;
  }
  return printBatchAnswer(found.batch, found.answers);
}
