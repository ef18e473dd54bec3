import type { Knex } from 'knex';
import type { Clock } from '../../clock.ts';
import { persisted } from '../database/persistence.ts';
import { isPostgres } from '../schema/dialect.ts';

/**
 * Counts today among the days on which the service ran, unless it is counted already. What is kept for a time is kept for
 * that many of these days: a clock that leaps adds one day, however far it leaps, and so does a service that starts
 * again after a long stop. PostgreSQL says what day it is for all processes; a test that makes its own time gives its clock.
 */
export async function countToday(writer: Knex, clock: Clock | null): Promise<void> {
  const today =
    clock === null && isPostgres(writer)
      ? writer.raw("to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD')")
      : writer.raw('?', [new Date((clock ?? Date.now)()).toISOString().slice(0, 10)]);
  // SQLite takes ON CONFLICT for a join unless a condition comes before it.
  await persisted(() =>
    writer.raw(
      `INSERT INTO service_days (number, day) SELECT COALESCE(MAX(number), 0) + 1, ? FROM service_days WHERE true
      ON CONFLICT DO NOTHING`,
      [today],
    ),
  );
}

/** The number of the newest day, to be written into a row by the statement that stores it. */
export function newestDay(db: Knex): Knex.Raw<number> {
  return db.raw('(SELECT COALESCE(MAX(number), 0) FROM service_days)');
}

/** The first day of those that are not over for so many days; what is of a day before is older. */
export async function firstDayWithin(db: Knex, days: number): Promise<number> {
  const row = await persisted(() => db('service_days').max({ newest: 'number' }).first());
  return Number(row?.newest ?? 0) - days;
}
