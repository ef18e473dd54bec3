import type { Knex } from 'knex';
import { isPostgres } from './dialect.ts';

/** The fields by which batches are found. */
export type BatchField = 'employer_id' | 'country' | 'scheme' | 'period_end';

const PLACES: Readonly<Record<BatchField, readonly string[]>> = {
  employer_id: ['employer_id'],
  country: ['country'],
  scheme: ['scheme'],
  period_end: ['period', 'end_date'],
};

/**
 * A field of a stored batch as SQL: batches never change, so it is read from the answer and stored nowhere else.
 * The indexes of batches are over exactly this text; another one would not use them.
 */
export function batchField(db: Knex, field: BatchField): string {
  const place = PLACES[field];
  return isPostgres(db)
    ? `((answer::jsonb #>> '{${place.join(',')}}') COLLATE "C")`
    : `json_extract(answer, '$.${place.join('.')}')`;
}

/** The stored batch as JSON text, without its rows: the database leaves them out, since there may be many. */
export function batchWithoutRows(db: Knex): string {
  return isPostgres(db)
    ? `(answer::jsonb - '{calculations,failures}'::text[])::text`
    : `json_remove(answer, '$.calculations', '$.failures')`;
}
