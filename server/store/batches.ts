import type { Knex } from 'knex';
import type { Scope } from './calculations.ts';
import { persisted } from './persistence.ts';

export interface BatchRow {
  readonly id: string;
  readonly client_id: string;
  readonly environment: string;
  readonly computed_at: string;
  /** The request in RFC 8785 form. */
  readonly request: string;
  /** The batch as it is answered: totals, ids of its calculations, failed rows. */
  readonly answer: string;
}

/** Call it inside the transaction that writes the batch's calculations. */
export async function insertBatch(trx: Knex, row: BatchRow): Promise<void> {
  await trx<BatchRow>('batches').insert(row);
}

/** The batch as it is answered, or undefined when the client has no such batch. */
export async function findBatch(db: Knex, scope: Scope, id: string): Promise<string | undefined> {
  const row = await persisted(() =>
    db<BatchRow>('batches')
      .where({ id, client_id: scope.clientId, environment: scope.environment })
      .select('answer')
      .first(),
  );
  return row?.answer;
}
