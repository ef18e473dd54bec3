import type { Knex } from 'knex';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { migrate } from '../../server/store/upgrade/migrations.ts';
import { serviceOn } from '../stored/recorded-service.ts';
import { ensureDatabase, freshTarget, testedDatabase } from './test-database.ts';

/** All that an engine knows of the schema but the order in which it was made, as texts. */
async function schemaOf(db: Knex): Promise<readonly string[]> {
  if (testedDatabase === 'sqlite') {
    const found = await db('sqlite_master').whereNotNull('sql').select('type', 'name', 'sql');
    return found.map(({ type, name, sql }) => `${type} ${name} ${sql.replace(/\s+/g, ' ')}`).toSorted();
  }
  const { rows } = await db.raw(`
    SELECT format('%s.%s %s', attrelid::regclass, attname, concat_ws(' ', format_type(atttypid, atttypmod),
      attnotnull, attcollation::regcollation, attstorage, attcompression, pg_get_expr(adbin, adrelid))) AS text
    FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE attrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r')
      AND attnum > 0 AND NOT attisdropped
    UNION ALL SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT pg_get_triggerdef(pg_trigger.oid) FROM pg_trigger
    WHERE tgrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace) AND NOT tgisinternal
    UNION ALL SELECT regexp_replace(pg_get_functiondef(oid), '\\s+', ' ', 'g')
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    ORDER BY 1`);
  return rows.map(({ text }: { readonly text: string }) => text);
}

async function freshSchema(): Promise<readonly string[]> {
  const target = freshTarget();
  await ensureDatabase(target);
  const database = openDatabase(target);
  await migrate(database);
  const schema = await schemaOf(database.reader);
  await database.close();
  return schema;
}

test.each(['v0.1.0', 'v0.1.1', 'v0.2.0'])(
  'a database of %s has the schema of a new one after the upgrade',
  async (version) => {
    const service = await serviceOn(version);
    const database = openDatabase(service.config.database);
    await migrate(database);
    const upgraded = await schemaOf(database.reader);
    await database.close();
    const fresh = await freshSchema();
    expect(fresh.length).toBeGreaterThan(100);
    expect(upgraded).toEqual(fresh);
  },
);
