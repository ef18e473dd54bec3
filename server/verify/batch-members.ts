import type { Knex } from 'knex';
import { findStoredBatch, type StoredCalculation } from '../store/audit/stored-records.ts';
import { namedCalculations } from './check-batch.ts';

/**
 * Finds the calculations that a batch names. Calculations of one batch follow each other, so it remembers one batch.
 */
export class BatchMembers {
  readonly #db: Knex;
  #last: { readonly id: string; readonly clientId: string; readonly names: ReadonlySet<string> } | null =
    null;

  constructor(db: Knex) {
    this.#db = db;
  }

  /** Returns true if the calculation is part of no batch, or its batch names it. */
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
