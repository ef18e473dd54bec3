/** The number of records of each kind that an erasure removed. */
interface ErasureCounts {
  readonly calculations: number;
  readonly opening_balances: number;
  readonly batch_rows: number;
  readonly payouts: number;
  readonly events: number;
  readonly idempotency_keys: number;
  readonly jobs: number;
}

/** One legal erasure, kept for ever. It says nothing about whom it was about. */
export interface ErasureRow extends ErasureCounts {
  readonly id: string;
  readonly client_id: string;
  readonly environment: string;
  readonly erased_at: string;
  readonly operator: string;
  readonly reason: string;
  /** The employee's id under the server's pepper; null when single records were named. */
  readonly subject_hash: string | null;
  /** The digest of this row and its targets. */
  readonly digest: string;
}

/** The fingerprint of an idempotency key that led to something erased: what was asked with it is forgotten. */
export const ERASED_KEY = 'erased';

export type TargetKind = 'calculation' | 'opening_balance' | 'batch' | 'payout';

/** The remainder of an erased record. The triggers allow the deletion of a record that such a row names. */
export interface TargetRow {
  readonly erasure_id: string;
  readonly client_id: string;
  readonly environment: string;
  readonly kind: TargetKind;
  readonly record_id: string;
  /** 0 for what is gone; for a batch, how often it has been changed with this one. */
  readonly revision: number;
  /** The digest of the record before the erasure. */
  readonly digest: string;
  /** The digest of what remains, such as a batch with its other rows. */
  readonly left_digest: string | null;
  /** The record that the erased one replaced: it stays replaced. */
  readonly supersedes_id: string | null;
  /** The `external_id` of a payout under the server's pepper: it stays taken. */
  readonly external_id_hash: string | null;
}
