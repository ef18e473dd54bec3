import { Validator } from '@seriousme/openapi-schema-validator';
import { readDocument } from '../../server/http/read-document.ts';
import { clientDocument } from '../../spec/sdk/client-document.ts';
import { pythonDocument } from '../../spec/sdk/python-document.ts';

const document = clientDocument(readDocument());
const text = JSON.stringify(document);

test('what the SDKs are generated from is OpenAPI 3.0', async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
});

test('no amount, rate or date of a client is anything but text', () => {
  expect(text).not.toMatch(/"type":"number"|"format":/);
});

test('no schema of a client has to choose between types', () => {
  expect(text).not.toMatch(/"anyOf"|"oneOf"|"type":\[|"type":"null"/);
});

test('in Python, decimals and dates have types of their own', async () => {
  const python = pythonDocument(readDocument());
  const result = await new Validator().validate(structuredClone(python));
  expect(result.errors ?? []).toEqual([]);
  const { components } = Object(python);
  const { CurvePiece, SchemeChange } = components.schemas;
  expect(CurvePiece.properties.from.allOf).toEqual([{ $ref: '#/components/schemas/DecimalText' }]);
  expect(SchemeChange.properties.date.allOf).toEqual([{ $ref: '#/components/schemas/CalendarDate' }]);
  expect(components.parameters.InputsDate.schema).toEqual({ $ref: '#/components/schemas/DateParameter' });
});

test('an operation with several successes has one type of answer', () => {
  const [, batch = ''] = /"operationId":"calculateBatch".*?"responses":(\{.*?"401")/.exec(text) ?? [];
  expect(batch.match(/schemas\/\w+/g)).toEqual(Array.from({ length: 3 }, () => 'schemas/BatchAnswer'));
});
