import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { modules } from '../../generated/rules/index.ts';
import { serveAdmin } from '../../server/http/admin-server.ts';
import { openSocket } from '../../server/http/open-socket.ts';
import { batch } from './operations.ts';
import { calculation, TestService } from './test-service.ts';

const service = new TestService({
  modules,
  root: new URL('../..', import.meta.url).pathname,
  config: { adminPort: 0, worker: 'off' },
});
let admin: Awaited<ReturnType<typeof serveAdmin>>;
beforeAll(async () => {
  await service.start();
  admin = await serveAdmin(service.service.metrics, service.config);
});
afterAll(async () => {
  await admin.close();
  await service.stop();
});

async function metrics(): Promise<string> {
  const response = await fetch(`${admin.url}/metrics`);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return response.text();
}

/** The value of a sample, or undefined. */
async function sample(name: string): Promise<number | undefined> {
  const line = (await metrics()).split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}

test('requests are counted by operation, status and code, and timed', async () => {
  await service.calculate();
  await service.calculate(calculation({ year: 1900 }));
  await service.call('/v1/nothing');
  const count = (labels: string) => sample(`payroll_http_requests_total{${labels}}`);
  expect(await count('operation="calculatePayroll",status="201"')).toBe(1);
  expect(await count('operation="calculatePayroll",status="422",code="VALIDATION_ERROR"')).toBe(1);
  expect(await count('operation="none",status="404",code="NOT_FOUND"')).toBe(1);
  const durations = 'payroll_http_request_duration_seconds';
  expect(await sample(`${durations}_count{operation="calculatePayroll"}`)).toBe(2);
  expect(await sample(`${durations}_bucket{le="+Inf",operation="calculatePayroll"}`)).toBe(2);
});

test('payslips are counted by country, scheme and what computed them', async () => {
  const count = async (evaluator: string) =>
    (await sample(`payroll_calculations_total{country="CO",scheme="ordinario",evaluator="${evaluator}"}`)) ??
    0;
  const counts = async () => [await count('plain'), await count('exact')];
  const [plain = 0, exact = 0] = await counts();
  await service.calculate();
  expect(await counts()).toEqual([plain + 1, exact]);
  const salary = { id: 'emp-1', monthly_salary: '1423500.0000000001' };
  await service.calculate(calculation({ employee: salary }));
  expect(await counts()).toEqual([plain + 1, exact + 1]);
});

test('jobs that wait are counted by kind', async () => {
  expect(await sample('payroll_jobs_waiting{kind="payroll_batch"}')).toBe(0);
  await service.call('/v1/payroll/batch', { body: batch(51, { async: true }) });
  expect(await sample('payroll_jobs_waiting{kind="payroll_batch"}')).toBe(1);
  expect(await sample('payroll_jobs_waiting{kind="webhook_delivery"}')).toBe(0);
});

test('the log of a request has the code of its error, and that of a success none', async () => {
  const logOf = async (body: object) => {
    const { headers } = await service.calculate(body);
    const id = headers.get('X-Request-Id');
    return service.logged.map((line) => JSON.parse(line)).find(({ request_id }) => request_id === id);
  };
  expect(await logOf(calculation({ scheme: 'unknown' }))).toMatchObject({
    status: 404,
    code: 'SCHEME_NOT_FOUND',
  });
  expect(await logOf(calculation())).not.toHaveProperty('code');
});

test('the process, its event loop and the database connections are shown', async () => {
  const text = await metrics();
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds ');
  expect(text).toContain('process_resident_memory_bytes ');
  expect(text).toMatch(/^payroll_database_connections\{pool="\w+",state="used"\} 0$/m);
});

test('every metric that the operations notes name is there', async () => {
  await service.calculate();
  const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const names = new Set(page.match(/\b(?:payroll|nodejs)_[a-z0-9]+_[a-z0-9_]+\b/g));
  expect(names.size).toBeGreaterThan(5);
  const text = await metrics();
  for (const name of names) expect(text).toContain(name);
});

test('no label holds what a caller wrote', async () => {
  await service.call('/v1/payroll/calculations/marked-id');
  await service.call('/v1/marked-path');
  expect(await metrics()).not.toMatch(/marked|emp-1|acme/);
});

test('the public port has no metrics', async () => {
  expect((await service.call('/metrics')).status).toBe(404);
  expect((await service.call('/v1/metrics')).status).toBe(404);
});

test.each([
  ['GET', '/health', 200],
  ['HEAD', '/metrics', 200],
  ['GET', '/', 404],
  ['POST', '/metrics', 405],
])('on the admin port %s %s answers %i', async (method, path, status) => {
  expect((await fetch(`${admin.url}${path}`, { method })).status).toBe(status);
});

test('without an admin port nothing is served and nothing counted', async () => {
  const plain = await new TestService().start();
  expect(plain.service.metrics.exposition).toBeNull();
  expect((await serveAdmin(plain.service.metrics, plain.config)).url).toBeNull();
  await plain.stop();
});

test('an admin port that is taken is told', async () => {
  const other = createServer();
  const port = Number(new URL(await openSocket(other, '127.0.0.1', 0)).port);
  await expect(serveAdmin(service.service.metrics, { host: '127.0.0.1', adminPort: port })).rejects.toThrow(
    'EADDRINUSE',
  );
  other.close();
});
