import { ServiceError } from '../service-error.ts';

/** What the driver threw. */
function causeOf(error: unknown): unknown {
  return error instanceof ServiceError ? error.cause : error;
}

function codeOf(error: unknown): unknown {
  const cause = causeOf(error);
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
}

/** Whether a write failed because another process holds the lock of SQLite: then nothing of it was done. */
export function isLockedOut(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_BUSY';
}

/** Whether a row names another one that is not stored (`foreign_key_violation`). */
export function isReferenceLost(error: unknown): boolean {
  const cause = causeOf(error);
  const isOfSqlite = codeOf(error) === 'SQLITE_CONSTRAINT' && /FOREIGN KEY/.test(String(cause));
  return isOfSqlite || codeOf(error) === '23503';
}

/** Whether PostgreSQL waited in vain for what another process holds, a row or more (`lock_not_available`). */
export function isRowLocked(error: unknown): boolean {
  return codeOf(error) === '55P03';
}

/** Whether PostgreSQL ended one of two transactions that waited for each other (`deadlock_detected`). */
export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === '40P01';
}
