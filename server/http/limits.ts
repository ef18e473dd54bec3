import { hashSecret } from '../auth/api-key.ts';
import type { Clock } from '../clock.ts';
import type { Config, RateLimit } from '../config/config.ts';
import { LeasedBuckets } from '../limits/leased-buckets.ts';
import type { Allowance, RateLimiter } from '../limits/rate-limiter.ts';
import { TokenBuckets } from '../limits/token-buckets.ts';
import { ServiceError } from '../service-error.ts';
import type { DrawTokens } from '../store/keys/shared-buckets.ts';
import type { RequestContext } from './request-context.ts';

/** 60 failed authentications a minute. */
const FAILED_AUTHENTICATIONS: RateLimit = { perSecond: 1, burst: 60 };

/** Of one operation that needs no key, for one address: probes and readers come nowhere near it. */
const WITHOUT_KEY: RateLimit = { perSecond: 20, burst: 100 };

type LimitSettings = Pick<Config, 'rateLimit' | 'keyPepper'>;

/** A limiter under the name by which answers and the database know it. */
interface Policy {
  readonly name: string;
  readonly limit: RateLimit;
  readonly limiter: RateLimiter;
}

/**
 * The limits of the service; without a limit nothing is counted. They are one for all processes that draw from the
 * same database, and those of one process where nothing is drawn.
 */
export class Limits {
  readonly #clients: Policy | null;
  readonly #failures: Policy | null;
  /** In the memory of this process: what it guards costs less than a look into the database. */
  readonly #open: TokenBuckets | null;
  readonly #pepper: string;

  constructor(config: LimitSettings, clock: Clock, draw: DrawTokens | null) {
    const open = (name: string, limit: RateLimit | null): Policy | null => {
      if (limit === null) return null;
      if (draw === null) return { name, limit, limiter: new TokenBuckets(limit, clock) };
      const drawNamed: DrawTokens = (bucket, wish, size) => draw(`${name}:${bucket}`, wish, size);
      return { name, limit, limiter: new LeasedBuckets(limit, drawNamed, clock) };
    };
    this.#clients = open('default', config.rateLimit);
    this.#failures = open('failures', config.rateLimit === null ? null : FAILED_AUTHENTICATIONS);
    this.#open = config.rateLimit === null ? null : new TokenBuckets(WITHOUT_KEY, clock);
    this.#pepper = config.keyPepper;
  }

  /** Counts a request that needs no key. Throws `RATE_LIMITED` when the address asks for the same too often. */
  countOpen({ ip, operationId }: RequestContext): void {
    const allowance = this.#open?.take(`${operationId} ${ip}`);
    if (allowance === undefined || allowance.allowed) return;
    throw limited('Too many requests from this address.', WITHOUT_KEY.perSecond, allowance);
  }

  /** Throws `RATE_LIMITED` for an address that has failed too often. */
  checkAddress(requestContext: RequestContext): void {
    if (this.#failures !== null)
      refuseAddress(this.#failures.limiter.peek(this.#addressName(requestContext)));
  }

  /** Counts a failed authentication. Throws `RATE_LIMITED` when the address has failed too often elsewhere. */
  async countFailure(requestContext: RequestContext): Promise<void> {
    if (this.#failures !== null)
      refuseAddress(await this.#failures.limiter.take(this.#addressName(requestContext)));
  }

  /** The address of a person does not go into the database as it is. */
  #addressName(requestContext: RequestContext): string {
    return hashSecret(requestContext.ip, this.#pepper);
  }

  /** Takes the token that every request of a client costs, whatever it asks for. */
  async countRequest(requestContext: RequestContext, clientId: string): Promise<void> {
    if (this.#clients !== null) await take(this.#clients, requestContext, clientId, 1);
  }

  /** Takes the rest of its price. What costs more than a client can ever have costs that. */
  async countPrice(requestContext: RequestContext, clientId: string, price: number): Promise<void> {
    if (this.#clients === null) return;
    const rest = Math.min(price, this.#clients.limit.burst) - 1;
    if (rest > 0) await take(this.#clients, requestContext, clientId, rest);
  }
}

/** The headers tell what is left of the limit. */
async function take(
  { name, limit, limiter }: Policy,
  requestContext: RequestContext,
  clientId: string,
  tokens: number,
): Promise<void> {
  const { perSecond } = limit;
  const allowance = await limiter.take(clientId, tokens);
  requestContext.headers['RateLimit-Policy'] = `"${name}";q=${perSecond};w=1`;
  requestContext.headers.RateLimit = `"${name}";r=${allowance.left};t=${allowance.seconds}`;
  if (!allowance.allowed) throw limited('Too many requests.', perSecond, allowance);
}

function refuseAddress(allowance: Allowance): void {
  if (allowance.allowed) return;
  const message = 'Too many failed authentications from this address.';
  throw limited(message, FAILED_AUTHENTICATIONS.burst, allowance);
}

function limited(message: string, limit: number, allowance: Allowance): ServiceError {
  return new ServiceError('RATE_LIMITED', message, { limit, retry_after_s: allowance.seconds });
}
