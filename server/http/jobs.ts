import type { Context, HandlerMap } from 'openapi-backend';
import type { Environment } from '../environment.ts';
import { joinedBytes } from '../joined-bytes.ts';
import { ServiceError } from '../service-error.ts';
import type { Tenant } from '../store/calculations/calculations.ts';
import type { Database } from '../store/database/database.ts';
import { findJob, type JobRow, type JobStatus, listJobs } from '../store/jobs/jobs.ts';
import { storedBatchAnswer } from '../work/stored-batch-answer.ts';
import type { Workers } from '../work/workers.ts';
import { tenantOf } from './caller-tenant.ts';
import { type CreatedParameters, createdWithin } from './created-within.ts';
import { type PageParameters, pageOf, readPageRequest } from './page.ts';
import { json, type Reply } from './reply.ts';
import { type RequestContext, whileAwaited } from './request-context.ts';

interface JobListParameters extends PageParameters, CreatedParameters {
  readonly status?: JobStatus;
}

export function jobHandlers(database: Database, environment: Environment, workers: Workers): HandlerMap {
  return {
    getJob: (context: Context<undefined, { id: string }>, requestContext: RequestContext) =>
      whileAwaited(requestContext, (signal) => {
        const { id } = context.request.params;
        return getJob(
          { reader: database.reader, workers },
          tenantOf(environment, requestContext),
          id,
          signal,
        );
      }),
    listJobs: async (
      context: Context<undefined, Record<string, never>, JobListParameters>,
      requestContext: RequestContext,
    ) => {
      const { query } = context.request;
      const filter = { status: query.status ?? null, created: createdWithin(query) };
      const page = readPageRequest(query);
      const oneMore = { ...page, limit: page.limit + 1 };
      const found = await listJobs(database.lists, tenantOf(environment, requestContext), filter, oneMore);
      const { data, ...rest } = pageOf(found, page, ({ id }) => id);
      return json(200, { data: data.map(summaryOf), ...rest });
    },
  };
}

async function getJob(
  by: Pick<Database, 'reader'> & { readonly workers: Workers },
  tenant: Tenant,
  id: string,
  signal: AbortSignal,
): Promise<Reply> {
  const job = await findJob(by.reader, tenant, id);
  if (job === undefined) throw jobNotFound(id);
  const head = `${JSON.stringify(stateOf(job)).slice(0, -1)},"result":`;
  const headers = retryWhileUnfinished(job);
  if (job.status !== 'completed') return { status: 200, headers, body: `${head}null}` };
  const result = await storedBatchAnswer(by, tenant, job.batch_id, signal);
  return { status: 200, headers, body: joinedBytes([head, result, '}']) };
}

/** A job as a list shows it: without what it made, but with what that is about. */
function summaryOf(job: JobRow) {
  const { country, scheme, year } = job;
  return { ...stateOf(job), country, scheme, year };
}

function stateOf(job: JobRow) {
  const { id, type, status, batch_id, total_requested, processed, total_succeeded, total_failed } = job;
  const { created_at, started_at, finished_at } = job;
  const error: unknown = job.error === null ? null : JSON.parse(job.error);
  const counts = { total_requested, processed, total_succeeded, total_failed };
  return { id, type, status, batch_id, ...counts, created_at, started_at, finished_at, error };
}

export function jobPath(id: string): string {
  return `/v1/payroll/jobs/${id}`;
}

/** Tells when to look again, for as long as there is something to wait for. */
export function retryWhileUnfinished({ finished_at }: JobRow): Readonly<Record<string, string>> {
  return finished_at === null ? { 'Retry-After': '1' } : {};
}

export function jobNotFound(id: string): ServiceError {
  return new ServiceError('JOB_NOT_FOUND', 'There is no such job.', { job_id: id });
}
