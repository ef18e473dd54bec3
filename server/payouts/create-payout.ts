import canonicalize from 'canonicalize';
import type { Knex } from 'knex';
import { timestamp } from '../clock.ts';
import { pepperedHash } from '../erasure/peppered-hash.ts';
import { ServiceError } from '../service-error.ts';
import type { Tenant } from '../store/calculations/calculations.ts';
import type { GroupCommit } from '../store/database/group-commit.ts';
import { findErasedPayout } from '../store/erasures/erasures.ts';
import { FIRST_STATUS } from '../store/payouts/payout-states.ts';
import { findByExternalId, insertPayout, type PayoutRow } from '../store/payouts/payouts.ts';
import { movePayout, recordStep } from './move-payout.ts';
import { orderOf, type PayoutRequest, requestOf } from './payout.ts';
import type { PayoutDependencies } from './payout-dependencies.ts';
import { type PayoutTerms, payoutTerms } from './payout-terms.ts';
import { askLater } from './progress-payout.ts';
import { differingFields, payoutMeaning } from './same-payout.ts';

export interface PayoutCreation {
  readonly dependencies: PayoutDependencies;
  readonly writes: GroupCommit;
  readonly allowPrivateUrls: boolean;
  /** Under which the external ids of erased payouts are kept. */
  readonly pepper: string;
}

interface CreatedPayout {
  readonly id: string;
  /** The client had it already, from an equal request. */
  readonly existed: boolean;
}

/**
 * Makes a payout, or finds the one that an equal request with this `external_id` made. `commit` runs in the
 * transaction that settles which. Throws `VALIDATION_ERROR` and `EXTERNAL_ID_CONFLICT`.
 */
export async function createPayout(
  creation: PayoutCreation,
  tenant: Tenant,
  request: PayoutRequest,
  commit: (trx: Knex, payoutId: string) => Promise<void>,
): Promise<CreatedPayout> {
  const { dependencies, writes, allowPrivateUrls, pepper } = creation;
  const known = await findByExternalId(dependencies.database.reader, tenant, request.external_id);
  if (known !== undefined) requireSame(dependencies, known, request);
  else await requireNotErased(dependencies, tenant, pepper, request.external_id);
  const row =
    known ??
    newPayout(dependencies, tenant, request, payoutTerms(request, dependencies.provider, allowPrivateUrls));
  let id = row.id;
  await writes.write(async (trx) => {
    id = known === undefined ? await insertOrFind(trx, dependencies, tenant, row, request) : known.id;
    await commit(trx, id);
  });
  return { id, existed: known !== undefined || id !== row.id };
}

/** What was paid under an external id and then erased must not be paid again by a retry. */
async function requireNotErased(
  { database }: PayoutDependencies,
  tenant: Tenant,
  pepper: string,
  externalId: string,
): Promise<void> {
  const hash = pepperedHash(pepper, tenant, 'external_id', externalId);
  const erased = await findErasedPayout(database.reader, tenant, hash);
  if (erased !== undefined) throw payoutErased(erased);
}

/** An erased payout cannot be answered, and its external id stays taken. */
export function payoutErased(id: string): ServiceError {
  const message = 'The payout with this external_id was erased; nothing was paid again.';
  return new ServiceError('EXTERNAL_ID_CONFLICT', message, { payout_id: id, fields: [] });
}

/** Another request may have been first with the same `external_id`: then that payout is the one. */
async function insertOrFind(
  trx: Knex,
  dependencies: PayoutDependencies,
  tenant: Tenant,
  row: PayoutRow,
  request: PayoutRequest,
): Promise<string> {
  if (await insertPayout(trx, row)) {
    await recordStep(trx, dependencies, tenant, row, null);
    await begin(trx, dependencies, tenant, row);
    return row.id;
  }
  const first = await findByExternalId(trx, tenant, row.external_id);
  if (first === undefined) throw new Error('a payout is there and cannot be found');
  requireSame(dependencies, first, request);
  return first.id;
}

/** A provider that decides at once is asked in the same transaction, until it wants to be asked later. */
async function begin(
  trx: Knex,
  dependencies: PayoutDependencies,
  tenant: Tenant,
  created: PayoutRow,
): Promise<void> {
  const { provider, clock } = dependencies;
  const order = orderOf(created);
  let row = created;
  let delay: number | null = provider.submitDelayMs(order);
  while (delay === 0) {
    const isNew = row.status === FIRST_STATUS;
    const { event, askAgainInMs } = await (isNew ? provider.submit(order) : provider.follow(order));
    if (event !== null) {
      const { status: to, code, detail } = event;
      const leaving = { id: row.id, status: row.status };
      row =
        (await movePayout(trx, dependencies, tenant, { leaving, to, by: 'provider', code, detail })) ?? row;
    }
    delay = askAgainInMs;
  }
  if (delay !== null) await askLater(trx, dependencies, tenant, row, clock() + delay);
}

function newPayout(
  dependencies: PayoutDependencies,
  tenant: Tenant,
  request: PayoutRequest,
  terms: PayoutTerms,
): PayoutRow {
  const now = timestamp(dependencies.clock);
  const calculationId = request.payroll_ref?.calculation_id;
  return {
    id: `po_${dependencies.nextId()}`,
    client_id: tenant.clientId,
    environment: tenant.environment,
    external_id: request.external_id,
    status: FIRST_STATUS,
    status_code: '200',
    status_detail: 'Payout received and queued for processing.',
    amount: terms.amount,
    currency: request.currency,
    country: request.country,
    payment_method_id: terms.paymentMethodId,
    calculation_id: typeof calculationId === 'string' ? calculationId : null,
    mode: dependencies.provider.mode,
    is_mock: dependencies.provider.isMock,
    request: canonicalize(request) ?? '',
    steps: 1,
    asked: 0,
    handed_over_at: null,
    created_at: now,
    updated_at: now,
  };
}

/** Tells which fields differ, and nothing of what stands in them. */
function requireSame({ provider }: PayoutDependencies, known: PayoutRow, request: PayoutRequest): void {
  const before = payoutMeaning(requestOf(known), provider);
  const fields = differingFields(before, payoutMeaning(request, provider));
  if (fields.length === 0) return;
  const message = `A payout with this external_id has another ${fields.join(', ')}.`;
  throw new ServiceError('EXTERNAL_ID_CONFLICT', message, { payout_id: known.id, fields });
}
