import type { Clock } from '../clock.ts';
import type { RateLimit } from '../config/config.ts';
import type { Allowance, RateLimiter } from './rate-limiter.ts';

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** Fewer buckets are not worth a look at all of them. */
const MANY = 10_000;

/** Token buckets, one for each name, in the memory of this process. */
export class TokenBuckets implements RateLimiter {
  readonly #limit: RateLimit;
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket>();
  #tooMany = MANY;

  constructor(limit: RateLimit, clock: Clock) {
    this.#limit = limit;
    this.#clock = clock;
  }

  take(name: string, tokens = 1): Allowance {
    const bucket = this.#filled(name);
    const cost = Math.min(tokens, this.#limit.burst);
    const allowed = bucket.tokens >= cost;
    if (allowed) bucket.tokens -= cost;
    return this.#allowance(bucket, allowed, cost);
  }

  peek(name: string): Allowance {
    const bucket = this.#filled(name);
    return this.#allowance(bucket, bucket.tokens >= 1, 1);
  }

  #filled(name: string): Bucket {
    const now = this.#clock();
    const bucket = this.#buckets.get(name) ?? { tokens: this.#limit.burst, filledAt: now };
    const earned = (Math.max(0, now - bucket.filledAt) / 1000) * this.#limit.perSecond;
    bucket.tokens = Math.min(this.#limit.burst, bucket.tokens + earned);
    bucket.filledAt = now;
    this.#buckets.set(name, bucket);
    if (this.#buckets.size > this.#tooMany) this.#forgetFull();
    return bucket;
  }

  /** A full bucket is as good as none. */
  #forgetFull(): void {
    const now = this.#clock();
    for (const [name, { tokens, filledAt }] of this.#buckets) {
      const full = tokens + ((now - filledAt) / 1000) * this.#limit.perSecond >= this.#limit.burst;
      if (full) this.#buckets.delete(name);
    }
    // Otherwise every request would look at all of them while most are in use.
    this.#tooMany = Math.max(MANY, 2 * this.#buckets.size);
  }

  #allowance(bucket: Bucket, allowed: boolean, cost: number): Allowance {
    const missing = allowed ? this.#limit.burst - bucket.tokens : cost - bucket.tokens;
    return {
      allowed,
      left: Math.floor(bucket.tokens),
      seconds: Math.max(1, Math.ceil(missing / this.#limit.perSecond)),
    };
  }
}
