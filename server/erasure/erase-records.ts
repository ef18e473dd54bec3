import type { Knex } from 'knex';
import { sha256 } from '../digest.ts';
import { batchDigest } from '../store/calculations/batches.ts';
import type { Tenant } from '../store/calculations/calculations.ts';
import {
  deleteCalculations,
  deleteOpeningBalance,
  deletePayouts,
  digestCalculations,
  findOpeningBalances,
  findPayouts,
  inParts,
  readBatches,
  readJobError,
  rewriteBatch,
  rewriteJobError,
} from '../store/erasures/erasable-records.ts';
import type { TargetRow } from '../store/erasures/erasure-rows.ts';
import { insertTargets } from '../store/erasures/erasures.ts';
import { deleteHistories } from '../store/histories/stored-histories.ts';
import { eraseRows } from './erase-rows.ts';
import type { PlannedBatch } from './erasure-plan.ts';
import { pepperedHash } from './peppered-hash.ts';
import { withoutEmployee } from './telling-jobs.ts';

type Remains = Pick<TargetRow, 'kind' | 'record_id' | 'digest'> & Partial<TargetRow>;

/** Takes records away inside a transaction, each after what is left of it was written down. */
export class EraserOfRecords {
  readonly #trx: Knex;
  readonly #erasureId: string;
  readonly #tenant: Tenant;
  readonly #pepper: string;
  /** The audit entries of everything erased so far. */
  readonly targets: TargetRow[] = [];

  constructor(trx: Knex, erasureId: string, tenant: Tenant, pepper: string) {
    this.#trx = trx;
    this.#erasureId = erasureId;
    this.#tenant = tenant;
    this.#pepper = pepper;
  }

  async eraseCalculations(ids: readonly string[]): Promise<void> {
    const erased = await inParts(ids, async (some) => {
      const rows = await digestCalculations(this.#trx, this.#tenant, some);
      await this.#name(
        rows.map(({ id, digest, supersedes_id }) => ({
          kind: 'calculation',
          record_id: id,
          digest,
          supersedes_id,
        })),
      );
      return deleteCalculations(this.#trx, some);
    });
    await deleteHistories(this.#trx, erased);
  }

  async eraseOpeningBalances(ids: readonly string[]): Promise<void> {
    await inParts(ids, async (some) => {
      const rows = await findOpeningBalances(this.#trx, this.#tenant, some);
      await this.#name(
        rows.map(({ id, answer }) => ({ kind: 'opening_balance', record_id: id, digest: sha256(answer) })),
      );
      for (const row of rows) await deleteOpeningBalance(this.#trx, row);
      return [];
    });
  }

  async eraseRows(batches: readonly PlannedBatch[]): Promise<void> {
    const rows = new Map(batches.map((batch) => [batch.id, new Set(batch.rows)]));
    for await (const batch of readBatches(this.#trx, this.#tenant, { texts: [], ids: [...rows.keys()] })) {
      const { request, answer, ...counts } = eraseRows(batch, rows.get(batch.id) ?? new Set());
      const digest = batchDigest({ request, answer });
      const left = { ...batch, request, answer, digest, revision: batch.revision + 1 };
      const digests = { digest: batchDigest(batch), left_digest: digest };
      await this.#name([{ kind: 'batch', record_id: batch.id, revision: left.revision, ...digests }]);
      await rewriteBatch(this.#trx, left, counts);
    }
  }

  async erasePayouts(ids: readonly string[]): Promise<void> {
    await inParts(ids, async (some) => {
      const rows = await findPayouts(this.#trx, this.#tenant, some);
      await this.#name(
        rows.map(({ id, request, external_id }) => ({
          kind: 'payout',
          record_id: id,
          digest: sha256(request),
          external_id_hash: pepperedHash(this.#pepper, this.#tenant, 'external_id', external_id),
        })),
      );
      await deletePayouts(this.#trx, some);
      return [];
    });
  }

  /** Jobs are kept for 30 days only: they are no targets. */
  async eraseFromJobs(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const error = await readJobError(this.#trx, id);
      if (error !== null) await rewriteJobError(this.#trx, id, withoutEmployee(error));
    }
  }

  async #name(remains: readonly Remains[]): Promise<void> {
    const rows = remains.map((one) => ({
      erasure_id: this.#erasureId,
      client_id: this.#tenant.clientId,
      environment: this.#tenant.environment,
      revision: 0,
      left_digest: null,
      supersedes_id: null,
      external_id_hash: null,
      ...one,
    }));
    await insertTargets(this.#trx, rows);
    this.targets.push(...rows);
  }
}
