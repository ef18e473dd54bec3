import type { Migration } from '../schema/migration.ts';
import { textColumn } from './text-column.ts';

/** The days on which the service ran, by which idempotency keys and finished jobs age. What is stored is of day 0. */
export const serviceDays: Migration = {
  name: '023-service-days',
  up: async (db) => {
    const text = textColumn(db);
    await db.schema.createTable('service_days', (table) => {
      table.integer('number').primary();
      text(table, 'day').notNullable().unique();
    });
    await db.schema.alterTable('idempotency_keys', (table) => {
      table.integer('claimed_day').notNullable().defaultTo(0);
    });
    await db.schema.alterTable('jobs', (table) => {
      table.integer('finished_day').notNullable().defaultTo(0);
    });
  },
};
