import type { JsonObject } from '../json.ts';
import type { PayoutStatus } from '../store/payouts/payout-states.ts';
import type { HistoryRow, PayoutRow } from '../store/payouts/payouts.ts';
import type { PayoutOrder } from './provider.ts';
import type { PayoutCountry } from './requirements/country-requirements.ts';

/** A request that the schema has accepted. */
export interface PayoutRequest {
  readonly amount: string | number;
  readonly currency: string;
  readonly country: PayoutCountry;
  readonly external_id: string;
  readonly beneficiary: JsonObject;
  readonly description?: string;
  readonly payment_method_id?: string;
  readonly payroll_ref?: JsonObject;
  readonly notification_url?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly processing?: { readonly step_seconds?: number };
}

/** A payout as it is answered and sent. */
export interface Payout {
  readonly id: string;
  readonly object: 'payout';
  readonly mock: boolean;
  readonly mode: string;
  readonly status: PayoutStatus;
  readonly status_detail: string;
  readonly status_code: string;
  readonly amount: string;
  readonly currency: string;
  readonly country: PayoutCountry;
  readonly external_id: string;
  readonly payment_method_id: string;
  readonly beneficiary: JsonObject;
  readonly description: string | null;
  readonly payroll_ref: JsonObject | null;
  readonly notification_url: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly processing: { readonly step_seconds?: number } | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly status_history: readonly {
    readonly status: PayoutStatus;
    readonly at: string;
    readonly detail: string;
  }[];
}

/** The payout as it stood when its row was read: a step that was made since is left out of the history. */
export function payoutOf(row: PayoutRow, history: readonly HistoryRow[]): Payout {
  const request = requestOf(row);
  return {
    id: row.id,
    object: 'payout',
    mock: Boolean(row.is_mock),
    mode: row.mode,
    status: row.status,
    status_detail: row.status_detail,
    status_code: row.status_code,
    amount: row.amount,
    currency: row.currency,
    country: row.country,
    external_id: row.external_id,
    payment_method_id: row.payment_method_id,
    beneficiary: request.beneficiary,
    description: request.description ?? null,
    payroll_ref: request.payroll_ref ?? null,
    notification_url: request.notification_url ?? null,
    metadata: request.metadata ?? {},
    processing: request.processing ?? null,
    created_at: row.created_at,
    updated_at: row.updated_at,
    status_history: history
      .filter((one) => one.payout_id === row.id && one.step <= row.steps)
      .map(({ status, at, detail }) => ({ status, at, detail })),
  };
}

/** What the provider is told of it. */
export function orderOf(row: PayoutRow): PayoutOrder {
  const { beneficiary, description = null, processing = null } = requestOf(row);
  return {
    id: row.id,
    externalId: row.external_id,
    amount: row.amount,
    currency: row.currency,
    country: row.country,
    paymentMethodId: row.payment_method_id,
    beneficiary,
    description,
    processing,
  };
}

/** The request as it was stored, after the schema had accepted it. */
export function requestOf(row: Pick<PayoutRow, 'request'>): PayoutRequest {
  return JSON.parse(row.request);
}
