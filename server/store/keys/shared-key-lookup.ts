import type { Knex } from 'knex';
import { ServiceError } from '../../service-error.ts';
import { isConnectionLost } from '../database/write-failures.ts';
import { type ApiKeyRow, findApiKeys } from './api-keys.ts';

/** The stored key of an id, or undefined. */
export type FindKey = (id: string) => Promise<ApiKeyRow | undefined>;

/** More wait only where the process cannot follow: who comes then is told so at once. */
const MOST_WAITING = 500;

interface Waiting {
  readonly id: string;
  readonly resolve: (key: ApiKeyRow | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Looks up keys for requests that come at the same time in one query. A query never answers a request that
 * came after it began, so that a key which has been revoked is refused from that moment on: what is kept
 * for later requests is nothing.
 */
export function sharedKeyLookup(keys: Knex): FindKey {
  let waiting: Waiting[] = [];
  let isReading = false;
  const readAll = async () => {
    isReading = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await readGroup(keys, group);
    }
    isReading = false;
  };
  return (id) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MOST_WAITING) {
        reject(tooManyWait());
        return;
      }
      waiting.push({ id, resolve, reject });
      if (!isReading) void readAll();
    });
}

function tooManyWait(): ServiceError {
  return new ServiceError('OVERLOADED', 'The server has too much to do. Try again.', { reason: 'process' });
}

async function readGroup(db: Knex, group: readonly Waiting[]): Promise<void> {
  try {
    const ids = [...new Set(group.map(({ id }) => id))];
    const rows = await readDespiteLoss(() => findApiKeys(db, ids));
    const byId = new Map(rows.map((key) => [key.id, key]));
    for (const { id, resolve } of group) resolve(byId.get(id));
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

/**
 * Reads, and once more where the connection was gone: that of a pool may have ended while nobody used it, which only
 * the next statement learns. For what changes nothing.
 */
async function readDespiteLoss<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    return read();
  }
}
