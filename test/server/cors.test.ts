import { TestService } from './test-service.ts';

const ORIGIN = 'https://app.example.com';
const service = new TestService({ config: { corsOrigins: [ORIGIN] } });
const closed = new TestService();
beforeAll(() => Promise.all([service.start(), closed.start()]));
afterAll(() => Promise.all([service.stop(), closed.stop()]));

const PATH = '/v1/payroll/schemes';
const PREFLIGHT = {
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'authorization',
};

function preflight(of: TestService, origin: string): Promise<Response> {
  return fetch(`${of.url}/v1/payroll/calculate`, {
    method: 'OPTIONS',
    headers: { ...PREFLIGHT, Origin: origin },
  });
}

test('a preflight of an allowed origin is answered', async () => {
  const answer = await preflight(service, ORIGIN);
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
  expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('GET, POST');
  expect(answer.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
  expect(answer.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key');
  expect(answer.headers.get('Vary')).toBe('Origin');
  expect(answer.headers.get('X-Request-Id')).toMatch(/^req_/);
});

test.each(['https://evil.example.com', 'https://app.example.com.evil.com', 'null', '*'])(
  'a preflight of %s is a request like any other: there is no such method',
  async (origin) => {
    const answer = await preflight(service, origin);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(answer.headers.get('Vary')).toBe('Origin');
  },
);

test('a page of an allowed origin may read answers and errors', async () => {
  for (const key of [service.key, null]) {
    const { headers } = await service.call(PATH, { key, headers: { Origin: ORIGIN } });
    expect(headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    expect(headers.get('Access-Control-Expose-Headers')).toContain('X-Request-Id');
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
  }
});

test('a page of another origin may not', async () => {
  const { headers } = await service.call(PATH, { headers: { Origin: 'https://evil.example.com' } });
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(headers.get('Vary')).toBe('Origin');
});

test('without a list nothing is said about origins', async () => {
  const { headers } = await closed.call(PATH, { headers: { Origin: ORIGIN } });
  expect([...headers.keys()].filter((name) => /access-control|vary/.test(name))).toEqual([]);
  expect((await preflight(closed, ORIGIN)).status).toBe(405);
});
