import { parseApiKey } from '../../server/auth/api-key.ts';
import { listen } from '../../server/service/listener.ts';
import { openService } from '../../server/service/service.ts';
import { payroll } from './operator-command.ts';
import { urlOf } from './test-database.ts';
import { TestService } from './test-service.ts';
import { tinyScheme } from './tiny-scheme.ts';

const first = new TestService();
const before = process.env.DATABASE_URL;
beforeAll(async () => {
  await first.start();
  process.env.DATABASE_URL = urlOf(first.config.database);
});
afterAll(async () => {
  await first.stop();
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
});

test('a key that the operator revokes is refused at once by every process, whatever their clocks say', async () => {
  const { module, root } = tinyScheme();
  const service = await openService({
    config: first.config,
    rules: [{ modules: [module], root, index: null }],
    clock: first.clock.read,
  });
  const second = await listen(service, '127.0.0.1', 0);
  const key = await first.issueKey('leaver');
  const statuses = () =>
    Promise.all(
      [first.url, second.url].map(async (url) => {
        const headers = { Authorization: `Bearer ${key}` };
        return (await fetch(`${url}/v1/payroll/schemes`, { headers })).status;
      }),
    );
  expect(await statuses()).toEqual([200, 200]);
  const revoked = await payroll(['keys', 'revoke', parseApiKey(key)?.id ?? '', '--json']);
  expect(JSON.parse(revoked.out)).toEqual({ revoked: parseApiKey(key)?.id });
  expect(await statuses()).toEqual([401, 401]);
  await second.stop();
});
