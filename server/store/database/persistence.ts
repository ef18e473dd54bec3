import { ServiceError } from '../../service-error.ts';
import { isRefusedByGuard, otherGeneration } from '../schema/generation.ts';

/**
 * Runs a database operation; whatever the driver throws becomes `PERSISTENCE_UNAVAILABLE`, or `DATABASE_UPGRADED` where
 * the database belongs to another generation.
 */
export async function persisted<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    if (isRefusedByGuard(cause)) throw otherGeneration(cause);
    const message = 'The database cannot be reached; nothing was stored. Try again.';
    throw new ServiceError('PERSISTENCE_UNAVAILABLE', message, {}, { cause });
  }
}
