import type { Clock } from '../clock.ts';
import type { RateLimit } from '../config/rate-limits.ts';
import { ServiceError } from '../service-error.ts';
import type { Exchange } from './exchange.ts';
import { type Allowance, TokenBuckets } from './rate-limit.ts';

/** 60 failed authentications a minute. */
const FAILED_AUTHENTICATIONS: RateLimit = { perSecond: 1, burst: 60 };

/** The limits of one server process; without a limit nothing is counted. */
export class Limits {
  readonly #clients: TokenBuckets | null;
  readonly #failures: TokenBuckets | null;

  constructor(limit: RateLimit | null, clock: Clock) {
    this.#clients = limit === null ? null : new TokenBuckets(limit, clock);
    this.#failures = limit === null ? null : new TokenBuckets(FAILED_AUTHENTICATIONS, clock);
  }

  /** Throws `RATE_LIMITED` for an address that has failed too often. */
  checkAddress(exchange: Exchange): void {
    const allowance = this.#failures?.peek(exchange.ip);
    if (allowance !== undefined && !allowance.allowed) {
      throw limited(
        'Too many failed authentications from this address.',
        FAILED_AUTHENTICATIONS.burst,
        allowance,
      );
    }
  }

  countFailure(exchange: Exchange): void {
    this.#failures?.take(exchange.ip);
  }

  /** Counts one request of the client; sets the headers that tell what is left. */
  countRequest(exchange: Exchange, clientId: string): void {
    if (this.#clients === null) return;
    const { perSecond } = this.#clients.limit;
    const allowance = this.#clients.take(clientId);
    exchange.headers['RateLimit-Policy'] = `"default";q=${perSecond};w=1`;
    exchange.headers.RateLimit = `"default";r=${allowance.left};t=${allowance.seconds}`;
    if (!allowance.allowed) throw limited('Too many requests.', perSecond, allowance);
  }
}

function limited(message: string, limit: number, allowance: Allowance): ServiceError {
  return new ServiceError('RATE_LIMITED', message, { limit, retry_after_s: allowance.seconds });
}
