import type { Database } from './database.ts';
import type { DatabaseTarget } from './database-target.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Opens a database. Without `answerMs` a statement waits for the answer of a database server as long as it takes. */
export function openDatabase(target: DatabaseTarget, answerMs: number | null = null): Database {
  return target.kind === 'sqlite' ? openSqlite(target.file) : openPostgres(target.url, answerMs);
}
