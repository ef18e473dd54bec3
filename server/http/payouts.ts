import type { Context, HandlerMap } from 'openapi-backend';
import type { Environment } from '../environment.ts';
import { cancelPayout, payoutNotFound } from '../payouts/cancel-payout.ts';
import { createPayout, type PayoutCreation, payoutErased } from '../payouts/create-payout.ts';
import { type Payout, type PayoutRequest, payoutOf } from '../payouts/payout.ts';
import { requirementsAnswer } from '../payouts/requirements/requirements-answer.ts';
import { payoutMeaning } from '../payouts/same-payout.ts';
import { ServiceError } from '../service-error.ts';
import type { Scope } from '../store/calculations.ts';
import { findEvents } from '../store/payout-events.ts';
import { findHistory, findPayout, listPayouts } from '../store/payouts.ts';
import { scopeOf } from './caller-scope.ts';
import type { Exchange } from './exchange.ts';
import { idempotencyKey, keyUse, makeOnce } from './idempotency.ts';
import type { KeyClaims } from './key-claims.ts';
import { pageOf, readPageRequest } from './page.ts';
import { type PayoutListParameters, payoutFilter } from './payout-filter.ts';
import { json, type Reply } from './reply.ts';

export interface PayoutHandling extends PayoutCreation {
  readonly claims: KeyClaims;
  readonly environment: Environment;
}

type OnePayout = Context<undefined, { payout_id: string }>;
type PayoutList = Context<undefined, Record<string, never>, PayoutListParameters>;

export function payoutHandlers(handling: PayoutHandling): HandlerMap {
  const scope = (exchange: Exchange) => scopeOf(handling.environment, exchange);
  return {
    createPayout: (context: Context<PayoutRequest>, exchange: Exchange) =>
      create(handling, scope(exchange), context.request.requestBody, exchange),
    cancelPayout: (context: OnePayout, exchange: Exchange) =>
      cancel(handling, scope(exchange), context.request.params.payout_id, exchange),
    getPayout: async (context: OnePayout, exchange: Exchange) =>
      json(200, await requirePayout(handling, scope(exchange), context.request.params.payout_id)),
    listPayouts: (context: PayoutList, exchange: Exchange) =>
      list(handling, scope(exchange), context.request.query),
    listPayoutEvents: (context: OnePayout, exchange: Exchange) =>
      events(handling, scope(exchange), context.request.params.payout_id),
    getPayoutRequirements: async (context: Context<undefined, { country: string }>) =>
      requirements(handling, context.request.params.country),
  };
}

async function create(
  handling: PayoutHandling,
  scope: Scope,
  request: PayoutRequest,
  exchange: Exchange,
): Promise<Reply> {
  let existed = false;
  const meaning = payoutMeaning(request, handling.desk.provider);
  const { resourceId, isReplay } = await once(handling, scope, exchange, meaning, async (commit) => {
    const created = await exchange.span.during('store', () => createPayout(handling, scope, request, commit));
    existed = created.existed;
    return created.id;
  });
  const isOld = isReplay || existed;
  const headers = {
    Location: `/v1/payouts/${resourceId}`,
    ...(isOld && { 'Idempotent-Replayed': 'true' }),
  };
  const payout = await findAnswered(handling, scope, resourceId);
  if (payout === undefined) throw payoutErased(resourceId);
  return json(isOld ? 200 : 201, payout, headers);
}

async function cancel(
  handling: PayoutHandling,
  scope: Scope,
  id: string,
  exchange: Exchange,
): Promise<Reply> {
  const { isReplay } = await once(handling, scope, exchange, { payout_id: id }, async (commit) => {
    await cancelPayout(handling.desk, scope, id, commit);
    return id;
  });
  const headers: Readonly<Record<string, string>> = isReplay ? { 'Idempotent-Replayed': 'true' } : {};
  return json(200, await requirePayout(handling, scope, id), headers);
}

/** `asked` is what the fingerprint of an `Idempotency-Key` is taken from. */
function once(
  { claims }: PayoutHandling,
  scope: Scope,
  { incoming, operationId, sentBody }: Exchange,
  asked: unknown,
  make: Parameters<typeof makeOnce>[2],
) {
  const key = idempotencyKey(incoming.headers['idempotency-key']);
  const use = key === null ? null : keyUse(scope, operationId ?? '', key, asked, sentBody);
  return makeOnce(claims, use, make);
}

async function requirePayout(handling: PayoutHandling, scope: Scope, id: string): Promise<Payout> {
  const payout = await findAnswered(handling, scope, id);
  if (payout === undefined) throw payoutNotFound(id);
  return payout;
}

async function findAnswered({ desk }: PayoutHandling, scope: Scope, id: string): Promise<Payout | undefined> {
  const { reader } = desk.database;
  const row = await findPayout(reader, scope, id);
  return row && payoutOf(row, await findHistory(reader, scope, [id]));
}

async function list({ desk }: PayoutHandling, scope: Scope, query: PayoutListParameters): Promise<Reply> {
  const { reader, lists } = desk.database;
  const filter = payoutFilter(query);
  const page = readPageRequest(query);
  const rows = await listPayouts(lists, scope, filter, { ...page, limit: page.limit + 1 });
  const { data, ...rest } = pageOf(rows, page, ({ id }) => id);
  const history = await findHistory(
    reader,
    scope,
    data.map(({ id }) => id),
  );
  return json(200, { data: data.map((row) => payoutOf(row, history)), ...rest });
}

async function events(handling: PayoutHandling, scope: Scope, id: string): Promise<Reply> {
  await requirePayout(handling, scope, id);
  const found = await findEvents(handling.desk.database.reader, scope.clientId, id);
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

function requirements({ desk }: PayoutHandling, country: string): Reply {
  const found = desk.provider.requirements(country);
  if (found !== undefined) return json(200, requirementsAnswer(found));
  const message = 'No money is paid out in this country.';
  throw new ServiceError('REQUIREMENTS_NOT_FOUND', message, { country });
}
