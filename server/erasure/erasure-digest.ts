import { digest } from '../digest.ts';
import type { ErasureRow, TargetRow } from '../store/erasures/erasure-rows.ts';

/** Returns the digest of an erasure and its targets. The order of the targets does not matter. */
export function erasureDigest(
  { opening_balances, ...erasure }: Omit<ErasureRow, 'digest'>,
  targets: readonly TargetRow[],
): string {
  const sorted = targets.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  // Erasures older than opening balances have no such member.
  return digest({ ...erasure, ...(opening_balances > 0 && { opening_balances }), targets: sorted });
}

function nameOf({ kind, record_id, revision }: TargetRow): string {
  return `${kind} ${record_id} ${revision}`;
}
