import type { InputSpec, InputValue, Manifest } from '../module/manifest.ts';
import type { Call, RuleWarning } from '../module/outcome.ts';
import { ownValue, valuesByName } from '../module/own-value.ts';
import { decimalText } from '../numbers/decimal-text.ts';
import { compare, type Exact, parseDecimal } from '../numbers/exact.ts';
import { isDecimal, printPlain } from '../numbers/print.ts';
import {
  CONTRACT_FIELDS,
  demandsSalary,
  EMPLOYEE_FIELDS,
  type FieldKind,
  MISSING_SALARY,
  SALARY_FIELDS,
} from './employee-fields.ts';
import { employerFieldsIgnored, fieldIgnored, overrideUnknown, salaryMismatch } from './input-notes.ts';
import { meantName } from './meant-name.ts';
import { type RequestFault, shownInput } from './request-fault.ts';
import { overridePath, overridesOf, type SentRequest } from './sent-request.ts';

/** What the rules are called with. */
export interface ReadInputs extends Pick<Call, 'inputs' | 'flags'> {
  /** What had no effect, or looks wrong. */
  readonly notes: readonly RuleWarning[];
  /** Where there is one, the rest is not to be used. */
  readonly faults: readonly RequestFault[];
}

type Sent = Pick<SentRequest, 'employee' | 'employer' | 'overrides'>;

/** From the wire to exact values, with every fault found. */
export function readInputs(request: Sent, manifest: Manifest): ReadInputs {
  const names = namesOf(manifest);
  const amounts = readEmployee(request, names);
  const own = readOwn('inputs', request, names);
  const history = readOwn('history', request, names);
  const flags = readFlags(request, names);
  return {
    inputs: Object.assign(amounts.inputs, own.inputs, history.inputs),
    flags: flags.values,
    faults: [
      ...salaryFaults(request, names),
      ...amounts.faults,
      ...own.faults,
      ...history.faults,
      ...flags.faults,
    ],
    notes: [
      ...salaryMismatch(amounts.sent),
      ...amounts.ignored.map(fieldIgnored),
      ...flags.unknown.map(overrideUnknown),
      ...employerFieldsIgnored(request.employer ?? {}),
    ],
  };
}

/** The names that a version of a scheme reads, and how. */
interface Names {
  readonly inputs: ReadonlyMap<string, InputSpec>;
  /** What travels in `employee.inputs` and in `employee.history`. */
  readonly own: Readonly<Record<OwnSource, ReadonlyMap<string, InputSpec>>>;
  readonly flags: ReadonlySet<string>;
  readonly demandsSalary: boolean;
}

const NAMES = new WeakMap<Manifest, Names>();

function namesOf(manifest: Manifest): Names {
  const known = NAMES.get(manifest);
  if (known !== undefined) return known;
  const from = (source: InputSpec['source']) => manifest.inputs.filter((spec) => spec.source === source);
  const byWire = (source: InputSpec['source']) => new Map(from(source).map((spec) => [spec.wire, spec]));
  const inputs = byWire('employee');
  const made: Names = {
    inputs,
    own: { inputs: byWire('inputs'), history: byWire('history') },
    flags: new Set(from('override').map(({ wire }) => wire)),
    demandsSalary: demandsSalary(manifest.inputs),
  };
  NAMES.set(manifest, made);
  return made;
}

function salaryFaults({ employee }: Sent, names: Names): readonly RequestFault[] {
  const isSent = SALARY_FIELDS.some((name) => (employee[name] ?? undefined) !== undefined);
  return isSent || !names.demandsSalary ? [] : [MISSING_SALARY];
}

interface ReadEmployee {
  readonly inputs: Record<string, InputValue>;
  /** Every quantity of the contract, whether the scheme reads it or not. */
  readonly sent: ReadonlyMap<string, InputValue>;
  /** Fields that the scheme does not read. */
  readonly ignored: readonly string[];
  readonly faults: readonly RequestFault[];
}

