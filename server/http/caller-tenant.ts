import type { Environment } from '../environment.ts';
import type { Tenant } from '../store/calculations/calculations.ts';
import type { RequestContext } from './request-context.ts';

/** Returns the tenant whose data the request may read and write. */
export function tenantOf(environment: Environment, { caller }: Pick<RequestContext, 'caller'>): Tenant {
  if (caller === null) throw new Error('an operation ran without a caller');
  return { clientId: caller.clientId, environment };
}
