import type { Context, HandlerMap } from 'openapi-backend';
import { timestamp } from '../clock.ts';
import type { Environment } from '../environment.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { type BatchHeader, type BatchOrder, isAsynchronous, type SentRow } from '../payroll/batch-request.ts';
import type { Calculator } from '../payroll/calculate.ts';
import { applicableRules } from '../payroll/rule-catalog.ts';
import { ServiceError } from '../service-error.ts';
import { findBatch } from '../store/calculations/batches.ts';
import type { Tenant } from '../store/calculations/calculations.ts';
import type { Database } from '../store/database/database.ts';
import { persisted } from '../store/database/persistence.ts';
import type { Reads } from '../store/database/reads.ts';
import { findJob, insertJob, type JobRow, NOTHING_DONE } from '../store/jobs/jobs.ts';
import type { KeyUse } from '../store/keys/idempotency-keys.ts';
import type { Dictionaries } from '../store/texts/dictionaries.ts';
import { judgeRows } from '../work/judge-rows.ts';
import { answerOf, type BatchRun, runBatch, storeBatch } from '../work/run-batch.ts';
import { storedBatchAnswer } from '../work/stored-batch-answer.ts';
import type { Workers } from '../work/workers.ts';
import { tenantOf } from './caller-tenant.ts';
import { idempotencyKey, makeOnce } from './idempotency.ts';
import { jobNotFound, jobPath, retryWhileUnfinished } from './jobs.ts';
import type { KeyClaims } from './key-claims.ts';
import { json, type Reply } from './reply.ts';
import { type RequestContext, whileAwaited } from './request-context.ts';

interface BatchHandling {
  readonly database: Database;
  readonly reads: Reads;
  readonly queue: JobQueue;
  readonly environment: Environment;
  readonly calculator: Calculator;
  readonly dictionaries: Dictionaries;
  readonly claims: KeyClaims;
  readonly workers: Workers;
}

interface BatchBody extends BatchHeader {
  readonly employees: readonly SentRow[];
}

/** One request for a batch, made sense of. */
interface BatchCall {
  readonly tenant: Tenant;
  readonly header: BatchHeader;
  readonly rows: readonly SentRow[];
  readonly use: KeyUse | null;
  readonly requestContext: RequestContext;
}

const MOST_JOBS = 20;

export function batchHandlers(handling: BatchHandling): HandlerMap {
  return {
    calculateBatch: (context: Context<BatchBody>, requestContext: RequestContext) => {
      const call = callOf(handling, context.request.requestBody, requestContext);
      return isAsynchronous(call.header, call.rows)
        ? enqueueBatch(handling, call)
        : calculateBatch(handling, call);
    },
    getBatch: async (context: Context<undefined, { batch_id: string }>, requestContext: RequestContext) => {
      const { batch_id } = context.request.params;
      const tenant = tenantOf(handling.environment, requestContext);
      const text = await handling.reads.find((reader) => findBatch(reader, tenant, batch_id));
      if (text === undefined) throw batchNotFound(batch_id);
      return { status: 200, body: text };
    },
  };
}

function callOf(handling: BatchHandling, body: BatchBody, requestContext: RequestContext): BatchCall {
  const { employees: rows, ...header } = body;
  const tenant = tenantOf(handling.environment, requestContext);
  const key = idempotencyKey(requestContext.incoming.headers['idempotency-key']);
  const use =
    key === null ? null : { tenant, operation: 'calculateBatch', key, ...fingerprintsOf(requestContext) };
  return { tenant, header, rows, use, requestContext };
}

/** Returns the digests of the body, which were computed while its rows were read. */
function fingerprintsOf({ bodyDigest }: RequestContext): Pick<KeyUse, 'fingerprint' | 'formerFingerprint'> {
  if (bodyDigest === null) throw new Error('a request with an Idempotency-Key has no digest of its body');
  return { fingerprint: bodyDigest.meant, formerFingerprint: bodyDigest.sent };
}

