import type { Knex } from 'knex';
import { isPostgres } from '../schema/dialect.ts';

/** A table whose rows go with a record: the kind of the record in `erasure_targets`, and the column of its id. */
interface Erasable {
  readonly table: string;
  readonly kind: 'calculation' | 'payout' | 'opening_balance';
  readonly column: string;
}

const ERASABLE: readonly Erasable[] = [
  { table: 'calculations', kind: 'calculation', column: 'id' },
  { table: 'calculation_traces', kind: 'calculation', column: 'calculation_id' },
  { table: 'payout_history', kind: 'payout', column: 'payout_id' },
  { table: 'payout_events', kind: 'payout', column: 'payout_id' },
];

/**
 * Lets the triggers of immutable tables pass what an audited erasure names, and nothing else:
 * - a row of a calculation or payout that is named may be deleted;
 * - a batch may change once for each revision that is named, in its two texts and their digest only;
 * - a calculation forgets which one it replaces, when that one is named.
 */
export async function allowErasure(db: Knex): Promise<void> {
  await (isPostgres(db) ? onPostgres(db) : onSqlite(db));
}

/** The same for the rows of a table that was made later and is immutable. */
export async function letErasedGo(db: Knex, { table, kind, column }: Erasable): Promise<void> {
  if (isPostgres(db))
    await divideTrigger(db, table, 'refuse_change()', `refuse_unless_erased('${kind}', '${column}')`);
  else await replaceTrigger(db, table, 'delete', isNamed(kind, `OLD.${column}`));
}

/** Rows of `calculation_sums` go with the calculation, or with the opening balance that their id begins with. */
export async function letSumsGo(db: Knex): Promise<void> {
  const balance = `substr(OLD.calculation_id, 1, ${ULID_LENGTH})`;
  const isErased = `${isNamed('calculation', 'OLD.calculation_id')} OR ${isNamed('opening_balance', balance)}`;
  if (!isPostgres(db)) return replaceTrigger(db, 'calculation_sums', 'delete', isErased);
  await db.raw(`
    CREATE FUNCTION refuse_unless_source_erased() RETURNS trigger LANGUAGE plpgsql
    SET search_path = ${await schemaName(db)}, pg_temp AS $$
    BEGIN
      IF ${isErased} THEN RETURN OLD; END IF;
      RAISE EXCEPTION '% are immutable', TG_TABLE_NAME;
    END $$`);
  await divideTrigger(db, 'calculation_sums', 'refuse_change()', 'refuse_unless_source_erased()');
}

const ULID_LENGTH = 26;

async function onSqlite(db: Knex): Promise<void> {
  for (const erasable of ERASABLE) await letErasedGo(db, erasable);
  await letBatchesBeRewritten(db);
  await keepColumns(db);
}

const REWRITTEN = ['request', 'answer', 'digest', 'revision'];

/** Lets a batch change as an erasure says; all other columns that batches have by now are kept. */
export async function letBatchesBeRewritten(db: Knex): Promise<void> {
  if (!isPostgres(db)) {
    const rewritten = `NEW.revision IS OLD.revision + 1 AND ${isNamed('batch', 'OLD.id', 'NEW.revision')} AND
      ${await isSame(db, 'batches', REWRITTEN)}`;
    return replaceTrigger(db, 'batches', 'update', rewritten);
  }
  await db.raw(`
    CREATE OR REPLACE FUNCTION refuse_unless_rewritten() RETURNS trigger LANGUAGE plpgsql
    SET search_path = ${await schemaName(db)}, pg_temp AS $$
    DECLARE changed text[] := ARRAY[${REWRITTEN.map((name) => `'${name}'`).join(', ')}];
    BEGIN
      IF NEW.revision = OLD.revision + 1 AND to_jsonb(NEW) - changed = to_jsonb(OLD) - changed
        AND ${isNamed('batch', 'OLD.id', 'NEW.revision')}
      THEN RETURN NEW; END IF;
      RAISE EXCEPTION '% are immutable', TG_TABLE_NAME;
    END $$`);
}

/**
 * All columns that calculations have by now are kept by whoever lets one forget what it replaces: call it again for
 * more columns. The trigger of PostgreSQL looks at whole rows.
 */
