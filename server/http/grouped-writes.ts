import type { Knex } from 'knex';
import { storePayslips } from '../history/store-payslips.ts';
import type { PackedCalculation } from '../store/calculations/calculations.ts';
import { calculationValues } from '../store/histories/insert-calculations.ts';
import type { NewOpeningBalance } from '../store/histories/opening-balances.ts';
import { claimKeys, type PendingClaim } from '../store/keys/idempotency-keys.ts';

/** Runs inside the transaction that stores something, with the id of what was made. */
export type Commit = (trx: Knex, resourceId: string) => Promise<void>;

/** A write that may share a transaction with others: the claim of a key, or a record and its commit. */
export type GroupedWrite =
  | { readonly kind: 'claim'; readonly claim: PendingClaim }
  | { readonly kind: 'calculation'; readonly calculation: PackedCalculation; readonly commit: Commit }
  | { readonly kind: 'opening_balance'; readonly balance: NewOpeningBalance; readonly commit: Commit };

/** Writes for several requests; call it inside a transaction. */
export async function writeGrouped(trx: Knex, writes: readonly GroupedWrite[]): Promise<void> {
  const claims = writes.flatMap((write) => (write.kind === 'claim' ? [write.claim] : []));
  const calculations = writes.filter((write) => write.kind === 'calculation');
  const packed = calculations.map(({ calculation }) => calculation);
  const balances = writes.filter((write) => write.kind === 'opening_balance');
  await claimKeys(trx, claims);
  await storePayslips(trx, {
    calculations: packed,
    rows: calculationValues(packed.map(({ row }) => row)),
    openingBalances: balances.map(({ balance }) => balance),
  });
  for (const { calculation, commit } of calculations) await commit(trx, calculation.row.id);
  for (const { balance, commit } of balances) await commit(trx, balance.row.id);
}
