import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Knex } from 'knex';
import { oneOf } from '../database/one-of.ts';

const inflated = promisify(inflate);

/** A trace as versions stored it that did not compress the texts of a calculation together. */
export interface OldTrace {
  readonly calculation_id: string;
  readonly client_id: string;
  readonly deflated: Uint8Array;
}

/** The traces of calculations of before, by their ids. */
export async function findOldTraces(
  db: Knex,
  calculationIds: readonly string[],
): Promise<ReadonlyMap<string, OldTrace>> {
  if (calculationIds.length === 0) return new Map();
  const rows = await db<OldTrace>('calculation_traces').where(oneOf(db, 'calculation_id', calculationIds));
  return new Map(rows.map((row) => [row.calculation_id, row]));
}

/** Its JSON text. Throws when it cannot be read. */
export async function inflateTrace({ deflated }: OldTrace): Promise<string> {
  return (await inflated(deflated)).toString();
}
