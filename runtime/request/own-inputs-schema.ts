import type { ModuleHistory } from '../module/history.ts';
import type { InputSpec, Manifest } from '../module/manifest.ts';
import { PLACES } from './sent-request.ts';

/** A JSON Schema, or a part of one, as it is answered. */
export type JsonSchema = { readonly [keyword: string]: SchemaValue };
type SchemaValue = string | number | boolean | null | JsonSchema | readonly SchemaValue[];

/** The form of a date, for validators that know no format. */
export const DATE = '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$';

/** Digits in front of the point that a quantity may have, and behind it where it is no whole number. */
const DECIMAL = '^-?\\d{1,12}(\\.\\d{1,10})?$';
const WHOLE = '^-?\\d{1,12}$';

/**
 * What a caller may send in `employee.inputs`, the inputs that are no field of the contract, or in `employee.history`, as
 * a JSON Schema. Null when the scheme has none.
 */
export function ownInputsSchema(
  { inputs, histories = [] }: Manifest,
  place: 'inputs' | 'history',
): JsonSchema | null {
  const own = inputs.filter(({ source }) => source === place);
  if (own.length === 0) return null;
  const readings = new Map(histories.map((history) => [history.id, history]));
  const names = new Set(own.map(({ wire }) => wire));
  const pairs = own.flatMap(({ presence, unless, wire }) =>
    presence === 'required' && unless !== null && names.has(unless) ? [[unless, wire]] : [],
  );
  return {
    type: 'object',
    additionalProperties: false,
    required: own.filter(isDemanded).map(({ wire }) => wire),
    properties: Object.fromEntries(
      own.map((spec) => [spec.wire, ownInputSchema(spec, readings.get(spec.id))]),
    ),
    ...(pairs.length > 0 && {
      allOf: pairs.map((pair) => ({ anyOf: pair.map((name) => ({ required: [name] })) })),
    }),
  };
}

/** True for what must be sent, whatever else is. */
export function isDemanded({ presence, unless }: InputSpec): boolean {
  return presence === 'required' && unless === null;
}

function ownInputSchema(spec: InputSpec, history: ModuleHistory | undefined): JsonSchema {
  return {
    ...formOf(spec),
    title: spec.label,
    ...defaultOf(spec),
    'x-payroll': { ...inputFacts(spec), ...(history && { history: readingFacts(history) }) },
  };
}

/** Which earlier payslips come to the value, and how. */
function readingFacts({ aggregate, line, of, window, month, employers }: ModuleHistory): JsonSchema {
  return {
    aggregate,
    line,
    of: of.map(({ country, scheme }) => `${country}.${scheme}`),
    window: { ...window },
    ...(month !== null && { month }),
    ...(employers !== undefined && { employers }),
  };
}

function formOf(spec: InputSpec): JsonSchema {
  switch (spec.type) {
    case 'boolean':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'string', enum: spec.words };
    case 'date':
      return { type: 'string', pattern: DATE };
    case 'integer':
      return { type: ['integer', 'string'], pattern: WHOLE, ...numericBounds(spec) };
    default:
      return { type: ['string', 'number'], pattern: DECIMAL, ...numericBounds(spec) };
  }
}

/** The bounds as keywords of numbers; what is sent as text is judged by the rules. */
export function numericBounds({ lowest, highest }: InputSpec): JsonSchema {
  return {
    ...(lowest && { [lowest.included ? 'minimum' : 'exclusiveMinimum']: Number(lowest.value) }),
    ...(highest && { [highest.included ? 'maximum' : 'exclusiveMaximum']: Number(highest.value) }),
  };
}

/** The default that is the same for everybody, in the form of its type. */
export function defaultOf({ type, defaultValue }: InputSpec): JsonSchema {
  if (defaultValue === null) return {};
  return { default: type === 'integer' ? Number(defaultValue) : defaultValue };
}

/** What no keyword of JSON Schema says: where the value goes, its type, its law, and bounds and default as written. */
export function inputFacts(spec: InputSpec): JsonSchema {
  const { type, law, source, wire, lowest, highest, defaultText, unless, requiredWhen } = spec;
  return {
    path: [...PLACES[source], wire].join('.'),
    type,
    law,
    required: isDemanded(spec),
    required_unless:
      unless === null ? null : [...PLACES[source === 'inputs' ? 'inputs' : 'employee'], unless].join('.'),
    ...(requiredWhen === null ? {} : { required_when: requiredWhen }),
    minimum: lowest && { ...lowest },
    maximum: highest && { ...highest },
    default: defaultText,
  };
}
