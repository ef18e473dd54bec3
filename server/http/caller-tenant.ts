import type { Environment } from '../environment.ts';
import type { Tenant } from '../store/calculations.ts';
import type { RequestContext } from './request-context.ts';

/** Whose data the request may see and make. */
export function tenantOf(environment: Environment, { caller }: Pick<RequestContext, 'caller'>): Tenant {
  if (caller === null) throw new Error('an operation ran without a caller');
  return { clientId: caller.clientId, environment };
}
