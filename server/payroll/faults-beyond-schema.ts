import { inputFaults } from '../../runtime/input-faults.ts';
import { isDate } from '../../runtime/module/dates.ts';
import { SALARY_FIELDS } from '../../runtime/request/employee-fields.ts';
import { defaultDays } from '../../runtime/request/read-body.ts';
import type { SentRequest, SentValues } from '../../runtime/request/sent-request.ts';
import { PERIOD_TYPES } from '../../runtime/rules-on-date.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { type Fault, MOST_FAULTS, ServiceError } from '../service-error.ts';
import { faultsOfRequest } from './refusals.ts';
import {
  applicableRules,
  type ChosenRules,
  type RuleCatalog,
  rulesOfAccepted,
  type Subject,
} from './rule-catalog.ts';

/** A request with the names that choose the rules. */
export type Asked = Subject & SentRequest;

type Place = Fault['loc'];

/**
 * The faults that the period and the rules add to those that the schema found in the body of `calculatePayroll`,
 * `simulatePayroll` or `solvePayroll`. None of any other body, and none where the body does not say which rules apply.
 */
export function faultsBeyondSchema(
  operation: string,
  body: unknown,
  told: readonly Fault[],
  catalog: RuleCatalog,
): readonly Fault[] {
  // The further ones are not told.
  if (!isJsonObject(body) || told.length >= MOST_FAULTS) return [];
  const pending = pendingOf(operation, body);
  const places = told.map(({ loc }) => loc);
  const read = pending === null ? null : readableRequest(body, places);
  if (pending === null || read === null) return [];
  return faultsOfAsked(read.request, catalog, new Set([...pending, ...read.faulty])).filter(
    ({ loc }) => !isAt(loc, places),
  );
}

/** The faults of a request's period and of its inputs; none where no rules can be chosen. `pending`: see `inputFaults`. */
export function faultsOfAsked(
  request: Asked,
  catalog: RuleCatalog,
  pending: ReadonlySet<string>,
): readonly Fault[] {
  const { faults, rules } = rulesOfAsked(request, catalog);
  return rules === null ? faults : [...faults, ...faultsOfRequest(inputFaults(request, rules, pending))];
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

/** The inputs that a body of this operation sends at another place than `employee`; null for operations without a payslip. */
function pendingOf(operation: string, body: JsonObject): readonly string[] | null {
  if (operation === 'calculatePayroll') return [];
  if (operation === 'solvePayroll') {
    const by = isJsonObject(body.solve) ? body.solve.by : undefined;
    // Without the name of the input that is looked for, nobody can say which one is missing.
    return typeof by === 'string' ? [by] : null;
  }
  return operation === 'simulatePayroll' ? [...SALARY_FIELDS, ...namesInScenarios(body)] : null;
}

function namesInScenarios({ simulation }: JsonObject): readonly string[] {
  const scenarios = isJsonObject(simulation) ? simulation.scenarios : [];
  return (Array.isArray(scenarios) ? scenarios : []).flatMap((scenario) => {
    const { inputs = {} } = isJsonObject(scenario) ? scenario : {};
    return isJsonObject(inputs) ? Object.keys(inputs) : [];
  });
}

/** The places of values by name, and those of whole objects of them. */
const VALUES = [
  ['employee'],
  ['employee', 'inputs'],
  ['employee', 'history'],
  ['employee', 'overrides'],
  ['overrides'],
] as const;

/** The request without the values at faulty places, and the names of those; null without rules to choose. */
export function readableRequest(
  body: JsonObject,
  places: readonly Place[],
): { readonly request: Asked; readonly faulty: readonly string[] } | null {
  const { country, scheme, employee } = body;
  const period = readablePeriod(body, places);
  const isWrong = (name: string) => places.some((place) => place[1] === name);
  if (period === null || isWrong('country') || isWrong('scheme')) return null;
  if (typeof country !== 'string' || typeof scheme !== 'string' || !isJsonObject(employee)) return null;
  // What is wrong with a whole object of values hides which of them were sent.
  if (VALUES.some((place) => isAt(['body', ...place], places))) return null;
  const faulty = (place: readonly string[]) => faultyNames(place, places);
  const kept = (values: Json | undefined, ...place: readonly string[]): SentValues =>
    Object.fromEntries(
      Object.entries(isJsonObject(values) ? values : {}).filter(([name]) => !faulty(place).has(name)),
    );
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
  return { request, faulty: VALUES.flatMap((place) => [...faulty(place)]) };
}

function faultyNames(object: readonly string[], places: readonly Place[]): ReadonlySet<string> {
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
