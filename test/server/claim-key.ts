import type { Knex } from 'knex';
import {
  type Claim,
  type Claimed,
  claimKeys,
  type FateOf,
  type KeyUse,
} from '../../server/store/keys/idempotency-keys.ts';

/** Claims one key in a transaction of its own, as a process does that nobody else asks. */
export async function claimKey(
  writer: Knex,
  use: KeyUse,
  claimed: Claimed,
  fateOf: FateOf,
  now: number,
): Promise<Claim> {
  let became: Claim | undefined;
  const settle = (claim: Claim) => {
    became = claim;
  };
  await writer.transaction((trx) => claimKeys(trx, [{ use, claimed, fateOf, now, settle }]));
  if (became === undefined) throw new Error('the claim was not settled');
  return became;
}
