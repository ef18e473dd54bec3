import { batchOf, employee, employees } from './batch-request.ts';
import { type Answer, calculation, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const post = (body: object | string, headers = {}) => service.call('/v1/payroll/batch', { body, headers });

/** The text of so many fields that nobody knows. */
const fields = (count: number) => Array.from({ length: count }, (_, at) => `"field_${at}":1`).join(',');

/** A batch of rows that are given as text. */
const textOf = (rows: readonly string[]) =>
  JSON.stringify(batchOf([])).replace('"employees":[]', () => `"employees":[${rows.join(',')}]`);

const UNKNOWN = fields(600);

/** 4 MB. */
const attack = () => textOf(Array.from({ length: 500 }, (_, at) => `{"id":"e-${at}",${UNKNOWN}}`));

const FIRST = JSON.stringify(employee('first'));
const LAST = JSON.stringify(employee('last'));

/** More than the answer to any batch of faults alone may have. */
const SMALL = 400_000;

async function storedLength(id: string): Promise<number> {
  const { answer } = await service.service.database.reader('batches').where({ id }).first();
  return answer.length;
}

describe('500 rows of 600 unknown fields each', () => {
  let answer: Answer;
  beforeAll(async () => {
    answer = await post(attack());
  });

  test('fail one by one, each with its id and the number of its faults', () => {
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ total_requested: 500, total_failed: 500 });
    for (const [at, { employee_id, error }] of answer.body.results.entries()) {
      expect([employee_id, error.details.error_count]).toEqual([`e-${at}`, 600]);
      expect(error.details.detail[0]).toMatchObject({
        loc: ['body', 'employees', at, 'field_0'],
        type: 'extra_forbidden',
      });
    }
  });

  test('are told of at length only at first, so that the answer stays small', () => {
    const told: readonly number[] = answer.body.results.map(
      ({ error }: Answer['body']) => error.details.detail.length,
    );
    expect([told[0], told.at(-1)]).toEqual([100, 1]);
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(1000);
    expect(answer.text.length).toBeLessThan(SMALL);
  });

  test('are stored without what nobody knows', async () => {
    expect(await storedLength(answer.body.id)).toBeLessThan(SMALL);
    const { body } = await service.call(`/v1/payroll/batches/${answer.body.id}`);
    expect(body.failures).toHaveLength(500);
  });
});

test('500 rows of 50 inputs that the rules do not know are told of at length only at first', async () => {
  const rows = Array.from({ length: 500 }, (_, at) =>
    JSON.stringify(employee(`e-${at}`)).replace('{', `{"inputs":{${fields(50)}},`),
  );
  for (const body of [textOf(rows), textOf(rows.map((row) => row.replace('{', '{"tip":1,')))]) {
    const answer = await post(body);
    const details: Answer['body'][] = answer.body.results.map(({ error }: Answer['body']) => error.details);
    expect(details.map(({ error_count }) => error_count >= 50)).toEqual(Array(500).fill(true));
    expect(details.reduce((sum, { detail }) => sum + detail.length, 0)).toBe(1000);
    expect(answer.text.length).toBeLessThan(SMALL);
  }
});

test('a row of 2.6 MB fails alone, without being read', async () => {
  const answer = await post(textOf([FIRST, `{"id":"x",${fields(150_000)}}`, LAST]));
  expect(answer.body).toMatchObject({ total_succeeded: 2, total_failed: 1 });
  const { employee_id, error } = answer.body.results[1];
  expect(employee_id).toBeNull();
  expect(error.details).toEqual({
    error_count: 1,
    detail: [
      {
        loc: ['body', 'employees', 1],
        msg: 'Must have at most 65536 characters',
        type: 'too_long',
        input: null,
        ctx: { limit: 65_536 },
      },
    ],
  });
  expect(await storedLength(answer.body.id)).toBeLessThan(5000);
});

test('a row with more values than all its fields have together is not read', async () => {
  const answer = await post(textOf([`{"id":"x","overrides":{${fields(400)}}}`]));
  expect(answer.body.results[0].error.details.detail).toMatchObject([
    { loc: ['body', 'employees', 0], type: 'too_long', ctx: { limit: 300 } },
  ]);
});

