import knex from 'knex';
import type { DatabaseTarget } from '../../server/store/database/database-target.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';

/** Takes the database away from everybody who uses it; answers how it comes back. */
export async function cutOff(target: DatabaseTarget): Promise<() => Promise<void>> {
  return target.kind === 'sqlite' ? hideTables(target) : refuseConnections(target.url);
}

async function refuseConnections(url: string): Promise<() => Promise<void>> {
  const at = url.lastIndexOf('/');
  const name = url.slice(at + 1);
  const server = knex({ client: 'pg', connection: `${url.slice(0, at)}/postgres` });
  await server.raw('ALTER DATABASE ?? WITH ALLOW_CONNECTIONS false', [name]);
  await server.raw('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ?', [name]);
  return async () => {
    await server.raw('ALTER DATABASE ?? WITH ALLOW_CONNECTIONS true', [name]);
    await server.destroy();
  };
}

/** A file cannot be taken away from who has it open; its tables can. */
async function hideTables(target: DatabaseTarget): Promise<() => Promise<void>> {
  const database = openDatabase(target);
  await database.writer.raw('ALTER TABLE queued_jobs RENAME TO hidden_jobs');
  return async () => {
    await database.writer.raw('ALTER TABLE hidden_jobs RENAME TO queued_jobs');
    await database.close();
  };
}
