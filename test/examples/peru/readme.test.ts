import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../../e2e/server-process.ts';
import { ensureDatabase, freshTarget, urlOf } from '../../server/test-database.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;
const README = readFileSync(join(ROOT, 'examples/peru/README.md'), 'utf8');
const out = mkdtempSync(join(tmpdir(), 'peru-'));

/** The commands of the page but `--mutate`, which `make mutants` runs; what they write goes elsewhere. */
const commands = [...README.matchAll(/^bin\/payroll (?!run|serve|.*--mutate).*$/gm)].map(([line]) =>
  line
    .replace(/^bin\/payroll +(compile +\S+)/, `bin/payroll $1 --out ${out}/generated`)
    .replace(/^bin\/payroll +(docs +\S+ +--out) \S+/, `bin/payroll $1 ${out}/docs`)
    .replace('bin/payroll', 'node_modules/.bin/node bin/payroll.js'),
);

test.each(commands)('%s works', (command) => {
  const output = execFileSync('bash', ['-c', command], { cwd: ROOT, encoding: 'utf8' });
  if (command.includes('--coverage'))
    expect(output).toMatch(/(\d+) of \1 lines, (\d+) of \2 conditions both ways, (\d+) of \3 table rows/);
});

test('the termination of the page is paid', () => {
  const [, run = ''] = /^(bin\/payroll run[\s\S]*?^REQUEST)$/m.exec(README) ?? [];
  const command = run.replace('bin/payroll', 'node_modules/.bin/node bin/payroll.js');
  const printed = execFileSync('bash', ['-c', command], { cwd: ROOT, encoding: 'utf8' });
  expect(printed).toMatch(/Indemnización por despido arbitrario.* 22,781\.25/);
});

test('the service starts with these rules and says how to ask them', async () => {
  const target = freshTarget();
  await ensureDatabase(target);
  const command = [process.execPath, 'bin/payroll.js', 'serve', '--rules', 'examples/peru'] as const;
  const server = new ServerProcess(urlOf(target), {}, [...command]);
  await server.start();
  const [, request = ''] = /^(curl -s \S+\/inputs .*)$/m.exec(server.printed) ?? [];
  const schema = execFileSync('sh', ['-c', request], { encoding: 'utf8' });
  await server.end('SIGTERM');
  expect(JSON.parse(schema)).toMatchObject({ country: 'PE' });
}, 60_000);
