import type { Context, HandlerMap } from 'openapi-backend';
import type { Calculator } from '../payroll/calculate.ts';
import { simulate } from '../payroll/simulate.ts';
import type { SimulationRequest } from '../payroll/simulation-request.ts';
import type { Reply } from './reply.ts';

/** Comparisons of salaries. They are given no database: a simulation leaves no trace. */
export function simulationHandlers(calculator: Calculator): HandlerMap {
  return {
    simulatePayroll: (context: Context<SimulationRequest>): Reply => ({
      status: 200,
      text: simulate(context.request.requestBody, calculator),
    }),
  };
}
