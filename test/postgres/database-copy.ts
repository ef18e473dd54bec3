import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseTarget } from '../../server/store/database/database-target.ts';
import { ensureDatabase, freshTarget, testedDatabase, urlOf } from '../server/test-database.ts';
import { onServer } from './postgres-server.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

/** A dump is made by tools that are no older than the server. */
const SERVER_VERSION = 18;

/** The folder of `pg_dump` and `pg_restore`: from `make backup-test`, or of the system; null where they are missing. */
const TOOLS = [process.env.PG_TOOLS, '/usr/lib/postgresql/18/bin', ''].find(hasTools) ?? null;

/** In words, for the name of the test. */
export const HOW = {
  sqlite: 'payroll db backup',
  postgres:
    TOOLS === null
      ? 'pg_dump 18 is not here, make backup-test brings it: copied by the server when the load is over'
      : 'pg_dump',
}[testedDatabase];

function hasTools(folder: string | undefined): folder is string {
  if (folder === undefined) return false;
  const { stdout } = spawnSync(join(folder, 'pg_dump'), ['--version'], { encoding: 'utf8' });
  return Number(/ (\d+)/.exec(stdout ?? '')?.[1] ?? 0) >= SERVER_VERSION;
}

const run = promisify(execFile);

/** Backs a database up as docs/operations.md says, while it is used; answers where the backup is. */
export async function backUp(target: DatabaseTarget): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  if (target.kind === 'sqlite') {
    const file = join(folder, 'payroll-backup.sqlite');
    const env = { ...process.env, DATABASE_URL: urlOf(target) };
    await run(process.execPath, ['bin/payroll.js', 'db', 'backup', file], { cwd: ROOT, env });
    expect(readdirSync(folder)).toEqual(['payroll-backup.sqlite']);
    return file;
  }
  const file = join(folder, 'payroll.dump');
  if (TOOLS !== null) await run(join(TOOLS, 'pg_dump'), ['--format=custom', `--file=${file}`, target.url]);
  return file;
}

/** Restores a backup as docs/operations.md says, when no process uses the database; answers where it is then. */
export async function restore(file: string, target: DatabaseTarget): Promise<DatabaseTarget> {
  const place = freshTarget();
  if (target.kind === 'sqlite' && place.kind === 'sqlite') {
    mkdirSync(dirname(place.file));
    copyFileSync(file, place.file);
    return place;
  }
  if (target.kind === 'sqlite' || place.kind === 'sqlite') throw new Error('a backup stays on its engine');
  if (TOOLS === null) {
    await onServer(target.url, `CREATE DATABASE "${nameOf(place.url)}" TEMPLATE "${nameOf(target.url)}"`);
    return place;
  }
  await ensureDatabase(place);
  const options = ['--single-transaction', '--exit-on-error', `--dbname=${place.url}`];
  await run(join(TOOLS, 'pg_restore'), [...options, file]);
  return place;
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}
