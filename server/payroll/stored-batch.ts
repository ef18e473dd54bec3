import type { Knex } from 'knex';
import { findBatch } from '../store/batches.ts';
import { findAnswers, type Scope } from '../store/calculations.ts';
import type { Batch } from './batch.ts';
import { printBatchAnswer } from './batch-answer.ts';

/** The answer to the request that made the batch, from what is stored of it. */
export async function readBatchAnswer(reader: Knex, scope: Scope, id: string): Promise<string> {
  const text = await findBatch(reader, scope, id);
  if (text === undefined) throw new Error('there should be a batch, and there is none');
  const batch: Batch = JSON.parse(text);
  const ids = batch.calculations.map(({ calculation_id }) => calculation_id);
  return printBatchAnswer(batch, await findAnswers(reader, scope, ids));
}
