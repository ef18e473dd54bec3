import type { Knex } from 'knex';

/** One step of the schema. Steps only add, so that an older process can go on running. */
export interface Migration {
  readonly name: string;
  readonly up: (db: Knex) => Promise<void>;
}
