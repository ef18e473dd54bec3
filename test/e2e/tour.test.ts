import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureDatabase, freshTarget, urlOf } from '../server/test-database.ts';
import { ServerProcess } from './server-process.ts';

const PAGE = readFileSync(new URL('../../docs/tour.md', import.meta.url), 'utf8');
/** Each command block of the tour under the sentence that introduces it. */
const STEPS = [...PAGE.matchAll(/^\*\*([^*]+)\*\*[^\n]*\n(?:(?!```)[^\n]+\n)*\n```sh tour\n(.*?)^```/gms)];
const SETUP = /^```sh tour\n(.*?)^```/ms.exec(PAGE)?.[1] ?? '';
const NEXT = '\n=== next step ===\n';

const target = freshTarget();
const server = new ServerProcess(urlOf(target));
afterAll(() => server.end('SIGKILL'));

async function run(script: string, env: Readonly<Record<string, string>>): Promise<string> {
  const cwd = mkdtempSync(join(tmpdir(), 'tour-'));
  const { stdout } = await promisify(execFile)('sh', ['-euc', script], {
    cwd,
    env: { ...process.env, ...env },
  });
  return stdout;
}

test('the tour of the API, from a fresh start', async () => {
  await ensureDatabase(target);
  const URL = await server.start();
  const [, KEY = ''] = /API key: (\S+)/.exec(server.printed) ?? [];
  const script = [SETUP, ...STEPS.map(([, , commands]) => commands)].join(
    `printf '${NEXT.replaceAll('\n', '\\n')}'\n`,
  );
  const printed = (await run(script, { URL, KEY })).split(NEXT).slice(1);
  const answers = Object.fromEntries(STEPS.map(([, title = ''], at) => [title, printed[at] ?? '']));
  expect(answers['Which schemes are there?']).toContain('"effective_from":"2025-01-01"');
  expect(answers['Calculate a payslip.']).toBe('');
  expect(answers['Read it back']).toContain('"concept_id":"salud_empleado"');
  expect(answers['Correct it.']).toContain('"is_superseded":true');
  expect(answers['Try a raise without storing anything:']).toContain('"label":"with a raise"');
  expect(answers['Find the salary that gives a net']).toContain('"net_salary":"2000000.00"');
  expect(answers['Pay a whole company.']).toContain('"loc":["body","employees",1,"monthly_salary"]');
  expect(answers['Pay a whole company.']).toContain('"calculation_count":3');
  expect(answers['In the background']).toBe('');
  expect(answers['Pay the net salary.']).toMatch(/\bpo_\w{26}\n\{.*"status":"PAID"/);
  expect(answers['What is wrong is said at its place']).toContain('"loc":["body","year"]');
});
