import type { Knex } from 'knex';
import { isPostgres } from '../schema/dialect.ts';

type AddColumn = (table: Knex.CreateTableBuilder, name: string) => Knex.ColumnBuilder;

/** Adds text columns that both engines compare byte by byte, whatever the locale of the database. */
export function textColumn(db: Knex): AddColumn {
  return isPostgres(db)
    ? (table, name) => table.specificType(name, 'text COLLATE "C"')
    : (table, name) => table.text(name);
}
