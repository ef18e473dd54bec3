import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from './first-rules.ts';
import { folder, payroll } from './run-payroll.ts';

const HIGHER = RULES.replace('200_000 COP', '210_000 COP');

test('a file against a file, for a person', async () => {
  const cwd = folder({ 'a.pay': RULES, 'b.pay': HIGHER });
  const { status, out } = await payroll(['diff', 'a.pay', 'b.pay'], { cwd });
  expect(status).toBe(0);
  expect(out).toBe(`a.pay → b.pay

  Changes pay (1)
    param auxilio_mensual: value  (+5 %)
      - 200_000 COP  a.pay:12:43
      + 210_000 COP  b.pay:12:43

  Cliffs along the salary, of somebody of whom nothing else is known (2)
    net_salary moves: -199999.99 at 2847000.01 → -209999.99 at 2847000.01  Recibe auxilio
    employer_total_cost moves: -199999.99 at 2847000.01 → -209999.99 at 2847000.01  Recibe auxilio

1 change: 0 break API clients, 1 change pay, 0 change what is shown, 0 change nothing.
`);
});

test('equal meaning is said at once', async () => {
  const cwd = folder({ 'a.pay': RULES, 'b.pay': RULES.replace('"Aporte a salud"', '"Salud"') });
  const { out } = await payroll(['diff', 'a.pay', 'b.pay'], { cwd });
  expect(out).toContain('Same meaning: no amount and no warning of a payslip differs.');
});

test('nothing at all is said too', async () => {
  const cwd = folder({ 'a.pay': RULES });
  expect(await payroll(['diff', 'a.pay', 'a.pay'], { cwd })).toMatchObject({
    status: 0,
    out: '\nNo differences.\n',
  });
});

test.each([
  ['pay', HIGHER, 1],
  ['nothing', RULES.replace('"Aporte a salud"', '"Salud"'), 0],
])('--exit-code for a change of %s', async (_what, after, status) => {
  const cwd = folder({ 'a.pay': RULES, 'b.pay': after });
  expect((await payroll(['diff', 'a.pay', 'b.pay', '--exit-code'], { cwd })).status).toBe(status);
});

const AUXILIO = { id: 'aplica_auxilio_transporte', label: 'Recibe auxilio', law: null };

test('for machines', async () => {
  const cwd = folder({ 'a.pay': RULES, 'b.pay': HIGHER });
  const { out } = await payroll(['diff', 'a.pay', 'b.pay', '--json'], { cwd });
  expect(JSON.parse(out)).toEqual({
    summary: { breaks_clients: 0, changes_pay: 1, changes_shown: 0, changes_nothing: 0 },
    files: [
      {
        status: 'compared',
        before: 'a.pay',
        after: 'b.pay',
        same_meaning: false,
        changes: [
          {
            severity: 'changes_pay',
            change: 'changed',
            kind: 'param',
            name: 'auxilio_mensual',
            facet: 'value',
            before: { text: '200_000 COP', path: 'a.pay', line: 12, column: 43 },
            after: { text: '210_000 COP', path: 'b.pay', line: 12, column: 43 },
            note: '+5 %',
          },
        ],
        cliffs: ['net_salary', 'employer_total_cost'].map((amount) => ({
          amount,
          change: 'moves',
          before: { at: '2847000.01', jump: '-199999.99', causes: [AUXILIO] },
          after: { at: '2847000.01', jump: '-209999.99', causes: [AUXILIO] },
        })),
      },
    ],
  });
});

test.each([
  ['appears', RULES, RULES.replace('ibc * 4%', 'if ibc > 5_000_000 COP then 0 COP else ibc * 4%')],
  ['goes', RULES.replace('ibc * 4%', 'if ibc > 5_000_000 COP then 0 COP else ibc * 4%'), RULES],
])('a cliff that %s is named with its step and its law', async (change, before, after) => {
  const cwd = folder({ 'a.pay': before, 'b.pay': after });
  const { out } = await payroll(['diff', 'a.pay', 'b.pay'], { cwd });
  expect(out).toMatch(
    new RegExp(
      `Cliffs along the salary.* \\(1\\)\\n +net_salary ${change}: 200000.01 at 5000000.01 {2}Aporte a salud \\(`,
    ),
  );
});

