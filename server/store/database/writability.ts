import { randomBytes, randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Knex } from 'knex';
import type { Database } from './database.ts';
import type { DatabaseTarget } from './database-target.ts';

/**
 * The codes with which the engines say that nothing more can be written: the disk is full or broken, or the database is
 * read-only.
 */
const REFUSALS = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY', '53100', '58030', '25006'];

/** A SQLite file with less free space than this takes only a few writes more. */
const LEAST_BYTES = 4 * 1024 * 1024;

/** The least pause between two trial writes after a write was refused. */
const PROBE_EVERY_MS = 1000;
const PROBE_BYTES = 256 * 1024;

/**
 * Tells the readiness check if the database takes writes. A healthy database gets no trial write: only after a refused
 * write a small one is tried until it succeeds.
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
