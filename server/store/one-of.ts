import type { Knex } from 'knex';
import { isPostgres } from './schema/dialect.ts';

/**
 * A condition that the column has one of the texts that stand, as JSON, in one value of the statement: its text is the same
 * however many there are.
 */
export function isOneOf(db: Knex, column: string): string {
  return isPostgres(db)
    ? `${column} = ANY (ARRAY(SELECT jsonb_array_elements_text(CAST(? AS jsonb))))`
    : `${column} IN (SELECT value FROM json_each(?))`;
}
