import type { Tenant } from '../store/calculations/calculations.ts';

/** Names what to erase: everything of an employee, single records, or both. */
export interface ErasureRequest {
  readonly tenant: Tenant;
  readonly employee: SoughtEmployee | null;
  readonly calculationIds: readonly string[];
  readonly payoutIds: readonly string[];
}

export interface SoughtEmployee {
  readonly id: string;
  /** Needed only when several employers have an employee of that id. */
  readonly employerId: string | null;
}

/** Lists what an erasure will remove. */
export interface ErasurePlan {
  /** Ids, in their order. */
  readonly calculations: readonly string[];
  readonly openingBalances: readonly string[];
  readonly batches: readonly PlannedBatch[];
  readonly payouts: readonly PlannedPayout[];
  /** Jobs that failed and tell of the employee. */
  readonly jobs: readonly string[];
  readonly idempotencyKeys: number;
  /** Payouts for the calculations that are not asked for: they stay. */
  readonly keptPayouts: readonly string[];
  /** Why it cannot be done now, in words. */
  readonly obstacles: readonly string[];
}

export interface PlannedBatch {
  readonly id: string;
  /** Places in the request, from 0. */
  readonly rows: readonly number[];
}

export interface PlannedPayout {
  readonly id: string;
  readonly events: number;
}

/** Counts the records in a plan. */
export function countsOf({
  calculations,
  openingBalances,
  batches,
  payouts,
  jobs,
  idempotencyKeys,
}: ErasurePlan) {
  return {
    calculations: calculations.length,
    opening_balances: openingBalances.length,
    batch_rows: sum(batches.map(({ rows }) => rows.length)),
    payouts: payouts.length,
    events: sum(payouts.map(({ events }) => events)),
    idempotency_keys: idempotencyKeys,
    jobs: jobs.length,
  };
}

export function isEmpty({ calculations, openingBalances, batches, payouts, jobs }: ErasurePlan): boolean {
  return [calculations, openingBalances, batches, payouts, jobs].every(({ length }) => length === 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
