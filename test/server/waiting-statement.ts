import type { Database } from '../../server/store/database/database.ts';

/** Whether a statement of that text waits for a lock, on PostgreSQL. */
export async function isWaiting({ reader }: Database, text: string): Promise<boolean> {
  const waiting = reader('pg_stat_activity').where({ wait_event_type: 'Lock' });
  return (await waiting.where('query', 'like', `%${text}%`).first('pid')) !== undefined;
}
