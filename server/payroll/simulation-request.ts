import { ownValue } from '../../runtime/module/own-value.ts';
import type { WirePeriod } from '../../runtime/request/sent-request.ts';
import type {
  CalculationOptions,
  CalculationRequest,
  EmployeeInput,
  EmployerInput,
  Overrides,
  WantedHistory,
} from './calculation-request.ts';

/** The body of `POST /v1/payroll/simulate`, after the schema has accepted it. */
export interface SimulationRequest {
  readonly country: string;
  readonly scheme: string;
  readonly year: number;
  readonly period: WirePeriod;
  /** Its salary fields are not read: each scenario brings its own. */
  readonly employee: EmployeeInput;
  readonly employer: EmployerInput;
  readonly history?: WantedHistory;
  readonly simulation: { readonly scenarios: readonly Scenario[] };
  readonly options?: Omit<CalculationOptions, 'supersedes'>;
}

export interface Scenario {
  readonly label: string;
  readonly daily_salary: string | number;
  /** Inputs of the scheme's own that win over those of the employee, name by name. */
  readonly inputs?: Overrides;
  readonly overrides?: Overrides;
}

/** The calculation that a scenario asks for. Its overrides stand at the level that wins. */
export function requestOf(simulation: SimulationRequest, scenario: Scenario): CalculationRequest {
  const { country, scheme, year, period, employer } = simulation;
  const { monthly_salary: _monthly, ...others } = simulation.employee;
  const inputs = inputsOf(simulation, scenario);
  const employee = {
    ...others,
    id: simulation.employee.id,
    daily_salary: scenario.daily_salary,
    ...(inputs !== undefined && { inputs }),
  };
  const overrides = scenario.overrides ?? {};
  return { country, scheme, year, period, employee, employer, overrides };
}

/** True for an input of the scheme's own that the scenario sends itself: null was not sent. */
export function sendsInput({ inputs = {} }: Scenario, name: string): boolean {
  return (ownValue(inputs, name) ?? null) !== null;
}

function inputsOf({ employee }: SimulationRequest, scenario: Scenario): Overrides | undefined {
  if (scenario.inputs === undefined) return employee.inputs;
  const own = Object.entries(scenario.inputs).filter(([name]) => sendsInput(scenario, name));
  return Object.fromEntries([...Object.entries(employee.inputs ?? {}), ...own]);
}
