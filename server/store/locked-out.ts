import { ServiceError } from '../service-error.ts';

/** Whether a write failed because another process holds the lock of SQLite: then nothing of it was done. */
export function isLockedOut(error: unknown): boolean {
  const cause = error instanceof ServiceError ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'SQLITE_BUSY';
}
