import type { InputSpec, Manifest } from '../../runtime/module.ts';
import { SALARY_FIELDS } from '../../runtime/request/employee-fields.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { chooseRules, type RuleCatalog } from './rule-catalog.ts';

/** What one version of a scheme reads from the caller. */
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
        required: ['id', ...employee.filter(isDemanded).map(({ wire }) => wire)],
        properties: {
          id: idSchema(fields),
          ...Object.fromEntries(employee.map((spec) => [spec.wire, fieldSchema(spec, fields)])),
          overrides,
        },
        allOf: alternatives(employee).map((names) => ({
          anyOf: names.map((name) => ({ required: [name] })),
        })),
      },
      overrides,
    },
  };
}

/** Without the format, which is the service's own: strict validators refuse a schema with one that they do not know. */
function idSchema(fields: JsonObject): JsonObject {
  const { format: _, ...schema } = objectAt(fields, 'id');
  return schema;
}

function isDemanded({ presence, unless }: InputSpec): boolean {
  return presence === 'required' && unless === null;
}

/** Groups of fields of which one must be sent. */
function alternatives(employee: readonly InputSpec[]): readonly (readonly string[])[] {
  const groups = employee.flatMap(({ presence, wire, unless }) =>
    presence === 'required' && unless !== null ? [[unless, wire]] : [],
  );
  const others = groups.filter((names) => !names.every((name) => SALARY_FIELDS.some((one) => one === name)));
  return [SALARY_FIELDS, ...others];
}

/** The field as the contract has it, with what the scheme says of it. */
function fieldSchema(spec: InputSpec, fields: JsonObject): JsonObject {
  const field = objectAt(fields, spec.wire);
  return {
    ...field,
    title: spec.label,
    ...(spec.words.length > 0 && { enum: [...spec.words] }),
    ...(isNumber(field) && bounds(spec)),
    ...(spec.defaultValue !== null && { default: sent(spec, spec.defaultValue) }),
    'x-payroll': facts(spec, `employee.${spec.wire}`),
  };
}

function flagSchema(spec: InputSpec): JsonObject {
  return {
    type: 'boolean',
    title: spec.label,
    ...(spec.defaultValue !== null && { default: spec.defaultValue }),
    'x-payroll': facts(spec, `overrides.${spec.wire}`),
  };
}

/** What no keyword of JSON schema says. */
function facts(spec: InputSpec, path: string): JsonObject {
  const { type, law, lowest, highest, defaultText, unless } = spec;
  return {
    path,
    type,
    law,
    required: isDemanded(spec),
    required_unless: unless === null ? null : `employee.${unless}`,
    minimum: lowest && { ...lowest },
    maximum: highest && { ...highest },
    default: defaultText,
  };
}

/** True when a number may be sent; the keywords of numbers mean nothing to text. */
function isNumber({ type }: JsonObject): boolean {
  return [type].flat().some((one) => one === 'number' || one === 'integer');
}

function bounds({ lowest, highest }: InputSpec): JsonObject {
  return {
    ...(lowest && { [lowest.included ? 'minimum' : 'exclusiveMinimum']: Number(lowest.value) }),
    ...(highest && { [highest.included ? 'maximum' : 'exclusiveMaximum']: Number(highest.value) }),
  };
}

/** In the form of the field: whole numbers are numbers, everything else is text. */
function sent({ type }: InputSpec, value: string | boolean): Json {
  return type === 'integer' ? Number(value) : value;
}

function objectAt(value: JsonObject, name: string): JsonObject {
  const found = value[name];
  return isJsonObject(found) ? found : {};
}
