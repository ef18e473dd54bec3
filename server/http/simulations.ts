import type { Context, HandlerMap } from 'openapi-backend';
import type { Environment } from '../environment.ts';
import type { Calculator } from '../payroll/calculate.ts';
import { rulesOrFaults } from '../payroll/faults-beyond-schema.ts';
import { earlierFor } from '../payroll/payslip-history.ts';
import type { SimulationRequest } from '../payroll/simulation-request.ts';
import { calculationAt, type SolveRequest } from '../payroll/solve-request.ts';
import type { Database } from '../store/database/database.ts';
import { storedSums } from '../store/histories/read-sums.ts';
import { named } from '../work/orders.ts';
import type { Workers } from '../work/workers.ts';
import { tenantOf } from './caller-tenant.ts';
import type { Reply } from './reply.ts';
import { type RequestContext, whileAwaited } from './request-context.ts';

interface SimulationHandling {
  readonly calculator: Calculator;
  readonly database: Pick<Database, 'reader'>;
  readonly environment: Environment;
  readonly workers: Workers;
}

/** No thread is worth its message for so few scenarios. */
const FEW_SCENARIOS = 2;

/**
 * Comparisons of salaries, and salaries that are looked for. They can read and not write: a simulation leaves no
 * trace.
 */
export function simulationHandlers(handling: SimulationHandling): HandlerMap {
  return {
    simulatePayroll: ({ request }: Context<SimulationRequest>, requestContext: RequestContext) =>
      simulatePayroll(handling, request.requestBody, requestContext),
    solvePayroll: ({ request }: Context<SolveRequest>, requestContext: RequestContext) =>
      solvePayroll(handling, request.requestBody, requestContext),
  };
}

async function simulatePayroll(
  { calculator, database, environment, workers }: SimulationHandling,
  request: SimulationRequest,
  requestContext: RequestContext,
): Promise<Reply> {
  const rules = rulesOrFaults('simulatePayroll', request, calculator.catalog);
  const { clientId, ...tenant } = tenantOf(environment, requestContext);
  const stored = storedSums(database.reader, { clientId, ...tenant });
  const earlier = request.history === undefined ? null : await earlierFor(request, rules, stored);
  const order = { request, rules: named(rules), earlier, id: calculator.nextId(), now: calculator.clock() };
  const fingerprints = [order.rules.fingerprint];
  const text =
    request.simulation.scenarios.length <= FEW_SCENARIOS
      ? await workers.runHere('simulation', order)
      : await whileAwaited(requestContext, (signal) =>
          workers.run('simulation', order, fingerprints, { clientId, signal }),
        );
  return { status: 200, body: text };
}

async function solvePayroll(
  { calculator, database, environment, workers }: SimulationHandling,
  request: SolveRequest,
  requestContext: RequestContext,
): Promise<Reply> {
  const rules = rulesOrFaults('solvePayroll', request, calculator.catalog);
  const { clientId, ...tenant } = tenantOf(environment, requestContext);
  const stored = storedSums(database.reader, { clientId, ...tenant });
  const asked = calculationAt(request, request.employee);
  const earlier = request.history === undefined ? null : await earlierFor(asked, rules, stored);
  const order = { request, rules: named(rules), earlier, id: calculator.nextId(), now: calculator.clock() };
  const text = await whileAwaited(requestContext, (signal) =>
    workers.run('solving', order, [order.rules.fingerprint], { clientId, signal }),
  );
  return { status: 200, body: text };
}
