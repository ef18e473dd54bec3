import type { Context, HandlerMap } from 'openapi-backend';
import type { Environment } from '../environment.ts';
import type { Batch } from '../payroll/batch.ts';
import { validationError } from '../service-error.ts';
import { type BatchFilter, type ListedBatch, listBatches } from '../store/calculations/batches.ts';
import type { Reads } from '../store/database/reads.ts';
import { tenantOf } from './caller-tenant.ts';
import { type PageParameters, pageOf, readPageRequest } from './page.ts';
import { disorder } from './range-parameters.ts';
import { json } from './reply.ts';
import type { RequestContext } from './request-context.ts';

interface ListParameters extends PageParameters {
  readonly employer_id?: string;
  readonly country?: string;
  readonly scheme?: string;
  readonly period_end_from?: string;
  readonly period_end_to?: string;
}

/** Lists the stored batches, newest first, without their rows. */
export function batchListHandlers(reads: Reads, environment: Environment): HandlerMap {
  return {
    listBatches: async (
      context: Context<undefined, Record<string, never>, ListParameters>,
      requestContext: RequestContext,
    ) => {
      const { query } = context.request;
      const filter = filterOf(query);
      const page = readPageRequest(query);
      const oneMore = { ...page, limit: page.limit + 1 };
      const tenant = tenantOf(environment, requestContext);
      const found = await reads.list(tenant.clientId, (lists) => listBatches(lists, tenant, filter, oneMore));
      return json(
        200,
        pageOf(found.map(summaryOf), page, ({ id }) => id),
      );
    },
  };
}

/** Rebuilds a summary with its members in contract order, which the database may have lost. */
function summaryOf({ summary, staleHistories }: ListedBatch) {
  const batch: Omit<Batch, 'calculations' | 'failures'> = JSON.parse(summary);
  const { id, status, country, scheme, year, period, employer_id } = batch;
  const { total_requested, total_succeeded, total_failed, metadata, computed_at, job_id } = batch;
  const { type, start_date, end_date, days } = period;
  return {
    ...{ id, status, country, scheme, year, period: { type, start_date, end_date, days }, employer_id },
    ...{ total_requested, total_succeeded, total_failed, metadata, computed_at, job_id },
    ...(staleHistories > 0 && { stale_histories: staleHistories }),
  };
}

function filterOf(query: ListParameters): BatchFilter {
  const periodEnd = { from: query.period_end_from ?? null, to: query.period_end_to ?? null };
  const faults = disorder('period_end', periodEnd.from, periodEnd.to);
  if (faults.length > 0) throw validationError(faults);
  return {
    employer_id: query.employer_id ?? null,
    country: query.country ?? null,
    scheme: query.scheme ?? null,
    periodEnd,
  };
}
