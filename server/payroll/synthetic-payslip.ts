import canonicalize from 'canonicalize';
import type { Knex } from 'knex';
import { addMonths } from '../../runtime/module/dates.ts';
import { firstDayOfMonth } from '../../runtime/module/period.ts';
import type { InputSpec, Manifest, RuleModule } from '../../runtime/module.ts';
import { SALARY_FIELDS } from '../../runtime/request/employee-fields.ts';
import type { WirePeriod } from '../../runtime/request/sent-request.ts';
import type { AnsweredHistory } from '../history/answered-history.ts';
import { Dictionaries } from '../store/dictionaries.ts';
import { type Calculator, recalculate, SCHEMA_VERSION } from './calculate.ts';
import type { CalculationRequest } from './calculation-request.ts';
import { RuleCatalog } from './rule-catalog.ts';
import { syntheticHistory } from './synthetic-history.ts';

/** The dictionaries under which the payslips of a service are compressed: a payslip or two of each rule file. */
export function dictionariesFor(writer: Knex, { catalog, engineVersion, clock }: Calculator): Dictionaries {
  const makeText = (fingerprint: string) =>
    syntheticPayslips(catalog.ofFingerprint(fingerprint), engineVersion);
  return new Dictionaries({ writer, clock, schemaVersion: SCHEMA_VERSION, makeText });
}

/** What many people earn in a month. Under a payslip of another scale rows take a third more, and nothing else changes. */
const USUAL_SALARIES: Readonly<Record<string, number>> = {
  ARS: 1_312_400,
  BRL: 3_187.5,
  CLP: 912_350,
  COP: 3_146_800,
  MXN: 15_240,
};

/** Of any other currency, as a share of the highest salary that the rules take. */
const USUAL_SHARE = 0.000_512_345;
const USUAL_HIGHEST = 10_000_000;

/** What is tried when the rules refuse that. */
const MULTIPLES = [1, 10, 100, 0.1, 1000];

/** Which inputs are sent. Most payslips have few: under one with all of them they take half as much again. */
const CHOICES: readonly ((spec: InputSpec) => boolean)[] = [
  ({ presence }) => presence === 'required',
  ({ source, presence }) => source !== 'override' && presence !== 'default',
  () => true,
];

/**
 * The texts of a payslip of the rule file, a line each as they are stored, and behind them those of one with a stored history
 * where the rules read any: its trace has other steps, and all of it would be strange to the first. They are of nobody: their
 * inputs are made of what the rules say of them. Where the rules refuse all that is tried, what they declare stands in its place.
 */
export function syntheticPayslips(module: RuleModule, engineVersion: string): string {
  for (const attempt of attemptsOf(module.manifest)) {
    const usual = tryPayslip(module, requestOf(module.manifest, attempt), engineVersion);
    if (usual !== null) return [usual, ...withHistory(module, attempt, engineVersion)].join('\n');
  }
  return JSON.stringify(module.manifest);
}

/** Late in the year, where it has months before it; of whole months before parts of one. */
function withHistory(module: RuleModule, usual: Attempt, engineVersion: string): readonly string[] {
  const { manifest } = module;
  for (const period of latePeriods(manifest)) {
    const asked = requestOf(manifest, { ...usual, period });
    const request = { ...asked, history: { source: 'stored' as const } };
    const history = syntheticHistory(request, manifest);
    const text = history === null ? null : tryPayslip(module, request, engineVersion, history);
    if (text !== null) return [text];
  }
  return [];
}

function latePeriods(manifest: Manifest): readonly WirePeriod[] {
  const types = PERIODS.filter((type) => manifest.periods.includes(type));
  return types.flatMap((type) => periodsOf(manifest, type).toReversed());
}

function attemptsOf(manifest: Manifest): readonly Attempt[] {
  const type = PERIODS.find((one) => manifest.periods.includes(one)) ?? 'monthly';
  const periods = periodsOf(manifest, type);
  return REQUIRED_DATES.flatMap((requiredOn) =>
    OPTIONAL_DATES.flatMap((optionalOn) =>
      CHOICES.flatMap((isSent) =>
        MULTIPLES.flatMap((multiple) =>
          periods.map((period) => ({ requiredOn, optionalOn, isSent, multiple, period })),
        ),
      ),
    ),
  );
}

function tryPayslip(
  module: RuleModule,
  request: CalculationRequest,
  engineVersion: string,
  history: AnsweredHistory | null = null,
): string | null {
  const by: Calculator = {
    catalog: new RuleCatalog([module]),
    engineVersion,
    clock: () => Date.parse(request.period.end_date),
    nextId: () => '0'.repeat(26),
  };
  try {
    const { answer, traceText } = recalculate(request, by, history);
    return [canonicalize(request), answer, traceText].join('\n');
  } catch {
    // Nobody sends this request: what fails here only makes the texts of the rule file longer.
    return null;
  }
}

