import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from './first-rules.ts';
import { folder, payroll } from './run-payroll.ts';

const FILE = 'rules/co/primero/2025-01-01.pay';

/** The version that is said after the rules of version 2.3.4 became these. */
async function versionAfter(rules: string): Promise<string> {
  const cwd = folder({ [FILE]: RULES });
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
  git('tag', 'v2.3.4');
  writeFileSync(join(cwd, FILE), rules);
  const { out, status } = await payroll(['next-version'], { cwd });
  expect(status).toBe(0);
  return out.trim();
}

test('the version of rules says whom a change concerns: clients, those who are paid, readers, or nobody', async () => {
  expect(await versionAfter(RULES)).toBe('2.3.4');
  expect(await versionAfter(RULES.replace('"Aporte a salud"', '"Salud"'))).toBe('2.3.5');
  expect(await versionAfter(RULES.replace('ibc * 4%', 'ibc * 5%'))).toBe('2.4.0');
  expect(await versionAfter(RULES.replaceAll('salud_empleado', 'salud'))).toBe('3.0.0');
});

test('rules without a tag have their first version, and rules that do not compile have none', async () => {
  const cwd = folder({ [FILE]: RULES });
  expect((await payroll(['next-version'], { cwd })).out).toBe('1.0.0\n');
});
