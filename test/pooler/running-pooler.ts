import type { Pgbouncer } from './pgbouncer.ts';

let running: Pgbouncer | null = null;

/** Hands pgbouncer from Jest's setup to its teardown, which share a process. */
export function keepRunning(pooler: Pgbouncer): void {
  running = pooler;
}

export async function stopRunning(): Promise<void> {
  await running?.stop();
  running = null;
}
