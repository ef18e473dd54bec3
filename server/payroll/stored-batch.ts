import type { Knex } from 'knex';
import { findBatch } from '../store/calculations/batches.ts';
import { findPackedAnswers, type PackedAnswer, type Tenant } from '../store/calculations/calculations.ts';
import { type PackedRows, unpackTexts } from '../store/texts/calculation-texts.ts';
import { type Batch, printBatchAnswer } from './batch.ts';

/** A batch, and the calculations that it names, as they are stored. */
export interface StoredBatch {
  /** JSON. */
  readonly text: string;
  readonly calculations: PackedRows<PackedAnswer>;
}

/**
 * What the answer to the request that made the batch is put together from. Where an erasure took calculations away between the
 * two reads, the batch says so when it is read again.
 */
export async function readStoredBatch(reader: Knex, tenant: Tenant, id: string): Promise<StoredBatch> {
  let found = await find(reader, tenant, id);
  while (found.isIncomplete) {
    const again = await find(reader, tenant, id);
    if (again.stored.text === found.stored.text)
      throw new Error('a batch names a calculation that does not exist');
    found = again;
  }
  return found.stored;
}

async function find(reader: Knex, tenant: Tenant, id: string) {
  const text = await findBatch(reader, tenant, id);
  if (text === undefined) throw new Error('there should be a batch, and there is none');
  const batch: Batch = JSON.parse(text);
  const ids = batch.calculations.map(({ calculation_id }) => calculation_id);
  const calculations = await findPackedAnswers(reader, tenant, ids);
  return { stored: { text, calculations }, isIncomplete: calculations.rows.length < ids.length };
}

/** The answer, byte for byte; others have their turn between two calculations. */
export async function printStoredBatch(
  { text, calculations: { rows, dictionaries } }: StoredBatch,
  turn: () => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const batch: Batch = JSON.parse(text);
  const answers = new Map<string, string>();
  for (const row of rows) {
    answers.set(row.id, unpackTexts(row, dictionaries).answer);
    await turn();
  }
  return printBatchAnswer(batch, answers);
}
