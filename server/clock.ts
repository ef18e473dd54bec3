/** Milliseconds since 1970. Injected everywhere, so that tests can move time. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/**
 * Answers when this was called, by the clock of then, or by that of now if it was set back since: what happens
 * later is never dated before. The time in between is told by a clock that nobody sets.
 */
export function beginning(clock: Clock): Clock {
  const at = clock();
  const countedAt = performance.now();
  return () => Math.min(at, clock() - (performance.now() - countedAt));
}

/** `2025-03-31T17:20:00.000Z` */
export function timestamp(clock: Clock): string {
  return new Date(clock()).toISOString();
}

/** `2025-03-31` in UTC. */
export function today(clock: Clock): string {
  return timestamp(clock).slice(0, 10);
}
