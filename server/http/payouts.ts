import type { Context, HandlerMap } from 'openapi-backend';
import type { Environment } from '../environment.ts';
import { cancelPayout, payoutNotFound } from '../payouts/cancel-payout.ts';
import { createPayout, type PayoutCreation, payoutErased } from '../payouts/create-payout.ts';
import { type Payout, type PayoutRequest, payoutOf } from '../payouts/payout.ts';
import { requirementsAnswer } from '../payouts/requirements/requirements-answer.ts';
import { payoutMeaning } from '../payouts/same-payout.ts';
import { ServiceError } from '../service-error.ts';
import type { Tenant } from '../store/calculations/calculations.ts';
import { findEvents } from '../store/payouts/payout-events.ts';
import { findHistory, findPayout, listPayouts } from '../store/payouts/payouts.ts';
import { tenantOf } from './caller-tenant.ts';
import { idempotencyKey, keyUse, makeOnce } from './idempotency.ts';
import type { KeyClaims } from './key-claims.ts';
import { pageOf, readPageRequest } from './page.ts';
import { type PayoutListParameters, payoutFilter } from './payout-filter.ts';
import { json, type Reply } from './reply.ts';
import type { RequestContext } from './request-context.ts';

interface PayoutHandling extends PayoutCreation {
  readonly claims: KeyClaims;
  readonly environment: Environment;
}

type OnePayout = Context<undefined, { payout_id: string }>;
type PayoutList = Context<undefined, Record<string, never>, PayoutListParameters>;

export function payoutHandlers(handling: PayoutHandling): HandlerMap {
  const tenant = (requestContext: RequestContext) => tenantOf(handling.environment, requestContext);
  return {
    createPayout: (context: Context<PayoutRequest>, requestContext: RequestContext) =>
      create(handling, tenant(requestContext), context.request.requestBody, requestContext),
    cancelPayout: (context: OnePayout, requestContext: RequestContext) =>
      cancel(handling, tenant(requestContext), context.request.params.payout_id, requestContext),
    getPayout: async (context: OnePayout, requestContext: RequestContext) =>
      json(200, await requirePayout(handling, tenant(requestContext), context.request.params.payout_id)),
    listPayouts: (context: PayoutList, requestContext: RequestContext) =>
      list(handling, tenant(requestContext), context.request.query),
    listPayoutEvents: (context: OnePayout, requestContext: RequestContext) =>
      events(handling, tenant(requestContext), context.request.params.payout_id),
    getPayoutRequirements: async (context: Context<undefined, { country: string }>) =>
      requirements(handling, context.request.params.country),
  };
}

async function create(
  handling: PayoutHandling,
  tenant: Tenant,
  request: PayoutRequest,
  requestContext: RequestContext,
): Promise<Reply> {
  let existed = false;
  const meaning = payoutMeaning(request, handling.dependencies.provider);
  const { resourceId, isReplay } = await once(handling, tenant, requestContext, meaning, async (commit) => {
    const created = await requestContext.span.during('store', () =>
      createPayout(handling, tenant, request, commit),
    );
    existed = created.existed;
    return created.id;
  });
  const isOld = isReplay || existed;
  const headers = {
    Location: `/v1/payouts/${resourceId}`,
    ...(isOld && { 'Idempotent-Replayed': 'true' }),
  };
  const payout = await findAnswered(handling, tenant, resourceId);
  if (payout === undefined) throw payoutErased(resourceId);
  return json(isOld ? 200 : 201, payout, headers);
}

async function cancel(
  handling: PayoutHandling,
  tenant: Tenant,
  id: string,
  requestContext: RequestContext,
): Promise<Reply> {
  const { isReplay } = await once(handling, tenant, requestContext, { payout_id: id }, async (commit) => {
    await cancelPayout(handling.dependencies, tenant, id, commit);
    return id;
  });
  const headers: Readonly<Record<string, string>> = isReplay ? { 'Idempotent-Replayed': 'true' } : {};
  return json(200, await requirePayout(handling, tenant, id), headers);
}

/** `asked` is what the fingerprint of an `Idempotency-Key` is taken from. */
function once(
  { claims }: PayoutHandling,
  tenant: Tenant,
  { incoming, operationId, sentBody }: RequestContext,
  asked: unknown,
  make: Parameters<typeof makeOnce>[2],
) {
  const key = idempotencyKey(incoming.headers['idempotency-key']);
  const use = key === null ? null : keyUse(tenant, operationId ?? '', key, asked, sentBody);
  return makeOnce(claims, use, make);
}

async function requirePayout(handling: PayoutHandling, tenant: Tenant, id: string): Promise<Payout> {
  const payout = await findAnswered(handling, tenant, id);
  if (payout === undefined) throw payoutNotFound(id);
  return payout;
}

async function findAnswered(
  { dependencies }: PayoutHandling,
  tenant: Tenant,
  id: string,
): Promise<Payout | undefined> {
  const { reader } = dependencies.database;
  const row = await findPayout(reader, tenant, id);
  return row && payoutOf(row, await findHistory(reader, tenant, [id]));
}

async function list(
  { dependencies }: PayoutHandling,
  tenant: Tenant,
  query: PayoutListParameters,
): Promise<Reply> {
  const { reader, lists } = dependencies.database;
  const filter = payoutFilter(query);
  const page = readPageRequest(query);
  const rows = await listPayouts(lists, tenant, filter, { ...page, limit: page.limit + 1 });
  const { data, ...rest } = pageOf(rows, page, ({ id }) => id);
  const history = await findHistory(
    reader,
    tenant,
    data.map(({ id }) => id),
  );
  return json(200, { data: data.map((row) => payoutOf(row, history)), ...rest });
}

async function events(handling: PayoutHandling, tenant: Tenant, id: string): Promise<Reply> {
  await requirePayout(handling, tenant, id);
  const found = await findEvents(handling.dependencies.database.reader, tenant.clientId, id);
  const data = found.map((event) => ({
    id: event.id,
    previous_status: event.previous_status,
    status: event.status,
    created_at: event.created_at,
    delivery: {
      state: event.state,
      http_status: event.http_status,
      attempted_at: event.attempted_at,
      error: event.error,
    },
  }));
  return json(200, { data, has_more: false, next_cursor: null });
}

function requirements({ dependencies }: PayoutHandling, country: string): Reply {
  const found = dependencies.provider.requirements(country);
  if (found !== undefined) return json(200, requirementsAnswer(found));
  const message = 'No money is paid out in this country.';
  throw new ServiceError('REQUIREMENTS_NOT_FOUND', message, { country });
}
