import type { PostgresServer } from './postgres-server.ts';

let running: PostgresServer | null = null;

/** Hands the server from Jest's setup to its teardown, which share a process. */
export function keepRunning(server: PostgresServer): void {
  running = server;
}

export async function stopRunning(): Promise<void> {
  await running?.stop();
  running = null;
}
