import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RuleSet } from '../../../workbench/library/rule-set.ts';
import { COUNTRY, FIGURES } from '../figures/country.ts';
import { folder, payroll } from './run-payroll.ts';

const BOTH = ['co/primero', 'co/segundo'];

function git(cwd: string, ...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd,
    stdio: 'ignore',
  });
}

/** A repository of the country in which the minimum wage of 2025 has been changed since its last commit. */
function changedCountry(): string {
  const cwd = folder(COUNTRY);
  git(cwd, 'init', '-q');
  git(cwd, 'add', '.');
  git(cwd, 'commit', '-qm', 'rules');
  writeFileSync(join(cwd, 'rules/co/figures.pay'), FIGURES.replace('1_423_500', '1_424_500'));
  return cwd;
}

test('a country with figures is checked, and laid out', async () => {
  const cwd = folder(COUNTRY);
  expect(await payroll(['check', 'rules', '--strict'], { cwd })).toMatchObject({
    status: 0,
    out: '',
  });
  expect(await payroll(['fmt', '--check', 'rules/co/figures.pay'], { cwd })).toMatchObject({ status: 0 });
});

test('a figure that no scheme of the country uses is told when all of them are read', async () => {
  const figures = `${FIGURES}param tope "Tope" = 25  law "Ley 797 de 2003"\n`;
  const cwd = folder({ ...COUNTRY, 'rules/co/figures.pay': figures });
  const { out } = await payroll(['check', 'rules'], { cwd });
  expect(out.match(/`\w+`/g)).toContain('`tope`');
  expect((await payroll(['check', 'rules/co/primero'], { cwd })).out).toBe('');
});

test('a fault of a figure is told once, whoever uses it', async () => {
  const text = FIGURES.replace('2026-01-01  1_750_905', '2025-01-01  1_750_905');
  const cwd = folder({ ...COUNTRY, 'rules/co/figures.pay': text });
  const { out, err } = await payroll(['check', 'rules'], { cwd });
  expect(out.match(/PAY\d+/g)).toEqual(['PAY602']);
  expect([out.includes('rules/co/figures.pay:6:3'), err]).toEqual([true, '1 error\n']);
});

test('a file of figures of ten megabytes is refused, and so is what uses it', async () => {
  const row = '  2025-01-01  1_423_500\n';
  const text = FIGURES.replace(row, row.repeat(10_000_000 / row.length));
  const cwd = folder({ ...COUNTRY, 'rules/co/figures.pay': text });
  const { status, out } = await payroll(['check', 'rules'], { cwd });
  expect(status).toBe(1);
  expect(out.match(/^error PAY\d+/gm)).toEqual(['error PAY110', 'error PAY931', 'error PAY931']);
});

test.each([
  ['rules/co', 'git:HEAD:rules/co'],
  ['rules/co/figures.pay', 'git:HEAD:rules/co/figures.pay'],
])('a diff of %s names every scheme that reads the changed figure', async (now, before) => {
  const cwd = changedCountry();
  const { out } = await payroll(['diff', before, now], { cwd });
  for (const each of BOTH) expect(out).toContain(each.split('/')[1]);
  expect(out.match(/unit SMMLV: from 2025-01-01/g)).toHaveLength(2);
  expect(out).toContain('rules/co/figures.pay:5');
});

test('an impact of a changed figure is that of a scheme that reads it', async () => {
  const cwd = changedCountry();
  const file = 'rules/co/primero/2025-01-01.pay';
  const { out } = await payroll(['impact', `git:HEAD:${file}`, file, '--generate', '20'], { cwd });
  expect(out).toMatch(/net_salary +\d+ /);
});

test('a review of a changed figure tells every scheme that reads it', async () => {
  const { out } = await payroll(['review', '--base', 'HEAD'], { cwd: changedCountry() });
  for (const each of BOTH) expect(out).toContain(`### \`rules/${each}/2025-01-01.pay\``);
});

test('what is compiled stands alone, and a changed figure compiles the schemes that read it', async () => {
  const cwd = folder(COUNTRY);
  await payroll(['compile', 'rules/co/figures.pay'], { cwd });
  const law = readFileSync(join(cwd, 'generated/rules/co/primero/2025-01-01.pay'), 'utf8');
  expect(law).toContain('2025-01-01  1_423_500');
  expect(law).not.toContain('uses');
  const shown = await payroll(['show', 'rules/co/primero/2025-01-01.pay'], { cwd });
  expect(shown.out).toBe(law);
});

test('rules that are read as a set have their figures among them', () => {
  const set = new RuleSet(Object.entries(COUNTRY).map(([path, text]) => ({ path, text })));
  expect(set.diagnostics).toEqual([]);
  expect(set.modules.map(({ manifest }) => manifest.scheme)).toEqual(['primero', 'segundo']);
});

test('a command about one scheme refuses a file of figures by name', async () => {
  const cwd = folder(COUNTRY);
  const { status, err } = await payroll(['run', 'rules/co/figures.pay', '--input', 'x.json'], { cwd });
  expect([status, err]).toEqual([2, expect.stringContaining('holds the figures of a country')]);
});
