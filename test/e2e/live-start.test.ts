import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { ensureDatabase, freshTarget, urlOf } from '../server/test-database.ts';
import { ServerProcess } from './server-process.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const target = freshTarget();
const live = {
  SERVICE_ENV: 'live',
  DATABASE_URL: urlOf(target),
  KEY_PEPPER: randomBytes(32).toString('base64'),
  MASTER_KEY: randomBytes(32).toString('base64'),
  ENGINE_VERSION: 'c'.repeat(40),
};
const server = new ServerProcess(urlOf(target), live);
beforeAll(() => ensureDatabase(target));
afterAll(() => server.end('SIGKILL'));

/** The commands that the start has printed, with a name where they say NAME. */
function printedCommands(name: string): readonly string[] {
  const commands = server.printed.match(/bin\/payroll .*/g) ?? [];
  return commands.map((command) => command.replaceAll('NAME', name));
}

/** Runs a printed command as it stands; what it prints on standard output. */
function paste(command: string): string {
  const env = { ...process.env, ...live };
  return execFileSync('sh', ['-c', command], { cwd: ROOT, env, encoding: 'utf8', stdio: 'pipe' });
}

async function statusWith(url: string, key: string): Promise<number> {
  const headers = { Authorization: `Bearer ${key}` };
  return (await fetch(`${url}/v1/payroll/schemes`, { headers })).status;
}

test('a live start without clients says how to make one, and one with clients names a client there is', async () => {
  const url = await server.start();
  expect(server.printed).not.toMatch(/demo|payk_|curl/);
  const [client = '', key = '', ...others] = printedCommands("'Acme Sur'");
  expect(others).toEqual([]);
  paste(client);
  expect(await statusWith(url, paste(key).trim())).toBe(200);

  await server.end('SIGTERM');
  const again = await server.start();
  expect(server.printed).not.toMatch(/demo|payk_|curl/);
  const [another = ''] = printedCommands('second');
  expect(another).toContain("--client 'Acme Sur'");
  expect(await statusWith(again, paste(another).trim())).toBe(200);
});
