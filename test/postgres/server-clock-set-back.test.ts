import { pino } from 'pino';
import { systemClock } from '../../server/clock.ts';
import { ulids } from '../../server/identifiers.ts';
import { openJobStorage } from '../../server/jobs/open-job-queue.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { migrate } from '../../server/store/upgrade/migrations.ts';
import { ensureDatabase, freshTarget } from '../server/test-database.ts';

const LEASE_MS = 30_000;

test('what was put in before the clock of the server was set back waits no longer than it was to', async () => {
  const target = freshTarget();
  await ensureDatabase(target);
  const database = openDatabase(target);
  await migrate(database);
  const log = pino({ level: 'silent' });
  const settings = { database, target, clock: systemClock, nextId: ulids(systemClock), log };
  const storage = await openJobStorage(settings, LEASE_MS);
  await storage.enqueue(database.writer, 'payout_transition', {}, undefined);
  await storage.enqueue(database.writer, 'payout_transition', {}, systemClock() + 60_000);
  // As they stand there when the server's clock was an hour ahead.
  const ahead = "created_on = created_on + interval '1 hour', start_after = start_after + interval '1 hour'";
  await database.writer.raw(`UPDATE pgboss.job SET ${ahead} WHERE name = 'payout_transition'`);
  expect(await storage.take('payout_transition', 10, null)).toEqual([]);
  await storage.heartbeat([]);
  expect(await storage.take('payout_transition', 10, null)).toHaveLength(1);
  const { rows } = await database.reader.raw(
    "SELECT start_after - now() < interval '61 seconds' AS soon FROM pgboss.job WHERE state = 'created' AND name = 'payout_transition'",
  );
  expect(rows).toEqual([{ soon: true }]);
  await storage.close();
  await database.close();
});
