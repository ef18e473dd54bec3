import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { calculation, TestService } from './test-service.ts';
import { until } from './until.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

test.each(['/', '/v1', '/v1/payroll', '/v1/payroll/schemes/', '/v2/health', '/v1/payroll/%ZZ'])(
  'there is nothing at %s',
  async (path) => {
    const answer = await service.call(path, { key: null });
    expect(answer.status).toBe(404);
    expect(answer.body.error).toMatchObject({ code: 'NOT_FOUND', details: {} });
  },
);

test('a method that the path does not have is named with those it has', async () => {
  const answer = await service.call('/v1/payroll/calculate', { method: 'DELETE' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('Allow')).toBe('POST');
  expect(answer.body.error).toMatchObject({ code: 'METHOD_NOT_ALLOWED', details: { allowed: ['POST'] } });
  const other = await service.call('/v1/payroll/schemes/CO', { method: 'PUT' });
  expect(other.headers.get('Allow')).toBe('GET, HEAD');
});

test('HEAD answers like GET without a body', async () => {
  const answer = await service.call('/v1/health', { method: 'HEAD', key: null });
  expect([answer.status, answer.text]).toEqual([200, '']);
});

test('errors are JSON with the request id of the header', async () => {
  const answer = await service.call('/nothing');
  expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(answer.body.error.request_id).toBe(answer.headers.get('X-Request-Id'));
});

test('a connection without a request outlives those of clients and load balancers, which last up to a minute', async () => {
  const answer = await service.call('/v1/health', { key: null });
  expect(answer.headers.get('Keep-Alive')).toBe('timeout=75');
});

test("the caller's request id is not echoed", async () => {
  const answer = await service.call('/v1/health', { headers: { 'X-Request-Id': 'mine' } });
  expect(answer.text + [...answer.headers.values()].join()).not.toContain('mine');
});

test('each request is one line of the log, without anything personal', async () => {
  const before = service.logged.length;
  const headers = {
    'X-Request-Id': 'their id\u00e9',
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  };
  const answer = await service.calculate(
    calculation({ employee: { id: 'maria', monthly_salary: '7654321' } }),
    headers,
  );
  const [line = '', ...more] = service.logged.slice(before);
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({
    msg: 'request',
    request_id: answer.headers.get('X-Request-Id'),
    client_request_id: 'theirid',
    trace_id: 'a'.repeat(32),
    method: 'POST',
    operation: 'calculatePayroll',
    status: 201,
    duration_ms: expect.any(Number),
    client_id: expect.any(String),
  });
  expect(line).not.toMatch(/maria|7654321|Bearer|payk_/);
});

test('the server does not say what it is made of, and allows no other origin', async () => {
  const answer = await service.call('/v1/health', { headers: { Origin: 'https://example.com' } });
  for (const name of ['Server', 'X-Powered-By', 'Access-Control-Allow-Origin', 'Strict-Transport-Security']) {
    expect([name, answer.headers.get(name)]).toEqual([name, null]);
  }
});

test('behind TLS, transport security is strict', async () => {
  const answer = await service.call('/v1/health', { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(answer.headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d+/);
});

test('health needs no key', async () => {
  service.clock.advance(5000);
  const answer = await service.call('/v1/health', { key: null });
  expect(answer.body).toMatchObject({
    status: 'ok',
    // One number for the interface, wherever it is told; and what runs.
    version: (await service.call('/v1/openapi.json', { key: null })).body.info.version,
    release: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    engine_version: 'ab'.repeat(20),
    uptime_s: expect.any(Number),
  });
});

test('ready says what was checked', async () => {
  let body: unknown;
  // Each look gives the database one second, which is little on a busy machine.
  await until(async () => {
    const answer = await service.call('/v1/health/ready', { key: null });
    body = answer.body;
    return answer.status === 200;
  });
  expect(body).toEqual({
    status: 'ready',
    checks: { database: 'ok', migrations: 'ok', rules: 'ok', worker: 'ok' },
  });
});

test('the contract is served as JSON, and as a page whose scripts are those of this service', async () => {
  const document = await service.call('/v1/openapi.json', { key: null });
  expect(document.body).toMatchObject({ openapi: '3.1.0', paths: { '/v1/payroll/calculate': {} } });
  const page = await service.call('/v1/docs', { key: null });
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toMatch(/; script-src 'self' 'sha256-[\w+/]+=*'; .*connect-src 'self';/);
  const [, started = ''] = /<script>([\s\S]*?)<\/script>/.exec(page.text) ?? [];
  expect(policy).toContain(createHash('sha256').update(started).digest('base64'));
  expect(page.text.match(/<script\b/g)).toHaveLength(2);
  expect(page.text).not.toMatch(/(?:src|href)="(?!\/v1\/|data:,")/);
});

test('the viewer of the contract is sent compressed, and may be kept for ever', async () => {
  const page = await service.call('/v1/docs', { key: null });
  const [, path = ''] = /<script src="([^"]+)"/.exec(page.text) ?? [];
  const sent = await Promise.all(
    ['br', 'gzip;q=0.5', 'identity', 'br;q=0, gzip'].map((encoding) =>
      service.call(path, { key: null, headers: { 'Accept-Encoding': encoding } }),
    ),
  );
  const header = (name: string) => sent.map(({ headers }) => headers.get(name));
  expect(header('Content-Encoding')).toEqual(['br', 'gzip', null, 'gzip']);
  expect(new Set(header('Cache-Control'))).toEqual(new Set(['public, max-age=31536000, immutable']));
  expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
  const etag = sent[0]?.headers.get('ETag') ?? '';
  const known = { 'Accept-Encoding': 'br', 'If-None-Match': etag };
  expect((await service.call(path, { key: null, headers: known })).status).toBe(304);
  expect((await service.call('/v1/docs/viewer/0123456789abcdef', { key: null })).status).toBe(404);
});