test('300,000 empty rows are refused by their number', async () => {
  const answer = await post(textOf(Array.from({ length: 300_000 }, () => '{}')));
  expect(answer.status).toBe(422);
  expect(answer.body.detail).toMatchObject([
    {
      loc: ['body', 'employees'],
      type: 'too_long',
      ctx: { limit: 500 },
      input: expect.stringMatching(/^\[\{\},/),
    },
  ]);
  expect(answer.text.length).toBeLessThan(2000);
});

test('a million rows with a number too large to be read are refused as without it', async () => {
  const answer = await post(textOf([...Array.from({ length: 1_300_000 }, () => '{}'), '1e999']));
  expect(answer.status).toBe(422);
  expect(answer.body.detail).toMatchObject([{ loc: ['body', 'employees'], type: 'too_long' }]);
});

test('too many rows are refused together with whatever else is wrong', async () => {
  const { body } = await post(batchOf(employees(501), { year: 1900, country: 'x' }));
  expect(body.detail.map(({ loc }: { loc: string[] }) => loc[1])).toEqual(
    expect.arrayContaining(['country', 'year', 'employees']),
  );
});

test.each([
  ['fields of the body', textOf([FIRST]).replace('{', `{${fields(200_000)},`)],
  ['fields of the employer', textOf([FIRST]).replace('"acme"', `"acme",${fields(200_000)}`)],
])('%s that are longer than what rows may share are refused at once', async (_, body) => {
  const answer = await post(body);
  expect([answer.status, answer.body.error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});

test.each([
  ['a list that does not end', `{"employees":[${'{"a":1},'.repeat(300_000)}`],
  ['a row that is no JSON', JSON.stringify(batchOf(employees(3))).replace('"emp-1"', 'emp-1')],
  ['a row of nothing', JSON.stringify(batchOf(employees(3))).replace('[{', '[,{')],
  ['a list that ends as an object does', JSON.stringify(batchOf(employees(3))).replace('}]', '}}')],
  ['two lists in a row', JSON.stringify(batchOf(employees(3))).replace('}]', '}] [1]')],
])('%s fails the request', async (_, body) => {
  const answer = await post(body);
  expect([answer.status, answer.body.detail[0].type]).toEqual([422, 'json_invalid']);
  expect(answer.text.length).toBeLessThan(2000);
});

test.each(['1e999', '7', '[]', '"x"', 'null'])('a body of %s is no object', async (body) => {
  const answer = await post(body);
  expect([answer.status, answer.body.detail[0].type]).toEqual([422, 'object_type']);
});

test('numbers that cannot be read are told as they were sent, wherever they stand', async () => {
  const row = '{"id":"1e999\\"","-1e999":-1E+999,"a":"-1e999","b":1.5e3,"c":2e999}';
  const { body } = await post(textOf([FIRST, row]));
  expect(body.results[1].employee_id).toBe('1e999"');
  const told = body.results[1].error.details.detail.map(({ loc, input }: Answer['body']) => [loc[3], input]);
  expect(told.slice(0, 4)).toEqual([
    ['-1e999', '-1E+999'],
    ['a', '-1e999'],
    ['b', 1500],
    ['c', '2e999'],
  ]);
});

test('a row that is a number too large to be read fails alone', async () => {
  const { body } = await post(textOf([FIRST, '1e999']), { 'Idempotency-Key': 'large' });
  expect(body).toMatchObject({ total_succeeded: 1, total_failed: 1 });
  expect(body.results[1].error.details.detail[0]).toMatchObject({ type: 'object_type', input: '1e999' });
});

test('a name of many letters is told of in few', async () => {
  const { body } = await post(batchOf([employee('x', { ['n'.repeat(5000)]: 1 })]));
  expect(body.results[0].error.details.detail[0].loc[3]).toBe('n'.repeat(200));
  const single = await service.calculate(calculation({ ['n'.repeat(5000)]: 1 }));
  expect(single.body.detail[0].loc).toEqual(['body', 'n'.repeat(200)]);
});

test('more than 100 faults of a request are counted and not told', async () => {
  const { body } = await service.calculate(JSON.stringify(calculation()).replace('{', `{${fields(150)},`));
  expect([body.error.details.error_count, body.detail.length]).toEqual([150, 100]);
});

test('the last of two lists of employees counts, however its name is written', async () => {
  const text = JSON.stringify(batchOf(employees(1)));
  const twice = text.replace(/\}$/, `,"\\u0065mployees":${JSON.stringify(employees(2))}}`);
  expect((await post(twice)).body).toMatchObject({ total_requested: 2, total_succeeded: 2 });
});

test('a batch of faults is replayed by its key, and another body is refused', async () => {
  const headers = { 'Idempotency-Key': 'faults' };
  const rows = (count: number) =>
    textOf([`{"id":"x",${fields(count)}}`, `{"id":"y",${fields(20_000)}}`, '7', 'null']);
  const first = await post(rows(400), headers);
  expect((await post(rows(400), headers)).text).toBe(first.text);
  expect((await post(rows(401), headers)).body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('such batches, several at once, keep nobody else waiting until they end', async () => {
  const ended: string[] = [];
  const url = `${service.url}/v1/payroll/batch`;
  const headers = { Authorization: `Bearer ${service.key}`, 'Content-Type': 'application/json' };
  const body = attack();
  const attacks = Array.from({ length: 3 }, async () => {
    const answer = await fetch(url, { method: 'POST', headers, body });
    await answer.text();
    expect(answer.status).toBe(201);
    ended.push('attack');
  });
  for (let at = 0; at < 3; at++) {
    await service.calculate();
    ended.push('other');
  }
  await Promise.all(attacks);
  expect(ended.slice(0, 3)).toEqual(Array(3).fill('other'));
});
