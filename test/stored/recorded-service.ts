import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { modules } from '../../generated/rules/index.ts';
import type { Config } from '../../server/config/config.ts';
import { TestClock } from '../server/test-clock.ts';
import { ensureDatabase, testedDatabase } from '../server/test-database.ts';
import { TEST_WEBHOOKS, TestService } from '../server/test-service.ts';
import { RECORDED_MASTER_KEY, RECORDED_PEPPER, type Recording, readStored } from './exchanges.ts';

/** What a version of the service answered on the database that is tested. */
export function readRecording(version: string): Recording {
  return JSON.parse(readStored(version, `${testedDatabase}-recording.json`).toString());
}

/** A service of today, not started yet, on the database that a version left, at the time when it was left. */
export async function serviceOn(version: string, config: Partial<Config> = {}): Promise<TestService> {
  const { at, key } = readRecording(version);
  const clock = new TestClock();
  clock.advance(Date.parse(at) - clock.read());
  const service = new TestService({
    modules,
    root: new URL('../..', import.meta.url).pathname,
    clock,
    config: {
      keyPepper: RECORDED_PEPPER,
      webhooks: { ...TEST_WEBHOOKS, masterKey: RECORDED_MASTER_KEY },
      ...config,
    },
  });
  service.key = key;
  await restore(version, service);
  return service;
}

async function restore(version: string, { config: { database } }: TestService): Promise<void> {
  if (database.kind === 'sqlite') {
    mkdirSync(dirname(database.file), { recursive: true });
    writeFileSync(database.file, readStored(version, 'sqlite'));
    return;
  }
  await ensureDatabase(database);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(readStored(version, 'postgres.sql').toString());
  } finally {
    await client.end();
  }
}
