import { readFileSync } from 'node:fs';
import type Koa from 'koa';
import { type Logger, pino } from 'pino';
import { keyUsage } from '../auth/key-usage.ts';
import { KnownClients } from '../auth/known-clients.ts';
import { rowsContract } from '../body/row-by-row.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { createApplication, passReply } from '../http/application.ts';
import { batchListHandlers } from '../http/batch-list.ts';
import { batchHandlers } from '../http/batches.ts';
import { calculationListHandlers } from '../http/calculation-list.ts';
import { calculationHandlers } from '../http/calculations.ts';
import { clientAddresses } from '../http/client-address.ts';
import { compileValidators, openContract } from '../http/contract-backend.ts';
import { CrossOrigin } from '../http/cross-origin.ts';
import { inlineRequests, versionOf } from '../http/document.ts';
import { documentHandlers } from '../http/documents.ts';
import { employeeHandlers } from '../http/employees.ts';
import { writeGrouped } from '../http/grouped-writes.ts';
import { healthHandlers } from '../http/health.ts';
import { jobHandlers } from '../http/jobs.ts';
import { KeyClaims } from '../http/key-claims.ts';
import { Limits } from '../http/limits.ts';
import { apiKeyHandler, type MiddlewareOptions, middleware } from '../http/middleware.ts';
import { mockMark } from '../http/mock-mark.ts';
import { openingBalanceHandlers } from '../http/opening-balances.ts';
import { readDocument } from '../http/read-document.ts';
import { requestContract, schemeHandlers } from '../http/schemes.ts';
import { servedDocument } from '../http/served-document.ts';
import { simulationHandlers } from '../http/simulations.ts';
import { type NextId, ulids } from '../identifiers.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { JobTimes } from '../jobs/job-storage.ts';
import { openJobQueue } from '../jobs/open-job-queue.ts';
import { RetentionSweep } from '../jobs/retention-sweep.ts';
import { batchJobHandler } from '../jobs/run-batch-job.ts';
import { BodyBytes } from '../limits/body-bytes.ts';
import { type ShareSize, Shares } from '../limits/shares.ts';
import { OperatorError } from '../operator-error.ts';
import { faultsBeyondSchema } from '../payroll/faults-beyond-schema.ts';
import { linesRead } from '../payroll/read-lines.ts';
import { RuleCatalog } from '../payroll/rule-catalog.ts';
import { dictionariesFor } from '../payroll/worked-payslips.ts';
import type { RuleFolder } from '../rules/rule-folder.ts';
import type { Database } from '../store/database/database.ts';
import { GroupCommit } from '../store/database/group-commit.ts';
import { newestId } from '../store/database/newest-id.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { openReplica } from '../store/database/postgres.ts';
import { reach } from '../store/database/reach.ts';
import { ReplicaReads, readsOf } from '../store/database/reads.ts';
import { writability } from '../store/database/writability.ts';
import { fillSums } from '../store/histories/fill-sums.ts';
import { type DrawTokens, sharedBuckets } from '../store/keys/shared-buckets.ts';
import { sharedKeyLookup } from '../store/keys/shared-key-lookup.ts';
import { readRuleSources, storeRuleSources } from '../store/texts/rule-sources.ts';
import { migrate } from '../store/upgrade/migrations.ts';
import { withoutValues } from '../telemetry/log-error.ts';
import { type Metrics, NO_METRICS } from '../telemetry/metrics.ts';
import { NO_TRACING, type Tracing } from '../telemetry/tracing.ts';
import type { PostSettings } from '../webhooks/guarded-post.ts';
import { Workers } from '../work/workers.ts';
import { openPayouts, openProvider } from './payout-service.ts';

/** Everything of the service except the socket. */
export interface Service {
  readonly application: Koa;
  readonly database: Database;
  readonly queue: JobQueue;
  readonly log: Logger;
  readonly nextId: NextId;
  /** Makes what the first request of each operation would wait for, between requests that come meanwhile. */
  warmUp(): Promise<void>;
  /** From now on every new request but health is refused with 503, and the queue is worked on no more. */
  beginStop(): void;
  /** When no request runs any more: waits for the work that runs and lets go of the database. */
  close(): Promise<void>;
  readonly metrics: Metrics;
}

/** What a service runs with; only `config` and `rules` must be given. */
export interface ServiceOptions {
  readonly config: Config;
  readonly rules: readonly RuleFolder[];
  readonly clock?: Clock;
  readonly log?: Logger;
  readonly bodyTimeoutMs?: number;
  readonly jobTimes?: JobTimes;
  /** How webhooks are posted, where it is not as the configuration says. */
  readonly post?: Partial<PostSettings>;
}

