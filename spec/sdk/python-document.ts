import { isJsonObject, type Json, type JsonObject } from '../../server/json.ts';
import { clientDocument } from './client-document.ts';

const SCHEMAS = '#/components/schemas/';

/**
 * The schemas that files of `spec/sdk/python` define in place of what is generated: `Decimal` and `date` of Python. The
 * generator takes a list of words for a value that it hands on as it is, and an object in a query for one that it prints.
 */
const OWN: JsonObject = {
  DecimalText: { type: 'string', enum: ['0', '1'] },
  CalendarDate: { type: 'string', enum: ['2025-01-01', '2025-01-02'] },
  DateParameter: { type: 'object', properties: { day: { type: 'string' } } },
};

/** The document of the Python client, in which decimals and dates have the types that Python has for them. */
export function pythonDocument(contract: JsonObject): JsonObject {
  const document = clientDocument(contract, { decimal: 'DecimalText', date: 'CalendarDate' });
  const components = objectAt(document, 'components');
  const parameters = Object.entries(objectAt(components, 'parameters')).map(([name, one]) => [
    name,
    isJsonObject(one) ? { ...one, schema: parameterSchema(one.schema ?? {}) } : one,
  ]);
  return {
    ...document,
    components: {
      ...components,
      parameters: Object.fromEntries(parameters),
      schemas: { ...objectAt(components, 'schemas'), ...OWN },
    },
  };
}

function parameterSchema(schema: Json): Json {
  const isDate = JSON.stringify(schema).includes(`${SCHEMAS}CalendarDate"`);
  return isDate ? { $ref: `${SCHEMAS}DateParameter` } : schema;
}

function objectAt(value: JsonObject, name: string): JsonObject {
  const found = value[name];
  return isJsonObject(found) ? found : {};
}
