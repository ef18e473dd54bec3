import { randomFillSync } from 'node:crypto';
import { monotonicFactory } from 'ulid';
import type { Clock } from './clock.ts';

/** Makes the next ULID; within a process every one is greater than the one before. */
export type NextId = () => string;

export function ulids(clock: Clock): NextId {
  const next = monotonicFactory(randomBytes());
  return () => next(clock());
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
