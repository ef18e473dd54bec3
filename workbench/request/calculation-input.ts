import { valuesByName } from '../../runtime/module/own-value.ts';
import { countedDays, type Period, referenceDate } from '../../runtime/module/period.ts';
import type { Call, InputSpec, InputValue, Manifest } from '../../runtime/module.ts';
import { parseDecimal } from '../../runtime/numbers/exact.ts';
import { isDecimal } from '../../runtime/numbers/print.ts';
import { UsageError } from '../terminal/terminal.ts';
import { defaultDays } from '../testing/default-days.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** A calculation request read for one scheme. */
export interface CalculationInput {
  readonly call: Call;
  /** Fields that were sent and that this scheme does not read. */
  readonly ignored: readonly string[];
}

/** A field of the input is not what it must be. */
export class InputFault extends UsageError {
  /** As it is named on the wire: `employee.monthly_salary`, `overrides.aplica_auxilio_transporte`. */
  readonly field: string;

  constructor(field: string, complaint: string) {
    super(`${field} ${complaint}`);
    this.field = field;
  }
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectAt(parent: JsonObject, field: string, path = field): JsonObject {
  const value = parent[field] ?? {};
  if (!isObject(value)) throw new InputFault(path, 'must be an object');
  return value;
}

function jsonObject(text: string, name: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (fault) {
    throw new UsageError(`${name} is not JSON: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
  if (!isObject(value)) throw new UsageError(`${name} must hold a JSON object`);
  return value;
}

/** Country, scheme and year are optional here; what is named must be what the rule file is. */
function requireMatch(body: JsonObject, field: 'country' | 'scheme', manifest: Manifest): void {
  const named = body[field];
  if (named !== undefined && named !== manifest[field])
    throw new UsageError(
      `the input is for ${field} ${String(named)}; these rules are for ${manifest[field]}`,
    );
}

function isCalendarDate(value: unknown): value is string {
  return (
    typeof value === 'string' && DATE.test(value) && new Date(value).toJSON()?.startsWith(value) === true
  );
}

function dateAt(period: JsonObject, field: string): string {
  const value = period[field];
  if (!isCalendarDate(value)) throw new UsageError(`period.${field} must be a date such as 2025-03-31`);
  return value;
}

function readPeriod(body: JsonObject, manifest: Manifest): Period {
  const sent = objectAt(body, 'period');
  const type = manifest.periods.find((one) => one === sent.type);
  if (type === undefined) throw new UsageError(`period.type must be one of: ${manifest.periods.join(', ')}`);
  const [start, end] = [dateAt(sent, 'start_date'), dateAt(sent, 'end_date')];
  if (end < start) throw new UsageError('period.end_date lies before period.start_date');
  const days = sent.days ?? defaultDays(start, end);
  if (typeof days !== 'number' || !Number.isInteger(days) || days < 1 || days > 31)
    throw new UsageError('period.days must be a whole number from 1 to 31');
  return { type, start, end, days };
}

function readYear(body: JsonObject, period: Period): number {
  const last = Number(period.end.slice(0, 4));
  const year = body.year ?? last;
  if (year === last || year === Number(period.start.slice(0, 4))) return Number(year);
  throw new UsageError('year must be the year of the first or the last day of the period');
}

/** A JSON number is read by its shortest decimal text; amounts of more than 15 digits belong in quotes. */
function readValue(spec: InputSpec, sent: unknown, path: string): InputValue {
  if (spec.type === 'boolean') {
    if (typeof sent === 'boolean') return sent;
    throw new InputFault(path, 'must be true or false');
  }
  if (spec.type === 'choice' || spec.type === 'date') {
    if (typeof sent === 'string') return sent;
    throw new InputFault(path, 'must be a text');
  }
  const value = typeof sent === 'string' || typeof sent === 'number' ? parseDecimal(String(sent)) : null;
  if (value === null) throw new InputFault(path, 'must be a decimal such as "1423500.50"');
  if (spec.type === 'integer' && !isDecimal(value, 0)) throw new InputFault(path, 'must be a whole number');
  return value;
}

/** Sent and not empty: neither null, nor zero, nor false. */
function matters(value: unknown): boolean {
  return value !== null && value !== false && Number(value) !== 0;
}

interface Sent {
  readonly values: JsonObject;
  readonly source: InputSpec['source'];
  /** How a field is named to the user. */
  readonly prefix: string;
}

function readGroup(sent: Sent, manifest: Manifest, ignored: string[]): Readonly<Record<string, InputValue>> {
  const read = valuesByName<InputValue>();
  for (const [field, value] of Object.entries(sent.values)) {
    const path = `${sent.prefix}.${field}`;
    const spec = manifest.inputs.find((one) => one.wire === field && one.source === sent.source);
    if (spec === undefined) {
      if (matters(value)) ignored.push(path);
    } else if (value !== null) read[field] = readValue(spec, value, path);
  }
  return read;
}

function flagsOf(values: Readonly<Record<string, InputValue>>): Readonly<Record<string, boolean>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'boolean' ? [[name, value]] : [])),
  );
}

/**
 * Reads the JSON text of a calculation, a request body as the service takes it or `{employee, period}`,
 * as a call of these rules. `name` is what the text is called in messages.
 */
export function readCalculation(text: string, name: string, manifest: Manifest): CalculationInput {
  return readBody(jsonObject(text, name), manifest);
}

/** The same for a body that is read already. Throws `UsageError`. */
export function readBody(body: JsonObject, manifest: Manifest): CalculationInput {
  requireMatch(body, 'country', manifest);
  requireMatch(body, 'scheme', manifest);
  const period = readPeriod(body, manifest);
  const reference = referenceDate(manifest.asOf, period, readYear(body, period));
  if (reference < manifest.validFrom || reference > manifest.validUntil)
    throw new UsageError(
      `these rules hold from ${manifest.validFrom} to ${manifest.validUntil}; this period is calculated at ${reference}`,
    );
  const { id: _id, overrides: _overrides, ...fields } = objectAt(body, 'employee');
  const overrides = {
    ...objectAt(objectAt(body, 'employee'), 'overrides', 'employee.overrides'),
    ...objectAt(body, 'overrides'),
  };
  const ignored: string[] = [];
  const inputs = readGroup({ values: fields, source: 'employee', prefix: 'employee' }, manifest, ignored);
  const flags = readGroup({ values: overrides, source: 'override', prefix: 'overrides' }, manifest, ignored);
  const days = countedDays(manifest.days, period, manifest.proration);
  return {
    call: { inputs, flags: flagsOf(flags), period, referenceDate: reference, days, trace: true },
    ignored,
  };
}
