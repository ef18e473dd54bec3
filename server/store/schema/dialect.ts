import type { Knex } from 'knex';

/** True on PostgreSQL, false on SQLite: for the few statements that the two engines write differently. */
export function isPostgres(db: Knex): boolean {
  return db.client.config.client === 'pg';
}
