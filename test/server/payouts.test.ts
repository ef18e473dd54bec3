import fc from 'fast-check';
import { payout } from './payout-requests.ts';
import { TestService } from './test-service.ts';

const service = new TestService({ config: { worker: 'on' } });
beforeAll(() => service.start());
afterAll(() => service.stop());

let used = 0;
const next = (prefix = 'nomina-') => {
  used += 1;
  return `${prefix}${used}`;
};
const pay = (changes: object = {}, headers: Record<string, string> = {}) =>
  service.call('/v1/payouts', { body: payout({ external_id: next(), ...changes }), headers });
const at0 = { processing: { step_seconds: 0 } };

test('a payout is accepted, echoed and pending', async () => {
  const answer = await pay({
    metadata: { a: 'b' },
    description: 'marzo',
    payroll_ref: { calculation_id: 'x' },
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('Location')).toBe(`/v1/payouts/${answer.body.id}`);
  expect(answer.headers.get('Idempotent-Replayed')).toBeNull();
  expect(answer.body).toMatchObject({
    object: 'payout',
    mock: true,
    mode: 'sandbox',
    status: 'PENDING',
    status_code: '200',
    status_detail: 'Payout received and queued for processing.',
    amount: '12345.67',
    payment_method_id: 'BANK_TRANSFER',
    description: 'marzo',
    metadata: { a: 'b' },
    payroll_ref: { calculation_id: 'x' },
    notification_url: null,
    processing: null,
  });
  expect(answer.body.beneficiary).toEqual(payout().beneficiary);
  expect(answer.body.status_history).toEqual([
    { status: 'PENDING', at: answer.body.created_at, detail: answer.body.status_detail },
  ]);
  const read = await service.call(`/v1/payouts/${answer.body.id}`);
  expect(read.body).toEqual(answer.body);
});

test.each([
  ['nomina-', 'PENDING PROCESSING PAID', '200', 'Payout paid to the beneficiary account.'],
  ['MOCK_OK_', 'PENDING PROCESSING PAID', '200', 'Payout paid to the beneficiary account.'],
  ['MOCK_SLOW_', 'PENDING PROCESSING PAID', '200', 'Payout paid to the beneficiary account.'],
  [
    'MOCK_REJECT_INTAKE_',
    'PENDING REJECTED',
    '300',
    'Payout rejected at intake by the provider (mock trigger).',
  ],
  [
    'MOCK_REJECT_BANK_',
    'PENDING PROCESSING REJECTED',
    '301',
    'Payout rejected by the beneficiary bank (mock trigger).',
  ],
  ['MOCK_STUCK_', 'PENDING PROCESSING', '200', 'Payout is still being processed by the bank (mock trigger).'],
])('with steps of no length %s goes %s in the answer', async (prefix, path, code, detail) => {
  const url = 'https://hooks.example.com/x';
  const { status, body } = await pay({ external_id: next(prefix), notification_url: url, ...at0 });
  expect(status).toBe(201);
  expect(body.status_history.map((entry: { status: string }) => entry.status).join(' ')).toBe(path);
  expect(body).toMatchObject({ status: path.split(' ').at(-1), status_code: code, status_detail: detail });
  expect(body.status_history.at(-1).detail).toBe(detail);
  const events = await service.call(`/v1/payouts/${body.id}/events`);
  expect(events.body).toEqual({ data: [], has_more: false, next_cursor: null });
});

test.each([
  ['12345.6', '12345.60'],
  ['12345', '12345.00'],
  [12345.67, '12345.67'],
  ['0.010000', '0.01'],
  ['999999999999.99', '999999999999.99'],
])('the amount %j is answered as %s', async (amount, answered) => {
  expect((await pay({ amount })).body.amount).toBe(answered);
});

test('whole pesos pass through in Chile with two decimals', async () => {
  expect((await pay(payout({ country: 'CL', amount: '650000.00', external_id: next() }))).body.amount).toBe(
    '650000.00',
  );
});

test.each([
  [{ amount: '0' }, 'amount', 'greater_than'],
  [{ amount: 0 }, 'amount', 'greater_than'],
  [{ amount: '0.00' }, 'amount', 'greater_than'],
  [{ amount: -5 }, 'amount', 'greater_than'],
  [{ amount: '-5.00' }, 'amount', 'string_pattern_mismatch'],
  [{ amount: '1e3' }, 'amount', 'string_pattern_mismatch'],
  [{ amount: '1,000.00' }, 'amount', 'string_pattern_mismatch'],
  [{ amount: '1000000000000' }, 'amount', 'string_pattern_mismatch'],
  [{ amount: 1_000_000_000_000 }, 'amount', 'less_than_equal'],
  [{ amount: '1.001' }, 'amount', 'value_error'],
  [{ amount: true }, 'amount', 'string_type'],
  [{ amount: '650000.50', country: 'CL' }, 'amount', 'value_error'],
  [{ currency: 'USD' }, 'currency', 'value_error'],
  [{ currency: 'mxn' }, 'currency', 'string_pattern_mismatch'],
  [{ country: 'US' }, 'country', 'enum'],
  [{ external_id: '' }, 'external_id', 'string_too_short'],
  [{ external_id: 'x'.repeat(81) }, 'external_id', 'string_too_long'],
  [{ external_id: 'ñ' }, 'external_id', 'string_pattern_mismatch'],
  [{ description: 'x'.repeat(201) }, 'description', 'string_too_long'],
  [{ payment_method_id: 'PIX' }, 'payment_method_id', 'enum'],
  [{ notification_url: 'http://example.com' }, 'notification_url', 'value_error'],
  [{ notification_url: 'https://127.0.0.1' }, 'notification_url', 'value_error'],
  [{ notification_url: 'https://2130706433' }, 'notification_url', 'value_error'],
  [{ notification_url: `https://example.com/${'x'.repeat(2083)}` }, 'notification_url', 'string_too_long'],
  [{ processing: { step_seconds: -1 } }, 'processing.step_seconds', 'greater_than_equal'],
  [{ processing: { step_seconds: 3601 } }, 'processing.step_seconds', 'less_than_equal'],
  [{ processing: { step_seconds: 1.5 } }, 'processing.step_seconds', 'int_type'],
  [{ metadata: { a: 1 } }, 'metadata.a', 'string_type'],
  [{ metadata: { a: 'x'.repeat(501) } }, 'metadata.a', 'string_too_long'],
  [{ payroll_ref: { year: 2019 } }, 'payroll_ref.year', 'greater_than_equal'],
  [{ colour: 'blue' }, 'colour', 'extra_forbidden'],
])('%j is refused', async (changes, path, type) => {
  const request = payout({
    external_id: next(),
    ...('country' in changes ? { country: changes.country } : {}),
  });
  const answer = await service.call('/v1/payouts', { body: { ...request, ...changes } });
  expect(answer.status).toBe(422);
  expect(
    answer.body.detail.map((fault: { loc: string[]; type: string }) => [
      fault.loc.slice(1).join('.'),
      fault.type,
    ]),
  ).toEqual([[path, type]]);
});

test('every fault is told at once, and no account or document is shown', async () => {
  const { status, body, text } = await pay({
    amount: '1.999',
    currency: 'COP',
    beneficiary: {
      name: 'A',
      document_type: 'CURP',
      document_id: 'HEGG560427MVZRRL05',
      bank_account: { clabe: '032180000118359718' },
    },
    notification_url: 'https://localhost/x',
  });
  expect(status).toBe(422);
  expect(body.error.details.error_count).toBe(6);
  expect(text).not.toContain('03218000011835');
  expect(text).not.toContain('HEGG560427MV');
  expect(text).toContain('**************9718');
});

test.each([
  { bank_account: { clabe: 32180000118359720 } },
  { bank_account: ['032180000118359719'] },
  { bank_account: '032180000118359719' },
  { bank_account: { clabe: '032180000118359719', clabee: '032180000118359719' } },
  { document_id: 12345678901 },
])('a fault of the schema shows no account either: %j', async (changes) => {
  const { status, text } = await pay({ beneficiary: { name: 'Ana', bank_account: {}, ...changes } });
  expect(status).toBe(422);
  expect(text).not.toMatch(/0118359|1234567/);
});

test('Brazil: the method follows the account that is given', async () => {
  const beneficiary = { name: 'João Silva', document_type: 'CPF', document_id: '52998224725' };
  const pix = { pix_key: '52998224725', pix_key_type: 'CPF' };
  const account = { bank_code: '341', branch: '0123', account_number: '12345-6', account_type: 'CHECKING' };
  const by = async (bank_account: object, method?: string) => {
    const named = method === undefined ? {} : { payment_method_id: method };
    const body = { ...payout({ country: 'BR' }), external_id: next(), ...named };
    return service.call('/v1/payouts', { body: { ...body, beneficiary: { ...beneficiary, bank_account } } });
  };
  expect((await by(pix)).body.payment_method_id).toBe('PIX');
  expect((await by(account)).body.payment_method_id).toBe('BANK_TRANSFER');
  expect((await by(pix, 'BANK_TRANSFER')).body.detail[0]).toMatchObject({
    loc: ['body', 'payment_method_id'],
    ctx: { reason: 'account_missing' },
  });
});

test.each(['MX', 'CO', 'BR', 'AR', 'CL'])('the requirements of %s', async (country) => {
  const { status, body } = await service.call(`/v1/payouts/requirements/${country}`);
  expect(status).toBe(200);
  expect(body.country).toBe(country);
  expect(body.payment_methods.filter((one: { is_default: boolean }) => one.is_default)).toHaveLength(1);
  expect(body.json_schema.properties.bank_account.properties).toBeDefined();
});

test('a country without payouts, and no country', async () => {
  const unknown = await service.call('/v1/payouts/requirements/US');
  expect([unknown.status, unknown.body.error.code]).toEqual([404, 'REQUIREMENTS_NOT_FOUND']);
  expect(unknown.body.error.details).toEqual({ country: 'US' });
  expect((await service.call('/v1/payouts/requirements/mx')).status).toBe(422);
});

test('every answer under /v1/payouts says that it is a mock, errors too', async () => {
  const id = 'po_01JE5V6ZGQ0000000000000000';
  const answers = [
    await service.call('/v1/payouts', { key: null }),
    await service.call('/v1/payouts/what/is/this'),
    await service.call('/v1/payouts/'),
    await service.call('/v1/payouts', { method: 'DELETE' }),
    await service.call('/v1/payouts', { body: {} }),
    await service.call('/v1/payouts', { body: '{' }),
    await service.call('/v1/payouts', { body: 'x'.repeat(70_000) }),
    await service.call('/v1/payouts', { body: '{}', headers: { 'Content-Type': 'text/plain' } }),
    await service.call(`/v1/payouts/${id}`),
    await service.call(`/v1/payouts/${id}/cancel`, { method: 'POST' }),
    await service.call('/v1/payouts/nope'),
    await service.call('/v1/payouts'),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([
    401, 404, 404, 405, 422, 422, 413, 415, 404, 404, 422, 200,
  ]);
  expect(new Set(answers.map((answer) => answer.headers.get('X-Service-Mock')))).toEqual(new Set(['true']));
  const elsewhere = [await service.call('/v1/payroll/schemes'), await service.call('/v1/payoutsx')];
  expect(elsewhere.map((answer) => answer.headers.get('X-Service-Mock'))).toEqual([null, null]);
});

test('the list: newest first, filtered, page by page', async () => {
  const other = await service.issueKey('lists');
  const make = (changes: object) =>
    service.call('/v1/payouts', { key: other, body: payout({ external_id: next(), ...changes }) });
  const first = await make({ payroll_ref: { calculation_id: 'calc-1' } });
  service.clock.advance(1000);
  const second = await make(at0);
  service.clock.advance(1000);
  const third = await make(payout({ country: 'CO', external_id: 'third' }));
  const ids = async (query: string) => {
    const { body } = await service.call(`/v1/payouts${query}`, { key: other });
    return body.data.map((one: { id: string }) => one.id);
  };
  const [a, b, c] = [first, second, third].map((one) => one.body.id);
  expect(await ids('')).toEqual([c, b, a]);
  expect(await ids('?status=PAID')).toEqual([b]);
  expect(await ids('?country=CO')).toEqual([c]);
  expect(await ids('?external_id=third')).toEqual([c]);
  expect(await ids('?calculation_id=calc-1')).toEqual([a]);
  expect(await ids(`?created_from=${second.body.created_at}`)).toEqual([c, b]);
  expect(await ids(`?created_to=${second.body.created_at}`)).toEqual([b, a]);
  expect(await ids('?created_from=2099-01-01T00:00:00Z')).toEqual([]);
  const page = await service.call('/v1/payouts?limit=2', { key: other });
  expect(page.body).toMatchObject({ has_more: true, next_cursor: b });
  expect(page.body.data[0].status_history).toHaveLength(1);
  expect(await ids(`?limit=2&cursor=${b}`)).toEqual([a]);
});

test.each(['?limit=0', '?status=LOST', '?created_from=yesterday', '?cursor=x', '?colour=blue', '?country=x'])(
  'the list refuses %s',
  async (query) => {
    expect((await service.call(`/v1/payouts${query}`)).status).toBe(422);
  },
);

test('a time span that ends before it begins is refused', async () => {
  const query = '?created_from=2025-02-01T00:00:00Z&created_to=2025-01-01T00:00:00Z';
  expect((await service.call(`/v1/payouts${query}`)).body.detail[0].loc).toEqual(['query', 'created_to']);
});

test('another client sees nothing of it', async () => {
  const other = await service.issueKey('stranger');
  const { body } = await pay();
  const paths = [`/v1/payouts/${body.id}`, `/v1/payouts/${body.id}/events`];
  for (const path of paths) expect((await service.call(path, { key: other })).status).toBe(404);
  const cancel = await service.call(`/v1/payouts/${body.id}/cancel`, { method: 'POST', key: other });
  expect([cancel.status, cancel.body.error.code]).toEqual([404, 'PAYOUT_NOT_FOUND']);
  expect((await service.call('/v1/payouts', { key: other })).body.data).toEqual([]);
  const same = await service.call('/v1/payouts', {
    key: other,
    body: payout({ external_id: body.external_id }),
  });
  expect(same.status).toBe(201);
});

/** Built while no connection is open: on a loaded machine it takes longer than a server keeps one that is idle. */
const ANYTHING = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.constant('x'.repeat(3000)),
  fc.jsonValue({ maxDepth: 3 }),
);

test('whatever stands in a field, the answer is a payout or a list of faults', async () => {
  const paths = [
    ...Object.keys(payout()),
    'description',
    'metadata',
    'payroll_ref',
    'processing',
    'notification_url',
  ];
  const inner = ['name', 'document_type', 'document_id', 'phone', 'email', 'address', 'bank_account'];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('MX', 'CO', 'BR', 'AR', 'CL'),
      fc.constantFrom(...paths),
      fc.option(fc.constantFrom(...inner)),
      ANYTHING,
      async (country, path, inside, changed) => {
        const valid = payout({ country, external_id: next(), ...at0 });
        const beneficiary = { ...Object(valid.beneficiary), ...(inside !== null && { [inside]: changed }) };
        const body = inside === null ? { ...valid, [path]: changed } : { ...valid, beneficiary };
        const { status } = await service.call('/v1/payouts', { body });
        expect([200, 201, 409, 422]).toContain(status);
      },
    ),
    { numRuns: 300 },
  );
});
