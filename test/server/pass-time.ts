import type { Database } from '../../server/store/database/database.ts';
import { isPostgres } from '../../server/store/schema/dialect.ts';
import type { TestClock } from './test-clock.ts';

/**
 * Moves time on for the service and for its queue. On PostgreSQL the queue goes by the clock of the server,
 * which cannot be moved: so every moment that the queue has noted is moved back.
 */
export async function passTime(database: Database, clock: TestClock, milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  if (!isPostgres(database.writer)) return;
  const step = `${milliseconds} milliseconds`;
  await database.writer.raw(
    `UPDATE pgboss.job SET start_after = start_after - ?::interval, started_on = started_on - ?::interval,
       heartbeat_on = heartbeat_on - ?::interval WHERE state < 'completed'`,
    [step, step, step],
  );
}
