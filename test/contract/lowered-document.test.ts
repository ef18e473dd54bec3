import { Validator } from '@seriousme/openapi-schema-validator';
import { inlineReferences } from '../../server/http/document.ts';
import { loweredDocument } from '../../server/http/lowered-document.ts';
import { readDocument } from '../../server/http/read-document.ts';
import { isJsonObject, type Json, type JsonObject } from '../../server/json.ts';

const contract = readDocument();
const document = loweredDocument(contract);

function at(value: JsonObject, ...path: readonly string[]): JsonObject {
  return path.reduce<JsonObject>((one, name) => {
    const found = one[name];
    return isJsonObject(found) ? found : {};
  }, value);
}

const schema = (name: string) => at(document, 'components', 'schemas', name);

test('the lowered contract is OpenAPI 3.0.3 with every operation and schema', async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect(document.openapi).toBe('3.0.3');
  for (const place of [['paths'], ['components', 'schemas'], ['components', 'examples']])
    expect(Object.keys(at(document, ...place))).toEqual(Object.keys(at(contract, ...place)));
  expect(at(document, 'x-webhooks', 'payoutStatusChanged', 'post').operationId).toBe('payoutStatusChanged');
});

test('null, text or number, constants and open lists are said as 3.0 says them', () => {
  expect(schema('OptionalUlid')).toMatchObject({ type: 'string', nullable: true });
  expect(schema('SalaryInput')).toMatchObject({ type: 'string', format: 'decimal', example: '1423500' });
  expect(schema('SalaryInput')).not.toHaveProperty('minimum');
  expect(schema('OptionalCalculation')).toMatchObject({
    allOf: [{ $ref: '#/components/schemas/Calculation' }],
    nullable: true,
  });
  expect(schema('PeriodType').enum).toEqual(['monthly', 'biweekly', 'weekly', 'event']);
  expect(schema('PayoutStatus')).not.toHaveProperty('enum');
  expect(schema('PayoutStatus').description).toMatch(/Known values: `PENDING`, .*; others may come\.$/);
});

test('no name is used for two parts of the contract', () => {
  const names = ['schemas', 'parameters', 'headers', 'responses'].flatMap((kind) =>
    Object.keys(at(contract, 'components', kind)).map((name) => name.toLowerCase()),
  );
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('no answer and no webhook has a closed list of words', () => {
  const closed: string[] = [];
  const look = (value: Json, place: string): void => {
    for (const one of Array.isArray(value) ? value : []) look(one, place);
    if (!isJsonObject(value)) return;
    if (Array.isArray(value.enum)) closed.push(place);
    for (const [name, one] of Object.entries(value)) if (name !== 'examples') look(one, `${place}.${name}`);
  };
  const inlined = inlineReferences(contract);
  look(inlined.webhooks ?? {}, 'webhooks');
  for (const [path, item] of Object.entries(at(inlined, 'paths')))
    for (const [method, operation] of Object.entries(isJsonObject(item) ? item : {}))
      look(isJsonObject(operation) ? (operation.responses ?? {}) : {}, `${method} ${path}`);
  expect(closed).toEqual([]);
});
