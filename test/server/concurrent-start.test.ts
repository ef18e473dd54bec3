import { createDemo } from '../../server/cli/demo.ts';
import { openService } from '../../server/service/service.ts';
import { ensureDatabase, testedDatabase } from './test-database.ts';
import { TestService } from './test-service.ts';
import { tinyScheme } from './tiny-scheme.ts';

test('processes that start together on an empty database all start, and one makes the first key', async () => {
  const { config, clock } = new TestService();
  await ensureDatabase(config.database);
  const { module, root } = tinyScheme();
  const starts = Array.from({ length: testedDatabase === 'postgres' ? 5 : 2 }, async () => {
    const service = await openService({
      config,
      rules: [{ modules: [module], root, index: null }],
      clock: clock.read,
    });
    return { service, key: await createDemo(service.database, config, clock.read, service.nextId) };
  });
  const started = await Promise.all(starts);
  for (const { service } of started) await service.close();
  expect(started.filter(({ key }) => key !== null)).toHaveLength(1);
});
