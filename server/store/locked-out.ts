import { ServiceError } from '../service-error.ts';

function codeOf(error: unknown): unknown {
  const cause = error instanceof ServiceError ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
}

/** Whether a write failed because another process holds the lock of SQLite: then nothing of it was done. */
export function isLockedOut(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_BUSY';
}

/** Whether PostgreSQL waited in vain for one row that another process holds (`lock_not_available`). */
export function isRowLocked(error: unknown): boolean {
  return codeOf(error) === '55P03';
}
