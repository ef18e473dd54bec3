import type { Clock } from '../clock.ts';
import type { RateLimit } from '../config/rate-limits.ts';
import type { Config } from '../config.ts';
import { isJsonObject } from '../json.ts';
import { ServiceError } from '../service-error.ts';
import type { Exchange } from './exchange.ts';
import { type Allowance, TokenBuckets } from './rate-limit.ts';

/** 60 failed authentications a minute. */
const FAILED_AUTHENTICATIONS: RateLimit = { perSecond: 1, burst: 60 };

/** Whether the extension `x-rate-limit` of an operation says that batches have a limit of their own. */
export function isLimitedAsBatch(operation: unknown): boolean {
  return isJsonObject(operation) && operation['x-rate-limit'] === 'batch';
}

/** The limits of one server process; without a limit nothing is counted. */
export class Limits {
  readonly #clients: TokenBuckets | null;
  readonly #batches: TokenBuckets | null;
  readonly #failures: TokenBuckets | null;

  constructor({ rateLimit, batchRateLimit }: Pick<Config, 'rateLimit' | 'batchRateLimit'>, clock: Clock) {
    this.#clients = rateLimit === null ? null : new TokenBuckets(rateLimit, clock);
    this.#batches = batchRateLimit === null ? null : new TokenBuckets(batchRateLimit, clock);
    this.#failures = rateLimit === null ? null : new TokenBuckets(FAILED_AUTHENTICATIONS, clock);
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

  /** Counts one request of the client; the headers tell what is left of the limit that is nearest. */
  countRequest(exchange: Exchange, clientId: string, operation: unknown): void {
    take(this.#clients, 'default', exchange, clientId);
    if (isLimitedAsBatch(operation)) take(this.#batches, 'batch', exchange, clientId);
  }
}

function take(buckets: TokenBuckets | null, policy: string, exchange: Exchange, clientId: string): void {
  if (buckets === null) return;
  const { perSecond } = buckets.limit;
  const allowance = buckets.take(clientId);
  exchange.headers['RateLimit-Policy'] = `"${policy}";q=${perSecond};w=1`;
  exchange.headers.RateLimit = `"${policy}";r=${allowance.left};t=${allowance.seconds}`;
  if (!allowance.allowed) throw limited('Too many requests.', perSecond, allowance);
}

function limited(message: string, limit: number, allowance: Allowance): ServiceError {
  return new ServiceError('RATE_LIMITED', message, { limit, retry_after_s: allowance.seconds });
}
