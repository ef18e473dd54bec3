import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { payout } from './payout-requests.ts';
import { calculation, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const pay = (body: object | string, headers = {}) => service.call('/v1/payouts', { body, headers });
const employee = (changes: object) =>
  calculation({ employee: { id: 'emp-1', monthly_salary: '1423500', ...changes } });
const amountsOf = ({ body }: { body: { summary: unknown } }) => body.summary;

describe('null for what is optional', () => {
  const nulls = {
    overrides: null,
    options: { supersedes: null, metadata: { label: null }, precision: null },
  };
  const fields = { daily_salary: null, horas_extra_diurnas: null, overrides: { unheard_of: null } };

  test('was not sent with a calculation', async () => {
    const answer = await service.calculate({ ...employee(fields), ...nulls });
    expect(answer).toMatchObject({ status: 201, body: { warnings: [], record: { metadata: {} } } });
    expect(amountsOf(answer)).toEqual(amountsOf(await service.calculate(employee({}))));
  });

  test('was not sent with a row of a batch, nor with its options', async () => {
    const { employee: _, ...shared } = calculation();
    const row = { id: 'emp-1', monthly_salary: '1423500', period_override: null, ...fields };
    const options = { supersedes: null, fail_fast: null };
    const { body } = await service.call('/v1/payroll/batch', {
      body: { ...shared, employees: [row], options },
    });
    expect(body).toMatchObject({ total_succeeded: 1, results: [{ calculation: { warnings: [] } }] });
  });

  test('was not sent with a simulation', async () => {
    const scenario = { label: 'as is', daily_salary: '47450', overrides: null };
    const { status } = await service.call('/v1/payroll/simulate', {
      body: { ...employee(fields), simulation: { scenarios: [scenario] }, options: nulls.options },
    });
    expect(status).toBe(200);
  });

  test('was not sent with a payout: what a payout answers can be sent', async () => {
    const first = await pay(payout({ external_id: 'echo' }));
    const names = Object.keys({ ...payout(), ...nullsOf(first.body) });
    const sent = Object.fromEntries(names.map((name) => [name, first.body[name]]));
    expect(sent).toMatchObject({ description: null, processing: null, payroll_ref: null });
    expect(await pay(sent)).toMatchObject({ status: 200, body: first.body });
  });

  test.each([
    ['a required field', { ...calculation(), country: null }, ['body', 'country'], 'string_type'],
    ['an unknown field', { ...calculation(), tip: null }, ['body', 'tip'], 'extra_forbidden'],
    ['the id', employee({ id: null }), ['body', 'employee', 'id'], 'string_type'],
  ])('%s is refused', async (_what, body, loc, type) => {
    expect((await service.calculate(body)).body.detail).toMatchObject([{ loc, type, input: null }]);
  });

  test('a key that was used with null before is used with it again', async () => {
    const body = calculation({ options: { supersedes: null } });
    const first = await service.calculate(body, { 'Idempotency-Key': 'with-null' });
    const again = await service.calculate(body, { 'Idempotency-Key': 'with-null' });
    expect(again).toMatchObject({ status: 200, text: first.text });
  });
});

function nullsOf(body: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value === null));
}

describe('numbers with an exponent', () => {
  const withSalary = (number: string) =>
    JSON.stringify(employee({ monthly_salary: 0 }))
      .replace(':0,', `:${number},`)
      .replace(':0}', `:${number}}`);

  test.each(['1.4235e6', '14235E+2', '142350000e-2'])('%s is that number', async (number) => {
    const answer = await service.calculate(withSalary(number));
    expect(amountsOf(answer)).toEqual(amountsOf(await service.calculate(employee({}))));
  });

  test('very small ones are read digit by digit', async () => {
    const sent = calculation({ employee: { id: 'e', monthly_salary: '1000', risk_class_rate: 2.5e-7 } });
    expect((await service.calculate(sent)).status).toBe(201);
    const finer = calculation({ employee: { id: 'e', monthly_salary: '1000', risk_class_rate: 2.5e-11 } });
    expect((await service.calculate(finer)).body.detail).toMatchObject([
      { loc: ['body', 'employee', 'risk_class_rate'], input: 2.5e-11, ctx: { decimals: 10 } },
    ]);
  });

  test('1e999 is none', async () => {
    expect((await service.calculate(withSalary('1e999'))).body.detail).toMatchObject([{ input: '1e999' }]);
  });
});

test('every fault has an input, null where there is no value, and a context', async () => {
  const { detail } = (await service.calculate(calculation({ tip: 1 }))).body;
  expect(detail).toMatchObject([{ input: 1, ctx: {} }]);
  const missing = (await service.calculate(calculation({ employee: { monthly_salary: '1' } }))).body.detail;
  expect(missing).toMatchObject([{ type: 'missing', input: null, ctx: {} }]);
  const broken = (await service.calculate('{')).body.detail;
  expect(broken).toMatchObject([{ type: 'json_invalid', input: null }]);
  const header = (await service.calculate(calculation(), { 'Idempotency-Key': 'a b' })).body.detail;
  expect(header[0]).not.toHaveProperty('input');
});

describe('ids', () => {
  test.each([' emp', 'emp ', 'emp\u00a0', '\u3000emp', 'a\u202eb', 'a\u2066b\u2069', '\u200femp'])(
    '%j is refused',
    async (id) => {
      const reason = { type: 'value_error', ctx: { reason: 'unclear_id' } };
      expect((await service.calculate(employee({ id }))).body.detail).toMatchObject([
        { loc: ['body', 'employee', 'id'], ...reason },
      ]);
      expect((await service.calculate(calculation({ employer: { id } }))).body.detail).toMatchObject([
        { loc: ['body', 'employer', 'id'], ...reason },
      ]);
    },
  );

  test('are one however their accents were typed', async () => {
    const employer = { id: 'Cafe\u0301' };
    const first = await service.calculate({ ...employee({ id: 'Jose\u0301' }), employer });
    expect(first.body.employee_id).toBe('Jos\u00e9');
    const options = { supersedes: first.body.id };
    const again = { ...employee({ id: 'Jos\u00e9' }), employer: { id: 'Caf\u00e9' }, options };
    expect((await service.calculate(again)).status).toBe(201);
    for (const form of ['NFC', 'NFD']) {
      const name = encodeURIComponent('Café'.normalize(form));
      const { data } = (await service.call(`/v1/payroll/calculations?employer_id=${name}`)).body;
      expect(data).toHaveLength(2);
      const page = await service.call(`/v1/employers/${name}/employees`);
      expect(page.body.data).toMatchObject([{ id: 'Jos\u00e9', calculation_count: 2 }]);
    }
  });

  test('of a new payout have no white space at their ends', async () => {
    expect((await pay(payout({ external_id: 'nomina ' }))).body.detail).toMatchObject([
      { loc: ['body', 'external_id'], ctx: { reason: 'unclear_id' } },
    ]);
  });
});

test('the connection is closed after a body that is too large', async () => {
  const { port } = new URL(service.url);
  const socket = connect(Number(port), '127.0.0.1');
  const head = [
    'POST /v1/payroll/calculate HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${service.key}`,
    'Content-Type: application/json',
    'Content-Length: 10000000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect(answer).toMatch(/^Connection: close\r$/im);
});