/** The order of a call whose rules can be chosen. */
function orderOf(
  { calculator: { catalog }, workers }: BatchHandling,
  { tenant: { clientId }, header, rows, requestContext }: BatchCall,
): Promise<BatchOrder> {
  applicableRules(header, catalog);
  return whileAwaited(requestContext, (signal) =>
    judgeRows(header, rows, { catalog, workers }, { clientId, signal }),
  );
}

async function calculateBatch(handling: BatchHandling, call: BatchCall): Promise<Reply> {
  const { database, calculator } = handling;
  const { tenant, use, requestContext } = call;
  let answer: Uint8Array | undefined;
  const { resourceId, isReplay } = await makeOnce(handling.claims, use, async (commit) => {
    const order = await orderOf(handling, call);
    const run: BatchRun = { id: calculator.nextId(), jobId: null, tenant, order };
    await handling.dictionaries.storing(async () => {
      const ran = await requestContext.span.during('calculate', () =>
        whileAwaited(requestContext, (signal) => runBatch(run, handling, signal)),
      );
      answer = answerOf(ran);
      const store = () =>
        database.writer.transaction(async (trx) => {
          await storeBatch(trx, ran);
          await commit(trx, run.id);
        });
      await requestContext.span.during('store', () => persisted(store));
    });
    return run.id;
  });
  answer ??= await whileAwaited(requestContext, (signal) =>
    storedBatchAnswer({ reader: database.reader, workers: handling.workers }, tenant, resourceId, signal),
  );
  const location = `/v1/payroll/batches/${resourceId}`;
  const headers = { Location: location, ...(isReplay && { 'Idempotent-Replayed': 'true' }) };
  return { status: isReplay ? 200 : 201, headers, body: answer };
}

async function enqueueBatch(handling: BatchHandling, call: BatchCall): Promise<Reply> {
  const { database, calculator, queue } = handling;
  const { tenant, use } = call;
  let row: JobRow | undefined;
  const { resourceId, isReplay } = await makeOnce(handling.claims, use, async (commit) => {
    const job = jobOf(calculator, tenant, await orderOf(handling, call));
    const store = () =>
      database.writer.transaction(async (trx) => {
        if (!(await insertJob(trx, job, MOST_JOBS))) throw tooManyJobs();
        await queue.enqueue(trx, 'payroll_batch', { job_id: job.id });
        await commit(trx, job.id);
      });
    await persisted(store);
    row = job;
    return job.id;
  });
  row ??= await findJob(database.reader, tenant, resourceId);
  if (row === undefined) throw jobNotFound(resourceId);
  return json(202, queuedBatch(row), {
    Location: jobPath(row.id),
    ...retryWhileUnfinished(row),
    ...(isReplay && { 'Idempotent-Replayed': 'true' }),
  });
}

function jobOf({ nextId, clock }: Calculator, tenant: Tenant, order: BatchOrder): JobRow {
  const { country, scheme, year } = order.header;
  return {
    id: nextId(),
    client_id: tenant.clientId,
    environment: tenant.environment,
    type: 'payroll_batch',
    status: 'queued',
    batch_id: nextId(),
    country,
    scheme,
    year,
    total_requested: order.rows.length,
    ...NOTHING_DONE,
    created_at: timestamp(clock),
    started_at: null,
    finished_at: null,
    error: null,
    request: JSON.stringify(order),
    token: null,
  };
}

/** Describes a batch that a job calculates. */
function queuedBatch(job: JobRow) {
  return {
    id: job.batch_id,
    job_id: job.id,
    country: job.country,
    scheme: job.scheme,
    year: job.year,
    total_requested: job.total_requested,
    total_succeeded: job.total_succeeded,
    total_failed: job.total_failed,
    results: [],
    computed_at: null,
    status: job.status,
    poll_url: jobPath(job.id),
  };
}

function batchNotFound(id: string): ServiceError {
  return new ServiceError('BATCH_NOT_FOUND', 'There is no such batch.', { batch_id: id });
}

function tooManyJobs(): ServiceError {
  const message = `${MOST_JOBS} jobs are unfinished; wait until one has ended.`;
  return new ServiceError('TOO_MANY_JOBS', message, { limit: MOST_JOBS, retry_after_s: 1 });
}
