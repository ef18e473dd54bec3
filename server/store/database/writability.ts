import { randomBytes, randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Knex } from 'knex';
import type { Database } from './database.ts';
import type { DatabaseTarget } from './database-target.ts';

/** How the engines say that nothing more can be written: a full or broken disk, or a database to be read only. */
const REFUSALS = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY', '53100', '58030', '25006'];

/** With less free space a SQLite file takes only a few writes more. */
const LEAST_BYTES = 4 * 1024 * 1024;

/** As long as a write was refused, it is tried at most so often whether it still is. */
const PROBE_EVERY_MS = 1000;
const PROBE_BYTES = 256 * 1024;

/**
 * Whether the database takes writes, for the readiness check. A healthy one is not written to for that: only after a
 * write was refused a small one is tried until it succeeds.
 */
export function writability({ writer, aside }: Database, target: DatabaseTarget): () => Promise<boolean> {
  let isRefused = false;
  let probedAt = Number.NEGATIVE_INFINITY;
  for (const db of new Set([writer, aside])) {
    db.on('query-error', (error: unknown) => {
      if (isRefusal(error)) isRefused = true;
    });
  }
  return async () => {
    if (!(await hasRoom(target))) return false;
    if (!isRefused) return true;
    if (performance.now() - probedAt < PROBE_EVERY_MS) return false;
    probedAt = performance.now();
    await probe(writer);
    isRefused = false;
    return true;
  };
}

function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return typeof error.code === 'string' && REFUSALS.includes(error.code);
}

async function hasRoom(target: DatabaseTarget): Promise<boolean> {
  if (target.kind !== 'sqlite' || target.file === ':memory:') return true;
  const { bavail, bsize } = await statfs(dirname(target.file));
  return bavail * bsize >= LEAST_BYTES;
}

/** Each statement is committed: what is deleted in the same transaction never reaches the disk. */
async function probe(writer: Knex): Promise<void> {
  await writer('write_probes').delete();
  await writer('write_probes').insert({ id: randomUUID(), filler: randomBytes(PROBE_BYTES) });
  await writer('write_probes').delete();
}