test('for a review comment', async () => {
  const cwd = folder({ 'a.pay': RULES, 'b.pay': HIGHER });
  const { out } = await payroll(['diff', 'a.pay', 'b.pay', '--markdown'], { cwd });
  expect(out).toContain('| param auxilio_mensual: value | `200_000 COP` | `210_000 COP` | +5 % |');
  expect(out).toContain('#### Cliffs along the salary');
});

test('of what comes or goes a review says what it is, not its name twice', async () => {
  const more = `${RULES}refuse VALIDATION_ERROR on monthly_salary when monthly_salary > 90_000_000 COP  "Demasiado"\n`;
  const cwd = folder({ 'a.pay': RULES, 'b.pay': more });
  const said = '`on monthly_salary when monthly_salary > 90_000_000 COP "Demasiado"`';
  const comes = (await payroll(['diff', 'a.pay', 'b.pay', '--markdown'], { cwd })).out;
  expect(comes).toContain(`on monthly_salary added |  | ${said} |`);
  const goes = (await payroll(['diff', 'b.pay', 'a.pay', '--markdown'], { cwd })).out;
  expect(goes).toContain(`on monthly_salary removed | ${said} |  |`);
});

test('directories: each file with its counterpart, and those without one', async () => {
  const cwd = folder({
    'old/same.pay': RULES,
    'old/gone.pay': RULES,
    'new/same.pay': HIGHER,
    'new/same.test.pay': '',
    'new/more.pay': RULES,
  });
  const { out } = await payroll(['diff', 'old', 'new', '--json'], { cwd });
  expect(JSON.parse(out).files.map((file: { status: string }) => file.status)).toEqual([
    'removed',
    'added',
    'compared',
  ]);
});

test('revisions and fingerprints', async () => {
  const cwd = folder({ 'rules/co/primero/2025-01-01.pay': RULES });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
  writeFileSync(join(cwd, 'rules/co/primero/2025-01-01.pay'), HIGHER);
  const fingerprint = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;
  for (const before of ['git:HEAD:rules/co/primero/2025-01-01.pay', fingerprint(RULES)]) {
    for (const after of ['rules/co/primero/2025-01-01.pay', fingerprint(HIGHER)]) {
      const { status, out } = await payroll(['diff', before, after], { cwd });
      expect([status, out]).toEqual([0, expect.stringContaining('param auxilio_mensual: value  (+5 %)')]);
    }
  }
  const whole = await payroll(['diff', 'git:HEAD:rules', 'rules'], { cwd });
  expect(whole.out).toContain('1 change pay');
});

test.each([
  [['a.pay', 'missing.pay'], 'no such file or directory: missing.pay'],
  [['a.pay', 'empty'], 'no rule files (*.pay) in empty'],
  [['a.pay', 'folder'], 'compare a file with a file, or a directory with a directory'],
  [['a.pay', 'other.pay'], 'a.pay is CO.primero and other.pay is CO.otro: two schemes'],
  [['a.pay', 'git:HEAD'], 'write git:REVISION:PATH, not git:HEAD'],
  [['a.pay', 'git:nowhere:a.pay'], 'there is no a.pay in revision nowhere'],
  [['a.pay', `sha256:${'0'.repeat(64)}`], 'there is no history here to look for a fingerprint in'],
  [['a.pay', 'broken.pay'], 'only files that compile can be compared'],
])('%j is a wrong use', async (args, complaint) => {
  const cwd = folder({
    'a.pay': RULES,
    'other.pay': RULES.replace('CO.primero', 'CO.otro'),
    'broken.pay': RULES.replace('ibc * 4%', 'ibc * 4'),
    'folder/a.pay': RULES,
    'empty/readme.txt': '',
  });
  const { status, out, err } = await payroll(['diff', ...args], { cwd });
  expect([status, out]).toEqual([2, '']);
  expect(err).toContain(complaint);
});
