import { keyIdIn } from './api-key.ts';
import type { Caller } from './authenticate.ts';

/** More keys are hardly in use at once. */
const MOST = 10_000;

/**
 * Whose key it was when it was let in the last time. That lets nobody in: it is enough to refuse a client that has too much
 * under way before its key is looked up.
 */
export class KnownClients {
  readonly #clients = new Map<string, string>();

  note({ keyId, clientId }: Caller): void {
    if (this.#clients.has(keyId)) return;
    const [oldest] = this.#clients.keys();
    if (this.#clients.size >= MOST && oldest !== undefined) this.#clients.delete(oldest);
    this.#clients.set(keyId, clientId);
  }

  /** Null for a key that was not let in, and for what is no key. */
  of(authorization: string | undefined): string | null {
    const id = keyIdIn(authorization ?? '');
    return id === null ? null : (this.#clients.get(id) ?? null);
  }
}
