import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type Koa from 'koa';
import { type Logger, pino } from 'pino';
import type { RuleModule } from '../compiler/runtime/module.ts';
import { keyUsage } from './auth/key-usage.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { createApplication, passReply } from './http/application.ts';
import { calculationListHandlers } from './http/calculation-list.ts';
import { calculationHandlers } from './http/calculations.ts';
import { openContract } from './http/contract-backend.ts';
import { readDocument } from './http/document.ts';
import { documentHandlers } from './http/documents.ts';
import { employeeHandlers } from './http/employees.ts';
import { apiKeyHandler, type Gatekeeping, gates } from './http/gates.ts';
import { healthHandlers } from './http/health.ts';
import { Limits } from './http/limits.ts';
import { schemeHandlers } from './http/schemes.ts';
import { type NextId, ulids } from './identifiers.ts';
import { RuleCatalog } from './payroll/rule-catalog.ts';
import type { Database } from './store/database.ts';
import { GroupCommit } from './store/group-commit.ts';
import { migrate } from './store/migrations.ts';
import { openDatabase } from './store/open-database.ts';
import { readRuleSources, storeRuleSources } from './store/rule-sources.ts';

/** Everything of the service except the socket. */
export interface Service {
  readonly application: Koa;
  readonly database: Database;
  readonly log: Logger;
  readonly nextId: NextId;
  /** From now on every new request but health is refused with 503. */
  beginStop(): void;
}

/** What a service runs with; only `config` and `modules` must be given. */
export interface ServiceOptions {
  readonly config: Config;
  readonly modules: readonly RuleModule[];
  /** Folder under which the rule files' paths are found. */
  readonly root?: string;
  readonly clock?: Clock;
  readonly log?: Logger;
  readonly bodyTimeoutMs?: number;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BODY_TIMEOUT_MS = 30_000;

/** Opens the database, brings it up to date, stores the rule sources and wires the operations. */
export async function openService(options: ServiceOptions): Promise<Service> {
  const sources = readRuleSources(options.modules, options.root ?? ROOT);
  const database = openDatabase(options.config.database);
  try {
    await migrate(database.writer);
    await storeRuleSources(database.writer, sources, options.clock ?? systemClock);
    return await wire(options, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function wire(options: ServiceOptions, database: Database): Promise<Service> {
  const { config, modules, clock = systemClock } = options;
  const nextId = ulids(clock);
  const log = options.log ?? pino({ level: config.logLevel });
  const catalog = new RuleCatalog(modules);
  let stopping = false;
  const isStopping = () => stopping;
  const { environment, engineVersion, keyPepper: pepper } = config;
  const keeping: Gatekeeping = {
    authenticator: { reader: database.reader, environment, pepper, clock },
    limits: new Limits(config.rateLimit, clock),
    bodyTimeoutMs: options.bodyTimeoutMs ?? BODY_TIMEOUT_MS,
    isStopping,
    onCaller: keyUsage(database.writer, clock),
  };
  const calculator = { catalog, engineVersion, clock, nextId };
  const vitals = {
    version: packageVersion(),
    engineVersion,
    startedAt: clock(),
    clock,
    database,
    catalog,
    isStopping,
  };
  const document = readDocument();
  const handlers = {
    ...gates(keeping),
    ...calculationHandlers({ database, writes: new GroupCommit(database.writer), environment, calculator }),
    ...calculationListHandlers(database, environment),
    ...employeeHandlers(database, environment),
    ...schemeHandlers(catalog, clock),
    ...healthHandlers(vitals),
    ...documentHandlers(document),
    postResponseHandler: passReply,
  };
  const api = await openContract(document, handlers, { ApiKey: apiKeyHandler(keeping) });
  return {
    application: createApplication(api, { nextId, log, isStopping }),
    database,
    log,
    nextId,
    beginStop: () => {
      stopping = true;
    },
  };
}

function packageVersion(): string {
  const file: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const isPackage = typeof file === 'object' && file !== null && 'version' in file;
  return isPackage ? String(file.version) : '0.0.0';
}
