import { inputFaults } from '../../runtime/input-faults.ts';
import { isDate } from '../../runtime/module/dates.ts';
import { SALARY_FIELDS } from '../../runtime/request/employee-fields.ts';
import { defaultDays } from '../../runtime/request/read-body.ts';
import type { SentRequest, SentValues } from '../../runtime/request/sent-request.ts';
import { PERIOD_TYPES } from '../../runtime/rules-on-date.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { type Fault, MOST_FAULTS, ServiceError, validationError } from '../service-error.ts';
import { faultsBesideForm } from './opening-balance-request.ts';
import { faultsBesideQuestion, questionFaults } from './question-faults.ts';
import { faultsOfRequest } from './refusals.ts';
import {
  applicableRules,
  type ChosenRules,
  type RuleCatalog,
  rulesOfAccepted,
  type Subject,
} from './rule-catalog.ts';
import { distinct, scenarioFaults } from './scenario-faults.ts';
import type { SolveQuestion } from './solve-request.ts';

/** A request with the names that choose the rules. */
export type Asked = Subject & SentRequest;

type Place = Fault['loc'];

/**
 * The faults that are added to those that the schema found in the body of a calculation, a simulation, a solve or an
 * opening balance. None of any other body, and none where the body does not say which rules apply.
 */
export function faultsBeyondSchema(
  operation: string,
  body: unknown,
  told: readonly Fault[],
  catalog: RuleCatalog,
): readonly Fault[] {
  // The further ones are not told.
  if (!isJsonObject(body) || told.length >= MOST_FAULTS) return [];
  const places = told.map(({ loc }) => loc);
  return faultsAt(operation, body, places, catalog).filter(({ loc }) => !isAt(loc, places));
}

function faultsAt(
  operation: string,
  body: JsonObject,
  places: readonly Place[],
  catalog: RuleCatalog,
): readonly Fault[] {
  if (operation === 'createOpeningBalance') return faultsBesideForm(body, places, catalog.modules);
  const judge = JUDGES.get(operation);
  const read = judge === undefined ? null : readableRequest(body, places);
  if (judge === undefined || read === null) return [];
  const { faults, rules } = rulesOfAsked(read.request, catalog);
  return rules === null ? faults : [...faults, ...judge(read, rules, body, places)];
}

/** Finds the faults of a body by the rules. */
type Judge = (
  read: ReadableRequest,
  rules: ChosenRules,
  body: JsonObject,
  places: readonly Place[],
) => readonly Fault[];

const JUDGES: ReadonlyMap<string, Judge> = new Map([
  ['calculatePayroll', ({ request, faulty }, rules) => faultsOfInputs(request, rules, faulty)],
  ['simulatePayroll', faultsOfSimulation],
  ['solvePayroll', faultsOfSolve],
]);

function faultsOfInputs(request: Asked, rules: ChosenRules, pending: readonly string[]): readonly Fault[] {
  return faultsOfRequest(inputFaults(request, rules, new Set(pending)));
}

/** The rules of a request. Where its period is faulty, throws its faults with all others. */
export function rulesOrFaults(operation: string, request: Asked, catalog: RuleCatalog): ChosenRules {
  try {
    return applicableRules(request, catalog);
  } catch (error) {
    if (faultsOf(error).length === 0) throw error;
    throw validationError(faultsBeyondSchema(operation, request, [], catalog));
  }
}

function faultsOfSolve(
  { request, faulty }: ReadableRequest,
  rules: ChosenRules,
  { solve }: JsonObject,
  places: readonly Place[],
): readonly Fault[] {
  // Without the name of the input that is looked for, nobody can say which one is missing.
  if (!isQuestion(solve)) return [];
  const isFaulty = places.some((place) => place[1] === 'solve');
  const ofQuestion = isFaulty ? [] : questionFaults(solve, rules);
  return [...ofQuestion, ...faultsBesideQuestion(request, solve.by, rules, faulty)];
}

function isQuestion(value: unknown): value is SolveQuestion {
  return isJsonObject(value) && typeof value.by === 'string';
}

function faultsOfSimulation(
  { request, faulty }: ReadableRequest,
  rules: ChosenRules,
  body: JsonObject,
  places: readonly Place[],
): readonly Fault[] {
  // The schema refuses a list that is too long as a whole: its scenarios are not judged one by one.
  const isListFaulty = isAt(['body', 'simulation', 'scenarios'], places);
  const scenarios = isListFaulty ? [] : scenariosOf(body);
  const names = scenarios.flatMap(({ inputs = {} }) => (isJsonObject(inputs) ? Object.keys(inputs) : []));
  const ofEmployee = faultsOfInputs(request, rules, [...faulty, ...SALARY_FIELDS, ...names]);
  const ofScenarios = scenarios.flatMap((scenario, at) => {
    const place = ['simulation', 'scenarios', at];
    const objects = [place, [...place, 'inputs'], [...place, 'overrides']];
    if (objects.some((one) => isAt(['body', ...one], places))) return [];
    const read = {
      ...keptValues(scenario, place, places),
      inputs: keptValues(scenario.inputs, [...place, 'inputs'], places),
      overrides: keptValues(scenario.overrides, [...place, 'overrides'], places),
    };
    const pending = objects.flatMap((one) => [...faultyNames(one, places)]);
    return scenarioFaults(request, read, at, rules, new Set([...faulty, ...pending]));
  });
  // Every scenario finds those of the employee.
  const told = ofEmployee.map(({ loc }) => loc);
  return [...ofEmployee, ...distinct(ofScenarios).filter(({ loc }) => !isAt(loc, told))];
}

