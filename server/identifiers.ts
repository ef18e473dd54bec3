import { randomFillSync } from 'node:crypto';
import { decodeTime, monotonicFactory } from 'ulid';
import type { Clock } from './clock.ts';

/** Makes the next ULID; within a process every one is greater than the one before. */
export type NextId = () => string;

/** With the newest id that is stored, those to come are greater also when the clock was set back since. */
export function ulids(clock: Clock, newest: string | null = null): NextId {
  const next = monotonicFactory(randomBytes());
  const earliest = newest === null ? 0 : decodeTime(newest) + 1;
  return () => next(Math.max(clock(), earliest));
}

const BYTES_AT_ONCE = 1024;

/** Random fractions, each of one byte; the library itself would ask the random device for every byte. */
function randomBytes(): () => number {
  const bytes = new Uint8Array(BYTES_AT_ONCE);
  let used = BYTES_AT_ONCE;
  return () => {
    if (used === BYTES_AT_ONCE) {
      randomFillSync(bytes);
      used = 0;
    }
    return (bytes[used++] ?? 0) / 256;
  };
}
