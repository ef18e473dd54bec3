import { isJsonObject, type Json, type JsonObject } from '../../json.ts';
import type { Fault } from '../../service-error.ts';
import { shownInput } from '../../shown-input.ts';
import { CHECKS } from './check-digits.ts';
import type { CountryRequirements } from './country-requirements.ts';
import { type Condition, type FieldRule, withoutSeparators } from './field-rule.ts';

/** Every fault of a beneficiary under the requirements of its country. */
export function beneficiaryFaults(
  requirements: CountryRequirements,
  beneficiary: JsonObject,
): readonly Fault[] {
  const { fields, exclusive } = requirements;
  return [
    ...missingPaths(fields, beneficiary).map(missing),
    ...fields.flatMap((rule) => valueFaults(rule, beneficiary)),
    ...unknownPaths(fields, beneficiary).map((path) => unknown(path, beneficiary)),
    ...exclusive.flatMap(([one, other]) => exclusiveFaults(one, other, beneficiary)),
  ];
}

/** The value at a path such as `bank_account.clabe`, or undefined. */
export function valueAt(beneficiary: JsonObject, path: string): Json | undefined {
  return path
    .split('.')
    .reduce<Json | undefined>((at, name) => (isJsonObject(at) ? at[name] : undefined), beneficiary);
}

function missingPaths(fields: readonly FieldRule[], beneficiary: JsonObject): readonly string[] {
  const needed = fields.filter((rule) => isRequired(rule, beneficiary)).map((rule) => rule.path);
  const selectors = fields.flatMap((rule) => selectorOf(rule, beneficiary));
  return [...new Set([...needed, ...selectors])].filter((path) => valueAt(beneficiary, path) === undefined);
}

function isRequired(rule: FieldRule, beneficiary: JsonObject): boolean {
  const when = rule.required_when;
  return rule.required || (when?.every((condition) => holds(condition, beneficiary)) ?? false);
}

/** A field with one row for each type is given together with its type. */
function selectorOf(rule: FieldRule, beneficiary: JsonObject): readonly string[] {
  if (valueAt(beneficiary, rule.path) === undefined) return [];
  return (rule.required_when ?? []).flatMap((condition) => ('equals' in condition ? [condition.path] : []));
}

function holds(condition: Condition, beneficiary: JsonObject): boolean {
  const value = valueAt(beneficiary, condition.path);
  if ('equals' in condition) return typeof value === 'string' && condition.equals.includes(value);
  return (value !== undefined) === condition.present;
}

function valueFaults(rule: FieldRule, beneficiary: JsonObject): readonly Fault[] {
  const value = valueAt(beneficiary, rule.path);
  const choices = (rule.required_when ?? []).filter((condition) => 'equals' in condition);
  if (value === undefined || !choices.every((condition) => holds(condition, beneficiary))) return [];
  const wrong = typeof value === 'string' ? wrongness(rule, value) : NOT_TEXT;
  if (wrong === null) return [];
  const loc = locationOf(rule.path);
  return [{ loc, ...wrong, input: shownInput(loc, value) }];
}

type Wrongness = Pick<Fault, 'msg' | 'type' | 'ctx'>;

const NOT_TEXT: Wrongness = { msg: 'Must be a string', type: 'string_type', ctx: { expected: 'string' } };

/** The first thing wrong with a value: its length, its place in a list, its shape, its check digits. */
function wrongness(rule: FieldRule, value: string): Wrongness | null {
  const { min_length: least, max_length: most, pattern, check } = rule;
  const length = [...value].length;
  if (rule.enum !== null) {
    if (rule.enum.includes(value)) return null;
    const msg = `Must be one of ${rule.enum.join(', ')}`;
    return { msg, type: 'enum', ctx: { allowed: rule.enum } };
  }
  if (length < least) {
    return { msg: `Must have at least ${least} characters`, type: 'string_too_short', ctx: { limit: least } };
  }
  if (length > most) {
    return { msg: `Must have at most ${most} characters`, type: 'string_too_long', ctx: { limit: most } };
  }
  if (pattern !== null && !new RegExp(pattern, 'u').test(value)) {
    return { msg: `Must match the pattern ${pattern}`, type: 'string_pattern_mismatch', ctx: { pattern } };
  }
  if (check === null || CHECKS[check](withoutSeparators(value))) return null;
  const reason = check === 'rfc' ? 'date_in_number' : 'check_digit';
  return { msg: `This is no valid ${rule.label}`, type: 'value_error', ctx: { reason, check } };
}

function missing(path: string): Fault {
  return { loc: locationOf(path), msg: 'This field is required', type: 'missing', ctx: {} };
}

function unknownPaths(fields: readonly FieldRule[], beneficiary: JsonObject): readonly string[] {
  const known = new Set(fields.map((rule) => rule.path));
  const given = Object.entries(beneficiary).flatMap(([name, value]) =>
    isJsonObject(value) ? Object.keys(value).map((inner) => `${name}.${inner}`) : [name],
  );
  return given.filter((path) => !known.has(path));
}

function unknown(path: string, beneficiary: JsonObject): Fault {
  const loc = locationOf(path);
  const input = shownInput(loc, valueAt(beneficiary, path));
  return { loc, msg: 'There is no such field in this country', type: 'extra_forbidden', input, ctx: {} };
}

function exclusiveFaults(one: string, other: string, beneficiary: JsonObject): readonly Fault[] {
  if (valueAt(beneficiary, one) === undefined || valueAt(beneficiary, other) === undefined) return [];
  const loc = locationOf(other);
  const input = shownInput(loc, valueAt(beneficiary, other));
  const msg = `Give ${one} or ${other}, not both`;
  return [{ loc, msg, type: 'value_error', input, ctx: { reason: 'not_both', other: one } }];
}

function locationOf(path: string): readonly string[] {
  return ['body', 'beneficiary', ...path.split('.')];
}
