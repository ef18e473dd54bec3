import { ServiceError } from '../service-error.ts';

/** A connection that is no more, and a server that is being stopped (`admin_shutdown`). */
const CODES = ['ECONNRESET', 'EPIPE', '57P01'];

/** What the driver says without a code. */
const MESSAGES = ['Connection terminated unexpectedly', 'is not queryable'];

/** Whether a statement failed because its connection is gone: it may have been done all the same. */
export function isConnectionLost(error: unknown): boolean {
  const cause = error instanceof ServiceError ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  if ('code' in cause && typeof cause.code === 'string' && CODES.includes(cause.code)) return true;
  return MESSAGES.some((message) => cause.message.endsWith(message));
}

/**
 * Reads, and once more where the connection was gone: that of a pool may have ended while nobody used it, which only
 * the next statement learns. For what changes nothing.
 */
export async function readDespiteLoss<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    return read();
  }
}
