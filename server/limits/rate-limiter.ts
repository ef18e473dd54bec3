/** The answer of a limiter to one request. */
export interface Allowance {
  readonly allowed: boolean;
  /** Whole tokens left. */
  readonly left: number;
  /** Seconds until there are enough tokens, or until the bucket is full again. */
  readonly seconds: number;
}

/** Counts tokens by names (a client, an address). */
export interface RateLimiter {
  /** Takes so many tokens, or none. What costs more than a full bucket costs that. */
  take(name: string, tokens?: number): Allowance | Promise<Allowance>;
  /** Whether a token is left as far as this process knows, without taking it. */
  peek(name: string): Allowance;
}
