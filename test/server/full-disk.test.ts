import { fillDisk } from './full-disk.ts';
import { calculation, TestService } from './test-service.ts';
import { until } from './until.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const ready = () => service.call('/v1/health/ready', { key: null });

test('while the disk is full writes are 503 and readiness says so; when there is space both work again', async () => {
  const kept = (await service.calculate()).body.id;
  const { database } = service.service;
  const makeSpace = await fillDisk(database);
  let count = 0;
  const store = () => service.calculate(calculation(), { 'Idempotency-Key': `full-${count}` });
  await until(async () => {
    count += 1;
    return (await store()).status === 503;
  });
  for (let look = 0; look < 3; look++) {
    const answer = await ready();
    expect([answer.status, answer.body.checks.database]).toEqual([503, 'error']);
  }
  expect((await store()).status).toBe(503);
  expect((await service.call(`/v1/payroll/calculations/${kept}`)).status).toBe(200);
  await makeSpace();
  await until(async () => (await ready()).status === 200);
  expect((await store()).status).toBe(201);
  expect((await ready()).status).toBe(200);
  expect(await database.reader('write_probes')).toEqual([]);
});
