import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureDatabase, freshTarget, urlOf } from '../server/test-database.ts';
import { calculation } from '../server/test-service.ts';
import { ServerProcess } from './server-process.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const target = freshTarget();
const server = new ServerProcess(urlOf(target));
afterAll(() => server.end('SIGKILL'));

async function payroll(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: urlOf(target), NO_COLOR: '1' };
  const ran = await promisify(execFile)(process.execPath, ['bin/payroll.js', ...args], { cwd: ROOT, env });
  return ran.stdout;
}

test('authors explain a stored payslip and see what a new law does to those who are paid', async () => {
  await ensureDatabase(target);
  const url = await server.start();
  const [, key] = /API key: (\S+)/.exec(server.printed) ?? [];
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const ids: string[] = [];
  for (const [id, salary] of [
    ['ana', '1423500'],
    ['beto', '9000000'],
    ['ana', '2000000'],
  ]) {
    const body = JSON.stringify(calculation({ employee: { id, monthly_salary: salary } }));
    const response = await fetch(`${url}/v1/payroll/calculate`, { method: 'POST', headers, body });
    ids.push(JSON.parse(await response.text()).id);
  }

  const explained = await payroll('explain', ids[0] ?? '', 'salud_empleado');
  expect(explained).toContain(
    'salud_empleado  Aporte a salud (trabajador)  56940.00\n│  = ibc * tasa_salud_empleado',
  );
  expect(explained).toContain('monthly_salary  1423500.00');
  expect(await payroll('explain', ids[0] ?? '', 'salud_empleado', '--html')).toContain(
    'CO.ordinario, ana, 2025-03-01',
  );

  const [before, after] = ['2025', '2026'].map((year) => `rules/co/ordinario/${year}-01-01.pay`);
  const impact = JSON.parse(await payroll('impact', before ?? '', after ?? '', '--stored', '--json'));
  expect(impact).toMatchObject({ calculated: 2, changed: 2 });
});
