import type { Database } from './database.ts';
import type { DatabaseTarget } from './database-target.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export function openDatabase(target: DatabaseTarget): Database {
  return target.kind === 'sqlite' ? openSqlite(target.file) : openPostgres(target.url);
}
