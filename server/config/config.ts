import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Environment } from '../environment.ts';
import { type DatabaseTarget, readDatabaseUrl } from '../store/database-target.ts';
import { pepperWeakness, SANDBOX_PEPPER } from './live-secrets.ts';
import { readOrigins } from './origins.ts';
import { readPayoutStepSeconds } from './payout-steps.ts';
import { readAdminPort, readPort } from './ports.ts';
import { type Network, readTrustedProxies } from './proxies.ts';
import { type RateLimit, readBatchRateLimit, readRateLimit } from './rate-limits.ts';
import { readReplica } from './replica.ts';
import { readRuleDocsUrl } from './rule-docs.ts';
import { readTraceTarget, type TraceTarget } from './tracing.ts';
import type { Variables } from './variables.ts';
import { readWebhooks, type WebhookConfig } from './webhooks.ts';
import { readWorkerMode, type WorkerMode } from './worker-mode.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly database: DatabaseTarget;
  /** A PostgreSQL server that follows the one of the database; null for none. */
  readonly replicaUrl: string | null;
  readonly environment: Environment;
  /** Server secret under which key secrets are hashed. */
  readonly keyPepper: string;
  /** 40 hex digits of the git commit, or zeros in development. */
  readonly engineVersion: string;
  /** Per client; null switches all limits off. */
  readonly rateLimit: RateLimit | null;
  /** Per client, for batches alone. */
  readonly batchRateLimit: RateLimit | null;
  /** Whose pages may call the service from a browser. */
  readonly corsOrigins: readonly string[];
  /** Whose word is taken for the address of a caller. */
  readonly trustedProxies: readonly Network[];
  /** Where metrics are served; null for nowhere. */
  readonly adminPort: number | null;
  /** Where traces go; null for nowhere. */
  readonly traces: TraceTarget | null;
  /** Whether this process does the work of the job queue, or nothing else. */
  readonly worker: WorkerMode;
  /** Between the steps of a mock payout whose request does not say. */
  readonly payoutStepSeconds: number;
  readonly webhooks: WebhookConfig;
  /** Where people read the rules; null for nowhere. */
  readonly ruleDocsUrl: string | null;
  readonly logLevel: string;
}

/** All faults of the configuration at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(['The configuration is wrong:', ...faults.map((fault) => `  ${fault}`)].join('\n'));
    this.faults = faults;
  }
}

export const UNKNOWN_ENGINE = '0'.repeat(40);
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Reads the environment variables (see `.env.example`). Throws {@link ConfigError}. */
export function readConfig(env: Variables, commit: () => string | null = currentCommit): Config {
  const faults: string[] = [];
  const environment = readEnvironment(env, faults);
  const isLive = environment === 'live';
  const config: Config = {
    host: env.HOST || '127.0.0.1',
    port: readPort(env, faults),
    database: readDatabase(env, faults),
    replicaUrl: readReplica(env, faults),
    environment,
    keyPepper: readPepper(env, environment, faults),
    engineVersion: readEngineVersion(env, environment, commit, faults),
    rateLimit: readRateLimit(env, isLive, faults),
    batchRateLimit: readBatchRateLimit(env, isLive, faults),
    corsOrigins: readOrigins(env, faults),
    trustedProxies: readTrustedProxies(env, isLive, faults),
    adminPort: readAdminPort(env, faults),
    traces: readTraceTarget(env, faults),
    worker: readWorkerMode(env, faults),
    payoutStepSeconds: readPayoutStepSeconds(env, faults),
    webhooks: readWebhooks(env, isLive, faults),
    ruleDocsUrl: readRuleDocsUrl(env, faults),
    logLevel: readLogLevel(env, faults),
  };
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function readEnvironment(env: Variables, faults: string[]): Environment {
  const value = env.SERVICE_ENV || 'sandbox';
  if (value === 'sandbox' || value === 'live') return value;
  faults.push(`SERVICE_ENV must be sandbox or live, not ${JSON.stringify(value)}`);
  return 'sandbox';
}

function readDatabase(env: Variables, faults: string[]): DatabaseTarget {
  const target = readDatabaseUrl(env.DATABASE_URL || 'sqlite:data/payroll.sqlite');
  if (target !== null) return target;
  faults.push('DATABASE_URL must be sqlite:PATH, sqlite::memory: or postgres://USER:PASSWORD@HOST/NAME');
  return { kind: 'sqlite', file: ':memory:' };
}

function readPepper(env: Variables, environment: Environment, faults: string[]): string {
  const pepper = env.KEY_PEPPER || SANDBOX_PEPPER;
  if (environment !== 'live') return pepper;
  const weakness = env.KEY_PEPPER ? pepperWeakness(pepper) : 'is required';
  if (weakness !== null) faults.push(`KEY_PEPPER ${weakness} when SERVICE_ENV is live`);
  return pepper;
}

function readEngineVersion(
  env: Variables,
  environment: Environment,
  commit: () => string | null,
  faults: string[],
): string {
  const version = env.ENGINE_VERSION || commit() || UNKNOWN_ENGINE;
  if (!/^[0-9a-f]{40}$/.test(version)) {
    faults.push('ENGINE_VERSION must be the 40 hex digits of a git commit');
  } else if (environment === 'live' && version === UNKNOWN_ENGINE) {
    faults.push(
      'ENGINE_VERSION is required when SERVICE_ENV is live: this build does not know its git commit',
    );
  }
  return version;
}

function readLogLevel(env: Variables, faults: string[]): string {
  const level = env.LOG_LEVEL || 'info';
  if (!LOG_LEVELS.includes(level)) faults.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

/** The checked-out commit, or the one that a package was built from; null where neither is known. */
function currentCommit(): string | null {
  if (import.meta.url.endsWith('.js')) return packagedCommit();
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

function packagedCommit(): string | null {
  const manifest: { readonly gitHead?: string } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return manifest.gitHead ?? null;
}
