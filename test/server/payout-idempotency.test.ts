import { payout } from './payout-requests.ts';
import { PayoutWorld } from './payout-world.ts';

const world = new PayoutWorld();
beforeAll(() => world.start());
afterAll(() => world.stop());

const key = () => ({ 'Idempotency-Key': world.nextId('key-') });
const count = async () => (await world.service.service.database.reader('payouts').select('id')).length;

test('the same external_id and body answer the payout as it stands', async () => {
  const external_id = world.nextId();
  const first = await world.pay({ external_id });
  await world.becomes(first.body.id, 'PAID');
  const again = await world.pay({ external_id });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body).toMatchObject({ id: first.body.id, status: 'PAID' });
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  expect(again.headers.get('Location')).toBe(first.headers.get('Location'));
});

test('the same external_id with another body tells which fields differ, and nothing of them', async () => {
  const external_id = world.nextId();
  const first = await world.pay({ external_id, description: 'one' });
  const other = await world.pay({ external_id, amount: '1.00', metadata: { a: 'b' } });
  expect(other.status).toBe(409);
  expect(other.body.error).toMatchObject({
    code: 'EXTERNAL_ID_CONFLICT',
    details: { payout_id: first.body.id, fields: ['amount', 'description', 'metadata'] },
  });
  expect(other.text).not.toContain('12345.67');
});

test('key order and white space of the body do not matter', async () => {
  const body = payout({ external_id: world.nextId() });
  const first = await world.service.call('/v1/payouts', { body });
  const turned = JSON.stringify(Object.fromEntries(Object.entries(body).toReversed()), null, 2);
  const again = await world.service.call('/v1/payouts', { body: turned });
  expect([again.status, again.body.id]).toEqual([200, first.body.id]);
});

test('the header: a replay, another body, and a failure that releases it', async () => {
  const header = key();
  const external_id = world.nextId();
  expect((await world.pay({ external_id, amount: '0' }, header)).status).toBe(422);
  const first = await world.pay({ external_id }, header);
  const again = await world.pay({ external_id }, header);
  expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
  const other = await world.pay({ external_id: world.nextId() }, header);
  expect([other.status, other.body.error.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
});

test('a new header with a known external_id and the same body is bound to that payout', async () => {
  const header = key();
  const external_id = world.nextId();
  const first = await world.pay({ external_id });
  expect((await world.pay({ external_id }, header)).body.id).toBe(first.body.id);
  const other = await world.pay({ external_id, amount: '1.00' }, header);
  expect(other.body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('a conflict of external_id releases the header', async () => {
  const header = key();
  const external_id = world.nextId();
  await world.pay({ external_id });
  expect((await world.pay({ external_id, amount: '1.00' }, header)).status).toBe(409);
  expect((await world.pay({ external_id: world.nextId() }, header)).status).toBe(201);
});

test.each([
  ['by external_id alone', () => ({})],
  [
    'by one header',
    (() => {
      const one = key();
      return () => one;
    })(),
  ],
  ['by a header each', key],
])('fifty creates at once make one payout: %s', async (_, headers) => {
  const before = await count();
  const external_id = world.nextId();
  const answers = await Promise.all(Array.from({ length: 50 }, () => world.pay({ external_id }, headers())));
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
  const conflicts = answers.filter(({ status }) => status === 409).map(({ body }) => body.error.code);
  expect(new Set([...conflicts, 'IDEMPOTENCY_KEY_IN_USE'])).toEqual(new Set(['IDEMPOTENCY_KEY_IN_USE']));
  expect(await count()).toBe(before + 1);
  const [{ id } = { id: '' }] = await world.service.service.database.reader('payouts').where({ external_id });
  await world.told(id);
  expect(world.about(id).filter(({ data }) => data.status === 'PENDING')).toHaveLength(1);
});

test('fifty different creates at once with one external_id make one payout and conflicts', async () => {
  const external_id = world.nextId();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => world.pay({ external_id, amount: `${n + 1}.00` })),
  );
  const statuses = answers.map((answer) => answer.status).sort();
  expect(statuses).toEqual([201, ...Array(49).fill(409)]);
});

test('cancelling twice, with a key and without, cancels once', async () => {
  const { body } = await world.pay();
  const header = key();
  const answers = [
    await world.cancel(body.id, header),
    await world.cancel(body.id, header),
    await world.cancel(body.id),
    await world.cancel(body.id, key()),
  ];
  expect(answers.map((answer) => [answer.status, answer.headers.get('Idempotent-Replayed')])).toEqual([
    [200, null],
    [200, 'true'],
    [200, null],
    [200, null],
  ]);
  expect(answers[3]?.body.status_history).toHaveLength(2);
  const other = await world.pay();
  expect((await world.cancel(other.body.id, header)).body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test.each([
  ['MOCK_STUCK_', 'PROCESSING'],
  ['MOCK_OK_', 'PAID'],
  ['MOCK_REJECT_INTAKE_', 'REJECTED'],
])('%s: what is %s cannot be cancelled', async (prefix, status) => {
  const at0 = { processing: { step_seconds: 0 } };
  const { body } = await world.pay({ external_id: world.nextId(prefix), ...at0 });
  const answer = await world.cancel(body.id, key());
  expect(answer.status).toBe(409);
  expect(answer.body.error).toMatchObject({ code: 'PAYOUT_NOT_CANCELLABLE', details: { status } });
});
