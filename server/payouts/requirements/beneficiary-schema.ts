import type { Json, JsonObject } from '../../json.ts';
import type { CountryRequirements } from './country-requirements.ts';
import type { Condition, FieldRule } from './field-rule.ts';

/** The requirements as a JSON schema of the beneficiary (draft 2020-12); only check digits are not in it. */
export function beneficiarySchema({ country, fields, exclusive }: CountryRequirements): JsonObject {
  const always = new Set(fields.filter((rule) => rule.required).map((rule) => rule.path));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Beneficiary in ${country}`,
    ...objectOf(fields.map((rule) => rule.path)),
    required: ['name', 'bank_account'],
    allOf: [
      ...[...always].map(has),
      ...fields.map(valueRule),
      ...fields.flatMap(requirementRule),
      ...exclusive.map(([one, other]) => ({ not: { allOf: [has(one), has(other)] } })),
    ],
  };
}

/** Which fields there are, without saying more about them. */
function objectOf(paths: readonly string[]): JsonObject {
  const names = [...new Set(paths.map((path) => path.split('.')[0] ?? ''))];
  const properties = names.map((name): readonly [string, Json] => {
    const inner = paths
      .filter((path) => path.startsWith(`${name}.`))
      .map((path) => path.slice(name.length + 1));
    return [name, inner.length === 0 ? { type: 'string' } : objectOf(inner)];
  });
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) };
}

/** What a value must look like where the rule applies. */
function valueRule(rule: FieldRule): JsonObject {
  const choices = (rule.required_when ?? []).filter((condition) => 'equals' in condition);
  const holds = at(rule.path, valueSchema(rule));
  return choices.length === 0 ? holds : { if: { allOf: choices.map(conditionSchema) }, then: holds };
}

function valueSchema(rule: FieldRule): JsonObject {
  if (rule.enum !== null) return { type: 'string', enum: rule.enum };
  return {
    type: 'string',
    minLength: rule.min_length,
    maxLength: rule.max_length,
    ...(rule.pattern !== null && { pattern: rule.pattern }),
  };
}

/** When the field must be given, and that it is given together with the one that chooses its type. */
function requirementRule(rule: FieldRule): readonly JsonObject[] {
  if (rule.required_when === null) return [];
  const selectors = rule.required_when.flatMap((condition) =>
    'equals' in condition ? [condition.path] : [],
  );
  return [
    { if: { allOf: rule.required_when.map(conditionSchema) }, then: has(rule.path) },
    ...selectors.map((path) => ({ if: has(rule.path), then: has(path) })),
  ];
}

function conditionSchema(condition: Condition): JsonObject {
  if ('equals' in condition) {
    return { allOf: [has(condition.path), at(condition.path, { type: 'string', enum: condition.equals })] };
  }
  return condition.present ? has(condition.path) : { not: has(condition.path) };
}

function at(path: string, schema: JsonObject): JsonObject {
  return path
    .split('.')
    .reduceRight<JsonObject>((inner, name) => ({ type: 'object', properties: { [name]: inner } }), schema);
}

function has(path: string): JsonObject {
  const [name = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? {} : has(rest.join('.'));
  return { type: 'object', required: [name], properties: { [name]: inner } };
}
