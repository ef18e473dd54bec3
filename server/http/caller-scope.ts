import type { Environment } from '../environment.ts';
import type { Scope } from '../store/calculations.ts';
import type { Exchange } from './exchange.ts';

/** Whose data the request may see and make. */
export function scopeOf(environment: Environment, { caller }: Pick<Exchange, 'caller'>): Scope {
  if (caller === null) throw new Error('an operation ran without a caller');
  return { clientId: caller.clientId, environment };
}
