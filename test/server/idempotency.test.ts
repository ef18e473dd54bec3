import { digest } from '../../server/digest.ts';
import { calculation, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

let used = 0;
function newKey(): Record<string, string> {
  used += 1;
  return { 'Idempotency-Key': `key-${used}` };
}

async function rows(): Promise<number> {
  return (await service.service.database.reader('calculations').select('id')).length;
}

test('the same key and body answer the stored bytes, 200 and marked', async () => {
  const key = newKey();
  const first = await service.calculate(calculation(), key);
  const before = await rows();
  const again = await service.calculate(calculation(), key);
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.text).toBe(first.text);
  expect(first.headers.get('Idempotent-Replayed')).toBeNull();
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  expect(again.headers.get('Location')).toBe(first.headers.get('Location'));
  expect(await rows()).toBe(before);
});

test('key order, white space and quotes around the key do not matter', async () => {
  const first = await service.calculate(calculation(), { 'Idempotency-Key': 'quoted-1' });
  const turned = Object.fromEntries(Object.entries(calculation()).toReversed());
  const again = await service.calculate(JSON.stringify(turned, null, 4), { 'Idempotency-Key': '"quoted-1"' });
  expect(again.status).toBe(200);
  expect(again.text).toBe(first.text);
});

test('an optional null and the Unicode form of an id make no other body', async () => {
  const key = newKey();
  const of = (id: string, more: object = {}) =>
    calculation({ employee: { id, monthly_salary: '1423500', ...more } });
  const first = await service.calculate(of('Ren\u00e9'), key);
  const again = await service.calculate({ ...of('Rene\u0301', { overrides: null }), overrides: null }, key);
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.text).toBe(first.text);
});

test('a key that 0.1 stored, of the body as it was sent, is replayed', async () => {
  const key = newKey();
  const body = { ...calculation(), overrides: null };
  const first = await service.calculate(body, key);
  await service.service.database
    .writer('idempotency_keys')
    .where({ key: key['Idempotency-Key'] })
    .update({ fingerprint: digest(body) });
  expect((await service.calculate(body, key)).text).toBe(first.text);
});

test('the same key with another body is refused and reveals nothing', async () => {
  const key = newKey();
  await service.calculate(calculation(), key);
  const other = await service.calculate(calculation({ employer: { id: 'other' } }), key);
  expect(other.status).toBe(422);
  expect(other.body.error).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', details: {} });
});

test('fifty requests at once store one calculation', async () => {
  const key = newKey();
  const before = await rows();
  const answers = await Promise.all(Array.from({ length: 50 }, () => service.calculate(calculation(), key)));
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  const others = answers.filter(({ status }) => ![200, 201, 409].includes(status));
  expect(others.map(({ text }) => text)).toEqual([]);
  const texts = answers.filter((answer) => answer.status !== 409).map((answer) => answer.text);
  expect(new Set(texts).size).toBe(1);
  expect(await rows()).toBe(before + 1);
});

test('while the first request runs, the same request waits and another is refused', async () => {
  await claim('running');
  const same = await service.calculate(calculation(), { 'Idempotency-Key': 'running' });
  expect(same.status).toBe(409);
  expect(same.body.error.code).toBe('IDEMPOTENCY_KEY_IN_USE');
  const other = await service.calculate(calculation({ year: 2025, employer: { id: 'x' } }), {
    'Idempotency-Key': 'running',
  });
  expect(other.status).toBe(422);
});

test('a failure releases the key', async () => {
  const key = newKey();
  const failed = await service.calculate(calculation({ scheme: 'unknown' }), key);
  expect(failed.status).toBe(404);
  const corrected = await service.calculate(calculation(), key);
  expect(corrected.status).toBe(201);
});

test('without a key every request makes a calculation', async () => {
  const before = await rows();
  await service.calculate();
  await service.calculate();
  expect(await rows()).toBe(before + 2);
});

test('keys of two clients do not meet', async () => {
  const key = newKey();
  const other = await service.issueKey('second client');
  await service.calculate(calculation(), key);
  const body = calculation({ employer: { id: 'other' } });
  const answer = await service.call('/v1/payroll/calculate', { body, headers: key, key: other });
  expect(answer.status).toBe(201);
});

test.each(['with space', 'ñ', 'x'.repeat(256), '""'])('the key %j is refused', async (key) => {
  const answer = await service.calculate(calculation(), { 'Idempotency-Key': key });
  expect(answer.status).toBe(422);
  expect(answer.body.detail[0]).toMatchObject({
    loc: ['header', 'Idempotency-Key'],
    type: 'string_pattern_mismatch',
  });
  expect(answer.body.detail[0]).not.toHaveProperty('input');
});

/** Puts the claim of another process into the database. */
async function claim(key: string): Promise<void> {
  const { writer } = service.service.database;
  const { id } = await writer('clients').where({ name: 'first' }).first();
  await writer('idempotency_keys').insert({
    client_id: id,
    environment: 'sandbox',
    operation: 'calculatePayroll',
    key,
    token: 'theirs',
    fingerprint: digest(calculation()),
    resource_id: null,
    claimed_at: service.clock.read(),
  });
}
