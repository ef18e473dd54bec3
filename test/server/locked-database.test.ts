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
