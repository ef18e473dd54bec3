import { readDocument } from '../../server/http/read-document.ts';
import { isJsonObject, type Json, type JsonObject } from '../../server/json.ts';
import { breakingChanges } from '../../spec/breaking-changes.ts';

const contract = readDocument();

/** The contract with one place changed; `undefined` takes the place away. */
function changed(path: readonly string[], change: (value: Json) => Json | undefined): JsonObject {
  const copy: unknown = structuredClone(contract);
  const walk = (value: Json, [name = '', ...rest]: readonly string[]): Json => {
    if (!isJsonObject(value)) throw new Error(`nothing at ${path.join('.')}`);
    const inside = value[name] ?? {};
    const result = rest.length === 0 ? change(inside) : walk(inside, rest);
    const { [name]: _, ...others } = value;
    return result === undefined ? others : { ...others, [name]: result };
  };
  const result = isJsonObject(copy) ? walk(copy, path) : {};
  return isJsonObject(result) ? result : {};
}

function schema(...path: readonly string[]): readonly string[] {
  return ['components', 'schemas', ...path];
}

const gone = () => undefined;
const plus = (word: string) => (list: Json) => [...(Array.isArray(list) ? list : []), word];
const minus = (word: string) => (list: Json) =>
  Array.isArray(list) ? list.filter((one) => one !== word) : list;

test('the contract breaks no client of its own', () => {
  expect(breakingChanges(contract, contract)).toEqual([]);
});

test.each([
  ['a new field of an answer', schema('Health', 'properties', 'color'), () => ({ type: 'string' })],
  ['a new optional field of a request', schema('Period', 'properties', 'color'), () => ({ type: 'string' })],
  ['a new path', ['paths', '/v1/new'], () => ({ get: { operationId: 'getNew', responses: {} } })],
  [
    'an optional body where there was none',
    ['paths', '/v1/payouts/{payout_id}', 'get', 'requestBody'],
    () => ({ required: false, content: { 'application/json': { schema: { additionalProperties: false } } } }),
  ],
  ['a wider bound', schema('Scenarios', 'maxItems'), () => 100],
  ['other words', schema('Period', 'description'), () => 'When'],
  ['a new word of an open list', schema('PayoutStatus', 'x-extensible-enum'), plus('LOST')],
  ['an error status less', ['paths', '/v1/health', 'get', 'responses', '422'], gone],
])('%s passes', (_, path, change) => {
  expect(breakingChanges(contract, changed(path, change))).toEqual([]);
});

test.each([
  ['GET /v1/health is gone', ['paths', '/v1/health', 'get'], gone],
  ['is called getPulse', ['paths', '/v1/health', 'get', 'operationId'], () => 'getPulse'],
  ['GET /v1/health 200.uptime_s is gone', schema('Health', 'properties', 'uptime_s'), gone],
  ['200.uptime_s is no longer always there', schema('Health', 'required'), minus('uptime_s')],
  ['200.uptime_s: type null is new to the receiver', schema('Seconds', 'type'), () => ['integer', 'null']],
  ['body.employee is gone', schema('CalculationRequest', 'properties', 'employee'), gone],
  ['body.employer.name is required now', schema('EmployerInput', 'required'), plus('name')],
  ['body.period.type: weekly is no longer taken', schema('PeriodType', 'enum'), minus('weekly')],
  ['body.country: another pattern', schema('CountryCode', 'pattern'), () => '^[A-Z]{3}$'],
  ['query limit: maximum is 50 now', schema('PageLimit', 'maximum'), () => 50],
  ['no longer answers 201', ['paths', '/v1/payouts', 'post', 'responses', '201'], gone],
  [
    'header Idempotency-Key is required now',
    ['components', 'parameters', 'IdempotencyKeyHeader', 'required'],
    () => true,
  ],
  [
    'POST payoutStatusChanged body.previous_status is gone',
    schema('PayoutEventBody', 'properties', 'previous_status'),
    gone,
  ],
])('%s', (message, path, change) => {
  expect(breakingChanges(contract, changed(path, change)).join('\n')).toContain(message);
});

/** The contract whose payouts had a closed list of states. */
function closed(): JsonObject {
  const text = JSON.stringify(contract);
  return JSON.parse(text.replace('"x-extensible-enum":["PENDING"', '"enum":["PENDING"'));
}

test('a closed list of an answer may become an open one of the same words, and of no other', () => {
  expect(breakingChanges(closed(), contract)).toEqual([]);
  const more = changed(schema('PayoutStatus', 'x-extensible-enum'), plus('LOST'));
  expect(breakingChanges(closed(), more).join('\n')).toContain('status: LOST is new to the receiver');
  const free = changed(schema('PayoutStatus', 'x-extensible-enum'), gone);
  expect(breakingChanges(closed(), free).join('\n')).toContain('status: any word is new to the receiver');
});

test('a named schema that is gone takes a type from its clients', () => {
  const text = JSON.stringify(contract).replaceAll('BracketApplied"', 'Bracket"');
  expect(breakingChanges(contract, JSON.parse(text))).toEqual(['schema BracketApplied is gone']);
});