function readEmployee({ employee }: Sent, names: Names): ReadEmployee {
  const inputs = valuesByName<InputValue>();
  const sent = new Map<string, InputValue>();
  const ignored: string[] = [];
  const faults: RequestFault[] = [];
  for (const name of fieldsOf(employee)) {
    const field = employee[name] ?? undefined;
    if (field === undefined) continue;
    const spec = names.inputs.get(name);
    const value = readField(['employee', name], field, spec);
    if (value === null) faults.push(unknownField(name, names));
    else if (typeof value === 'object' && 'path' in value) faults.push(value);
    else {
      sent.set(name, value);
      if (spec !== undefined) inputs[name] = value;
      else if (typeof value !== 'object' || value.n !== 0n) ignored.push(name);
    }
  }
  return { inputs, sent, ignored, faults };
}

const NO_INPUTS = new Set(['id', 'inputs', 'history', 'overrides']);

/** In the order in which they are told of: the contract's, and what nobody knows. */
function fieldsOf(employee: Sent['employee']): readonly string[] {
  const known = (name: string) => Object.hasOwn(EMPLOYEE_FIELDS, name) || NO_INPUTS.has(name);
  const others = Object.keys(employee).filter((name) => !known(name));
  return others.length === 0 ? CONTRACT_FIELDS : [...CONTRACT_FIELDS, ...others.toSorted()];
}

/** Where names of the scheme's own travel. */
type OwnSource = 'inputs' | 'history';

/** What the scheme reads under names of its own; a name that it does not know is a fault. */
function readOwn(source: OwnSource, { employee }: Sent, names: Names) {
  const own = names.own[source];
  const inputs = valuesByName<InputValue>();
  const faults: RequestFault[] = [];
  for (const [name, sent] of Object.entries(employee[source] ?? {}).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    const path = ['employee', source, name];
    const spec = own.get(name);
    if (spec === undefined) faults.push(unknownInput(path, source, [...own.keys()]));
    else if (sent !== null) {
      const value = readField(path, sent, spec);
      if (value !== null && typeof value === 'object' && 'path' in value) faults.push(value);
      else if (value !== null) inputs[name] = value;
    }
  }
  return { inputs, faults };
}

/** The value of a field; null when nobody knows the field. */
function readField(
  path: readonly string[],
  sent: unknown,
  spec: InputSpec | undefined,
): InputValue | RequestFault | null {
  if (spec?.type === 'boolean') return typeof sent === 'boolean' ? sent : notBoolean(path, sent);
  if (spec?.type === 'choice' || spec?.type === 'date')
    return typeof sent === 'string' ? sent : notText(path, sent, spec);
  const kind = path.length === 2 ? ownValue(EMPLOYEE_FIELDS, path[1] ?? '') : undefined;
  if (kind !== undefined) return readQuantity(path, sent, kind);
  return spec === undefined ? null : readQuantity(path, sent, OWN_QUANTITIES[spec.type] ?? ANY);
}

/** What a quantity must be that the contract does not name; its bounds are the rules' own. */
const ANY = { low: null, high: null, decimals: 10, words: 'a number: a decimal' };
const OWN_QUANTITIES: Readonly<Partial<Record<InputSpec['type'], Limits>>> = {
  integer: { ...ANY, decimals: 0, words: 'a whole number: a decimal' },
  money: { ...ANY, words: 'an amount of money: a decimal' },
  rate: { ...ANY, words: 'a rate, 0.04 for 4 %: a decimal' },
  hours: { ...ANY, words: 'hours: a decimal' },
};

type Limits = Pick<FieldKind, 'decimals'> & {
  readonly low: Exact | null;
  readonly high: Exact | null;
  /** What is expected, where the name of the field does not tell it. */
  readonly words?: string;
};

