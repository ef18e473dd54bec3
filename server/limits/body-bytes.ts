import { ServiceError } from '../service-error.ts';

/**
 * Bytes of bodies that requests of one client may have in memory, and those of all clients. Where these are used up, each client
 * may still have an equal part of them, until they are used twice.
 */
const EACH = 24 * 1024 * 1024;
const ALL = 64 * 1024 * 1024;

/** The bytes of bodies in memory. What has not arrived counts for nothing. */
export class BodyBytes {
  readonly #held = new Map<string, number>();
  #all = 0;

  /** Throws `RATE_LIMITED` or `OVERLOADED` where that is too much. */
  hold(client: string, bytes: number): void {
    const held = (this.#held.get(client) ?? 0) + bytes;
    if (held > EACH) {
      const message = 'The client has too many large bodies under way at once.';
      throw new ServiceError('RATE_LIMITED', message, { limit: EACH, retry_after_s: 1, reason: 'bytes' });
    }
    const clients = this.#held.size + (this.#held.has(client) ? 0 : 1);
    const isFull = this.#all + bytes > ALL && held > ALL / clients;
    if (isFull || this.#all + bytes > 2 * ALL)
      throw new ServiceError('OVERLOADED', 'The server has too much to read. Try again.', {
        reason: 'bytes',
      });
    this.#held.set(client, held);
    this.#all += bytes;
  }

  release(client: string, bytes: number): void {
    const held = (this.#held.get(client) ?? 0) - bytes;
    if (held > 0) this.#held.set(client, held);
    else this.#held.delete(client);
    this.#all -= bytes;
  }
}
