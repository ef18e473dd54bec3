import { pino } from 'pino';
import { systemClock } from '../../server/clock.ts';
import { ulids } from '../../server/identifiers.ts';
import { openJobQueue } from '../../server/jobs/open-job-queue.ts';
import type { DatabaseTarget } from '../../server/store/database/database-target.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { migrate } from '../../server/store/upgrade/migrations.ts';

/** Makes the tables of a service and of its queue in an empty database, which is then copied for each test service. */
export async function migrateOnce(target: DatabaseTarget): Promise<void> {
  const database = openDatabase(target);
  await migrate(database);
  const log = pino({ level: 'silent' });
  const queue = await openJobQueue({ database, target, clock: systemClock, nextId: ulids(systemClock), log });
  await queue.close();
  await database.close();
}
