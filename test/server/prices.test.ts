import { batchOf, employees } from './batch-request.ts';
import { calculation, TestService } from './test-service.ts';

const service = new TestService({ config: { rateLimit: { perSecond: 50, burst: 100 } } });
beforeAll(() => service.start());
afterAll(() => service.stop());
beforeEach(() => service.clock.advance(10_000));

const sendBatch = (rows: number) => service.call('/v1/payroll/batch', { body: batchOf(employees(rows)) });
const left = ({ headers }: { readonly headers: Headers }) => headers.get('RateLimit');

test('a row of a batch costs a token, and the headers tell what is left', async () => {
  const answer = await sendBatch(30);
  expect(answer.status).toBe(201);
  expect(answer.headers.get('RateLimit-Policy')).toBe('"default";q=50;w=1');
  expect(left(answer)).toBe('"default";r=69;t=1');
});

test('what costs more than is left is refused, and stored by nobody', async () => {
  await sendBatch(80);
  const answer = await sendBatch(40);
  expect([answer.status, answer.body.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(answer.headers.get('Retry-After')).toBe('1');
  const { body } = await service.call('/v1/payroll/batches');
  expect(body.data.map((batch: typeof body) => batch.total_requested)).not.toContain(40);
  service.clock.advance(1000);
  expect((await sendBatch(40)).status).toBe(201);
});

test('what costs more than all that a client may have costs all of it', async () => {
  const answer = await sendBatch(300);
  expect([answer.status, left(answer)]).toEqual([201, '"default";r=0;t=2']);
});

test('scenarios, solves and pages of lists cost what they cost', async () => {
  const scenarios = [1, 2, 3].map((at) => ({ label: `s${at}`, daily_salary: `${at}00000` }));
  const simulated = await service.call('/v1/payroll/simulate', {
    body: { ...calculation(), simulation: { scenarios } },
  });
  expect([simulated.status, left(simulated)]).toEqual([200, '"default";r=96;t=1']);
  expect(left(await service.call('/v1/payroll/calculations?limit=40'))).toBe('"default";r=85;t=1');
  expect(left(await service.call('/v1/payroll/batches'))).toBe('"default";r=83;t=1');
});
