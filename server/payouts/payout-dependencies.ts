import type { Clock } from '../clock.ts';
import type { NextId } from '../identifiers.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { JsonObject } from '../json.ts';
import type { Tenant } from '../store/calculations/calculations.ts';
import type { Database } from '../store/database/database.ts';
import type { PayoutProvider } from './provider.ts';

/** What every step of a payout needs. */
export interface PayoutDependencies {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly provider: PayoutProvider;
  readonly clock: Clock;
  readonly nextId: NextId;
}

/** Names a payout in the payload of a job. */
export interface PayoutPlace {
  readonly tenant: Tenant;
  readonly payoutId: string;
}

export function payloadOf({ tenant, payoutId }: PayoutPlace): JsonObject {
  return { client_id: tenant.clientId, environment: tenant.environment, payout_id: payoutId };
}

export function placeOf(payload: JsonObject): PayoutPlace {
  const { client_id: clientId, environment, payout_id: payoutId } = payload;
  const isEnvironment = environment === 'sandbox' || environment === 'live';
  if (typeof clientId !== 'string' || typeof payoutId !== 'string' || !isEnvironment) {
    throw new Error('a job about a payout does not name one');
  }
  return { tenant: { clientId, environment }, payoutId };
}
