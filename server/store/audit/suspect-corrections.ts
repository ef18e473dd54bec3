import type { Knex } from 'knex';
import type { CorrectionRow } from '../calculations/corrections.ts';

/** A row of the list of corrections that no stored record and no erasure has put there. */
export interface SuspectCorrection extends CorrectionRow {
  /** `unknown`: what replaces is not there, or did not replace that. `chain`: its root or its place are another's. */
  readonly why: 'unknown' | 'chain';
  /** Whether what is replaced is an opening balance. */
  readonly isImported: boolean;
}

/** Of a stored record its own answer says what it replaces; that is checked with the record. */
export async function suspectCorrections(
  db: Knex,
  clientId: string | null,
): Promise<readonly SuspectCorrection[]> {
  const rows: readonly (CorrectionRow & { readonly known: number; readonly imported: string | null })[] =
    await suspects(db, clientId);
  return rows.map(({ known, imported, ...row }) => ({
    ...row,
    why: Number(known) === 0 ? 'unknown' : 'chain',
    isImported: imported !== null,
  }));
}

function suspects(db: Knex, clientId: string | null) {
  const query = db('corrections as one')
    .leftJoin('calculations as calculation', ofOwner('calculation', 'id', 'calculation_id'))
    .leftJoin('opening_balances as balance', ofOwner('balance', 'id', 'calculation_id'))
    .leftJoin('opening_balances as imported', ofOwner('imported', 'id', 'supersedes_id'))
    .leftJoin('erasure_targets as erased', ofOwner('erased', 'record_id', 'calculation_id', REPLACING))
    .leftJoin('erasure_targets as gone', ofOwner('gone', 'record_id', 'supersedes_id', REPLACING))
    .leftJoin('corrections as before', ofOwner('before', 'calculation_id', 'supersedes_id'))
    .whereRaw(`(${IS_KNOWN} = 0 OR ${IS_OUT_OF_CHAIN})`)
    .orderBy('one.calculation_id')
    .select('one.*', { known: db.raw(IS_KNOWN), imported: 'imported.id' });
  return clientId === null ? query : query.where('one.client_id', clientId);
}

/** Kinds of records that replace one another. */
const REPLACING = ['calculation', 'opening_balance'];

function ofOwner(table: string, id: string, of: string, kinds?: readonly string[]) {
  return (join: Knex.JoinClause): void => {
    join
      .on(`${table}.${id}`, `one.${of}`)
      .andOn(`${table}.client_id`, 'one.client_id')
      .andOn(`${table}.environment`, 'one.environment');
    if (kinds !== undefined) join.andOnIn(`${table}.kind`, [...kinds]);
  };
}

/** An erasure keeps what the erased record replaced, unless that had been erased before, or with it. */
const IS_KNOWN = `CASE WHEN calculation.id IS NOT NULL OR balance.id IS NOT NULL
  OR COALESCE(erased.supersedes_id, gone.record_id) = one.supersedes_id AND erased.record_id IS NOT NULL
  THEN 1 ELSE 0 END`;

/** A correction stands in the chain of what it replaces, behind another place, or at the first. */
const IS_OUT_OF_CHAIN = `one.root_id <> COALESCE(before.root_id, one.supersedes_id)
  OR one.position <> 1 AND NOT EXISTS (
    SELECT 1 FROM corrections AS last
    WHERE last.client_id = one.client_id AND last.environment = one.environment
      AND last.root_id = one.root_id AND last.position = one.position - 1)`;