/** Where dates stand that must be sent: where the period begins, or where the twelve months begin that end with its own. */
const REQUIRED_DATES = ['period', 'year'] as const;

/** Where dates stand that need not be sent: with what begins, or with what ends or is paid then. */
const OPTIONAL_DATES = ['start_date', 'end_date'] as const;

interface Attempt {
  readonly requiredOn: (typeof REQUIRED_DATES)[number];
  readonly optionalOn: (typeof OPTIONAL_DATES)[number];
  readonly isSent: (spec: InputSpec) => boolean;
  readonly multiple: number;
  readonly period: WirePeriod;
}

function requestOf(manifest: Manifest, attempt: Attempt): CalculationRequest {
  const { isSent, multiple, period } = attempt;
  const from = (source: InputSpec['source']) =>
    manifest.inputs.filter(
      (spec) => spec.source === source && (isSent(spec) || spec.wire === 'monthly_salary'),
    );
  const salary = USUAL_SALARIES[manifest.currency];
  const valuesOf = (specs: readonly InputSpec[]) =>
    Object.fromEntries(
      specs.map((spec) => [spec.wire, salaryOf(spec, salary, multiple) ?? allowedValue(spec, attempt)]),
    );
  const flagsOf = (specs: readonly InputSpec[]) => Object.fromEntries(specs.map(({ wire }) => [wire, false]));
  const own = from('inputs');
  const isFlag = ({ type }: InputSpec) => type === 'boolean';
  const inputs = { ...valuesOf(own.filter((spec) => !isFlag(spec))), ...flagsOf(own.filter(isFlag)) };
  const { daily_salary, ...employee } = valuesOf(from('employee'));
  // Either salary says it all.
  const daily = daily_salary !== undefined && employee.monthly_salary === undefined ? { daily_salary } : {};
  return {
    country: manifest.country,
    scheme: manifest.scheme,
    year: Number.parseInt(period.end_date, 10),
    period,
    employee: { ...employee, ...daily, id: 'empleado-1', inputs, overrides: flagsOf(from('override')) },
    employer: { id: 'empleador-1' },
    options: {},
  };
}

const SALARIES: readonly string[] = SALARY_FIELDS;

/** Null for an input that is no salary. */
function salaryOf({ wire, highest }: InputSpec, usual: number | undefined, multiple: number): string | null {
  if (!SALARIES.includes(wire)) return null;
  const monthly = usual === undefined ? null : usual / (wire === 'daily_salary' ? 30 : 1);
  return ((monthly ?? Number(highest?.value ?? USUAL_HIGHEST) * USUAL_SHARE) * multiple).toFixed(2);
}

/** Something that the declaration allows. */
function allowedValue(spec: InputSpec, { period, requiredOn, optionalOn }: Attempt): string {
  const { type, words } = spec;
  if (type === 'choice') return words[0] ?? '';
  if (type === 'date' && spec.presence !== 'required') return period[optionalOn];
  if (type === 'date')
    return requiredOn === 'year' ? addMonths(firstDayOfMonth(period.start_date), -11) : period.start_date;
  return withinBounds(type === 'boolean' ? '0' : USUAL[type], spec);
}

const USUAL = { money: '12345.67', rate: '0.01', number: '1', integer: '1', hours: '4' };

/** The number, or one between the bounds where it lies outside. */
function withinBounds(value: string, { lowest, highest, type }: InputSpec): string {
  const low = Number(lowest?.value ?? value);
  const high = Number(highest?.value ?? Math.max(low + 1, 2 * Number(value)));
  if (low < Number(value) && Number(value) < high) return value;
  const middle = (low + high) / 2;
  return type === 'integer' ? String(Math.ceil(low)) : middle.toFixed(type === 'rate' ? 6 : 2);
}

/** Periods of the first two months in which the rules may hold, and of the twelfth: what is due at the end of a year. */
function periodsOf({ validFrom }: Manifest, type: (typeof PERIODS)[number]): readonly WirePeriod[] {
  const [year = 0, month = 0] = validFrom.split('-').map(Number);
  return [0, 1, 11].map((later) => periodOf(type, year, month - 1 + later));
}

const PERIODS = ['monthly', 'biweekly', 'weekly', 'event'] as const;

/** The last days of a period of each kind; 0 for a whole month. */
const LENGTHS = { monthly: 0, biweekly: 15, weekly: 7, event: 2 };

function periodOf(type: (typeof PERIODS)[number], year: number, month: number): WirePeriod {
  const first = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 8);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const days = LENGTHS[type];
  const start = days === 0 ? 1 : last - days + 1;
  const dayOf = (day: number) => `${first}${String(day).padStart(2, '0')}`;
  return { type, start_date: dayOf(start), end_date: dayOf(last), days: days === 0 ? 30 : days };
}