export async function keepColumns(db: Knex): Promise<void> {
  if (isPostgres(db)) return;
  const unlinked = `NEW.supersedes_id IS NULL AND ${isNamed('calculation', 'OLD.supersedes_id')} AND
    ${await isSame(db, 'calculations', ['supersedes_id'])}`;
  await replaceTrigger(db, 'calculations', 'update', unlinked);
}

/** What is deleted has revision 0. */
function isNamed(kind: string, id: string, revision = '0'): string {
  return `EXISTS (SELECT 1 FROM erasure_targets
    WHERE kind = '${kind}' AND record_id = ${id} AND revision = ${revision})`;
}

/** That a row keeps all its columns but some. `IS` has no third answer, with which a trigger would let everything pass. */
async function isSame(db: Knex, table: string, but: readonly string[]): Promise<string> {
  const columns = Object.keys(await db(table).columnInfo()).filter((column) => !but.includes(column));
  return columns.map((column) => `NEW.${column} IS OLD.${column}`).join(' AND ');
}

async function replaceTrigger(db: Knex, table: string, event: 'update' | 'delete', unless: string) {
  await db.raw(`DROP TRIGGER ${table}_no_${event}`);
  await db.raw(`
    CREATE TRIGGER ${table}_no_${event} BEFORE ${event.toUpperCase()} ON ${table} WHEN NOT (${unless})
    BEGIN SELECT RAISE(ABORT, '${table} are immutable'); END`);
}

/** The schema is fixed, so that no temporary table of the same name can stand in for the audit. */
async function onPostgres(db: Knex): Promise<void> {
  const schema = await schemaName(db);
  await db.raw(`
    CREATE FUNCTION refuse_unless_erased() RETURNS trigger LANGUAGE plpgsql
    SET search_path = ${schema}, pg_temp AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM erasure_targets
        WHERE kind = TG_ARGV[0] AND record_id = to_jsonb(OLD) ->> TG_ARGV[1] AND revision = 0)
      THEN RETURN OLD; END IF;
      RAISE EXCEPTION '% are immutable', TG_TABLE_NAME;
    END $$`);
  await letBatchesBeRewritten(db);
  await db.raw(`
    CREATE FUNCTION refuse_unless_unlinked() RETURNS trigger LANGUAGE plpgsql
    SET search_path = ${schema}, pg_temp AS $$
    BEGIN
      IF NEW.supersedes_id IS NULL
        AND to_jsonb(NEW) - 'supersedes_id' = to_jsonb(OLD) - 'supersedes_id'
        AND EXISTS (SELECT 1 FROM erasure_targets
          WHERE kind = 'calculation' AND record_id = OLD.supersedes_id AND revision = 0)
      THEN RETURN NEW; END IF;
      RAISE EXCEPTION '% are immutable', TG_TABLE_NAME;
    END $$`);
  for (const { table, kind, column } of ERASABLE) {
    const onUpdate = table === 'calculations' ? 'refuse_unless_unlinked()' : 'refuse_change()';
    await divideTrigger(db, table, onUpdate, `refuse_unless_erased('${kind}', '${column}')`);
  }
  await divideTrigger(db, 'batches', 'refuse_unless_rewritten()', 'refuse_change()');
}

async function schemaName(db: Knex): Promise<string> {
  const { rows } = await db.raw('SELECT quote_ident(current_schema()) AS name');
  return rows[0].name;
}

/** One trigger for changing and one for deleting, instead of one for both. */
async function divideTrigger(db: Knex, table: string, onUpdate: string, onDelete: string): Promise<void> {
  await db.raw(`DROP TRIGGER ${table}_no_change ON ${table}`);
  await createTrigger(db, table, 'update', onUpdate);
  await createTrigger(db, table, 'delete', onDelete);
}

async function createTrigger(db: Knex, table: string, event: 'update' | 'delete', by: string): Promise<void> {
  await db.raw(`
    CREATE TRIGGER ${table}_no_${event} BEFORE ${event.toUpperCase()} ON ${table}
    FOR EACH ROW EXECUTE FUNCTION ${by}`);
}
