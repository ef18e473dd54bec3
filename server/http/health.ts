import type { HandlerMap } from 'openapi-backend';
import type { Clock } from '../clock.ts';
import type { RuleCatalog } from '../payroll/rule-catalog.ts';
import type { Database } from '../store/database/database.ts';
import { isMigrated } from '../store/upgrade/migrations.ts';
import { json, type Reply } from './reply.ts';

interface Vitals {
  /** The version of the contract. */
  readonly version: string;
  /** The release that runs. */
  readonly release: string;
  readonly engineVersion: string;
  readonly startedAt: number;
  readonly clock: Clock;
  readonly database: Database;
  readonly catalog: RuleCatalog;
  readonly isStopping: () => boolean;
  readonly takesWrites: () => Promise<boolean>;
  /** True when the queue is worked on, or that is not for this process to do. */
  readonly isWorkerFine: () => boolean;
}

const BUDGET_MS = 1000;

export function healthHandlers(vitals: Vitals): HandlerMap {
  const ready = shared(() => readiness(vitals));
  return {
    getHealth: () =>
      json(200, {
        status: 'ok',
        version: vitals.version,
        release: vitals.release,
        engine_version: vitals.engineVersion,
        uptime_s: Math.floor((vitals.clock() - vitals.startedAt) / 1000),
      }),
    getReadiness: ready,
  };
}

/** Who asks while somebody is being answered, gets the same answer: however many ask, one looks into the database. */
function shared<T>(answer: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= answer().finally(() => {
      running = null;
    });
    return running;
  };
}

async function readiness({
  database,
  catalog,
  isStopping,
  takesWrites,
  isWorkerFine,
}: Vitals): Promise<Reply> {
  const [reachable, writable, migrated] = await Promise.all([
    inTime(async () => (await database.writer.raw('SELECT 1')) !== undefined),
    inTime(takesWrites),
    inTime(() => isMigrated(database.reader)),
  ]);
  const checks = {
    database: result(reachable && writable),
    migrations: result(migrated),
    rules: result(catalog.modules.length > 0),
    worker: result(isWorkerFine()),
  };
  const isReady = !isStopping() && Object.values(checks).every((check) => check === 'ok');
  if (isReady) return json(200, { status: 'ready', checks });
  return json(503, { status: 'not_ready', checks }, { 'Retry-After': '1' });
}

function result(isFine: boolean): 'ok' | 'error' {
  return isFine ? 'ok' : 'error';
}

/** False when the check fails or takes too long. */
async function inTime(check: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), BUDGET_MS);
  });
  const checked = check().catch(() => false);
  return Promise.race([checked, late]).finally(() => clearTimeout(timer));
}
