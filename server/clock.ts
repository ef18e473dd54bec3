/** Milliseconds since 1970. Injected everywhere, so that tests can move time. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** `2025-03-31T17:20:00.000Z` */
export function timestamp(clock: Clock): string {
  return new Date(clock()).toISOString();
}

/** `2025-03-31` in UTC. */
export function today(clock: Clock): string {
  return timestamp(clock).slice(0, 10);
}
