import { inputsOn } from '../../runtime/interpreter/bounds-on.ts';
import type { InputSpec, Manifest } from '../../runtime/module.ts';
import { demandsSalary, isSalaryField, SALARY_FIELDS } from '../../runtime/request/employee-fields.ts';
import {
  DATE,
  defaultOf,
  inputFacts,
  isDemanded,
  numericBounds,
  ownInputsSchema,
} from '../../runtime/request/own-inputs-schema.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { chooseRules, type RuleCatalog } from './rule-catalog.ts';

/** The inputs that one version of a scheme reads from the caller. */
export interface SchemeInputs {
  readonly country: string;
  readonly scheme: string;
  readonly legal_name: string;
  readonly version: string;
  readonly effective_from: string;
  readonly effective_until: string;
  readonly rule_fingerprint: string;
  readonly reference_date: string;
  readonly json_schema: JsonObject;
}

/** The contract's part of what schemes read. */
export interface RequestContract {
  /** The schema of a calculation, without references. */
  readonly schema: JsonObject;
  /** What holds of employee fields in one country alone, by their names. */
  readonly notes: (country: string) => JsonObject;
}

/**
 * The inputs of the version that a period with this last day is calculated by. Throws `SCHEME_NOT_FOUND` and `SCHEME_NOT_EFFECTIVE`.
 */
export function schemeInputs(
  catalog: RuleCatalog,
  contract: RequestContract,
  { country, scheme, date }: { readonly country: string; readonly scheme: string; readonly date: string },
): SchemeInputs {
  const period = { type: 'monthly', start: date, end: date, days: 1 } as const;
  const chosen = chooseRules(catalog.scheme(country, scheme), period, Number.parseInt(date, 10));
  const { module, referenceDate } = chosen;
  const manifest = { ...module.manifest, inputs: inputsOn(module, referenceDate) };
  return {
    country,
    scheme,
    legal_name: manifest.label,
    version: manifest.version,
    effective_from: manifest.validFrom,
    effective_until: manifest.validUntil,
    rule_fingerprint: manifest.fingerprint,
    reference_date: referenceDate,
    json_schema: requestSchema(manifest, objectAt(contract.schema, 'properties'), contract.notes(country)),
  };
}

/** The parts of a request that depend on the scheme, as a JSON schema (draft 2020-12). */
function requestSchema(manifest: Manifest, contract: JsonObject, notes: JsonObject): JsonObject {
  const fields = objectAt(objectAt(contract, 'employee'), 'properties');
  const employee = manifest.inputs.filter(({ source }) => source === 'employee');
  const flags = manifest.inputs.filter(({ source }) => source === 'override');
  const inputs = ownInputsSchema(manifest, 'inputs');
  const history = ownInputsSchema(manifest, 'history');
  const demandsOwn = manifest.inputs.some((spec) => spec.source === 'inputs' && isDemanded(spec));
  const overrides = {
    type: 'object',
    properties: Object.fromEntries(flags.map((spec) => [spec.wire, flagSchema(spec)])),
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${manifest.label}, ${manifest.version}`,
    type: 'object',
    required: ['country', 'scheme', 'year', 'period', 'employee', 'employer'],
    properties: {
      country: { const: manifest.country },
      scheme: { const: manifest.scheme },
      year: yearSchema(manifest, objectAt(contract, 'year')),
      period: periodSchema(manifest, objectAt(contract, 'period')),
      employer: employerSchema(objectAt(contract, 'employer')),
      employee: {
        type: 'object',
        required: [
          'id',
          ...employee.filter(isDemanded).map(({ wire }) => wire),
          ...(demandsOwn ? ['inputs'] : []),
        ],
        properties: {
          id: plainSchema(objectAt(fields, 'id')),
          ...Object.fromEntries(
            employee.map((spec) => [spec.wire, noted(fieldSchema(spec, fields), notes[spec.wire])]),
          ),
          ...(inputs !== null && { inputs }),
          ...(history !== null && { history }),
          overrides,
        },
        ...alternativesOf(employee),
      },
      overrides,
    },
  };
}

/** One of each group is demanded; a schema of no group says nothing of them, since `allOf` may not be empty. */
function alternativesOf(employee: Parameters<typeof alternatives>[0]) {
  const allOf = alternatives(employee).map((names) => ({
    anyOf: names.map((name) => ({ required: [name] })),
  }));
  return allOf.length === 0 ? {} : { allOf };
}

/** Removes formats, because strict validators refuse a schema with one that they do not know. */
function plainSchema({ format: _, ...schema }: JsonObject): JsonObject {
  return schema;
}

/** The years that the version reaches into. */
function yearSchema({ validFrom, validUntil }: Manifest, year: JsonObject): JsonObject {
  const [first, last] = [validFrom, validUntil].map((date) => Number.parseInt(date, 10));
  const { minimum = 0, maximum = 0 } = year;
  return {
    ...year,
    minimum: Math.max(Number(minimum), first ?? 0),
    maximum: Math.min(Number(maximum), last ?? 0),
  };
}

/** The dates in the form that dates of the scheme's own have. */
function periodSchema({ periods }: Manifest, period: JsonObject): JsonObject {
  const properties = objectAt(period, 'properties');
  const date = (name: string) => ({ ...plainSchema(objectAt(properties, name)), pattern: DATE });
  return {
    ...period,
    properties: {
      ...properties,
      type: { ...objectAt(properties, 'type'), enum: [...periods] },
      start_date: date('start_date'),
      end_date: date('end_date'),
    },
  };
}

/** What is read of an employer; other fields are ignored with a warning. */
function employerSchema({
  propertyNames: _names,
  additionalProperties: _any,
  ...employer
}: JsonObject): JsonObject {
  const properties = objectAt(employer, 'properties');
  return { ...employer, properties: { ...properties, id: plainSchema(objectAt(properties, 'id')) } };
}

/** Groups of fields of which one must be sent. */
function alternatives(employee: readonly InputSpec[]): readonly (readonly string[])[] {
  const groups = employee.flatMap(({ presence, wire, unless }) =>
    presence === 'required' && unless !== null ? [[unless, wire]] : [],
  );
  const others = groups.filter((names) => !names.every(isSalaryField));
  return demandsSalary(employee) ? [SALARY_FIELDS, ...others] : others;
}

/** The field as the contract has it, with what the scheme says of it. */
function fieldSchema(spec: InputSpec, fields: JsonObject): JsonObject {
  const field = objectAt(fields, spec.wire);
  return {
    ...plainSchema(field),
    title: spec.label,
    ...(spec.words.length > 0 && { enum: [...spec.words] }),
    ...(isNumber(field) && numericBounds(spec)),
    ...defaultOf(spec),
    'x-payroll': inputFacts(spec),
  };
}

/** The schema with a sentence more. */
function noted(schema: JsonObject, note: Json | undefined): JsonObject {
  return note === undefined ? schema : { ...schema, description: `${schema.description} ${note}` };
}

function flagSchema(spec: InputSpec): JsonObject {
  return { type: 'boolean', title: spec.label, ...defaultOf(spec), 'x-payroll': inputFacts(spec) };
}

/** True when a number may be sent; the keywords of numbers mean nothing to text. */
function isNumber({ type }: JsonObject): boolean {
  return [type].flat().some((one) => one === 'number' || one === 'integer');
}

function objectAt(value: JsonObject, name: string): JsonObject {
  const found = value[name];
  return isJsonObject(found) ? found : {};
}
