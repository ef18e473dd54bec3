import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ensureDatabase, freshTarget, urlOf } from '../server/test-database.ts';
import { ServerProcess } from './server-process.ts';

const target = freshTarget();
const server = new ServerProcess(urlOf(target));
beforeAll(() => ensureDatabase(target));
afterAll(() => server.end('SIGKILL'));

/** Runs a printed command as it stands; the status goes on a last line. */
function paste(command: string): { readonly status: number; readonly text: string } {
  const printed = execFileSync('sh', ['-c', `${command} -w '\\n%{http_code}'`], { encoding: 'utf8' });
  const end = printed.lastIndexOf('\n');
  return { status: Number(printed.slice(end)), text: printed.slice(0, end) };
}

function lineWith(text: string): string {
  const line = server.printed.split('\n').find((one) => one.startsWith(text));
  if (line === undefined) throw new Error(`no line starts with ${text}: ${server.printed}`);
  return line;
}

test('the first start prints a key and a request that works, and a restart loses nothing', async () => {
  await server.start();
  expect(lineWith('API key: ')).toMatch(/^API key: payk_sandbox_[0-9a-z]{12}_[0-9A-Za-z]{38}$/);
  const made = paste(lineWith('curl -s -X POST'));
  expect(made.status).toBe(201);
  const { id, summary, record } = JSON.parse(made.text);
  expect(summary.net_salary).toBe('1686134.00');

  const rules = readFileSync(new URL('../../generated/rules/co/ordinario/2025-01-01.pay', import.meta.url));
  expect(record.rule_fingerprint).toBe(`sha256:${createHash('sha256').update(rules).digest('hex')}`);

  const readBack = lineWith('curl -s http').replace('/ID ', `/${id} `);
  expect(paste(readBack)).toEqual({ status: 200, text: made.text });

  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  const url = await server.start();
  expect(server.printed).not.toContain('payk_');
  expect(server.printed).toContain('bin/payroll keys create --client demo --name NAME');
  expect(paste(readBack.replace(/http:\/\/[^/]+/, url))).toEqual({ status: 200, text: made.text });
});
