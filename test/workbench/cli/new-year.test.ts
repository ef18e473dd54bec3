import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from './first-rules.ts';
import { folder, payroll } from './run-payroll.ts';

const FILE = 'rules/co/primero/2025-01-01.pay';
const NEXT = 'rules/co/primero/2026-01-01.pay';

test('the next file, with every parameter that has to be confirmed', async () => {
  const cwd = folder({ [FILE]: RULES });
  const { status, out, err } = await payroll(['new-year', FILE, '--from', '2026-01-01'], { cwd });
  expect([status, err]).toEqual([0, '']);
  expect(out).toBe(`wrote ${NEXT}

2 parameters to confirm:
  ${NEXT}:7  SMMLV            Salario mínimo: Decreto 1572 de 2024
  ${NEXT}:8  auxilio_mensual  Auxilio mensual: Decreto 1573 de 2024

and inside formulas, restated where the law changes them:
  ${FILE}:14  10_000_000_000 COP
  ${FILE}:15  10%
  ${FILE}:15  0.522%
  ${FILE}:16  2 SMMLV
  ${FILE}:27  25 SMMLV
  ${FILE}:29  4%
  ${FILE}:32  12%
`);
  const text = readFileSync(join(cwd, NEXT), 'utf8');
  expect(text).toContain('valid   2026-01-01 .. 2026-12-31');
  expect(text).toContain('amends  2025-01-01');
  expect(text).toContain('200_000 COP  unconfirmed "por confirmar para 2026"');
});

test('the new file stands: it compiles, follows the old one, and warns wherever it pays by an old parameter', async () => {
  const cwd = folder({ [FILE]: RULES });
  await payroll(['new-year', FILE, '--from', '2026-01-01'], { cwd });
  const check = await payroll(['check', 'rules', '--provenance'], { cwd });
  expect(check.status).toBe(0);
  expect(check.out.match(/unconfirmed/g)).toHaveLength(2);
  expect((await payroll(['fmt', '--check', NEXT], { cwd })).status).toBe(0);
  const diff = await payroll(['diff', FILE, NEXT], { cwd });
  expect(diff.out).toContain('Changes pay (1)');
  const input = {
    period: { type: 'monthly', start_date: '2026-01-01', end_date: '2026-01-31', days: 30 },
    employee: { monthly_salary: '1500000' },
  };
  const run = await payroll(['run', NEXT, '--input', '-', '--json'], { cwd, stdin: JSON.stringify(input) });
  expect(run.out).toContain('PARAM_UNVERIFIED');
});

test('a start inside the old range says where the old file has to end', async () => {
  const cwd = folder({ [FILE]: RULES });
  const { err } = await payroll(['new-year', FILE, '--from', '2025-07-01'], { cwd });
  expect(err).toBe(`note: ${FILE} holds until 2025-12-31; let it end on 2025-06-30\n`);
});

test.each([
  [[FILE, '--from', '2026-13-01'], '--from must be a date such as 2027-01-01, not 2026-13-01'],
  [[FILE, '--from', '2025-01-01'], `${FILE} itself begins on 2025-01-01`],
  [['none.pay', '--from', '2026-01-01'], 'no such file or directory: none.pay'],
])('%j is a wrong use and writes nothing', async (args, complaint) => {
  const cwd = folder({ [FILE]: RULES });
  const { status, err } = await payroll(['new-year', ...args], { cwd });
  expect([status, err]).toEqual([2, expect.stringContaining(complaint)]);
  expect(existsSync(join(cwd, NEXT))).toBe(false);
});

test('a file that is there already is never overwritten', async () => {
  const cwd = folder({ [FILE]: RULES, [NEXT]: '# mine\n' });
  const { status, err } = await payroll(['new-year', FILE, '--from', '2026-01-01'], { cwd });
  expect([status, err]).toEqual([2, `payroll: ${NEXT} is there already\n`]);
  expect(readFileSync(join(cwd, NEXT), 'utf8')).toBe('# mine\n');
});
