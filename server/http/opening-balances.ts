import type { Context, HandlerMap } from 'openapi-backend';
import type { Environment } from '../environment.ts';
import {
  makeOpeningBalance,
  type OpeningBalanceMaker,
  openingBalanceNotFound,
} from '../payroll/opening-balance.ts';
import type { OpeningBalanceRequest } from '../payroll/opening-balance-request.ts';
import type { Database } from '../store/database/database.ts';
import type { GroupCommit } from '../store/database/group-commit.ts';
import type { Reads } from '../store/database/reads.ts';
import {
  findOpeningBalance,
  findReplacedBalance,
  type ListedOpeningBalance,
  listOpeningBalances,
} from '../store/histories/opening-balances.ts';
import { tenantOf } from './caller-tenant.ts';
import type { GroupedWrite } from './grouped-writes.ts';
import { idempotencyKey, keyUse, makeOnce } from './idempotency.ts';
import type { KeyClaims } from './key-claims.ts';
import { type PageParameters, pageOf, readPageRequest } from './page.ts';
import { json, type Reply } from './reply.ts';
import type { RequestContext } from './request-context.ts';

interface OpeningBalanceHandling {
  readonly database: Database;
  readonly reads: Reads;
  readonly writes: GroupCommit<GroupedWrite>;
  readonly environment: Environment;
  readonly maker: OpeningBalanceMaker;
  readonly claims: KeyClaims;
}

interface ListParameters extends PageParameters {
  readonly employer_id?: string;
  readonly employee_id?: string;
  readonly current?: 'true' | 'false';
}

type One = Context<undefined, { opening_balance_id: string }>;
type List = Context<undefined, Record<string, never>, ListParameters>;

/** Handles opening balances: payslips that were paid before the service was used. */
export function openingBalanceHandlers(handling: OpeningBalanceHandling): HandlerMap {
  const { environment, reads } = handling;
  return {
    createOpeningBalance: (context: Context<OpeningBalanceRequest>, requestContext: RequestContext) =>
      create(handling, context.request.requestBody, requestContext),
    getOpeningBalance: async (context: One, requestContext: RequestContext) => {
      const id = context.request.params.opening_balance_id;
      const tenant = tenantOf(environment, requestContext);
      const answer = await reads.find((reader) => findOpeningBalance(reader, tenant, id));
      if (answer === undefined) throw openingBalanceNotFound(id);
      return { status: 200, body: answer };
    },
    listOpeningBalances: (context: List, requestContext: RequestContext) =>
      list(handling, context.request.query, requestContext),
  };
}

async function create(
  { database, writes, environment, maker, claims }: OpeningBalanceHandling,
  request: OpeningBalanceRequest,
  requestContext: RequestContext,
): Promise<Reply> {
  const tenant = tenantOf(environment, requestContext);
  const key = idempotencyKey(requestContext.incoming.headers['idempotency-key']);
  const use = key === null ? null : keyUse(tenant, 'createOpeningBalance', key, request);
  let answer: string | undefined;
  const { resourceId, isReplay } = await makeOnce(claims, use, async (commit) => {
    const balance = await makeOpeningBalance(tenant, request, maker, (id) =>
      findReplacedBalance(database.reader, tenant, id),
    );
    answer = balance.row.answer;
    await requestContext.span.during('store', () =>
      writes.write({ kind: 'opening_balance', balance, commit }),
    );
    return balance.row.id;
  });
  answer ??= await findOpeningBalance(database.reader, tenant, resourceId);
  // Erased meanwhile: a retry must not make it anew.
  if (answer === undefined) throw openingBalanceNotFound(resourceId);
  const location = `/v1/payroll/opening-balances/${resourceId}`;
  const headers = { Location: location, ...(isReplay && { 'Idempotent-Replayed': 'true' }) };
  return { status: isReplay ? 200 : 201, headers, body: answer };
}

async function list(
  { reads, environment }: OpeningBalanceHandling,
  query: ListParameters,
  requestContext: RequestContext,
): Promise<Reply> {
  const page = readPageRequest(query);
  const filter = {
    employerId: query.employer_id ?? null,
    employeeId: query.employee_id ?? null,
    onlyCurrent: query.current === 'true',
  };
  const tenant = tenantOf(environment, requestContext);
  const found = await reads.list(tenant.clientId, (lists) =>
    listOpeningBalances(lists, tenant, filter, { ...page, limit: page.limit + 1 }),
  );
  const { data, ...rest } = pageOf(found, page, ({ id }) => id);
  return json(200, { data: data.map(listed), ...rest });
}

function listed({ answer, superseded_by }: ListedOpeningBalance): object {
  return { ...JSON.parse(answer), is_superseded: superseded_by !== null, superseded_by };
}
