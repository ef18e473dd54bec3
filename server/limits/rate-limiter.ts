/** The answer of a limiter to one request. */
export interface Allowance {
  readonly allowed: boolean;
  /** Whole requests left. */
  readonly left: number;
  /** Seconds until the next request is allowed, or until the bucket is full again. */
  readonly seconds: number;
}

/** Counts requests by names (a client, an address). */
export interface RateLimiter {
  /** Takes one token, if there is one. */
  take(name: string): Allowance | Promise<Allowance>;
  /** Whether a token is left as far as this process knows, without taking it. */
  peek(name: string): Allowance;
}
