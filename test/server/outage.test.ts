import { failWrites, whileLocked } from './storage-fault.ts';
import { calculation, TestService } from './test-service.ts';

const service = new TestService();
beforeEach(() => service.start());
afterEach(() => service.stop());

test('while the database is down a key is not refused: 503, never 401', async () => {
  await service.service.database.keys.destroy();
  const answer = await service.call('/v1/payroll/schemes');
  expect(answer.status).toBe(503);
  expect(answer.body.error).toMatchObject({ code: 'PERSISTENCE_UNAVAILABLE', details: {} });
  expect(answer.headers.get('Retry-After')).toBe('1');
});

test('a mistyped key is refused without the database', async () => {
  await service.service.database.keys.destroy();
  expect((await service.call('/v1/payroll/schemes', { key: 'payk_sandbox_nothing' })).status).toBe(401);
});

test('a calculation that cannot be stored is not answered', async () => {
  await service.service.database.writer.destroy();
  const answer = await service.calculate();
  expect(answer.status).toBe(503);
  expect(answer.text).not.toContain('1423500');
});

test('the log of a failure names the request and nothing personal', async () => {
  const { writer } = service.service.database;
  const mend = await failWrites(writer, 'calculations', 'INSERT');
  const employee = { id: 'maria-gomez', monthly_salary: '7654321' };
  const { body } = await service.calculate(calculation({ employee, employer: { id: 'secret-employer' } }));
  await mend();
  const lines = service.logged.filter((line) => line.includes(body.error.request_id));
  expect(lines.join()).toContain('disk full');
  expect(lines.join()).not.toMatch(/maria-gomez|7654321|secret-employer|Bearer|payk_/);
});

test.each(['calculations', 'idempotency_keys'])(
  'when writing %s fails nothing remains, and the key is free again',
  async (table) => {
    const { writer, reader } = service.service.database;
    const event = table === 'idempotency_keys' ? 'UPDATE' : 'INSERT';
    const mend = await failWrites(writer, table, event);
    const key = { 'Idempotency-Key': `fault-${table}` };
    const before = await reader('calculations').select('id');
    const answer = await service.calculate(calculation(), key);
    await mend();
    expect(answer.body.error.code).toBe('PERSISTENCE_UNAVAILABLE');
    expect(await reader('calculations').select('id')).toEqual(before);
    expect((await service.calculate(calculation(), key)).status).toBe(201);
  },
);

test('a database that another process holds answers 503 after its patience', async () => {
  await whileLocked(service, async () => {
    expect((await service.calculate()).status).toBe(503);
  });
  expect((await service.calculate()).status).toBe(201);
});

test('without a database the service lives and is not ready', async () => {
  await service.service.database.reader.destroy();
  await service.service.database.writer.destroy();
  expect((await service.call('/v1/health', { key: null })).status).toBe(200);
  const ready = await service.call('/v1/health/ready', { key: null });
  expect(ready.status).toBe(503);
  expect(ready.body).toEqual({
    status: 'not_ready',
    checks: { database: 'error', migrations: 'error', rules: 'ok', worker: 'ok' },
  });
});
