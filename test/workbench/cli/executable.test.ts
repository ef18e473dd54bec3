import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProgram, runProgram } from '../../../workbench/cli/program.ts';
import { ROOT } from '../../architecture/source-files.ts';
import { CHECKOUT } from './first-rules.ts';
import { folder, recordingTerminal } from './run-payroll.ts';

const elsewhere = folder(CHECKOUT);

function start(executable: string, ...args: readonly string[]) {
  return spawnSync(executable, args, { cwd: elsewhere, encoding: 'utf8' });
}

test('the executable works from any directory, also through a link', () => {
  const link = join(elsewhere, 'payroll');
  symlinkSync(join(ROOT, 'bin/payroll'), link);
  for (const executable of [join(ROOT, 'bin/payroll'), link])
    expect(start(executable, 'check', 'rules', '--verbose')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/1 rule file checked, no faults\n$/),
      stderr: '',
    });
});

test('an unknown command is a wrong use', () => {
  const ran = start(join(ROOT, 'bin/payroll'), 'frobnicate');
  expect(ran).toMatchObject({ status: 2, stdout: '' });
  expect(ran.stderr).toContain("unknown command 'frobnicate'");
});

test('help names the commands of authors and of operators', () => {
  const ran = start(join(ROOT, 'bin/payroll'), '--help');
  expect(ran.status).toBe(0);
  for (const command of ['check', 'compile', 'fmt', 'run', 'test', 'serve', 'keys'])
    expect(ran.stdout).toMatch(new RegExp(`^ +${command} `, 'm'));
});

test('a reader that goes away is no fault', () => {
  const command = `'${join(ROOT, 'bin/payroll')}' run rules/co/primero/2025-01-01.pay --input input.json --trace | head -1`;
  const ran = spawnSync('sh', ['-c', command], { cwd: elsewhere, encoding: 'utf8' });
  expect(ran.stderr).not.toMatch(/EPIPE|internal error/);
});

const RULES = 'rules/co/primero/2025-01-01.pay';
test.each([
  ['run-all', ['run-all', 'people.csv', '--rules', RULES, '--month', '2025-03', '--quiet']],
  ['impact', ['impact', RULES, RULES, '--population', 'people.csv']],
])('%s puts nothing into the temporary folder, so that nothing stays there when it is killed', (_, args) => {
  writeFileSync(join(elsewhere, 'people.csv'), 'id,monthly_salary\nana,1423500\n');
  const env = { ...process.env, TMPDIR: '/nowhere' };
  const ran = spawnSync(join(ROOT, 'bin/payroll'), args, { cwd: elsewhere, encoding: 'utf8', env });
  expect(ran).toMatchObject({ status: 0, stderr: '' });
});

test('a fault of the program itself is one short message and status 70, without a stack', async () => {
  const { terminal, ran } = recordingTerminal({ cwd: elsewhere });
  const program = createProgram(terminal);
  program.command('break').action(() => {
    throw new RangeError('division by zero');
  });
  await runProgram(program, ['break'], terminal);
  expect(ran()).toEqual({
    status: 70,
    out: '',
    err:
      'payroll: internal error: RangeError: division by zero\n' +
      'This is a fault of payroll, not of your rules. Please report it with the command you ran.\n',
  });
});

/** What Node loads of its own, beside what it always loads, when it runs this. */
function loadedOf(...args: readonly string[]): string {
  const print = "process.on('exit', () => console.error(process.moduleLoadList.join('\\n')))";
  const ran = spawnSync(process.execPath, ['--import', `data:text/javascript,${print}`, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(ran.status).toBe(0);
  return ran.stderr;
}

test('what was started once starts without the part of Node that takes types off', () => {
  const again = () => loadedOf('bin/payroll.js', 'check', '--help');
  again();
  expect(again()).not.toContain('deps/amaro/dist');
});

test('help loads nothing that opens a database or serves', () => {
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => (console.error(url), next(url, context)) });`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`, 'bin/payroll.js', '--help'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stderr).toContain('/server/cli/commands.ts');
  expect(stderr).not.toMatch(/knex|\/server\/http\//);
});
