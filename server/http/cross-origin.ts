import type { IncomingMessage } from 'node:http';
import type { Reply } from './reply.ts';

/** The headers that a page may send, beyond those that are always allowed. */
const ALLOWED_HEADERS = 'Authorization, Content-Type, Idempotency-Key, X-Request-Id, traceparent';
/** The response headers that a page may read. */
const EXPOSED_HEADERS =
  'Idempotent-Replayed, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';
/** The time in seconds for which a browser remembers a preflight. */
const MAX_AGE = '600';

/**
 * Cross-origin requests from browsers: only the listed origins may read answers, and only their preflights
 * are answered. Without a list no answer says anything about origins. (https://fetch.spec.whatwg.org)
 */
export class CrossOrigin {
  readonly #origins: ReadonlySet<string>;

  constructor(origins: readonly string[]) {
    this.#origins = new Set(origins);
  }

  /** Headers of the answer to a request. Caches keep the answers to different origins apart. */
  headersFor({ headers }: IncomingMessage): Readonly<Record<string, string>> {
    if (this.#origins.size === 0) return {};
    if (!this.#isAllowed(headers.origin)) return { Vary: 'Origin' };
    return {
      Vary: 'Origin',
      'Access-Control-Allow-Origin': headers.origin ?? '',
      'Access-Control-Expose-Headers': EXPOSED_HEADERS,
    };
  }

  /** The answer to a preflight of an allowed origin; null for any other request. */
  preflight({ method, headers }: IncomingMessage): Reply | null {
    const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
    if (!isPreflight || !this.#isAllowed(headers.origin)) return null;
    return {
      status: 204,
      headers: {
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': ALLOWED_HEADERS,
        'Access-Control-Max-Age': MAX_AGE,
      },
      body: '',
    };
  }

  #isAllowed(origin: string | undefined): boolean {
    return origin !== undefined && this.#origins.has(origin);
  }
}
