import { makeApiKey, parseApiKey, printApiKey } from '../../server/auth/api-key.ts';
import { revokeKey, rotateKey } from '../../server/cli/keys.ts';
import { calculation, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const PATH = '/v1/payroll/schemes';

async function reasonFor(key: string | null, headers: Record<string, string> = {}): Promise<string> {
  const answer = await service.call(PATH, { key, headers });
  expect(answer.status).toBe(401);
  expect(answer.body.error.code).toBe('UNAUTHORIZED');
  expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
  return answer.body.error.details.reason;
}

function dependencies() {
  return { db: service.service.database.writer, clock: service.clock.read, config: service.config };
}

test('a key lets in', async () => {
  expect((await service.call(PATH)).status).toBe(200);
});

test('no key', async () => {
  expect(await reasonFor(null)).toBe('missing');
});

test.each(['Bearer', 'Bearer abc', 'Basic dXNlcjpwYXNz'])('%s is malformed', async (authorization) => {
  expect(await reasonFor(null, { Authorization: authorization })).toBe('malformed');
});

test('one wrong character breaks the checksum', async () => {
  const last = service.key.at(-10) === 'a' ? 'b' : 'a';
  expect(await reasonFor(`${service.key.slice(0, -10)}${last}${service.key.slice(-9)}`)).toBe('malformed');
});

test('a well-formed key that nobody issued', async () => {
  expect(await reasonFor(printApiKey(makeApiKey('sandbox')))).toBe('unknown');
});

test('a known id with another secret', async () => {
  const known = parseApiKey(service.key);
  const forged = printApiKey({ ...makeApiKey('sandbox'), id: known?.id ?? '' });
  expect(await reasonFor(forged)).toBe('unknown');
});

test('a key of the other environment', async () => {
  expect(await reasonFor(printApiKey(makeApiKey('live')))).toBe('wrong_environment');
});

test('a key works until it expires', async () => {
  const expires = new Date(service.clock.read() + 60_000).toISOString();
  const key = await service.issueKey('short', expires);
  expect((await service.call(PATH, { key })).status).toBe(200);
  service.clock.advance(60_000);
  expect(await reasonFor(key)).toBe('expired');
});

test('a revoked key is refused at once', async () => {
  const key = await service.issueKey('leaver');
  await revokeKey(dependencies(), parseApiKey(key)?.id ?? '');
  expect(await reasonFor(key)).toBe('revoked');
});

test('after a rotation both keys work until the overlap ends', async () => {
  const old = await service.issueKey('rotating');
  const fresh = await rotateKey(dependencies(), parseApiKey(old)?.id ?? '', { overlap: '1h' });
  expect((await service.call(PATH, { key: old })).status).toBe(200);
  service.clock.advance(3_600_000);
  expect(await reasonFor(old)).toBe('expired');
  expect((await service.call(PATH, { key: fresh })).status).toBe(200);
});

test('the secret is not in the database', async () => {
  const rows = await service.service.database.reader('client_keys');
  expect(JSON.stringify(rows)).not.toContain(parseApiKey(service.key)?.secret);
});

test('the use of a key is noted', async () => {
  await service.call(PATH);
  const row = await service.service.database
    .reader('client_keys')
    .where({ id: parseApiKey(service.key)?.id })
    .first();
  expect(row.last_used_at).toMatch(/^2025-03-31T/);
});

test('another client gets the same 404 as for an id that does not exist', async () => {
  const made = await service.calculate();
  const other = await service.issueKey('stranger');
  const theirs = await service.call(`/v1/payroll/calculations/${made.body.id}`, { key: other });
  const nobodys = await service.call('/v1/payroll/calculations/01JE5V6ZGQ0000000000000000', { key: other });
  const anonymous = (answer: typeof theirs, id: string) =>
    answer.text.replace(answer.body.error.request_id, 'REQUEST').replace(id, 'ID');
  expect(theirs.status).toBe(404);
  expect(anonymous(theirs, made.body.id)).toBe(anonymous(nobodys, '01JE5V6ZGQ0000000000000000'));
});

test('another client cannot replace a calculation', async () => {
  const made = await service.calculate();
  const key = await service.issueKey('rival');
  const body = calculation({ options: { supersedes: made.body.id } });
  expect((await service.call('/v1/payroll/calculate', { body, key })).status).toBe(404);
});
