import type { LinePart } from '../../runtime/lines/line-texts.ts';
import { type PayslipLines, writeLines } from '../../runtime/lines/payslip-lines.ts';
import { TextBytes } from '../../runtime/lines/text-bytes.ts';
import type { Manifest } from '../../runtime/module.ts';
import { decimalText } from '../../runtime/numbers/decimal-text.ts';
import { decimal } from '../../runtime/numbers/exact.ts';
import { printMoney } from '../../runtime/numbers/print.ts';
import type { SentRequest } from '../../runtime/request/sent-request.ts';
import { timestamp } from '../clock.ts';
import type { AnsweredHistory } from '../history/answered-history.ts';
import { type Fault, ServiceError, validationError } from '../service-error.ts';
import type { Maker } from './calculate.ts';
import type { WarningDetail } from './calculation.ts';
import { calculatePayslip, type HistoryOf } from './payslip.ts';
import { type Earlier, historyOf } from './payslip-history.ts';
import { refuseBadInputs, refuseByRule } from './refusals.ts';
import type { ChosenRules } from './rule-catalog.ts';
import { distinct, movedInto, scenarioFaults } from './scenario-faults.ts';
import {
  requestOf,
  type SalaryField,
  type Scenario,
  type SimulationRequest,
  salaryFaults,
  salaryOf,
} from './simulation-request.ts';

/** The result of a salary in a scenario. */
interface ScenarioResult {
  readonly label: string;
  /** The salary that the scenario sent, under its name. */
  readonly salary: { readonly [Name in SalaryField]?: string };
  readonly lines: PayslipLines;
  readonly history: AnsweredHistory | null;
  /** Warnings that all scenarios share. */
  readonly warnings: readonly WarningDetail[];
}

/** The lines that a scenario is answered with. */
const PARTS: readonly LinePart[] = ['summary', 'perceptions', 'deductions', 'employer_contributions'];

/** Fraction digits that a salary may have. */
const SALARY_DIGITS = 10;

/** Scenarios of one employee, whose rules are chosen. */
export interface Simulation {
  readonly request: SimulationRequest;
  readonly rules: ChosenRules;
  /** Null where no history is asked for. */
  readonly earlier: Earlier | null;
}

/**
 * Calculates every scenario, in the order of the request. One that fails fails them all: throws
 * `VALIDATION_ERROR` with the faults of all scenarios, or `CALCULATION_FAILED` for the first that a rule
 * refuses. The answer is JSON and stored nowhere; its id only helps to talk about it. `turn` lets others go first between
 * two scenarios.
 */
export async function simulate(
  { request, rules, earlier }: Simulation,
  by: Pick<Maker, 'nextId' | 'clock'>,
  turn: () => Promise<void>,
): Promise<string> {
  const history: HistoryOf = earlier === null ? null : (call) => historyOf(request, rules, call, earlier);
  const trials: Trial[] = [];
  for (const [at, scenario] of request.simulation.scenarios.entries()) {
    trials.push(tryScenario(request, scenario, at, rules, history));
    await turn();
  }
  const faults = trials.flatMap((trial) => (trial.kind === 'faulty' ? trial.faults : []));
  if (faults.length > 0) throw validationError(distinct(faults));
  const failed = trials.find((trial) => trial.kind === 'failed');
  if (failed !== undefined) throw failed.error;
  const results = trials.flatMap((trial) => (trial.kind === 'done' ? [trial.result] : []));
  const { country, scheme, year } = request;
  const head = { id: by.nextId(), status: 'success', is_simulation: true, country, scheme, year };
  // The scenarios differ in the salary alone: all have the same history.
  const [{ history: answered = null, warnings = [] } = {}] = results;
  const foot = {
    dsl_version: rules.module.manifest.version,
    computed_at: timestamp(by.clock),
    ...(answered !== null && { history: answered }),
    ...(warnings.length > 0 && { warnings }),
  };
  return `${JSON.stringify(head).slice(0, -1)},"results":[${printResults(results)}],${JSON.stringify(foot).slice(1)}`;
}

function printResults(results: readonly ScenarioResult[]): string {
  const text = new TextBytes();
  for (const [at, { label, salary, lines }] of results.entries()) {
    text.add(`${at === 0 ? '' : ','}${JSON.stringify({ label, ...salary }).slice(0, -1)},`);
    writeLines(lines, PARTS, text);
    text.ascii('}');
  }
  return text.textSince(0);
}

type Trial =
  | { readonly kind: 'done'; readonly result: ScenarioResult }
  | { readonly kind: 'faulty'; readonly faults: readonly Fault[] }
  | { readonly kind: 'failed'; readonly error: ServiceError };

function tryScenario(
  request: SimulationRequest,
  scenario: Scenario,
  at: number,
  rules: ChosenRules,
  history: HistoryOf,
): Trial {
  if (salaryFaults(scenario, at, salaryOf(rules.module.manifest)).length > 0)
    return { kind: 'faulty', faults: scenarioFaults(request, scenario, at, rules) };
  const calculation = requestOf(request, scenario);
  try {
    return { kind: 'done', result: runScenario(calculation, scenario, rules, history) };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.faults.length === 0) return { kind: 'failed', error: placed(error, at) };
    return { kind: 'faulty', faults: error.faults.map((fault) => movedInto(scenario, at, fault)) };
  }
}

function runScenario(
  calculation: SentRequest,
  scenario: Scenario,
  rules: ChosenRules,
  history: HistoryOf,
): ScenarioResult {
  const { manifest } = rules.module;
  const outcome = calculatePayslip(calculation, rules, history);
  if (outcome.kind === 'refused') {
    refuseBadInputs(outcome.refusals, calculation);
    refuseByRule(outcome.refusals);
    throw new Error(`${manifest.path}: the rules refuse the input without a reason`);
  }
  const { lines, history: answered } = outcome;
  const warnings = outcome.warnings.filter(({ code }) => code === 'HISTORY_NOT_GIVEN');
  return {
    label: scenario.label,
    salary: shownSalary(scenario, manifest),
    lines,
    history: answered,
    warnings,
  };
}

function shownSalary(scenario: Scenario, manifest: Manifest): ScenarioResult['salary'] {
  const name = salaryOf(manifest);
  const sent = name === null ? undefined : scenario[name];
  if (name === null || sent === undefined) return {};
  return { [name]: printMoney(decimal(decimalText(sent)), SALARY_DIGITS) };
}

/** Says which scenario it was. */
function placed({ code, message, details }: ServiceError, at: number): ServiceError {
  return new ServiceError(code, message, { ...details, loc: ['body', 'simulation', 'scenarios', at] });
}
