import type { Knex } from 'knex';
import { isPostgres } from '../schema/dialect.ts';

/**
 * A condition that the column has one of the texts. They stand, as JSON, in one value of the statement: its text is the same
 * however many there are, and no limit on the number of values is met.
 */
export function oneOf(db: Knex, column: string | Knex.Raw, texts: readonly string[]): Knex.Raw {
  return oneOfList(db, column, JSON.stringify(texts));
}

/** The same for a list that is JSON already, or stands for it in a statement that is used again. */
export function oneOfList(db: Knex, column: string | Knex.Raw, list: string): Knex.Raw {
  const left = typeof column === 'string' ? db.ref(column) : column;
  return isPostgres(db)
    ? db.raw('? = ANY (ARRAY(SELECT jsonb_array_elements_text(CAST(? AS jsonb))))', [left, list])
    : db.raw('? IN (SELECT value FROM json_each(?))', [left, list]);
}
