import { type IncomingMessage, request } from 'node:http';
import { OpenAPIBackend } from 'openapi-backend';
import { checkAnswer } from './answer-check.ts';
import { type Existing, makeExisting, NOTHING, OPERATIONS, type Operation, send } from './operations.ts';
import { TestService } from './test-service.ts';

const service = new TestService();
let existing: Existing;

beforeAll(async () => {
  await service.start();
  existing = await makeExisting(service);
});
afterAll(() => service.stop());

const all: readonly [string, Operation][] = Object.entries(OPERATIONS);
const keyed = all.filter(([, { isPublic }]) => isPublic !== true);
const writing = all.filter(([, { touches }]) => touches === 'writes');
const ofOneScheme = all.filter(([, { body }]) => 'scheme' in (body?.(NOTHING, '') ?? {}));
const posting = all.filter(([, { method }]) => method === 'POST');

test.each(all)('%s succeeds, and again with the same key', async (name, operation) => {
  expect((await send(service, operation, existing, name)).status).toBeLessThan(300);
  expect((await send(service, operation, existing, name)).status).toBeLessThan(300);
});

test.each(keyed)('%s wants a key', async (_name, { method, path, body }) => {
  const given = body?.(existing, 'no-key');
  const call = { method, key: null, ...(given !== undefined && { body: given }) };
  expect((await service.call(path(existing), call)).status).toBe(401);
});

test.each(all)('%s refuses a query parameter that it does not know', async (name, operation) => {
  const path = `${operation.path(existing)}${operation.path(existing).includes('?') ? '&' : '?'}unknown=1`;
  const answer = await send(service, { ...operation, path: () => path }, existing, `${name} 422`);
  expect(answer.body).toMatchObject({ detail: [{ loc: ['query', 'unknown'], type: 'extra_forbidden' }] });
});

test.each(writing)('%s waits for the first request with its key', async (name, operation) => {
  expect((await send(service, operation, existing, `${name} 409`)).status).toBeLessThan(300);
  const keys = service.service.database.writer('idempotency_keys');
  await keys.update({ resource_id: null, claimed_at: service.clock.read(), holder: 'another process' });
  const answer = await send(service, operation, existing, `${name} 409`);
  expect([answer.status, answer.body.error.code]).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE']);
});

test.each(ofOneScheme)('%s does not know every scheme', async (name, operation) => {
  const body = (made: Existing, key: string) => ({ ...operation.body?.(made, key), scheme: 'unknown' });
  const answer = await send(service, { ...operation, body }, existing, `${name} 404`);
  expect([answer.status, answer.body.error.code]).toEqual([404, 'SCHEME_NOT_FOUND']);
});

test.each([
  '/v1/payroll/schemes/ZZ',
  '/v1/payroll/schemes/ZZ/unknown/inputs',
  '/v1/payouts/requirements/ZZ',
  '/v1/docs/viewer/0123456789abcdef',
])('there is no %s', async (path) => {
  expect((await service.call(path)).status).toBe(404);
});

test.each(posting)('%s refuses another media type', async (_name, { method, path }) => {
  const headers = { 'Content-Type': 'text/plain' };
  expect((await service.call(path(existing), { method, headers, body: 'x' })).status).toBe(415);
});

test.each(posting)('%s refuses a body that is too long', async (_name, { method, path }) => {
  const body = ' '.repeat(5 * 1024 * 1024);
  expect((await service.call(path(existing), { method, body })).status).toBe(413);
});

describe('with little patience', () => {
  let impatient: TestService;
  beforeAll(async () => {
    impatient = await service.beside({}, { bodyTimeoutMs: 50 }).start();
  });
  afterAll(() => impatient.stop());

  test.each(posting)('%s gives up a body that does not arrive', async (_name, { method, path }) => {
    expect(await sendHalf(impatient, method, path(existing))).toBe(408);
  });
});

test.each(all)('%s says nothing of an unexpected error', async (name, operation) => {
  const { handleRequest } = OpenAPIBackend.prototype;
  OpenAPIBackend.prototype.handleRequest = async () => {
    throw new Error('secret cause');
  };
  const answer = await send(service, operation, existing, `${name} 500`);
  OpenAPIBackend.prototype.handleRequest = handleRequest;
  expect([answer.status, answer.body.error.code]).toEqual([500, 'INTERNAL_ERROR']);
  expect(answer.text).not.toContain('secret cause');
});

describe('with limits', () => {
  const limit = { perSecond: 1, burst: 1 };
  const limited = new TestService({ config: { rateLimit: limit } });
  beforeAll(() => limited.start());
  afterAll(() => limited.stop());

  test.each(keyed)('%s is limited', async (name, operation) => {
    await send(limited, operation, existing, `${name} 1`);
    const answer = await send(limited, operation, existing, `${name} 2`);
    expect([answer.status, answer.body.error.code]).toEqual([429, 'RATE_LIMITED']);
  });
});

describe('without a key', () => {
  const limited = new TestService({ config: { rateLimit: { perSecond: 1, burst: 1 } } });
  beforeAll(() => limited.start());
  afterAll(() => limited.stop());

  const isHealth = (name: string) => ['getHealth', 'getReadiness'].includes(name);
  const open = all.filter(([name, { isPublic }]) => isPublic === true && !isHealth(name));

  /** The clock stands still: nothing is earned meanwhile. */
  test.each(open)('%s is limited by address, and the others are answered', async (_name, { path }) => {
    const call = { method: 'HEAD', key: null };
    for (let sent = 0; sent < 100; sent++) await limited.call(path(existing), call);
    const refused = await limited.call(path(existing), { key: null });
    expect([refused.status, refused.body.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.headers.get('Retry-After')).toBe('1');
    expect((await limited.call('/v1/payroll/schemes')).status).toBe(200);
    limited.clock.advance(1000);
  });

  test('a load balancer may ask for health as often as it likes', async () => {
    for (let sent = 0; sent < 110; sent++)
      for (const path of ['/v1/health', '/v1/health/ready'])
        expect((await limited.call(path, { key: null, method: 'HEAD' })).status).not.toBe(429);
  });
});

describe('while the service stops', () => {
  const stopping = new TestService();
  beforeAll(async () => {
    await stopping.start();
    stopping.service.beginStop();
  });
  afterAll(() => stopping.stop());

  test.each(all)('%s is refused, but health', async (name, operation) => {
    const { status } = await send(stopping, operation, existing, name);
    expect(status).toBe(name === 'getHealth' ? 200 : 503);
  });
});

/** Begins a body and never ends it; answers the status of the checked answer. */
async function sendHalf({ url, key }: TestService, method: string, path: string): Promise<number> {
  const headers = {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
    'Transfer-Encoding': 'chunked',
  };
  const outgoing = request(url + path, { method, headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    outgoing.on('response', resolve).on('error', reject),
  );
  outgoing.write('{"');
  const incoming = await answered;
  const chunks = await incoming.setEncoding('utf8').toArray();
  outgoing.destroy();
  const pairs = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  const status = incoming.statusCode ?? 0;
  const body: unknown = JSON.parse(chunks.join(''));
  await checkAnswer(method, path, { status, headers: new Headers(Object.fromEntries(pairs)), body });
  return status;
}
