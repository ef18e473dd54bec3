import { createDemo } from '../../server/cli/demo.ts';
import { whileLocked } from './storage-fault.ts';
import { testedDatabase } from './test-database.ts';
import { calculation, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const KEY = { 'Idempotency-Key': 'while-locked' };

/** On SQLite the claim of the key already fails, and has left nothing; on PostgreSQL what it is for does. */
const UNDONE = { sqlite: 0, postgres: 1 };

test('a request with a key waits once for a database that another process holds', async () => {
  const asked: string[] = [];
  service.service.database.writer.on('query', ({ sql }: { readonly sql: string }) => asked.push(sql));
  await whileLocked(service, async () => {
    asked.length = 0;
    const answer = await service.calculate(calculation(), KEY);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('1');
    expect(asked.filter((sql) => /^delete from .idempotency_keys/.test(sql))).toHaveLength(
      UNDONE[testedDatabase],
    );
  });
  expect((await service.calculate(calculation(), KEY)).status).toBe(201);
});

test('a process starts and reads what is stored while nothing can be written', async () => {
  const made = await service.calculate();
  const other = service.beside({ worker: 'on' });
  await whileLocked(service, async () => {
    await other.start();
    const { database, nextId } = other.service;
    expect(await createDemo(database, other.config, other.clock.read, nextId)).toBeNull();
    expect((await other.call(`/v1/payroll/calculations/${made.body.id}`)).text).toBe(made.text);
    expect((await other.call('/v1/payroll/calculations')).status).toBe(200);
    expect((await other.calculate()).status).toBe(503);
  });
  expect((await other.calculate()).status).toBe(201);
  await other.stop();
});
