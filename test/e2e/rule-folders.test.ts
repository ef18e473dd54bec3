import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureDatabase, freshTarget, urlOf } from '../server/test-database.ts';
import { RULES } from '../workbench/cli/first-rules.ts';
import { ServerProcess } from './server-process.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const payroll = join(ROOT, 'bin/payroll.js');
const AMENDMENT = `scheme CO.primero
  version "2026.1"
  amends  2025-01-01
  valid   2026-01-01 .. 2026-12-31
`;

/** A folder of rules outside of the checkout. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const mine = folderOf({
  'rules/co/primero/2025-01-01.pay': RULES,
  'rules/co/primero/2026-01-01.pay': AMENDMENT,
});
const empty = folderOf({});
afterAll(() => {
  for (const folder of [mine, empty]) rmSync(folder, { recursive: true });
});

async function started(url: string, ...args: readonly string[]): Promise<ServerProcess> {
  const server = new ServerProcess(url, {}, [process.execPath, payroll, 'serve', ...args]);
  await server.start();
  return server;
}

async function freshUrl(): Promise<string> {
  const target = freshTarget();
  await ensureDatabase(target);
  return urlOf(target);
}

function keyOf(server: ServerProcess): string {
  return /payk_\w+/.exec(server.printed)?.[0] ?? '';
}

test('the service serves the rules of the folders it is given, several side by side, and verifies their payslips', async () => {
  const database = await freshUrl();
  const server = await started(database, '--rules', mine, ROOT);
  const address = /http:\/\/\S+?(?=[,/])/.exec(server.printed)?.[0] ?? '';
  const call = async (path: string, body?: object) => {
    const headers = { Authorization: `Bearer ${keyOf(server)}`, 'Content-Type': 'application/json' };
    const sent = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${address}/v1/${path}`, sent);
    return { status: answer.status, body: Object(await answer.json()) };
  };
  try {
    const { body } = await call('payroll/schemes/CO');
    const schemes = body.schemes.map(({ id }: { readonly id: string }) => id);
    expect(schemes).toEqual(expect.arrayContaining(['primero', 'ordinario', 'integral']));
    const paid = await call('payroll/calculate', {
      country: 'CO',
      scheme: 'primero',
      year: 2026,
      period: { type: 'monthly', start_date: '2026-03-01', end_date: '2026-03-31', days: 30 },
      employee: { id: 'e1', monthly_salary: '2000000' },
      employer: { id: 'p1' },
    });
    expect(paid.status).toBe(201);
    const paths = body.schemes.map(({ dsl_path }: { readonly dsl_path: string }) => dsl_path);
    expect(paths).toContain('generated/rules/co/primero/2026-01-01.pay');
  } finally {
    await server.end('SIGTERM');
  }
  const env = { ...process.env, DATABASE_URL: database };
  const verified = execFileSync(process.execPath, [payroll, 'verify', '--json'], { env, encoding: 'utf8' });
  expect(JSON.parse(verified)).toMatchObject({ checked: { calculations: 1 }, findings: [] });
});

test('the first start says how to ask other rules; without rules, or with two of one date, it ends with what to do', async () => {
  const twice = folderOf({ 'rules/co/primero/2025-01-01.pay': RULES.replace('"2025.1"', '"2025.9"') });
  const refusals = [
    { folders: [empty], says: `there are no rules in ${empty}` },
    { folders: [mine, twice], says: 'two rule files answer for CO.primero' },
  ];
  const database = await freshUrl();
  const server = await started(database, '--rules', mine);
  expect(server.printed).toContain('/v1/payroll/schemes/CO/primero/inputs -H');
  await server.end('SIGTERM');
  for (const { folders, says } of refusals) {
    await expect(started(database, '--rules', ...folders)).rejects.toThrow(says);
  }
  rmSync(twice, { recursive: true });
});

test('what stands in generated/ of a folder is never run: its rules are compiled when the service starts', async () => {
  execFileSync(process.execPath, [payroll, 'compile', mine]);
  const index = join(mine, 'generated/rules/index.js');
  const ran = join(mine, 'ran');
  appendFileSync(index, `\nimport('node:fs').then((fs) => fs.writeFileSync(${JSON.stringify(ran)}, ''));\n`);
  const module = join(mine, 'generated/rules/co/primero/2025-01-01.js');
  writeFileSync(module, `${readFileSync(module, 'utf8')}\nthrow new Error('planted');\n`);
  const server = await started(await freshUrl(), '--rules', mine);
  await server.end('SIGTERM');
  expect(existsSync(ran)).toBe(false);
  const wrong = folderOf({ 'rules/co/primero/2025-01-01.pay': RULES.replace('"2025.1"', '2025') });
  await expect(started(await freshUrl(), '--rules', wrong)).rejects.toThrow(/PAY\d{3}/);
  rmSync(wrong, { recursive: true });
});
