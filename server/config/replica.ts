import { readDatabaseUrl } from '../store/database-target.ts';
import type { Variables } from './variables.ts';

/** `DATABASE_READ_URL`: a server that follows the one of `DATABASE_URL`, which must be PostgreSQL too. */
export function readReplica(env: Variables, faults: string[]): string | null {
  const url = env.DATABASE_READ_URL;
  if (!url) return null;
  const [database, replica] = [env.DATABASE_URL, url].map((one) => readDatabaseUrl(one ?? ''));
  if (replica?.kind !== 'postgres')
    faults.push('DATABASE_READ_URL must be postgres://USER:PASSWORD@HOST/NAME');
  else if (database?.kind !== 'postgres') faults.push('DATABASE_READ_URL needs a DATABASE_URL of PostgreSQL');
  return replica?.kind === 'postgres' ? replica.url : null;
}
