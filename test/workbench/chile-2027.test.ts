import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../architecture/source-files.ts';
import { payroll } from './cli/run-payroll.ts';

const DEPENDIENTE = 'rules/cl/dependiente/2027-01-01.pay';

/** The rules of Chile in a folder of their own. */
function chile(): string {
  const cwd = mkdtempSync(join(tmpdir(), 'chile-'));
  cpSync(join(ROOT, 'rules/cl'), join(cwd, 'rules/cl'), { recursive: true });
  return cwd;
}

/** Puts made-up figures into the blank rows: those of the last row, which nobody publishes so. */
function filled(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, at) => {
      if (!/^ {2}\d{4}-\d{2}(-\d{2})? +\?$/.test(line)) return line;
      const before =
        lines.slice(0, at).findLast((one) => /^ {2}\d{4}-\d{2}/.test(one) && !one.endsWith('?')) ?? '';
      const cells = before
        .trim()
        .split(/\s+(?:law|derived|single_source|unconfirmed)\b/)[0]
        ?.split(/\s+/)
        .slice(1);
      return `  ${line.trim().split(' ')[0]}  ${cells?.join('  ')}  law "Cifra inventada"`;
    })
    .join('\n');
}

function salary(month: string): string {
  return JSON.stringify({
    period: { type: 'monthly', start_date: `2027-${month}-01`, end_date: `2027-${month}-28`, days: 30 },
    employee: { monthly_salary: '1500000', afp_rate: '0.1144' },
  });
}

test('a January of Chile: prepared, refused, fed from a file, filled in and paid', async () => {
  const cwd = chile();
  const prepared = await payroll(['new-year', 'cl', '--from', '2027-01-01'], { cwd });
  expect([prepared.status, prepared.err, prepared.out.includes('still lacks')]).toEqual([0, '', false]);
  const run = (month: string) =>
    payroll(['run', DEPENDIENTE, '--input', '-', '--json'], { cwd, stdin: salary(month) });
  expect(JSON.stringify(await run('02'))).toContain('imm (Ingreso mínimo mensual) from 2027-01-01');
  expect((await payroll(['check', 'rules', '--strict'], { cwd })).status).toBe(0);

  writeFileSync(
    join(cwd, 'utm.csv'),
    'month,UTM,law\n2026-11,72400,SII\n2026-12,72600,SII\n2027-01,72800,SII\n',
  );
  const imported = await payroll(['figures', 'import', 'utm.csv', '--into', 'rules/cl/figures.pay'], { cwd });
  expect(imported.out).toBe('wrote rules/cl/figures.pay: 3 rows added, 0 known already\n');

  const figures = join(cwd, 'rules/cl/figures.pay');
  // The rate of the SIS is known up to the month of its new row (PAY608 says so).
  writeFileSync(figures, filled(readFileSync(figures, 'utf8')).replace('after 2026-10', 'after 2027-01'));
  const own = readFileSync(join(cwd, DEPENDIENTE), 'utf8')
    .replace('2027-01-01  ?', '2027-01-01  42h  law "Ley 21.561"')
    .replace(
      '2027-01-01  ?',
      '2027-01-01  660_000  23_000  960_000  14_100  1_500_000  4_500  law "Ley inventada"',
    );
  writeFileSync(join(cwd, DEPENDIENTE), own);
  await payroll(['fmt', 'rules'], { cwd });
  const checked = await payroll(['check', 'rules', '--json'], { cwd });
  const told: readonly { code: string; severity: string; message: string }[] = JSON.parse(
    checked.out,
  ).diagnostics;
  expect(told.filter(({ code, severity }) => severity === 'error' || code === 'PAY936')).toEqual([]);
  const paid = JSON.parse((await run('02')).out);
  expect(paid.summary.net_salary).toMatch(/^\d{7}\.00$/);
});

test('a blank in the middle of the year leaves the months before it, of every scheme that reads it', async () => {
  const cwd = chile();
  await payroll(['new-year', 'cl', '--from', '2027-01-01'], { cwd });
  for (const path of ['rules/cl/figures.pay', DEPENDIENTE]) {
    const text = readFileSync(join(cwd, path), 'utf8').replaceAll(
      /^ {2}2027-01-01( +)\?$/gm,
      '  2027-04-01$1?',
    );
    writeFileSync(join(cwd, path), text);
  }
  const { status, out } = await payroll(['check', 'rules', '--json'], { cwd });
  const told: readonly { code: string; severity: string; message: string }[] = JSON.parse(out).diagnostics;
  expect([status, told.filter(({ severity }) => severity === 'error')]).toEqual([0, []]);
  const blank = told.filter(({ code }) => code === 'PAY936').map(({ message }) => message);
  expect(blank.every((message) => message.includes('can be calculated until 2027-03-31'))).toBe(true);
  const coverage = JSON.parse((await payroll(['coverage', 'rules', '--json'], { cwd })).out);
  const reach = coverage.countries[0].schemes.find(
    ({ scheme }: { scheme: string }) => scheme === 'dependiente',
  );
  expect(reach).toMatchObject({ until: '2027-12-31', calculableUntil: '2027-03-31' });
});
