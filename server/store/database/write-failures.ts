import { ServiceError } from '../../service-error.ts';

/** Returns the error that the driver threw. */
function causeOf(error: unknown): unknown {
  return error instanceof ServiceError ? error.cause : error;
}

function codeOf(error: unknown): unknown {
  const cause = causeOf(error);
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
}

/** True if a write failed because another process holds the lock of SQLite; nothing of it was done then. */
export function isLockedOut(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_BUSY';
}

/** True if a row names another row that is not stored (`foreign_key_violation`). */
export function isReferenceLost(error: unknown): boolean {
  const cause = causeOf(error);
  const isOfSqlite = codeOf(error) === 'SQLITE_CONSTRAINT' && /FOREIGN KEY/.test(String(cause));
  return isOfSqlite || codeOf(error) === '23503';
}

/** True if PostgreSQL gave up waiting for a row that another process holds (`lock_not_available`). */
export function isRowLocked(error: unknown): boolean {
  return codeOf(error) === '55P03';
}

/** True if PostgreSQL ended one of two transactions that waited for each other (`deadlock_detected`). */
export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === '40P01';
}

/** A connection that is no more, and a server that is being stopped (`admin_shutdown`). */
const LOST_CODES: readonly unknown[] = ['ECONNRESET', 'EPIPE', '57P01'];

/** Messages of the driver for errors that have no code. */
const LOST_MESSAGES = ['Connection terminated unexpectedly', 'is not queryable'];

/** True if a statement failed because its connection is gone; the statement may have run all the same. */
export function isConnectionLost(error: unknown): boolean {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return false;
  return (
    LOST_CODES.includes(codeOf(error)) || LOST_MESSAGES.some((message) => cause.message.endsWith(message))
  );
}

/** True if the `query_timeout` of the driver has passed. */
export function wasNotAnswered(error: Error): boolean {
  return error.message.endsWith('Query read timeout');
}
