import type { Knex } from 'knex';
import { findStoredBatch, type StoredCalculation } from '../store/stored-records.ts';
import { namedCalculations } from './check-batch.ts';

/** Which calculations a batch names; those of one batch follow each other, so that one is remembered. */
export class BatchMembers {
  readonly #db: Knex;
  #last: { readonly id: string; readonly clientId: string; readonly names: ReadonlySet<string> } | null =
    null;

  constructor(db: Knex) {
    this.#db = db;
  }

  /** Whether the batch that a calculation says it is part of names it. */
  async include({ id, batch_id, client_id }: StoredCalculation): Promise<boolean> {
    if (batch_id === null) return true;
    if (this.#last?.id !== batch_id || this.#last.clientId !== client_id) {
      const batch = await findStoredBatch(this.#db, batch_id, client_id);
      const names = new Set(batch === undefined ? [] : namedCalculations(batch));
      this.#last = { id: batch_id, clientId: client_id, names };
    }
    return this.#last.names.has(id);
  }
}
