import type { Knex } from 'knex';
import type { Json } from '../json.ts';
import { isStored, type StoredCalculation } from '../store/audit/stored-records.ts';
import { findCorrection } from '../store/calculations/corrections.ts';
import { findErased } from '../store/erasures/erasures.ts';

/** The result of comparing the superseded record with the column that queries follow. */
interface Supersession {
  /** The value that the column must hold; undefined if the superseded calculation was erased. */
  readonly expected: Json | undefined;
  /** Why the chain is broken, or null. */
  readonly fault: string | null;
}

/**
 * A calculation that is replaced is stored, or was erased: then the column has let go of it, and versions of before
 * left it out of the list of corrections.
 */
export async function checkSupersession(
  db: Knex,
  row: StoredCalculation,
  recorded: Json | undefined,
): Promise<Supersession> {
  const listed = (await findCorrection(db, row.id))?.supersedes_id ?? null;
  const contradiction = `replaces ${recorded ?? 'nothing'}, the list of corrections says ${listed ?? 'nothing'}`;
  if (typeof recorded !== 'string')
    return { expected: recorded, fault: listed === null ? null : contradiction };
  const isErased = row.supersedes_id === null && (await findErased(db, 'calculation', [recorded])).length > 0;
  const expected = isErased ? null : recorded;
  if (!isErased && !(await isStored(db, recorded)))
    return { expected, fault: `replaces ${recorded}, which is neither stored nor erased` };
  const isListed = listed === recorded || (isErased && listed === null);
  return { expected, fault: isListed ? null : contradiction };
}
