import type { Context, HandlerMap } from 'openapi-backend';
import type { Environment } from '../environment.ts';
import { validationError } from '../service-error.ts';
import { type CalculationFilter, listCalculations } from '../store/calculations/calculation-list.ts';
import type { Reads } from '../store/database/reads.ts';
import type { Workers } from '../work/workers.ts';
import { tenantOf } from './caller-tenant.ts';
import { type PageParameters, pageOf, readPageRequest } from './page.ts';
import { disorder } from './range-parameters.ts';
import { type RequestContext, whileAwaited } from './request-context.ts';

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

/** No thread is worth its message for so few items. */
const FEW_ITEMS = 5;

/** Lists what is stored, newest first. */
export function calculationListHandlers(
  reads: Reads,
  environment: Environment,
  workers: Workers,
): HandlerMap {
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
      const { data: rows, ...rest } = pageOf(found.rows, page, ({ id }) => id);
      const order = { rows, dictionaries: found.dictionaries };
      const { clientId } = tenant;
      const items =
        rows.length <= FEW_ITEMS
          ? await workers.runHere('summaries', order)
          : await whileAwaited(requestContext, (signal) =>
              workers.run('summaries', order, [], { clientId, signal }),
            );
      return { status: 200, body: `{"data":[${items}],${JSON.stringify(rest).slice(1)}` };
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
