import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { RateLimit } from '../config/config.ts';
import type { DrawTokens } from '../store/keys/shared-buckets.ts';
import type { Allowance, RateLimiter } from './rate-limiter.ts';
import { TokenBuckets } from './token-buckets.ts';

/** One draw takes as many tokens as a client may use in this part of a second. */
const DRAWS_PER_SECOND = 20;
/** A request waits so long for a draw, and after a draw that failed none is tried for so long. */
const PATIENCE_MS = 1000;
/** Fewer leases are not worth a look at all of them. */
const MANY = 10_000;

/** What this process knows of one bucket, and the tokens that it holds of it. */
interface Lease {
  tokens: number;
  /** In the shared bucket after the last draw, and when that was. */
  shared: number;
  drawnAt: number;
  drawing: Promise<unknown> | null;
  /** Tokens that requests wait for. */
  waiting: number;
}

/**
 * Token buckets that all processes share, in the database. A process draws tokens in advance and takes requests from
 * them, so that hardly any request waits for a draw; together the processes never hand out more than one limit. While
 * the database does not answer, each process limits by itself.
 */
export class LeasedBuckets implements RateLimiter {
  readonly #limit: RateLimit;
  readonly #draw: DrawTokens;
  readonly #clock: Clock;
  readonly #alone: TokenBuckets;
  readonly #leases = new Map<string, Lease>();
  readonly #usual: number;
  readonly #fillMs: number;
  #aloneUntil = Number.NEGATIVE_INFINITY;
  #tooMany = MANY;

  constructor(limit: RateLimit, draw: DrawTokens, clock: Clock) {
    this.#limit = limit;
    this.#draw = draw;
    this.#clock = clock;
    this.#alone = new TokenBuckets(limit, clock);
    this.#usual = Math.max(1, Math.floor(limit.perSecond / DRAWS_PER_SECOND));
    this.#fillMs = (limit.burst / limit.perSecond) * 1000;
  }

  take(name: string, tokens = 1): Allowance | Promise<Allowance> {
    const lease = this.#lease(name);
    const cost = Math.min(tokens, this.#limit.burst);
    if (lease.tokens < cost) return this.#takeDrawn(name, lease, cost);
    lease.tokens -= cost;
    if (2 * lease.tokens < this.#usual && this.#usual > 1 && this.#isShared()) void this.#refill(name, lease);
    return this.#allowance(lease, true, cost);
  }

  peek(name: string): Allowance {
    if (!this.#isShared()) return this.#alone.peek(name);
    const lease = this.#lease(name);
    return this.#allowance(lease, lease.tokens + this.#sharedNow(lease) >= 1, 1);
  }

  async #takeDrawn(name: string, lease: Lease, cost: number): Promise<Allowance> {
    lease.waiting += cost;
    try {
      while (lease.tokens < cost && this.#isShared()) {
        // An empty bucket is not asked before enough tokens can have come into it.
        if (lease.tokens + this.#sharedNow(lease) < cost) return this.#allowance(lease, false, cost);
        await this.#refill(name, lease);
      }
    } finally {
      lease.waiting -= cost;
    }
    if (lease.tokens < cost) return this.#alone.take(name, cost);
    lease.tokens -= cost;
    return this.#allowance(lease, true, cost);
  }

  /** One draw of a bucket at a time; whoever waits for it gets a token of it. */
  #refill(name: string, lease: Lease): Promise<unknown> {
    lease.drawing ??= this.#drawInto(name, lease).finally(() => {
      lease.drawing = null;
    });
    return lease.drawing;
  }

  async #drawInto(name: string, lease: Lease): Promise<void> {
    const wish = Math.min(this.#limit.burst, Math.max(this.#usual, lease.waiting));
    // What is wrong with the database is said by the request itself.
    const drawing = this.#draw(name, wish, this.#limit).catch(() => null);
    const drawn = await Promise.race([drawing, sleep(PATIENCE_MS, null, { ref: false })]);
    if (drawn === null) {
      this.#aloneUntil = this.#clock() + PATIENCE_MS;
      return;
    }
    lease.tokens += drawn.granted;
    lease.shared = drawn.left;
    lease.drawnAt = this.#clock();
  }

  #isShared(): boolean {
    return this.#clock() >= this.#aloneUntil;
  }

  #lease(name: string): Lease {
    const now = this.#clock();
    const known = this.#leases.get(name);
    // By then the bucket is full without the tokens that were drawn: they are as good as given back.
    if (known !== undefined && now - known.drawnAt >= this.#fillMs) known.tokens = 0;
    if (known !== undefined) return known;
    const { burst } = this.#limit;
    const lease: Lease = { tokens: 0, shared: burst, drawnAt: now, drawing: null, waiting: 0 };
    this.#leases.set(name, lease);
    if (this.#leases.size > this.#tooMany) this.#forgetOld(now);
    return lease;
  }

  #forgetOld(now: number): void {
    for (const [name, { drawnAt, waiting, drawing }] of this.#leases)
      if (now - drawnAt >= this.#fillMs && waiting === 0 && drawing === null) this.#leases.delete(name);
    // Otherwise every request would look at all of them while most are in use.
    this.#tooMany = Math.max(MANY, 2 * this.#leases.size);
  }

  /** How many tokens the shared bucket holds, if nobody else has drawn since. */
  #sharedNow({ shared, drawnAt }: Lease): number {
    const { burst, perSecond } = this.#limit;
    return Math.min(burst, shared + (Math.max(0, this.#clock() - drawnAt) / 1000) * perSecond);
  }

  #allowance(lease: Lease, allowed: boolean, cost: number): Allowance {
    const { burst, perSecond } = this.#limit;
    const level = Math.min(burst, lease.tokens + this.#sharedNow(lease));
    const missing = allowed ? burst - level : cost - level;
    return {
      allowed,
      left: allowed ? Math.floor(level) : 0,
      seconds: Math.max(1, Math.ceil(missing / perSecond)),
    };
  }
}