test.each(['/v1/openapi.json', '/v1/openapi-3.0.json', '/v1/docs'])(
  '%s is not sent again to who has it',
  async (path) => {
    const encodings = ['br', 'gzip', 'identity'];
    const tags = await Promise.all(
      encodings.map(async (encoding) => {
        const headers = { 'Accept-Encoding': encoding };
        const etag = (await service.call(path, { key: null, headers })).headers.get('ETag') ?? '';
        for (const known of [etag, `"other", W/${etag}`, '*']) {
          const again = await service.call(path, {
            key: null,
            headers: { ...headers, 'If-None-Match': known },
          });
          expect([again.status, again.text, again.headers.get('ETag')]).toEqual([304, '', etag]);
        }
        const other = await service.call(path, {
          key: null,
          headers: { ...headers, 'If-None-Match': '"x"' },
        });
        expect(other.status).toBe(200);
        return etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  },
);

test('the page of the contract leads to the rules where they are published', async () => {
  const publishing = await service.beside({ ruleDocsUrl: 'https://rules.example.com/?a="b"' }).start();
  const page = await publishing.call('/v1/docs', { key: null });
  await publishing.stop();
  expect(page.text).toContain('<a href="https://rules.example.com/?a=&quot;b&quot;">');
  const silent = await service.call('/v1/docs', { key: null });
  expect(silent.text).not.toContain('The rules themselves');
});

test('the schemes are listed, for all countries and for one', async () => {
  const all = await service.call('/v1/payroll/schemes');
  const { body } = await service.call('/v1/payroll/schemes/CO');
  expect(all.body).toEqual({ ...body, country: 'ALL' });
  expect(body).toMatchObject({ country: 'CO', total: 1 });
  expect(body.schemes[0]).toMatchObject({
    id: 'ordinario',
    legal_name: 'Salario de prueba',
    effective_from: '2025-01-01',
    effective_until: '2025-12-31',
    version: '2025.1',
    status: 'active',
    supported_period_types: ['monthly', 'biweekly'],
    concept_count: 10,
    dsl_path: 'rules/co/ordinario/2025-01-01.pay',
    changelog: [
      {
        version: '2025.1',
        date: '2025-01-01',
        summary: 'Cifras de 2025',
        legal_reference: 'Decreto 1572 de 2024',
      },
    ],
  });
});

test('a country without schemes is not found', async () => {
  const answer = await service.call('/v1/payroll/schemes/PE');
  expect(answer.status).toBe(404);
  expect(answer.body.error).toMatchObject({ code: 'SCHEME_NOT_FOUND', details: { country: 'PE' } });
});

test('a scheme whose last day is past is retired', async () => {
  service.clock.advance(365 * 24 * 3_600_000);
  const { body } = await service.call('/v1/payroll/schemes');
  expect(body.schemes[0].status).toBe('retired');
});

test('while the server stops, work is refused and health answers', async () => {
  service.service.beginStop();
  const answer = await service.calculate(calculation());
  expect(answer.status).toBe(503);
  expect(answer.body.error.code).toBe('SHUTTING_DOWN');
  expect((await service.call('/v1/health', { key: null })).status).toBe(200);
  const ready = await service.call('/v1/health/ready', { key: null });
  expect([ready.status, ready.body.status]).toEqual([503, 'not_ready']);
});

test('a request that was running when the server was told to stop is answered', async () => {
  const other = await new TestService().start();
  const [start, end] = [JSON.stringify(calculation()).slice(0, 10), JSON.stringify(calculation()).slice(10)];
  const headers = { Authorization: `Bearer ${other.key}`, 'Content-Type': 'application/json' };
  const sending = request(`${other.url}/v1/payroll/calculate`, { method: 'POST', headers });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
  await new Promise((resolve) => sending.write(start, resolve));
  await other.call('/v1/payroll/schemes');
  const stopped = other.stop();
  await expect(fetch(`${other.url}/v1/health`)).rejects.toThrow();
  sending.end(end);
  expect(await answered).toBe(201);
  await stopped;
});
