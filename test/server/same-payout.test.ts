import { payout } from './payout-requests.ts';
import { TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const pay = (changes: object, headers = {}) =>
  service.call('/v1/payouts', { body: payout({ ...changes }), headers });

describe.each([
  ['an amount with or without its decimals', { amount: '100' }, { amount: '100.00' }],
  ['an amount as a number', { amount: 100 }, { amount: '100.00' }],
  ['the default method', {}, { payment_method_id: 'BANK_TRANSFER' }],
  ['the default seconds', {}, { processing: { step_seconds: 2 } }],
  ['no settings', {}, { processing: {} }],
  ['no labels', {}, { metadata: {} }],
  ['no description', {}, { description: null, payroll_ref: null, notification_url: null }],
])('%s, left out or spelled out', (what, one, other) => {
  test('is one payout for its external_id', async () => {
    const external_id = `of ${what}`;
    const first = await pay({ ...one, external_id });
    expect(first.status).toBe(201);
    expect(await pay({ ...other, external_id })).toMatchObject({ status: 200, body: { id: first.body.id } });
  });

  test('is one payout for its Idempotency-Key', async () => {
    const external_id = `key of ${what}`;
    const headers = { 'Idempotency-Key': external_id.replaceAll(/[ ,]/g, '-') };
    const first = await pay({ ...other, external_id }, headers);
    expect(await pay({ ...one, external_id }, headers)).toMatchObject({
      status: 200,
      body: { id: first.body.id },
    });
  });
});

test.each([
  ['amount', { amount: '100.01' }],
  ['processing', { processing: { step_seconds: 3 } }],
  ['metadata', { metadata: { a: '' } }],
  ['description', { description: '' }],
])('another %s is another payout', async (field, changes) => {
  const external_id = `other ${field}`;
  await pay({ amount: '100', external_id });
  const { status, body } = await pay({ amount: '100', external_id, ...changes });
  expect([status, body.error.details.fields]).toEqual([409, [field]]);
});

test('a slow payout has slow steps for a default', async () => {
  const external_id = 'MOCK_SLOW_1';
  await pay({ external_id });
  expect((await pay({ external_id, processing: { step_seconds: 10 } })).status).toBe(200);
  expect((await pay({ external_id, processing: { step_seconds: 2 } })).status).toBe(409);
});

test('a payout of version 0.1.0 is found by its id with white space, and its key stays its own', async () => {
  const { writer } = service.service.database;
  const first = await pay({ external_id: 'old' }, { 'Idempotency-Key': 'old' });
  await writer('payouts')
    .where({ id: first.body.id })
    .update({
      external_id: 'old ',
      request: JSON.stringify(payout({ external_id: 'old ' })),
    });
  expect(await pay({ external_id: 'old ' })).toMatchObject({ status: 200, body: { id: first.body.id } });
});

test('a key that version 0.1.0 bound to a body as sent is answered', async () => {
  const { writer } = service.service.database;
  const body = payout({ external_id: 'as sent', amount: '100' });
  const first = await service.call('/v1/payouts', { body, headers: { 'Idempotency-Key': 'as-sent' } });
  const { digest } = await import('../../server/digest.ts');
  await writer('idempotency_keys')
    .where({ key: 'as-sent' })
    .update({ fingerprint: digest(body) });
  const again = await service.call('/v1/payouts', { body, headers: { 'Idempotency-Key': 'as-sent' } });
  expect(again).toMatchObject({ status: 200, body: { id: first.body.id } });
});

describe('a beneficiary', () => {
  const one = payout({ country: 'BR' }).beneficiary as { readonly name: string };
  const account = { bank_code: '341', branch: '0123', account_number: '12345-6', account_type: 'CHECKING' };
  const pix = { pix_key: '52998224725', pix_key_type: 'CPF' };

  test.each([
    ['BR', { ...pix, ...account }, 'account_number'],
    ['AR', { cbu: '2850590940090418135201', alias: 'ana.lopez.banco' }, 'alias'],
  ])('has one account (%s)', async (country, bank_account, field) => {
    const { beneficiary } = payout({ country });
    const answer = await pay({ country, beneficiary: { ...(beneficiary as object), bank_account } });
    expect(answer.body.detail).toMatchObject([
      { loc: ['body', 'beneficiary', 'bank_account', field], ctx: { reason: 'not_both' } },
    ]);
  });

  test.each([
    ['MX', 'CURP', 'hegg560427mvzrrl04'],
    ['MX', 'RFC', 'hegg560427ab1'],
    ['BR', 'CNPJ', '12.abc.345/01de-35'],
    ['CL', 'RUT', '10.000.013-k'],
  ])('has a document in letters of any case (%s %s)', async (country, document_type, document_id) => {
    const { beneficiary } = payout({ country });
    const document = { ...(beneficiary as object), name: one.name, document_type, document_id };
    const answer = await pay({ country, external_id: document_id, beneficiary: document });
    expect(answer).toMatchObject({ status: 201, body: { beneficiary: { document_id } } });
  });
});

test('https:///x has no host', async () => {
  const answer = await pay({ external_id: 'no host', notification_url: 'https:///hooks' });
  expect(answer.body.detail).toMatchObject([
    { loc: ['body', 'notification_url'], ctx: { reason: 'no_host' } },
  ]);
});

describe('a cancel', () => {
  const cancel = async (body: object | string | undefined, external_id: string) => {
    const { id } = (await pay({ external_id })).body;
    return service.call(`/v1/payouts/${id}/cancel`, {
      method: 'POST',
      ...(body !== undefined && { body }),
    });
  };

  test('takes no body, or an empty one', async () => {
    expect((await cancel(undefined, 'cancel 1')).body.status).toBe('CANCELLED');
    expect((await cancel({}, 'cancel 2')).body.status).toBe('CANCELLED');
    expect((await cancel('', 'cancel 3')).body.status).toBe('CANCELLED');
  });

  test('refuses fields that it does not know', async () => {
    const answer = await cancel({ reason: 'twice' }, 'cancel 4');
    expect(answer.body.detail).toMatchObject([{ loc: ['body', 'reason'], type: 'extra_forbidden' }]);
    expect((await cancel('[]', 'cancel 5')).status).toBe(422);
  });
});