const BODY_TIMEOUT_MS = 30_000;

/** What clients may have under way on the thread that answers, and on those that calculate. */
const SHARES: Omit<ShareSize, 'waitMs'> = { inHand: 16, each: 400, all: 500 };
const THREAD_SHARES: ShareSize = { inHand: 1100, each: 2100, all: 2600, waitMs: 10_000 };

/**
 * How long a statement of a request waits for the answer of a database server: longer than the server itself lets it
 * wait for a lock.
 */
const DATABASE_ANSWER_MS = 10_000;

/** A process that only works is asked nothing but how it is. */
const EVERYTHING = /^\/v1(?:\/|$)/;
const PATHS = { on: EVERYTHING, off: EVERYTHING, only: /^\/v1\/health(?:\/|$)/ };

/** Opens the database, brings it up to date, stores the rule sources and wires the operations. */
export async function openService(options: ServiceOptions): Promise<Service> {
  const sources = options.rules.flatMap(readRuleSources);
  const database = openDatabase(options.config.database, DATABASE_ANSWER_MS);
  const log = withoutValues(options.log ?? pino({ level: options.config.logLevel }));
  const onWait = () => log.info('waiting for another process that migrates the database');
  try {
    // The first connection of the requests stands before they come.
    await reach(database.writer);
    await migrate(database, { onWait });
    await storeRuleSources(database.patient, sources, options.clock ?? systemClock);
    await fillSums(linesRead(options.rules.flatMap(({ modules }) => modules)), {
      database,
      clock: options.clock ?? systemClock,
      onWait,
      onFill: (scheme) => log.info({ scheme }, 'reading older payslips for what histories sum'),
    });
    return await openWithQueue(options, database, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openWithQueue(options: ServiceOptions, database: Database, log: Logger): Promise<Service> {
  const { config, clock = systemClock, jobTimes: times } = options;
  const nextId = ulids(clock, await newestId(database.reader));
  const settings = { database, target: config.database, clock, nextId, log, ...(times && { times }) };
  const queue = await openJobQueue(settings);
  try {
    const service = await wire(options, { database, queue, nextId, log });
    if (config.worker === 'off') return service;
    await queue.start();
    return withSweep(service, new RetentionSweep({ database, clock: options.clock ?? null, log }));
  } catch (error) {
    await queue.close();
    throw error;
  }
}

/** The service that also deletes what is kept for a while only. */
function withSweep(service: Service, sweep: RetentionSweep): Service {
  sweep.start();
  return { ...service, close: () => sweep.stop().then(service.close) };
}

type Opened = Pick<Service, 'database' | 'queue' | 'nextId' | 'log'>;

async function wire(options: ServiceOptions, opened: Opened): Promise<Service> {
  const { config, rules, clock = systemClock } = options;
  const { database, queue, nextId, log } = opened;
  const catalog = new RuleCatalog(rules.flatMap(({ modules }) => modules));
  let stopped: Promise<void> | null = null;
  const isStopping = () => stopped !== null;
  const { environment, engineVersion, keyPepper: pepper } = config;
  const document = readDocument();
  const contract = inlineRequests(document);
  const published = servedDocument(document, catalog.modules);
  const workers = new Workers({
    folders: rules,
    catalog,
    rows: rowsContract(contract, 'calculateBatch'),
    onUnreadable: (fingerprints) =>
      log.warn(
        { fingerprints },
        'rule modules are not what was loaded: their batches and solves slow this process',
      ),
  });
  const admission: MiddlewareOptions = {
    authenticator: { findKey: sharedKeyLookup(database.keys), environment, pepper, clock },
    limits: new Limits(config, clock, drawFrom(database, options.clock ?? null)),
    shares: new Shares({ ...SHARES, waitMs: config.requestWaitMs }),
    threadShares: new Shares(THREAD_SHARES),
    bodies: new BodyBytes(),
    bodyTimeoutMs: options.bodyTimeoutMs ?? BODY_TIMEOUT_MS,
    isStopping,
    workers,
    faultsBeyond: ({ operation, request }, told) =>
      faultsBeyondSchema(operation.operationId ?? '', request.requestBody, told, catalog),
    knownClients: new KnownClients(),
    onCaller: keyUsage(database.aside, clock),
  };
  const release = packageVersion();
  const metrics = await openMetrics(config, database, queue);
  const tracing = await openTracing(config, release);
  const calculator = { catalog, engineVersion, clock, nextId, onCalculated: metrics.calculation };
  const dictionaries = dictionariesFor(database.writer, calculator);
  const vitals = {
    version: versionOf(document),
    release,
    engineVersion,
    startedAt: clock(),
    clock,
    database,
    catalog,
    isStopping,
    takesWrites: writability(database, config.database),
    isWorkerFine: () => config.worker === 'off' || queue.isHealthy(),
  };
  const provider = openProvider(config);
  const { replicaUrl } = config;
  const reads =
    replicaUrl === null
      ? readsOf(database)
      : new ReplicaReads(database, openReplica(replicaUrl, DATABASE_ANSWER_MS));
  const writes = new GroupCommit(database.writer, writeGrouped);
  const claims = new KeyClaims(database.writer, writes, clock);
  const payouts = {
    config,
    ...opened,
    clock,
    provider,
    claims,
    metrics,
    ...(options.post && { post: options.post }),
  };
  queue.handle('payroll_batch', batchJobHandler({ database, calculator, dictionaries, workers, log }));
  const handlers = {
    ...middleware(admission),
    ...calculationHandlers({
      database,
      writes,
      environment,
      calculator,
      dictionaries,
      claims,
      reads,
    }),
    ...openingBalanceHandlers({
      database,
      reads,
      writes,
      environment,
      maker: calculator,
      claims,
    }),
    ...batchHandlers({
      database,
      reads,
      queue,
      environment,
      calculator,
      dictionaries,
      claims,
      workers,
    }),
    ...jobHandlers(database, environment, workers),
    ...calculationListHandlers(reads, environment, workers),
    ...batchListHandlers(reads, environment),
    ...employeeHandlers(reads, environment),
    ...simulationHandlers({ calculator, database, environment, workers }),
    ...openPayouts(payouts),
    ...schemeHandlers(catalog, requestContract(document), clock),
    ...healthHandlers(vitals),
    ...documentHandlers(published, config.ruleDocsUrl),
    postResponseHandler: passReply,
  };
  const api = await openContract(contract, handlers, { ApiKey: apiKeyHandler(admission) });
  return {
    ...opened,
    application: createApplication(api, {
      nextId,
      log,
      isStopping,
      paths: PATHS[config.worker],
      addressOf: clientAddresses(config.trustedProxies),
      crossOrigin: new CrossOrigin(config.corsOrigins),
      mockMark: mockMark(provider.isMock),
      tracing,
      metrics,
      stored: reads.stored.bind(reads),
    }),
    warmUp: async () => {
      workers.warmUp();
      await compileValidators(api, isStopping);
    },
    beginStop: () => {
      stopped ??= queue.stop();
    },
    close: async () => {
      await stopped;
      await queue.close();
      await workers.stop();
      await tracing.close();
      await reads.close();
      await database.close();
    },
    metrics,
  };
}

/** Only PostgreSQL is served by several processes; a clock of a test counts for the database as well. */
function drawFrom({ kind, aside }: Database, clock: Clock | null): DrawTokens | null {
  return kind === 'postgres' ? sharedBuckets(aside, clock) : null;
}

/** The libraries for metrics and traces are loaded only where somebody looks at them. */
async function openMetrics(config: Config, database: Database, queue: JobQueue): Promise<Metrics> {
  if (config.adminPort === null) return NO_METRICS;
  const { prometheus } = await import('../telemetry/prometheus.ts').catch((fault: unknown) =>
    explainMissing(fault, 'ADMIN_PORT', METRICS_LIBRARIES),
  );
  return prometheus({ database, waitingJobs: () => queue.depth() });
}

async function openTracing({ traces }: Config, version: string): Promise<Tracing> {
  if (traces === null) return NO_TRACING;
  const { openTelemetry } = await import('../telemetry/open-telemetry.ts').catch((fault: unknown) =>
    explainMissing(fault, 'OTEL_EXPORTER_OTLP_ENDPOINT', TRACE_LIBRARIES),
  );
  return openTelemetry(traces, version);
}

/** The package of the service leaves these to those who set what needs them. */
const METRICS_LIBRARIES = ['prom-client'];
const TRACE_LIBRARIES = ['api', 'exporter-trace-otlp-http', 'resources', 'sdk-trace'].map(
  (name) => `@opentelemetry/${name}`,
);

function explainMissing(fault: unknown, setting: string, libraries: readonly string[]): never {
  const isMissing = fault instanceof Error && 'code' in fault && fault.code === 'ERR_MODULE_NOT_FOUND';
  if (!isMissing) throw fault;
  throw new OperatorError(`${setting} needs what is not installed: npm install ${libraries.join(' ')}`);
}

function packageVersion(): string {
  const file: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const isPackage = typeof file === 'object' && file !== null && 'version' in file;
  return isPackage ? String(file.version) : '0.0.0';
}
