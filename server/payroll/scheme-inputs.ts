import type { InputSpec, Manifest } from '../../runtime/module.ts';
import { demandsSalary, isSalaryField, SALARY_FIELDS } from '../../runtime/request/employee-fields.ts';
import {
  defaultOf,
  inputFacts,
  isDemanded,
  numericBounds,
  ownInputsSchema,
} from '../../runtime/request/own-inputs-schema.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
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

/**
 * The inputs of the version that a period with this last day is calculated by. `fields` is the contract's schema
 * of `employee` without references. Throws `SCHEME_NOT_FOUND` and `SCHEME_NOT_EFFECTIVE`.
 */
export function schemeInputs(
  catalog: RuleCatalog,
  fields: JsonObject,
  { country, scheme, date }: { readonly country: string; readonly scheme: string; readonly date: string },
): SchemeInputs {
  const period = { type: 'monthly', start: date, end: date, days: 1 } as const;
  const chosen = chooseRules(catalog.scheme(country, scheme), period, Number.parseInt(date, 10));
  const { manifest } = chosen.module;
  return {
    country,
    scheme,
    legal_name: manifest.label,
    version: manifest.version,
    effective_from: manifest.validFrom,
    effective_until: manifest.validUntil,
    rule_fingerprint: manifest.fingerprint,
    reference_date: chosen.referenceDate,
    json_schema: requestSchema(manifest, objectAt(fields, 'properties')),
  };
}

/** The parts of a request that depend on the scheme, as a JSON schema (draft 2020-12). */
function requestSchema(manifest: Manifest, fields: JsonObject): JsonObject {
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
    required: ['country', 'scheme', 'period', 'employee'],
    properties: {
      country: { const: manifest.country },
      scheme: { const: manifest.scheme },
      period: { type: 'object', properties: { type: { enum: [...manifest.periods] } } },
      employee: {
        type: 'object',
        required: [
          'id',
          ...employee.filter(isDemanded).map(({ wire }) => wire),
          ...(demandsOwn ? ['inputs'] : []),
        ],
        properties: {
          id: idSchema(fields),
          ...Object.fromEntries(employee.map((spec) => [spec.wire, fieldSchema(spec, fields)])),
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

/** Removes the service's own format, because strict validators refuse a schema with an unknown one. */
function idSchema(fields: JsonObject): JsonObject {
  const { format: _, ...schema } = objectAt(fields, 'id');
  return schema;
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
    ...field,
    title: spec.label,
    ...(spec.words.length > 0 && { enum: [...spec.words] }),
    ...(isNumber(field) && numericBounds(spec)),
    ...defaultOf(spec),
    'x-payroll': inputFacts(spec),
  };
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