function readQuantity(
  path: readonly string[],
  sent: unknown,
  { low, high, decimals, words = 'a decimal' }: Limits,
): Exact | RequestFault {
  const value = typeof sent === 'string' || typeof sent === 'number' ? parseDecimal(decimalText(sent)) : null;
  const fault = { path, ...shownInput(sent) };
  if (value === null || !isDecimal(value, decimals)) {
    const plain = typeof sent === 'string' ? plainDecimal(sent) : null;
    const message =
      plain === null
        ? `Must be ${words} with at most ${decimals} fraction digits`
        : `Must be without thousands separators and with a point before the fraction: ${plain}`;
    return { ...fault, message, type: 'string_pattern_mismatch', context: { decimals } };
  }
  if (low !== null && compare(value, low) < 0) {
    const limit = printPlain(low, 2);
    return { ...fault, message: `Must be at least ${limit}`, type: 'greater_than_equal', context: { limit } };
  }
  if (high !== null && compare(value, high) > 0) {
    const limit = printPlain(high, 2);
    return { ...fault, message: `Must be at most ${limit}`, type: 'less_than_equal', context: { limit } };
  }
  return value;
}

function readFlags(request: Sent, { flags }: Names) {
  const values = valuesByName<boolean>();
  const faults: RequestFault[] = [];
  const unknown: string[] = [];
  const sent = Object.entries(overridesOf(request));
  for (const [name, value] of sent.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!flags.has(name)) unknown.push(name);
    else if (typeof value === 'boolean') values[name] = value;
    else faults.push(notBoolean(overridePath(name, request), value));
  }
  return { values, faults, unknown };
}

function notBoolean(path: readonly string[], sent: unknown): RequestFault {
  const context = { expected: 'boolean' };
  return { path, message: 'Must be true or false', type: 'bool_type', ...shownInput(sent), context };
}

/** No contract knows the field: what the scheme calls so itself travels beside the fields, others are misspelt. */
function unknownField(name: string, { own, inputs }: Names): RequestFault {
  const path = ['employee', name];
  if (own.inputs.has(name)) {
    const message = `There is no such field; the scheme reads it as employee.inputs.${name}`;
    return { path, message, type: 'extra_forbidden', context: { suggestion: `inputs.${name}` } };
  }
  const { question, context } = meantName(name, [...inputs.keys()]);
  return { path, message: `There is no such field${question}`, type: 'extra_forbidden', context };
}

function unknownInput(path: readonly string[], source: OwnSource, known: readonly string[]): RequestFault {
  const name = path.at(-1) ?? '';
  const { question, context } = meantName(name, known);
  const message = `The scheme reads no ${source === 'inputs' ? 'input' : 'history'} ${name}${question}`;
  return { path, message, type: 'extra_forbidden', context };
}

/** A word of a choice, or a date: texts both. */
function notText(path: readonly string[], sent: unknown, { words }: InputSpec): RequestFault {
  const message =
    words.length === 0 ? 'Must be a date such as 2025-03-31' : `Must be one of: ${words.join(', ')}`;
  return { path, message, type: 'string_type', ...shownInput(sent), context: {} };
}

/** Groups of three digits between one separator, and what stands behind the other one. */
const GROUPED = /^(\d{1,3}(?:([.,' ])\d{3})(?:\2\d{3})*)(?:([.,])(\d+))?$/;
const COMMA = /^(\d+),(\d+)$/;
const LONGEST = 40;

/**
 * `3.500.000`, `3,500,000.25` and `3500,25`, as people write them, in plain decimals, which have no separators but the
 * point before the fraction; null for any other text. `3,500` is either of two numbers, and both are said.
 */
function plainDecimal(text: string): string | null {
  if (text.length > LONGEST) return null;
  const [, groups, separator, point, fraction] = GROUPED.exec(text) ?? [];
  if (groups !== undefined && separator !== undefined && point !== separator) {
    const whole = groups.replaceAll(separator, '');
    const isOne = groups.indexOf(separator) === groups.lastIndexOf(separator);
    if (fraction !== undefined) return `${whole}.${fraction}`;
    return separator === ',' && isOne ? `${whole}, or ${text.replace(',', '.')}` : whole;
  }
  const [, whole, part] = COMMA.exec(text) ?? [];
  return whole === undefined || part === undefined ? null : `${whole}.${part}`;
}
