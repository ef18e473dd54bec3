import { batchOf, employees } from './batch-request.ts';
import { calculation, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const post = (employer: object) =>
  service.call('/v1/payroll/batch', { body: batchOf(employees(2), { employer }) });

test('what all rows share is stored with each of them, so it may be as large as one calculation', async () => {
  const { status, body } = await post({ id: 'acme', notes: 'x'.repeat(65_536) });
  expect([status, body.error.code, body.error.details]).toEqual([
    413,
    'PAYLOAD_TOO_LARGE',
    { limit_bytes: 65_536 },
  ]);
  expect((await post({ id: 'acme', notes: 'x'.repeat(60_000) })).status).toBe(201);
});

test('the employees may take all the room of the batch', async () => {
  const overrides = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`flag_${at}`, true]));
  const rows = employees(100).map((row) => ({ ...row, overrides }));
  expect((await service.call('/v1/payroll/batch', { body: batchOf(rows) })).status).toBe(201);
});

/** So many fields that the service does not know. */
const unknownFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`field_${at}`, at]));

test.each([
  ['calculate', calculation()],
  ['batch', batchOf(employees(2))],
  ['simulate', { ...calculation(), simulation: { scenarios: [{ label: 'a', daily_salary: '1' }] } }],
])('%s: an employer has at most 50 fields with names of at most 64 characters', async (path, body) => {
  const send = (employer: object) => service.call(`/v1/payroll/${path}`, { body: { ...body, employer } });
  const tooMany = await send({ id: 'acme', ...unknownFields(50) });
  expect(tooMany.body.detail).toMatchObject([{ loc: ['body', 'employer'], type: 'too_long' }]);
  const name = 'x'.repeat(65);
  const tooLong = await send({ id: 'acme', [name]: 1 });
  expect(tooLong.body.detail).toMatchObject([{ loc: ['body', 'employer', name], type: 'string_too_long' }]);
  expect((await send({ id: 'acme', ...unknownFields(49) })).status).toBeLessThan(300);
});