/** The scenarios of a body; what is no object counts as one without anything in it, whose faults are told. */
function scenariosOf({ simulation }: JsonObject): readonly JsonObject[] {
  const scenarios = isJsonObject(simulation) ? simulation.scenarios : [];
  return (Array.isArray(scenarios) ? scenarios : []).map((one) => (isJsonObject(one) ? one : {}));
}

/** The rules by which the inputs of a request are judged, or null, and the faults of its period. */
export function rulesOfAsked(
  request: Asked,
  catalog: RuleCatalog,
): { readonly faults: readonly Fault[]; readonly rules: ChosenRules | null } {
  try {
    return { faults: [], rules: applicableRules(request, catalog) };
  } catch (error) {
    const faults = faultsOf(error);
    return { faults, rules: isDated(request) && faults.length > 0 ? rulesOnDates(request, catalog) : null };
  }
}

function rulesOnDates(request: Asked, catalog: RuleCatalog): ChosenRules | null {
  try {
    return rulesOfAccepted(request, catalog);
  } catch (error) {
    faultsOf(error);
    return null;
  }
}

/** The faults of a refusal; anything unexpected is thrown. */
function faultsOf(error: unknown): readonly Fault[] {
  if (error instanceof ServiceError) return error.faults;
  throw error;
}

/** True if the dates and the year choose one version of the rules, whatever else is wrong with the period. */
function isDated({ period, year }: Asked): boolean {
  const years = [period.start_date, period.end_date].map((date) => Number.parseInt(date, 10));
  return period.start_date <= period.end_date && years.includes(year);
}

/** The places of values by name, and those of whole objects of them. */
const VALUES = [
  ['employee'],
  ['employee', 'inputs'],
  ['employee', 'history'],
  ['employee', 'overrides'],
  ['overrides'],
] as const;

/** A request without the values at faulty places, and the names of those. */
interface ReadableRequest {
  readonly request: Asked;
  readonly faulty: readonly string[];
}

/** The request as far as it can be read; null without rules to choose. */
export function readableRequest(body: JsonObject, places: readonly Place[]): ReadableRequest | null {
  const { country, scheme, employee } = body;
  const period = readablePeriod(body, places);
  const isWrong = (name: string) => places.some((place) => place[1] === name);
  if (period === null || isWrong('country') || isWrong('scheme')) return null;
  if (typeof country !== 'string' || typeof scheme !== 'string' || !isJsonObject(employee)) return null;
  // What is wrong with a whole object of values hides which of them were sent.
  if (VALUES.some((place) => isAt(['body', ...place], places))) return null;
  const kept = (values: Json | undefined, ...place: readonly string[]): SentValues =>
    keptValues(values, place, places);
  const request = {
    country,
    scheme,
    ...period,
    employee: {
      ...kept(employee, 'employee'),
      inputs: kept(employee.inputs, 'employee', 'inputs'),
      history: kept(employee.history, 'employee', 'history'),
      overrides: kept(employee.overrides, 'employee', 'overrides'),
    },
    overrides: kept(body.overrides, 'overrides'),
    ...(isJsonObject(body.history) && { history: body.history }),
  };
  return { request, faulty: VALUES.flatMap((place) => [...faultyNames(place, places)]) };
}

/** The values of an object without those that are faulty. */
function keptValues(values: Json | undefined, object: Place, places: readonly Place[]): SentValues {
  const faulty = faultyNames(object, places);
  return Object.fromEntries(
    Object.entries(isJsonObject(values) ? values : {}).filter(([name]) => !faulty.has(name)),
  );
}

function faultyNames(object: Place, places: readonly Place[]): ReadonlySet<string> {
  const names = places
    .filter((place) => object.every((name, at) => place[at + 1] === name))
    .map((place) => String(place[object.length + 1]));
  return new Set(names.filter((name) => !['inputs', 'history', 'overrides'].includes(name)));
}

function readablePeriod(
  { period, year }: JsonObject,
  places: readonly Place[],
): Pick<Asked, 'period' | 'year'> | null {
  const isWrong = (...place: readonly string[]) => isAt(['body', ...place], places);
  if (!isJsonObject(period) || isWrong('period')) return null;
  const { start_date, end_date, days } = period;
  const type = PERIOD_TYPES.find((one) => one === period.type);
  if (type === undefined || typeof start_date !== 'string' || typeof end_date !== 'string') return null;
  if (!isDate(start_date) || !isDate(end_date)) return null;
  const years = new Set([start_date, end_date].map((date) => Number.parseInt(date, 10)));
  const [only = 0] = years;
  const isYearKnown = typeof year === 'number' && !isWrong('year');
  if (!isYearKnown && years.size > 1) return null;
  const areDaysKnown = typeof days === 'number' && !isWrong('period', 'days');
  if (!areDaysKnown && end_date < start_date) return null;
  return {
    year: isYearKnown ? year : only,
    period: { type, start_date, end_date, days: areDaysKnown ? days : defaultDays(start_date, end_date) },
  };
}

/** True if the place is one of these. */
export function isAt(place: Place, places: readonly Place[]): boolean {
  return places.some((one) => one.length === place.length && one.every((part, at) => part === place[at]));
}
