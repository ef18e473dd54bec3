import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { Environment } from '../environment.ts';
import { type DatabaseTarget, readDatabaseUrl } from '../store/database/database-target.ts';
import {
  isPublishedPassword,
  readPepper,
  readWebhooks,
  type Variables,
  type WebhookConfig,
} from './secrets.ts';

/** `on`: serves and works. `off`: serves. `only`: works, and serves nothing but its health. */
export type WorkerMode = 'on' | 'off' | 'only';

export interface RateLimit {
  readonly perSecond: number;
  readonly burst: number;
}

/** A proxy's address, or the network it is in. */
export interface Network {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** Where traces go, and under which name. */
export interface TraceTarget {
  /** Of an OTLP receiver that speaks HTTP. */
  readonly url: string;
  readonly serviceName: string;
}

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
  /** Tokens per client; null switches all limits off. */
  readonly rateLimit: RateLimit | null;
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
  /** Milliseconds that a request should wait for its turn at most: in a half full process, who would wait longer gets 503. */
  readonly requestWaitMs: number;
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

const UNKNOWN_ENGINE = '0'.repeat(40);
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Reads the environment variables (see `.env.example`). Throws {@link ConfigError}. */
export function readConfig(env: Variables, commit: () => string | null = currentCommit): Config {
  const faults: string[] = [];
  const environment = readEnvironment(env, faults);
  const isLive = environment === 'live';
  const config: Config = {
    host: env.HOST || '127.0.0.1',
    port: readPort(env, faults),
    database: readDatabase(env, isLive, faults),
    replicaUrl: readReplica(env, faults),
    environment,
    keyPepper: readPepper(env, isLive, faults),
    engineVersion: readEngineVersion(env, environment, commit, faults),
    rateLimit: readRateLimit(env, isLive, faults),
    corsOrigins: readOrigins(env, faults),
    trustedProxies: readTrustedProxies(env, isLive, faults),
    adminPort: readAdminPort(env, faults),
    traces: readTraceTarget(env, faults),
    worker: readWorkerMode(env, faults),
    requestWaitMs: readRequestWait(env, faults),
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

function readDatabase(env: Variables, isLive: boolean, faults: string[]): DatabaseTarget {
  const target = readDatabaseUrl(env.DATABASE_URL || 'sqlite:data/payroll.sqlite');
  if (isLive && target?.kind === 'postgres' && isPublishedPassword(new URL(target.url).password)) {
    faults.push(
      'DATABASE_URL must not have the password of compose.yaml when SERVICE_ENV is live: set POSTGRES_PASSWORD',
    );
  }
  if (target !== null) return target;
  faults.push('DATABASE_URL must be sqlite:PATH, sqlite::memory: or postgres://USER:PASSWORD@HOST/NAME');
  return { kind: 'sqlite', file: ':memory:' };
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

function readPort(env: Variables, faults: string[]): number {
  return portOf('PORT', env.PORT || '8080', faults);
}

/** Where metrics are served; null switches them off. Never the public port. */
function readAdminPort(env: Variables, faults: string[]): number | null {
  if (!env.ADMIN_PORT) return null;
  const port = portOf('ADMIN_PORT', env.ADMIN_PORT, faults);
  if (port !== 0 && port === Number(env.PORT || '8080')) {
    faults.push('ADMIN_PORT must not be PORT: metrics are never on the public port');
  }
  return port;
}

function portOf(name: string, text: string, faults: string[]): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 0 && port <= 65535) return port;
  faults.push(`${name} must be a number from 0 to 65535, not ${JSON.stringify(text)}`);
  return 0;
}

/** `DATABASE_READ_URL`: a server that follows the one of `DATABASE_URL`, which must be PostgreSQL too. */
function readReplica(env: Variables, faults: string[]): string | null {
  const url = env.DATABASE_READ_URL;
  if (!url) return null;
  const [database, replica] = [env.DATABASE_URL, url].map((one) => readDatabaseUrl(one ?? ''));
  if (replica?.kind !== 'postgres')
    faults.push('DATABASE_READ_URL must be postgres://USER:PASSWORD@HOST/NAME');
  else if (database?.kind !== 'postgres') faults.push('DATABASE_READ_URL needs a DATABASE_URL of PostgreSQL');
  return replica?.kind === 'postgres' ? replica.url : null;
}

/** Tokens a second of one client, about milliseconds of a processor; null switches every limit off. */
function readRateLimit(env: Variables, isLive: boolean, faults: string[]): RateLimit | null {
  return readLimit('RATE_LIMIT', env.RATE_LIMIT || '2000', isLive, faults);
}

/** A burst is two seconds' worth. */
function readLimit(name: string, text: string, isLive: boolean, faults: string[]): RateLimit | null {
  if (text === 'off' || text === '0') {
    if (isLive) faults.push(`${name} must not be off when SERVICE_ENV is live`);
    return null;
  }
  if (/^[1-9]\d{0,5}$/.test(text)) return { perSecond: Number(text), burst: 2 * Number(text) };
  faults.push(`${name} must be tokens a second, or off, not ${JSON.stringify(text)}`);
  return null;
}

/** Origins whose pages may call the service from a browser; none by default, and never all. */
function readOrigins(env: Variables, faults: string[]): readonly string[] {
  const origins = listOf(env.CORS_ORIGINS);
  for (const origin of origins) {
    if (!isOrigin(origin)) {
      faults.push(
        `CORS_ORIGINS must list origins such as https://app.example.com, not ${JSON.stringify(origin)}`,
      );
    }
  }
  return origins;
}

/** As browsers send it: scheme, host and port, nothing after it. */
function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Proxies whose `X-Forwarded-For` is believed; none by default. */
function readTrustedProxies(env: Variables, isLive: boolean, faults: string[]): readonly Network[] {
  return listOf(env.TRUSTED_PROXIES).flatMap((entry) => {
    const network = readNetwork(entry);
    if (network !== null) {
      if (isLive && isTooWide(network)) {
        faults.push(`TRUSTED_PROXIES must not trust ${entry}, half the world, when SERVICE_ENV is live`);
      }
      return [network];
    }
    faults.push(
      `TRUSTED_PROXIES must list addresses or networks such as 10.0.0.0/8, not ${JSON.stringify(entry)}`,
    );
    return [];
  });
}

function readNetwork(entry: string): Network | null {
  const [, address = '', length] = /^([0-9a-fA-F.:]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const version = isIP(address);
  if (version === 0) return null;
  const longest = version === 4 ? 32 : 128;
  const prefix = Number(length ?? longest);
  return prefix > longest ? null : { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** No proxy of anybody's own needs so many addresses; the last 32 bits of a mapped address are of IPv4. */
function isTooWide({ address, prefix, family }: Network): boolean {
  if (family === 'ipv4') return prefix < 8;
  return prefix < (/^(0*:)*:ffff:/i.test(address) ? 104 : 16);
}

/** Null, the default, switches traces off: nothing of OpenTelemetry is even loaded. */
function readTraceTarget(env: Variables, faults: string[]): TraceTarget | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const serviceName = env.OTEL_SERVICE_NAME || 'payroll';
  if (!endpoint) return null;
  if (/^https?:\/\//.test(endpoint) && URL.canParse(endpoint)) {
    return { url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, serviceName };
  }
  faults.push('OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address, such as http://localhost:4318');
  return null;
}

function readWorkerMode(env: Variables, faults: string[]): WorkerMode {
  const value = env.WORKER || 'on';
  if (value === 'on' || value === 'off' || value === 'only') return value;
  faults.push(`WORKER must be on, off or only, not ${JSON.stringify(value)}`);
  return 'on';
}

/** `REQUEST_WAIT_MS`: what succeeds is answered soon, and the rest is told early to come again. */
function readRequestWait(env: Variables, faults: string[]): number {
  const text = env.REQUEST_WAIT_MS || '1000';
  if (/^\d{2,6}$/.test(text) && Number(text) >= 100 && Number(text) <= 600_000) return Number(text);
  faults.push(`REQUEST_WAIT_MS must be a whole number from 100 to 600000, not ${JSON.stringify(text)}`);
  return 1000;
}

/** Seconds between the steps of a mock payout whose request does not say. */
function readPayoutStepSeconds(env: Variables, faults: string[]): number {
  const text = env.PAYOUT_STEP_SECONDS || '2';
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (seconds <= 3600) return seconds;
  faults.push(`PAYOUT_STEP_SECONDS must be a number from 0 to 3600, not ${JSON.stringify(text)}`);
  return 2;
}

/** Where the pages that `payroll docs` writes are published; null, the default, for nowhere. */
function readRuleDocsUrl(env: Variables, faults: string[]): string | null {
  const url = env.RULE_DOCS_URL;
  if (!url) return null;
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return new URL(url).href;
  faults.push(
    `RULE_DOCS_URL must be an http or https address, such as https://rules.example.com/, not ${JSON.stringify(url)}`,
  );
  return null;
}

function readLogLevel(env: Variables, faults: string[]): string {
  const level = env.LOG_LEVEL || 'info';
  if (!LOG_LEVELS.includes(level)) faults.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

/** The entries of a comma-separated list, without white space around them. */
function listOf(text: string | undefined): readonly string[] {
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
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
