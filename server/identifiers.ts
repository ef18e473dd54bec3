import { monotonicFactory } from 'ulid';
import type { Clock } from './clock.ts';

/** Makes the next ULID; within a process every one is greater than the one before. */
export type NextId = () => string;

export function ulids(clock: Clock): NextId {
  const next = monotonicFactory();
  return () => next(clock());
}
