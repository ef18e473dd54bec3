import type { Context, HandlerMap } from 'openapi-backend';
import type { Environment } from '../environment.ts';
import type { Calculator } from '../payroll/calculate.ts';
import { earlierFor } from '../payroll/payslip-history.ts';
import { simulate } from '../payroll/simulate.ts';
import type { SimulationRequest } from '../payroll/simulation-request.ts';
import { solvePayroll } from '../payroll/solve.ts';
import { calculationAt, type SolveRequest } from '../payroll/solve-request.ts';
import type { Database } from '../store/database.ts';
import { storedSums } from '../store/read-sums.ts';
import { turns } from '../turns.ts';
import { tenantOf } from './caller-tenant.ts';
import type { Reply } from './reply.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Comparisons of salaries, and salaries that are looked for. They can read and not write: a simulation leaves no
 * trace.
 */
export function simulationHandlers(
  calculator: Calculator,
  { reader }: Pick<Database, 'reader'>,
  environment: Environment,
): HandlerMap {
  return {
    simulatePayroll: async (
      context: Context<SimulationRequest>,
      requestContext: RequestContext,
    ): Promise<Reply> => {
      const stored = storedSums(reader, tenantOf(environment, requestContext));
      const text = await simulate(context.request.requestBody, calculator, (request, rules) =>
        earlierFor(request, rules, stored),
      );
      return { status: 200, text };
    },
    solvePayroll: async (context: Context<SolveRequest>, requestContext: RequestContext): Promise<Reply> => {
      const stored = storedSums(reader, tenantOf(environment, requestContext));
      const turn = (): Promise<void> => {
        requestContext.endShort();
        return turns.next();
      };
      const text = await solvePayroll(
        context.request.requestBody,
        calculator,
        (request, rules) => earlierFor(calculationAt(request, request.employee), rules, stored),
        turn,
      );
      return { status: 200, text };
    },
  };
}
