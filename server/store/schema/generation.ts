import type { Knex } from 'knex';
import { ServiceError } from '../../service-error.ts';

/**
 * The number of the schema that this version reads and writes. Processes of one number work beside each other on one
 * database; a database refuses every write of a process of another number. Version 0.1 is the first, and does not say so.
 */
export const GENERATION = 2;

/**
 * What a connection to PostgreSQL says of itself. The name of the application is the one setting of a session that
 * pgbouncer keeps for each client, whichever server connection it lends.
 */
export function applicationName(name: string): string {
  return `${name} ${saidBy(GENERATION)}`;
}

/** What the name of an application ends with. */
export function saidBy(generation: number): string {
  return `generation ${generation}`;
}

/** The temporary view by which a connection to SQLite says it. Nobody else sees it, and it ends with the connection. */
export function generationView(generation: number): string {
  return `says_generation_${generation}`;
}

/** Makes a connection to SQLite say it. */
export const SAY_GENERATION = `CREATE TEMP VIEW ${generationView(GENERATION)} AS SELECT ${GENERATION};`;

/** By which what a guard throws is known, as a constraint of PostgreSQL and in the message of SQLite. */
export const GUARD = 'schema_generation';

/** The number of a migrated database. */
export async function readGeneration(db: Knex): Promise<number | undefined> {
  const row = await db<{ readonly generation: number }>('schema_generation').first();
  return row?.generation;
}

/** Whether the database refused a write because it belongs to another generation. */
export function isRefusedByGuard(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return ('constraint' in cause && cause.constraint === GUARD) || cause.message.endsWith(`: ${GUARD}`);
}

/** What a process says whose database belongs to another generation. */
export function otherGeneration(cause?: unknown): ServiceError {
  const message =
    'A newer version has upgraded the database, and this server is about to be replaced; nothing was stored. Try again.';
  return new ServiceError('DATABASE_UPGRADED', message, {}, { cause });
}
