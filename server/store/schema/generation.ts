import type { Knex } from 'knex';
import { ServiceError } from '../../service-error.ts';

/**
 * The number of the schema that this version reads and writes. Processes of one number work beside each other on one
 * database; a database refuses every write of a process of another number. Version 0.1 is the first, and does not say so.
 */
export const GENERATION = 2;

/**
 * Builds the application name with which a connection to PostgreSQL states its generation. The application name is the
 * one session setting that pgbouncer keeps for each client, whichever server connection it lends.
 */
export function applicationName(name: string): string {
  return `${name} ${saidBy(GENERATION)}`;
}

/** Builds the end of an application name. */
export function saidBy(generation: number): string {
  return `generation ${generation}`;
}

/** The temporary view by which a connection to SQLite says it. Nobody else sees it, and it ends with the connection. */
export function generationView(generation: number): string {
  return `says_generation_${generation}`;
}

/** Makes a connection to SQLite say it. */
export const SAY_GENERATION = `CREATE TEMP VIEW ${generationView(GENERATION)} AS SELECT ${GENERATION};`;

/** The name of the error that a guard throws: a constraint of PostgreSQL, and a part of the message of SQLite. */
export const GUARD = 'schema_generation';

/** The number of a migrated database. */
export async function readGeneration(db: Knex): Promise<number | undefined> {
  const row = await db<{ readonly generation: number }>('schema_generation').first();
  return row?.generation;
}

/** True if the database refused a write because it belongs to another generation. */
export function isRefusedByGuard(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return ('constraint' in cause && cause.constraint === GUARD) || cause.message.endsWith(`: ${GUARD}`);
}

/** The error of a process whose database belongs to another generation. */
export function otherGeneration(cause?: unknown): ServiceError {
  const message =
    'A newer version has upgraded the database, and this server is about to be replaced; nothing was stored. Try again.';
  return new ServiceError('DATABASE_UPGRADED', message, {}, { cause });
}
