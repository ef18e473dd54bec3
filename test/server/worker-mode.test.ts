import type { WorkerMode } from '../../server/config/config.ts';
import { cutOff } from './cut-off.ts';
import { TestService } from './test-service.ts';
import { until } from './until.ts';

let service: TestService;
const start = async (worker: WorkerMode) => {
  service = await new TestService({ config: { worker } }).start();
};
afterEach(() => service.stop());

const readiness = async () => {
  const { status, body } = await service.call('/v1/health/ready', { key: null });
  return { status, worker: body.checks.worker };
};

test.each<WorkerMode>(['on', 'off', 'only'])('with WORKER=%s a process is ready', async (worker) => {
  await start(worker);
  // Each look gives the database one second, which is little on a busy machine.
  await until(async () => {
    const { status, worker: queue } = await readiness();
    return status === 200 && queue === 'ok';
  });
  expect(service.service.queue.isHealthy()).toBe(worker !== 'off');
});

test('a process that only works answers how it is, and nothing else', async () => {
  await start('only');
  expect((await service.call('/v1/health', { key: null })).status).toBe(200);
  for (const path of ['/v1/payroll/schemes', '/v1/openapi.json', '/v1/healthy', '/']) {
    const answer = await fetch(service.url + path, { headers: { Authorization: `Bearer ${service.key}` } });
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
  }
});

test('a worker whose database is gone is not ready, lives, and is ready again by itself', async () => {
  await start('on');
  const comesBack = await cutOff(service.config.database);
  await until(async () => (await readiness()).worker === 'error');
  expect((await readiness()).status).toBe(503);
  expect((await service.call('/v1/health', { key: null })).status).toBe(200);
  await comesBack();
  await until(async () => (await readiness()).status === 200);
});

test('when a service stops its queue is worked on no more', async () => {
  await start('on');
  service.service.beginStop();
  expect(await readiness()).toMatchObject({ status: 503 });
  await until(() => !service.service.queue.isHealthy());
});
