import { type Fault, validationError } from '../service-error.ts';
import type { PayoutFilter } from '../store/payouts.ts';
import type { PageParameters } from './page.ts';

export interface PayoutListParameters extends PageParameters {
  readonly status?: string;
  readonly country?: string;
  readonly external_id?: string;
  readonly calculation_id?: string;
  readonly created_from?: string;
  readonly created_to?: string;
}

/** Which payouts are asked for. Throws `VALIDATION_ERROR` when the times lie the wrong way round. */
export function payoutFilter(query: PayoutListParameters): PayoutFilter {
  const from = instant(query.created_from);
  const to = instant(query.created_to);
  if (from !== null && to !== null && from > to) throw validationError([endsBeforeItStarts(to)]);
  return {
    status: query.status ?? null,
    country: query.country ?? null,
    externalId: query.external_id ?? null,
    calculationId: query.calculation_id ?? null,
    createdFrom: from,
    createdTo: to,
  };
}

/** The form in which times are stored, which orders like time. */
function instant(text: string | undefined): string | null {
  return text === undefined ? null : new Date(text).toISOString();
}

function endsBeforeItStarts(to: string): Fault {
  const msg = 'Must not be before created_from';
  const ctx = { reason: 'to_before_from' };
  return { loc: ['query', 'created_to'], msg, type: 'value_error', input: to, ctx };
}
