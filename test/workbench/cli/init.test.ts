import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, payroll } from './run-payroll.ts';

const RULES = 'rules/uy/mensual/2026-01-01.pay';
const ASKED = ['init', 'mias', '--scheme', 'UY.mensual', '--currency', 'UYU', '--year', '2026'];

/** A repository as `payroll init` makes it, with one commit. */
async function repository(): Promise<string> {
  const cwd = folder({});
  expect(await payroll(ASKED, { cwd })).toMatchObject({ status: 0, err: '' });
  const home = join(cwd, 'mias');
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: home });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
  return home;
}

/** The employer pays more, and the tests say so. */
function restate(home: string): void {
  const text = readFileSync(join(home, RULES), 'utf8');
  writeFileSync(join(home, RULES), text.replace('rate 12%', 'rate 13%'));
  const tests = join(home, RULES.replace('.pay', '.test.pay'));
  writeFileSync(
    tests,
    readFileSync(tests, 'utf8').replace('240_000', '260_000').replace('68_000.03', '73_666.69'),
  );
}

test('a new repository of rules checks without a warning, is laid out, passes its tests and compiles', async () => {
  const where = { cwd: await repository(), isCheckout: false };
  expect(await payroll(['check', '--strict'], where)).toMatchObject({ status: 0, out: '' });
  expect((await payroll(['fmt', '--check'], where)).status).toBe(0);
  expect((await payroll(['test'], where)).out).toContain('4 tests passed');
  expect((await payroll(['compile'], where)).out).toContain('wrote generated/rules/uy/mensual/2026-01-01.js');
});

test('a repository is made only where nothing is, and of a scheme that has a country', async () => {
  const cwd = folder({ 'mias/notes.txt': '' });
  expect(await payroll(ASKED, { cwd })).toMatchObject({ status: 2, err: 'payroll: mias is not empty\n' });
  expect((await payroll(['init', 'otra', '--scheme', 'mensual'], { cwd })).err).toContain(
    'such as CO.primero',
  );
});

test('the review of a change says what it does to whom, and passes when somebody has decided on it', async () => {
  const home = await repository();
  const where = { cwd: home, isCheckout: false };
  const review = (...args: readonly string[]) =>
    payroll(['review', '--base', 'HEAD', '--people', '50', '--no-mutate', ...args], where);
  const unchanged = await review();
  expect(unchanged).toMatchObject({ status: 0 });
  expect(unchanged.out).toContain('Nobody is paid otherwise');
  restate(home);
  const changed = await review();
  expect(changed.status).toBe(1);
  for (const said of [
    'This changes pay, and nobody has allowed it',
    '`rate 12%`',
    'Impact in money of',
    'All tests pass',
  ])
    expect(changed.out).toContain(said);
  expect(await review('--allow', 'changes_pay')).toMatchObject({ status: 0 });
  const unknown = await review('--allow', 'changes_pay', '--people', 'many');
  expect(unknown.status).toBe(1);
  expect(unknown.out).toContain('for many people made up: not computed');
});

test('a change that breaks clients and changes pay passes when both are allowed, not one', async () => {
  const home = await repository();
  restate(home);
  const text = readFileSync(join(home, RULES), 'utf8');
  writeFileSync(join(home, RULES), text.replace(/^total base_gravable .*$/m, ''));
  const tests = join(home, RULES.replace('.pay', '.test.pay'));
  writeFileSync(tests, readFileSync(tests, 'utf8').replace(', base_gravable = 1_000_000', ''));
  const review = (...args: readonly string[]) =>
    payroll(['review', '--base', 'HEAD', '--people', '50', '--no-mutate', ...args], {
      cwd: home,
      isCheckout: false,
    });
  const clients = await review('--allow', 'breaks_clients');
  expect(clients.out).toContain(
    '**This changes pay, and nobody has allowed it.** This breaks clients, which',
  );
  expect(clients.status).toBe(1);
  expect((await review('--allow', 'changes_pay')).status).toBe(1);
  expect((await review('--allow', 'changes_pay', 'breaks_clients')).status).toBe(0);
});
