import { ensureDatabase, freshTarget, urlOf } from '../server/test-database.ts';
import { calculation } from '../server/test-service.ts';
import { ServerProcess } from './server-process.ts';

const target = freshTarget();
const server = new ServerProcess(urlOf(target));
beforeAll(() => ensureDatabase(target));
afterAll(() => server.end('SIGKILL'));

test('what was answered before a kill -9 is there afterwards', async () => {
  let url = await server.start();
  const [, key] = /API key: (\S+)/.exec(server.printed) ?? [];
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const answered: string[] = [];
  const send = async (): Promise<void> => {
    const options = { method: 'POST', headers, body: JSON.stringify(calculation()) };
    const response = await fetch(`${url}/v1/payroll/calculate`, options);
    answered.push(await response.text());
    if (answered.length === 40) void server.end('SIGKILL');
    return send();
  };
  await Promise.allSettled(Array.from({ length: 8 }, send));
  expect(answered.length).toBeGreaterThanOrEqual(40);
  url = await server.start();
  for (const text of answered) {
    const response = await fetch(`${url}/v1/payroll/calculations/${JSON.parse(text).id}`, { headers });
    expect(await response.text()).toBe(text);
  }
}, 60_000);
