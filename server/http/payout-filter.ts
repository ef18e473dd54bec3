import type { PayoutFilter } from '../store/payouts/payouts.ts';
import { type CreatedParameters, createdWithin } from './created-within.ts';
import type { PageParameters } from './page.ts';

export interface PayoutListParameters extends PageParameters, CreatedParameters {
  readonly status?: string;
  readonly country?: string;
  readonly external_id?: string;
  readonly calculation_id?: string;
}

/** Reads the filter of a payout list. Throws `VALIDATION_ERROR` if its times are reversed. */
export function payoutFilter(query: PayoutListParameters): PayoutFilter {
  const { from, to } = createdWithin(query);
  return {
    status: query.status ?? null,
    country: query.country ?? null,
    externalId: query.external_id ?? null,
    calculationId: query.calculation_id ?? null,
    created: { from, to },
  };
}
