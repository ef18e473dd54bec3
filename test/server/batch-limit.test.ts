import { calculation, TestService } from './test-service.ts';

const config = { rateLimit: { perSecond: 50, burst: 100 }, batchRateLimit: { perSecond: 1, burst: 2 } };
const service = new TestService({ config });
beforeAll(() => service.start());
afterAll(() => service.stop());

function sendBatch() {
  const { employee, ...header } = calculation();
  return service.call('/v1/payroll/batch', { body: { ...header, employees: [employee] } });
}

test('batches have a limit of their own, and their headers tell of it', async () => {
  const answers = [await sendBatch(), await sendBatch(), await sendBatch()];
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 429]);
  expect(answers[0]?.headers.get('RateLimit-Policy')).toBe('"batch";q=1;w=1');
  expect(answers[0]?.headers.get('RateLimit')).toBe('"batch";r=1;t=1');
  expect(answers[2]?.headers.get('Retry-After')).toBe('1');
  expect(answers[2]?.body.error).toMatchObject({ code: 'RATE_LIMITED', details: { limit: 1 } });
});

test('other requests go on, and each batch was one of them', async () => {
  const { status, headers } = await service.calculate();
  expect(status).toBe(201);
  expect(headers.get('RateLimit-Policy')).toBe('"default";q=50;w=1');
  expect(headers.get('RateLimit')).toBe('"default";r=96;t=1');
});

test('a second later a batch may come again', async () => {
  service.clock.advance(1000);
  expect((await sendBatch()).status).toBe(201);
});
