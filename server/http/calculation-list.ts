import type { Context, HandlerMap } from 'openapi-backend';
import type { Environment } from '../environment.ts';
import { summarize } from '../payroll/calculation-summary.ts';
import { validationError } from '../service-error.ts';
import { type CalculationFilter, listCalculations } from '../store/calculations/calculation-list.ts';
import type { Reads } from '../store/database/reads.ts';
import { tenantOf } from './caller-tenant.ts';
import { type PageParameters, pageOf, readPageRequest } from './page.ts';
import { disorder } from './range-parameters.ts';
import { json } from './reply.ts';
import type { RequestContext } from './request-context.ts';

interface ListParameters extends PageParameters {
  readonly employer_id?: string;
  readonly employee_id?: string;
  readonly country?: string;
  readonly scheme?: string;
  readonly batch_id?: string;
  readonly period_start_from?: string;
  readonly period_start_to?: string;
  readonly period_end_from?: string;
  readonly period_end_to?: string;
  readonly current?: 'true' | 'false';
  readonly history?: 'stale';
}

/** Lists what is stored, newest first. */
export function calculationListHandlers(reads: Reads, environment: Environment): HandlerMap {
  return {
    listCalculations: async (
      context: Context<undefined, Record<string, never>, ListParameters>,
      requestContext: RequestContext,
    ) => {
      const { query } = context.request;
      const filter = filterOf(query);
      const page = readPageRequest(query);
      const oneMore = { ...page, limit: page.limit + 1 };
      const tenant = tenantOf(environment, requestContext);
      const found = await reads.list(tenant.clientId, (lists) =>
        listCalculations(lists, tenant, filter, oneMore),
      );
      const { data, ...rest } = pageOf(found, page, ({ id }) => id);
      return json(200, { data: data.map(summarize), ...rest });
    },
  };
}

function filterOf(query: ListParameters): CalculationFilter {
  const periodStart = { from: query.period_start_from ?? null, to: query.period_start_to ?? null };
  const periodEnd = { from: query.period_end_from ?? null, to: query.period_end_to ?? null };
  const faults = [
    ...disorder('period_start', periodStart.from, periodStart.to),
    ...disorder('period_end', periodEnd.from, periodEnd.to),
  ];
  if (faults.length > 0) throw validationError(faults);
  return {
    employerId: query.employer_id ?? null,
    employeeId: query.employee_id ?? null,
    country: query.country ?? null,
    scheme: query.scheme ?? null,
    batchId: query.batch_id ?? null,
    periodStart: { from: periodStart.from, to: periodStart.to },
    periodEnd,
    onlyCurrent: query.current === 'true',
    onlyStale: query.history === 'stale',
  };
}
