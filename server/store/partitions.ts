import type { Knex } from 'knex';
import type { Span } from './partition-times.ts';

/** The tables that PostgreSQL keeps in ranges of ids, by the time that ids begin with. */
export const PARTITIONED: Readonly<Record<string, Span>> = {
  // Of months there would soon be so many that lists take longer to be planned than to be read.
  calculations: 'quarter',
  batches: 'quarter',
  // They are kept for 30 days, and go with their week.
  jobs: 'week',
};

/** A partition: ids from one bound to before the other, or null where there is no bound. */
export interface Partition {
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** All partitions of a table, in the order of their ids. The last has no end, so that every id finds its place. */
export async function readPartitions(db: Knex, table: string): Promise<readonly Partition[]> {
  const { rows }: { readonly rows: readonly { readonly name: string; readonly bound: string }[] } =
    await db.raw(
      `SELECT relname AS name, pg_get_expr(relpartbound, pg_class.oid) AS bound
    FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid WHERE inhparent = to_regclass(quote_ident(?))`,
      [table],
    );
  const read = rows.map(({ name, bound }): Partition => {
    const [, from = '', to = ''] = BOUND.exec(bound) ?? [];
    return { name, from: boundOf(from), to: boundOf(to) };
  });
  return read.toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1));
}

const BOUND = /^FOR VALUES FROM \((MINVALUE|'\w+')\) TO \((MAXVALUE|'\w+')\)$/;

function boundOf(text: string): string | null {
  const isNone = text === 'MINVALUE' || text === 'MAXVALUE';
  if (!isNone && !text.startsWith("'")) throw new Error('the bounds of a partition cannot be read');
  return isNone ? null : text.slice(1, -1);
}

export async function attach(trx: Knex, table: string, { name, from, to }: Partition): Promise<void> {
  const bound = (value: string | null, none: string) => trx.raw(value === null ? none : `'${value}'`);
  const range = [bound(from, 'MINVALUE'), bound(to, 'MAXVALUE')];
  await trx.raw('ALTER TABLE ?? ATTACH PARTITION ?? FOR VALUES FROM (?) TO (?)', [table, name, ...range]);
}

export async function detach(trx: Knex, table: string, { name }: Partition): Promise<void> {
  await trx.raw('ALTER TABLE ?? DETACH PARTITION ??', [table, name]);
}

/** Whether the user of the service may make tables in its schema, and owns this one. */
export async function mayChange(db: Knex, table: string): Promise<boolean> {
  const { rows } = await db.raw(
    `SELECT pg_has_role(relowner, 'USAGE') AND has_schema_privilege(relnamespace, 'CREATE') AS may
    FROM pg_class WHERE oid = to_regclass(quote_ident(?))`,
    [table],
  );
  return rows[0]?.may === true;
}

/** Who waits for a table to be free keeps all others waiting: not for long, and the next hour again. */
const PATIENCE_MS = 300;

/**
 * Changes which partitions a table has, while nobody else uses it; answers what the change does, null where another process is
 * at it. Fails where the table is not free soon (`isRowLocked`).
 */
export async function changePartitions<T>(
  db: Knex,
  table: string,
  change: (trx: Knex) => Promise<T | null>,
): Promise<T | null> {
  return db.transaction(async (trx) => {
    if (!(await lockPartitions(trx))) return null;
    await trx.raw('LOCK TABLE ONLY ?? IN ACCESS EXCLUSIVE MODE', [table]);
    return change(trx);
  });
}

/** Names the lock of whoever changes the partitions of a table. */
const LOCK = 0x70617974;

/** Held until the transaction ends, which waits for no other lock for long; false where another process holds it. */
export async function lockPartitions(trx: Knex): Promise<boolean> {
  const { rows } = await trx.raw(`SELECT pg_try_advisory_xact_lock(${LOCK}) AS got`);
  if (rows[0].got) await trx.raw(`SET LOCAL lock_timeout = ${PATIENCE_MS}`);
  return rows[0].got;
}
