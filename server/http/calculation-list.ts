import type { Context, HandlerMap } from 'openapi-backend';
import type { Environment } from '../config.ts';
import { summarize } from '../payroll/calculation-summary.ts';
import { type Fault, validationError } from '../service-error.ts';
import { type CalculationFilter, listCalculations } from '../store/calculation-list.ts';
import type { Database } from '../store/database.ts';
import { scopeOf } from './caller-scope.ts';
import type { Exchange } from './exchange.ts';
import { type PageParameters, pageOf, readPageRequest } from './page.ts';
import { json } from './reply.ts';

interface ListParameters extends PageParameters {
  readonly employer_id?: string;
  readonly employee_id?: string;
  readonly country?: string;
  readonly period_start_from?: string;
  readonly period_start_to?: string;
}

/** Lists what is stored, newest first. */
export function calculationListHandlers(
  { reader }: Pick<Database, 'reader'>,
  environment: Environment,
): HandlerMap {
  return {
    listCalculations: async (
      context: Context<undefined, Record<string, never>, ListParameters>,
      exchange: Exchange,
    ) => {
      const { query } = context.request;
      const filter = filterOf(query);
      const page = readPageRequest(query);
      const oneMore = { ...page, limit: page.limit + 1 };
      const found = await listCalculations(reader, scopeOf(environment, exchange), filter, oneMore);
      const { data, ...rest } = pageOf(found, page, ({ id }) => id);
      return json(200, { data: data.map(summarize), ...rest });
    },
  };
}

function filterOf(query: ListParameters): CalculationFilter {
  const { period_start_from: from = null, period_start_to: to = null } = query;
  if (from !== null && to !== null && from > to) throw validationError([endsBeforeItStarts(to)]);
  return {
    employerId: query.employer_id ?? null,
    employeeId: query.employee_id ?? null,
    country: query.country ?? null,
    periodStartFrom: from,
    periodStartTo: to,
  };
}

function endsBeforeItStarts(to: string): Fault {
  return {
    loc: ['query', 'period_start_to'],
    msg: 'Must not be before period_start_from',
    type: 'value_error',
    input: to,
    ctx: { reason: 'to_before_from' },
  };
}
