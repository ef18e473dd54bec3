import { digest } from '../../server/digest.ts';
import { batchOf, employee, employees } from './batch-request.ts';
import { failWrites } from './storage-fault.ts';
import { type Answer, calculation, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

let used = 0;
function newKey(): Record<string, string> {
  used += 1;
  return { 'Idempotency-Key': `batch-${used}` };
}

function post(body: object | string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return service.call('/v1/payroll/batch', { body, headers });
}

async function rows(): Promise<readonly number[]> {
  const { reader } = service.service.database;
  const tables = ['calculations', 'batches'];
  return Promise.all(tables.map(async (table) => (await reader(table).select('client_id')).length));
}

test('a replay answers the bytes of the first answer, with traces and failed rows', async () => {
  const key = newKey();
  const sent = [...employees(12), { id: 'no-salary' }, 7, employee('emp-0')];
  const body = batchOf(sent, { options: { include_audit_trail: true, metadata: { ñ: '€' } } });
  const first = await post(body, key);
  const before = await rows();
  const again = await post(body, key);
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.text).toBe(first.text);
  expect(first.headers.get('Idempotent-Replayed')).toBeNull();
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  expect(again.headers.get('Location')).toBe(first.headers.get('Location'));
  expect(await rows()).toEqual(before);
});

test('an optional null and the Unicode form of an id make no other batch', async () => {
  const key = newKey();
  const first = await post(batchOf([employee('Ren\u00e9'), { id: 'no-salary' }]), key);
  const rows = [employee('Rene\u0301', { overrides: null }), { id: 'no-salary', inputs: null }];
  const again = await post(batchOf(rows, { options: null }), key);
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.text).toBe(first.text);
});

test('a key that 0.1 stored, of the batch as it was sent, is replayed', async () => {
  const key = newKey();
  const body = batchOf([employee('a', { overrides: null })]);
  const first = await post(body, key);
  await service.service.database
    .writer('idempotency_keys')
    .where({ key: key['Idempotency-Key'] })
    .update({ fingerprint: digest(body) });
  expect((await post(body, key)).text).toBe(first.text);
});

test('the same key with another row is refused', async () => {
  const key = newKey();
  await post(batchOf(employees(2)), key);
  const other = await post(batchOf(employees(3)), key);
  expect([other.status, other.body.error.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
});

test('a body with a number that cannot be read has a fingerprint too', async () => {
  const key = newKey();
  const text = (number: string) =>
    JSON.stringify(batchOf([employee('a', { monthly_salary: 0 })])).replace(
      '_salary":0',
      `_salary":${number}`,
    );
  const first = await post(text('1e400'), key);
  expect((await post(text('1e400'), key)).text).toBe(first.text);
  expect((await post(text('1e500'), key)).status).toBe(422);
});

test('a key of a single calculation is another key', async () => {
  const key = newKey();
  await service.calculate(calculation(), key);
  expect((await post(batchOf(employees(1)), key)).status).toBe(201);
});

test('of many requests at once one makes the batch', async () => {
  const key = newKey();
  const [, before = 0] = await rows();
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(batchOf(employees(20)), key)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.every(({ status }) => [200, 201, 409].includes(status))).toBe(true);
  expect(new Set(answers.filter(({ status }) => status < 300).map(({ text }) => text)).size).toBe(1);
  expect((await rows())[1]).toBe(before + 1);
});

test('a batch that is refused frees the key', async () => {
  const key = newKey();
  expect((await post(batchOf([{ id: 'a' }], { options: { fail_fast: true } }), key)).status).toBe(422);
  expect((await post(batchOf([{ id: 'a' }], { scheme: 'unknown' }), key)).status).toBe(404);
  expect((await post(batchOf(employees(1)), key)).status).toBe(201);
});

test.each([
  ['calculations', 'INSERT'],
  ['batches', 'INSERT'],
  ['idempotency_keys', 'UPDATE'],
] as const)('when writing %s fails nothing remains, and the key is free again', async (table, event) => {
  const key = newKey();
  const before = await rows();
  const repair = await failWrites(service.service.database.writer, table, event);
  const failed = await post(batchOf(employees(70)), key);
  await repair();
  expect([failed.status, failed.body.error.code]).toEqual([503, 'PERSISTENCE_UNAVAILABLE']);
  expect(failed.headers.get('Retry-After')).toBe('1');
  expect(await rows()).toEqual(before);
  expect((await post(batchOf(employees(70)), key)).status).toBe(201);
});
