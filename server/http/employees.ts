import type { Context, HandlerMap } from 'openapi-backend';
import type { Environment } from '../environment.ts';
import { listEmployees } from '../store/calculations/employee-list.ts';
import type { Reads } from '../store/database/reads.ts';
import { tenantOf } from './caller-tenant.ts';
import { type PageParameters, pageOf, readPageRequest } from './page.ts';
import { json } from './reply.ts';
import type { RequestContext } from './request-context.ts';

type EmployeesParameters = Context<undefined, { employer_id: string }, PageParameters>;

/** Employers and employees are registered nowhere: the stored calculations name them. */
export function employeeHandlers(reads: Reads, environment: Environment): HandlerMap {
  return {
    listEmployees: async (context: EmployeesParameters, requestContext: RequestContext) => {
      const { employer_id } = context.request.params;
      const page = readPageRequest(context.request.query);
      const oneMore = { ...page, limit: page.limit + 1 };
      const tenant = tenantOf(environment, requestContext);
      const found = await reads.list(tenant.clientId, (lists) =>
        listEmployees(lists, tenant, employer_id, oneMore),
      );
      const employees = found.map(({ id, calculation_count, ...calculated }) => ({
        id,
        employer_id,
        ...calculated,
        calculation_count: Number(calculation_count),
      }));
      return json(
        200,
        pageOf(employees, page, ({ id }) => id),
      );
    },
  };
}
