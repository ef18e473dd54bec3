import type { Knex } from 'knex';
import type { Json } from '../json.ts';
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
  const fault = (await isStored(db, recorded))
    ? null
    : `replaces ${recorded}, which is neither stored nor erased`;
  return { expected: recorded, fault };
}
