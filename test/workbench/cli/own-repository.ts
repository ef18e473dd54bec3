import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, payroll } from './run-payroll.ts';

export const RULES = 'rules/uy/mensual/2026-01-01.pay';
export const ASKED = ['init', 'mias', '--scheme', 'UY.mensual', '--currency', 'UYU', '--year', '2026'];

/** A repository as `payroll init` makes it, with one commit. */
export async function repository(): Promise<string> {
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
export function restate(home: string): void {
  const text = readFileSync(join(home, RULES), 'utf8');
  writeFileSync(join(home, RULES), text.replace('rate 12%', 'rate 13%'));
  const tests = join(home, RULES.replace('.pay', '.test.pay'));
  writeFileSync(
    tests,
    readFileSync(tests, 'utf8').replace('240_000', '260_000').replace('68_000.03', '73_666.69'),
  );
}
