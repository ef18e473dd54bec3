import type { Knex } from 'knex';

/** That a calculation replaces another. All corrections that lead back to one calculation are a chain. */
export interface CorrectionRow {
  readonly calculation_id: string;
  readonly client_id: string;
  readonly environment: string;
  readonly supersedes_id: string;
  /** The calculation at which the chain begins. */
  readonly root_id: string;
  /** Place in the chain, in the order of storing: a clock that is set back does not change it. */
  readonly position: number;
}

/** A calculation that is about to be stored, as far as its chain needs it. */
interface Correction {
  readonly id: string;
  readonly client_id: string;
  readonly environment: string;
  readonly supersedes_id: string;
}

/** The owner whose calculations a query sees. */
export interface Owner {
  readonly clientId: string;
  readonly environment: string;
}

/** Puts a correction into its chain; call it in the transaction that stores the calculation. */
export async function insertCorrection(trx: Knex, correction: Correction): Promise<void> {
  const { id: calculation_id, client_id, environment, supersedes_id } = correction;
  const replaced = await findCorrection(trx, supersedes_id);
  const root_id = replaced?.root_id ?? supersedes_id;
  const last = await trx<CorrectionRow>('corrections')
    .where({ client_id, environment, root_id })
    .max({ position: 'position' })
    .first();
  const position = Number(last?.position ?? 0) + 1;
  const row: CorrectionRow = { calculation_id, client_id, environment, supersedes_id, root_id, position };
  await trx<CorrectionRow>('corrections').insert(row);
}

/** The latest corrections of a chain, the latest first. */
export async function latestOfChain(
  db: Knex,
  { root_id, client_id, environment }: Pick<CorrectionRow, 'root_id' | 'client_id' | 'environment'>,
  most: number,
): Promise<readonly string[]> {
  return db<CorrectionRow>('corrections')
    .where({ client_id, environment, root_id })
    .orderBy([
      { column: 'position', order: 'desc' },
      { column: 'calculation_id', order: 'desc' },
    ])
    .limit(most)
    .pluck('calculation_id');
}

/** Finds what a calculation corrects; returns undefined if it replaces nothing. */
export async function findCorrection(db: Knex, calculationId: string): Promise<CorrectionRow | undefined> {
  return db<CorrectionRow>('corrections').where({ calculation_id: calculationId }).first();
}

/**
 * SQL for the id of the record that replaces a calculation or an opening balance, or null if it is current. That record
 * is the latest of its own corrections; without one, it is the latest of the chain if another branch of the chain is
 * later. So each chain has exactly one current record. Erased corrections count: what they replaced stays replaced.
 */
export function supersededBy(
  db: Knex,
  { clientId, environment }: Owner,
  id: Knex.Raw = db.ref('calculations.id'),
): Knex.Raw<string | null> {
  const owner = { 'later.client_id': clientId, 'later.environment': environment };
  const latest = (query: Knex.QueryBuilder) =>
    query
      .where(owner)
      .orderBy([
        { column: 'later.position', order: 'desc' },
        { column: 'later.calculation_id', order: 'desc' },
      ])
      .limit(1)
      .select('later.calculation_id');
  const own = latest(db('corrections as later').where('later.supersedes_id', id));
  const ofChain = latest(
    db('corrections as one')
      .join('corrections as later', 'later.root_id', 'one.root_id')
      .where('one.calculation_id', id),
  );
  return db.raw('COALESCE((?), NULLIF((?), ?))', [own, ofChain, id]);
}

/**
 * Limits a query to the records that nothing replaces, as {@link supersededBy} defines it. `own.root_id` holds the
 * first record of the chain, or null if the record corrects none. Most records are in no chain, and two look-ups show
 * that.
 */
export function onlyCurrent(
  db: Knex,
  { clientId, environment }: Owner,
  records: Knex.QueryBuilder,
  id: Knex.Raw,
): Knex.QueryBuilder {
  const owner = { 'later.client_id': clientId, 'later.environment': environment };
  const own = db('corrections as later').where(owner).where('later.supersedes_id', id).select(db.raw('1'));
  const latest = db('corrections as later')
    .where(owner)
    .whereRaw('later.root_id = own.root_id')
    .orderBy([
      { column: 'later.position', order: 'desc' },
      { column: 'later.calculation_id', order: 'desc' },
    ])
    .limit(1)
    .select('later.calculation_id');
  return records
    .leftJoin('corrections as own', 'own.calculation_id', id)
    .whereNotExists(own)
    .whereRaw('(own.root_id IS NULL OR ? = ?)', [latest, id]);
}
