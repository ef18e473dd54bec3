import { copyFileSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ulid } from 'ulid';
import type { DatabaseTarget } from '../../server/store/database/database-target.ts';
import { createDatabase } from '../postgres/postgres-server.ts';

declare global {
  /** Set by Jest's settings: every test that needs a database runs once on each. */
  var TEST_DATABASE: 'sqlite' | 'postgres';
}

/** Which database the running test is on. */
export const testedDatabase = globalThis.TEST_DATABASE;

/** A database that does not exist yet, nor the folder of its file; on PostgreSQL {@link ensureDatabase} makes it. */
export function freshTarget(): DatabaseTarget {
  if (testedDatabase === 'sqlite') {
    return { kind: 'sqlite', file: join(mkdtempSync(join(tmpdir(), 'payroll-')), 'data', 'test.sqlite') };
  }
  const server = process.env.TEST_POSTGRES_URL;
  if (server === undefined) throw new Error('there is no PostgreSQL server');
  return { kind: 'postgres', url: `${server}/payroll_${ulid().toLowerCase()}` };
}

/** The target as the text of `DATABASE_URL`. */
export function urlOf(target: DatabaseTarget): string {
  return target.kind === 'sqlite' ? `sqlite:${target.file}` : target.url;
}

/** Makes an empty database that has not been made yet; SQLite makes its own when opened. */
export async function ensureDatabase(target: DatabaseTarget): Promise<void> {
  if (target.kind === 'postgres') await create(target.url);
}

/** Makes a database that has not been made yet as a copy of a migrated one: a third of the work of migrating it. */
export async function ensureMigrated(target: DatabaseTarget): Promise<void> {
  const { TEST_SQLITE_MIGRATED: file, TEST_POSTGRES_MIGRATED: template } = process.env;
  if (target.kind === 'postgres') return create(target.url, template);
  if (file === undefined || target.file === ':memory:' || existsSync(target.file)) return;
  mkdirSync(dirname(target.file), { recursive: true });
  copyFileSync(file, target.file);
}

async function create(url: string, template?: string): Promise<void> {
  const at = url.lastIndexOf('/');
  await createDatabase(url.slice(0, at), url.slice(at + 1), template);
}
