import { ServiceError } from '../service-error.ts';

/** Runs a database operation; whatever the driver throws becomes `PERSISTENCE_UNAVAILABLE`. */
export async function persisted<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    const message = 'The database cannot be reached; nothing was stored. Try again.';
    throw new ServiceError('PERSISTENCE_UNAVAILABLE', message, {}, { cause });
  }
}
