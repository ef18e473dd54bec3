import { request } from 'node:http';
import { calculation, TestService } from './test-service.ts';

const service = new TestService({ config: { rateLimit: { perSecond: 5, burst: 10 } } });
beforeAll(() => service.start());
afterAll(() => service.stop());
beforeEach(() => service.clock.advance(120_000));

test('a body over 64 KiB is refused by its announced length', async () => {
  const answer = await service.calculate(
    calculation({ options: { metadata: { a: 'x'.repeat(65 * 1024) } } }),
  );
  expect(answer.status).toBe(413);
  expect(answer.body.error).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', details: { limit_bytes: 65536 } });
});

test('and while it arrives, when no length was announced', async () => {
  const chunk = ' '.repeat(16 * 1024);
  expect(await sendSlowly(service, [chunk, chunk, chunk, chunk, chunk], { end: true })).toBe(413);
});

test('a body that does not arrive is given up', async () => {
  const impatient = await service.beside({}, { bodyTimeoutMs: 50 }).start();
  expect(await sendSlowly(impatient, ['{"country":'], { end: false })).toBe(408);
  await impatient.stop();
});

test.each([
  ['text/plain', {}],
  ['application/xml', {}],
  ['application/json; charset=latin1', {}],
  ['application/json', { 'Content-Encoding': 'gzip' }],
])('media type %s %j is refused', async (type, headers) => {
  const answer = await service.calculate(calculation(), { 'Content-Type': type, ...headers });
  expect(answer.status).toBe(415);
  expect(answer.body.error).toMatchObject({
    code: 'UNSUPPORTED_MEDIA_TYPE',
    details: { supported: ['application/json'] },
  });
});

test('a charset of UTF-8 is accepted', async () => {
  const answer = await service.calculate(calculation(), {
    'Content-Type': 'application/json; charset=UTF-8',
  });
  expect(answer.status).toBe(201);
});

test('bytes that are not UTF-8 are refused', async () => {
  const answer = await service.call('/v1/payroll/calculate', { body: new Uint8Array([0x7b, 0xff, 0x7d]) });
  expect(answer.body.detail[0].type).toBe('json_invalid');
});

test('every request of a client counts, and the headers tell what is left', async () => {
  const key = await service.issueKey('busy');
  const answers = [];
  for (let count = 0; count < 11; count++) answers.push(await service.call('/v1/payroll/schemes', { key }));
  expect(answers.map((answer) => answer.status)).toEqual([...Array(10).fill(200), 429]);
  expect(answers[0]?.headers.get('RateLimit-Policy')).toBe('"default";q=5;w=1');
  expect(answers[0]?.headers.get('RateLimit')).toBe('"default";r=9;t=1');
  expect(answers[10]?.headers.get('Retry-After')).toBe('1');
  expect(answers[10]?.body.error).toMatchObject({
    code: 'RATE_LIMITED',
    details: { limit: 5, retry_after_s: 1 },
  });
  service.clock.advance(1000);
  expect((await service.call('/v1/payroll/schemes', { key })).status).toBe(200);
  expect((await service.call('/v1/payroll/schemes')).status).toBe(200);
});

test('an address that keeps failing is shut out for a while; health is not', async () => {
  for (let count = 0; count < 60; count++) {
    expect((await service.call('/v1/payroll/schemes', { key: null })).status).toBe(401);
  }
  const answer = await service.call('/v1/payroll/schemes');
  expect(answer.status).toBe(429);
  expect((await service.call('/v1/health', { key: null })).status).toBe(200);
  service.clock.advance(1000);
  expect((await service.call('/v1/payroll/schemes')).status).toBe(200);
});

/** Sends chunks without a length; answers the status. */
function sendSlowly(
  { url, key }: TestService,
  chunks: readonly string[],
  { end }: { readonly end: boolean },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const sending = request(`${url}/v1/payroll/calculate`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
      response.on('end', () => sending.destroy());
    });
    sending.on('error', reject);
    for (const chunk of chunks) sending.write(chunk);
    if (end) sending.end();
  });
}
