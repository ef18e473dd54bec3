import type { Knex } from 'knex';
import type { Json } from '../json.ts';
import { findCorrection } from '../store/corrections.ts';
import { findErased } from '../store/erasures.ts';
import { isStored, type StoredCalculation } from '../store/stored-records.ts';

/** What the record says it replaces, and what stands in the column that queries follow. */
export interface Supersession {
  /** What the column must say: nothing, where the calculation that is replaced was erased. */
  readonly expected: Json | undefined;
  /** Why the chain is broken, or null. */
  readonly fault: string | null;
}

/** A calculation that is replaced is stored, or was erased: then the column has let go of it. */
export async function checkSupersession(
  db: Knex,
  row: StoredCalculation,
  recorded: Json | undefined,
): Promise<Supersession> {
  if (typeof recorded !== 'string') return { expected: recorded, fault: null };
  const isErased = row.supersedes_id === null && (await findErased(db, 'calculation', [recorded])).length > 0;
  if (isErased) return { expected: null, fault: null };
  return { expected: recorded, fault: await faultOf(db, row.id, recorded) };
}

async function faultOf(db: Knex, id: string, recorded: string): Promise<string | null> {
  if (!(await isStored(db, recorded))) return `replaces ${recorded}, which is neither stored nor erased`;
  const listed = (await findCorrection(db, id))?.supersedes_id ?? 'nothing';
  return listed === recorded ? null : `replaces ${recorded}, the list of corrections says ${listed}`;
}
