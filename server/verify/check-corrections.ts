import type { Knex } from 'knex';
import { type SuspectCorrection, suspectCorrections } from '../store/audit/suspect-corrections.ts';
import type { Finding } from './finding.ts';

/** Rows of the list of corrections by which lists show as replaced, or as current, what is not. */
export async function forgedCorrections(db: Knex, clientId: string | null): Promise<readonly Finding[]> {
  const suspects = await suspectCorrections(db, clientId);
  return suspects.map((one) => ({
    kind: one.isImported ? 'opening_balance' : 'calculation',
    id: one.supersedes_id,
    fault: 'supersession',
    detail: DETAILS[one.why](one),
  }));
}

const DETAILS: Readonly<Record<SuspectCorrection['why'], (one: SuspectCorrection) => string>> = {
  unknown: ({ calculation_id }) =>
    `is replaced by ${calculation_id} in the list of corrections, and no record says so`,
  chain: ({ calculation_id, root_id, position }) =>
    `is replaced by ${calculation_id} at place ${position} of the corrections of ${root_id}, where nothing led to`,
};
