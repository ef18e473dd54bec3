import { ownValue } from '../../runtime/module/own-value.ts';
import type { Manifest } from '../../runtime/module.ts';
import type { SentRequest, SentValues, WirePeriod } from '../../runtime/request/sent-request.ts';
import type { Fault } from '../service-error.ts';
import { shownInput } from '../shown-input.ts';
import type {
  CalculationOptions,
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
  /** The daily salary, for a scheme that reads one. */
  readonly daily_salary?: string | number;
  /** The monthly salary, for a scheme that reads no daily one. */
  readonly monthly_salary?: string | number;
  /** Inputs of the scheme's own that win over those of the employee, name by name. */
  readonly inputs?: Overrides;
  readonly overrides?: Overrides;
}

/** A scenario as far as it can be read. */
export interface SentScenario {
  readonly daily_salary?: unknown;
  readonly monthly_salary?: unknown;
  readonly inputs?: SentValues;
  readonly overrides?: SentValues;
}

/** The calculation that a scenario asks for. Its overrides stand at the level that wins. */
export function requestOf(simulation: SentRequest, scenario: SentScenario): SentRequest {
  const { year, period, employer, history } = simulation;
  const { daily_salary: _daily, monthly_salary: _monthly, ...others } = simulation.employee;
  const inputs = inputsOf(simulation, scenario);
  const { daily_salary, monthly_salary } = scenario;
  const employee = {
    ...others,
    ...(daily_salary !== undefined && { daily_salary }),
    ...(monthly_salary !== undefined && { monthly_salary }),
    ...(inputs !== undefined && { inputs }),
  };
  const overrides = scenario.overrides ?? {};
  return { year, period, employee, overrides, ...(employer && { employer }), ...(history && { history }) };
}

/** The salaries that a scenario may send; the first that the scheme reads is the one that it does send. */
const SALARIES = ['daily_salary', 'monthly_salary'] as const;

export type SalaryField = (typeof SALARIES)[number];

/** The salary that every scenario sends; null for a scheme that reads none. */
export function salaryOf({ inputs }: Manifest): SalaryField | null {
  return (
    SALARIES.find((name) => inputs.some(({ source, wire }) => source === 'employee' && wire === name)) ?? null
  );
}

/** Lists the salary fields that a scenario lacks or sends needlessly. */
export function salaryFaults(
  scenario: SentScenario,
  at: number,
  salary: SalaryField | null,
): readonly Fault[] {
  return SALARIES.flatMap((name): readonly Fault[] => {
    const loc = ['body', 'simulation', 'scenarios', at, name];
    const sent = scenario[name];
    if (name === salary && sent === undefined)
      return [{ loc, msg: 'This field is required', type: 'missing', input: undefined, ctx: {} }];
    if (name === salary || sent === undefined) return [];
    const ctx = salary === null ? {} : { suggestion: salary };
    const input = shownInput(loc, sent);
    return [{ loc, msg: 'There is no such field', type: 'extra_forbidden', input, ctx }];
  });
}

/** True for an input of the scheme's own that the scenario sends itself: null was not sent. */
export function sendsInput({ inputs = {} }: SentScenario, name: string): boolean {
  return (ownValue(inputs, name) ?? null) !== null;
}

function inputsOf({ employee }: SentRequest, scenario: SentScenario): SentValues | undefined {
  if (scenario.inputs === undefined) return employee.inputs;
  const own = Object.entries(scenario.inputs).filter(([name]) => sendsInput(scenario, name));
  return Object.fromEntries([...Object.entries(employee.inputs ?? {}), ...own]);
}
