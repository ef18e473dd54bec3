import type { Knex } from 'knex';
import type { Context, HandlerMap } from 'openapi-backend';
import type { Environment } from '../environment.ts';
import { type Calculator, calculate, type Lookups } from '../payroll/calculate.ts';
import type { CalculationRequest } from '../payroll/calculation-request.ts';
import { newCalculation } from '../payroll/new-calculation.ts';
import { earlierFor } from '../payroll/payslip-history.ts';
import { calculationNotFound } from '../payroll/supersession.ts';
import {
  findOldTraceText,
  findSuperseded,
  findTexts,
  type Tenant,
} from '../store/calculations/calculations.ts';
import type { Database } from '../store/database/database.ts';
import type { GroupCommit } from '../store/database/group-commit.ts';
import type { Reads } from '../store/database/reads.ts';
import { storedSums } from '../store/histories/read-sums.ts';
import type { Dictionaries } from '../store/texts/dictionaries.ts';
import { tenantOf } from './caller-tenant.ts';
import type { GroupedWrite } from './grouped-writes.ts';
import { idempotencyKey, keyUse, makeOnce } from './idempotency.ts';
import type { KeyClaims } from './key-claims.ts';
import type { Reply } from './reply.ts';
import type { RequestContext } from './request-context.ts';

interface CalculationHandling {
  readonly database: Database;
  readonly reads: Reads;
  readonly writes: GroupCommit<GroupedWrite>;
  readonly environment: Environment;
  readonly calculator: Calculator;
  readonly dictionaries: Dictionaries;
  readonly claims: KeyClaims;
}

type ReadParameters = Context<undefined, { calculation_id: string }, { include?: 'audit_trail' }>;

/** The end of an answer without its trace; see `Calculation.audit_trail`. */
const WITHOUT_TRACE = '"audit_trail":null}';

export function calculationHandlers(handling: CalculationHandling): HandlerMap {
  return {
    calculatePayroll: (context: Context<CalculationRequest>, requestContext: RequestContext) =>
      calculatePayroll(handling, context.request.requestBody, requestContext),
    getCalculation: (context: ReadParameters, requestContext: RequestContext) => {
      const { params, query } = context.request;
      return getCalculation(
        handling,
        tenantOf(handling.environment, requestContext),
        params.calculation_id,
        query.include,
      );
    },
  };
}

async function calculatePayroll(
  handling: CalculationHandling,
  request: CalculationRequest,
  requestContext: RequestContext,
): Promise<Reply> {
  const { reader } = handling.database;
  const tenant = tenantOf(handling.environment, requestContext);
  const key = idempotencyKey(requestContext.incoming.headers['idempotency-key']);
  const use = key === null ? null : keyUse(tenant, 'calculatePayroll', key, request, requestContext.sentBody);
  let answer: string | undefined;
  const { resourceId, isReplay } = await makeOnce(handling.claims, use, async (commit) => {
    const made = await requestContext.span.during('calculate', () =>
      calculate(request, handling.calculator, lookupsOf(reader, tenant)),
    );
    answer = made.answer;
    await handling.dictionaries.storing(async () => {
      const calculation = await newCalculation(tenant, request, made, handling.dictionaries);
      await requestContext.span.during('store', () =>
        handling.writes.write({ kind: 'calculation', calculation, commit }),
      );
    });
    return made.calculation.id;
  });
  answer ??= (await findTexts(reader, tenant, resourceId))?.answer;
  // Erased meanwhile: a retry must not make it anew.
  if (answer === undefined) throw calculationNotFound(resourceId);
  const location = `/v1/payroll/calculations/${resourceId}`;
  const headers = { Location: location, ...(isReplay && { 'Idempotent-Replayed': 'true' }) };
  return { status: isReplay ? 200 : 201, headers, body: answer };
}

function lookupsOf(reader: Knex, tenant: Tenant): Lookups {
  return {
    findSuperseded: (id) => findSuperseded(reader, tenant, id),
    earlierFor: (request, rules) => earlierFor(request, rules, storedSums(reader, tenant)),
  };
}

async function getCalculation(
  { database, reads }: CalculationHandling,
  tenant: Tenant,
  id: string,
  include: 'audit_trail' | undefined,
): Promise<Reply> {
  const texts = await reads.find((reader) => findTexts(reader, tenant, id));
  if (texts === undefined) throw calculationNotFound(id);
  const { answer } = texts;
  if (include === undefined || !answer.endsWith(WITHOUT_TRACE)) return { status: 200, body: answer };
  const trace = texts.traceText ?? (await findOldTraceText(database.reader, tenant, id));
  return { status: 200, body: `${answer.slice(0, -'null}'.length)}${trace}}` };
}
