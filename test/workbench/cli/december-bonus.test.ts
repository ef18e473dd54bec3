import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../architecture/source-files.ts';
import { RULES } from './first-rules.ts';
import { read, runAll } from './run-all-files.ts';
import { folder, payroll } from './run-payroll.ts';

function ruleFile(path: string): string {
  return readFileSync(join(ROOT, 'rules', path), 'utf8');
}

const RULE_FILE = 'co/prima_servicios/2020-01-01.pay';
const PRIMA = { [RULE_FILE]: ruleFile(RULE_FILE), 'co/figures.pay': ruleFile('co/figures.pay') };
const PEOPLE = `id,monthly_salary,inputs.hire_date
ana,14000000,
beto,2000000,2027-01-15
carla,2000000,2020-03-01
`;

function runPrima(...args: readonly string[]) {
  const cwd = folder({ ...PRIMA, 'people.csv': PEOPLE });
  const command = ['run-all', 'people.csv', '--rules', RULE_FILE, '--month', '2026-12', ...args];
  return payroll([...command, '--out', 'primas.csv'], { cwd, stop: new AbortController().signal }).then(
    (ran) => ({ ...ran, cwd }),
  );
}

test('an event of a whole file of people is paid on the day that is named', async () => {
  const { status, err, cwd } = await runPrima('--day', '20', '--threads', '1');
  expect(status).toBe(1);
  expect(err).toMatch(
    /^CO\.prima_servicios 2026-12-20: 2 payslips in primas\.csv, 1 bad row, [\d.]+ s\n {2}row 3 \(beto\): /,
  );
  const rows = read(cwd, 'primas.csv').trim().split('\n');
  expect(rows.map((row) => row.split(',').filter((_, at) => at === 0 || at === 4))).toEqual([
    ['employee_id', 'net_salary'],
    ['ana', '6948000.00'],
    ['carla', '1124547.50'],
  ]);
  expect(rows.some((row) => row.includes('PAYMENT_AFTER_LEGAL_DATE'))).toBe(false);
});

test('without a day it is the last of the month', async () => {
  const { err } = await runPrima('--threads', '1');
  expect(err).toMatch(/^CO\.prima_servicios 2026-12: .*\n {2}2 × PAYMENT_AFTER_LEGAL_DATE/);
});

test.each([
  [['--day', '32'], '--day must be from 1 to 31 in 2025-03'],
  [['--day', '0'], '--day must be from 1 to 31 in 2025-03'],
  [['--day', 'Friday'], '--day must be a whole number, not Friday'],
  [['--day', '18', '--half', 'last'], 'give --half or --day, not both'],
])('%j is a wrong use', async (args, complaint) => {
  const event = RULES.replace('periods   monthly', 'periods   event').replace('month_end', 'period_end');
  const cwd = folder({ 'rules.pay': event, 'people.csv': 'id,monthly_salary\nana,1423500\n' });
  const { status, err } = await runAll(cwd, 'people.csv', ...args);
  expect([status, err]).toEqual([2, expect.stringContaining(complaint)]);
});

/** The same law with a month of bonus where nothing else is agreed, not fifteen days. */
function monthOfBonus(): { readonly before: string; readonly after: string } {
  const before = readFileSync(join(ROOT, 'generated/rules/mx/aguinaldo/2020-01-01.pay'), 'utf8');
  const after = before.replace('default dias_minimos', 'default 30');
  if (after === before) throw new Error('the default of the days has another name');
  return { before, after };
}

test('who gains by another law of the bonus: not who has more days already', async () => {
  const { before, after } = monthOfBonus();
  const cwd = folder({
    'before.pay': before,
    'after.pay': after,
    'people.csv': 'id,daily_salary,inputs.dias_aguinaldo\nana,500,\nbeto,500,40\n',
  });
  const { status, out } = await payroll(['impact', 'before.pay', 'after.pay', '--population', 'people.csv'], {
    cwd,
  });
  expect(status).toBe(0);
  expect(out).toContain(`before.pay (2026-12) → after.pay (2026-12), differences in MXN
2 employees calculated, 1 changed
`);
  expect(out).toMatch(/^aguinaldo +1 +7,500\.00 +7,500\.00 +7,500\.00 +7,500\.00$/m);
  expect(out).toMatch(/^net_salary +1 +5,\d{3}\.\d\d /m);
});

test('two laws of a bonus are compared on the day that is named', async () => {
  const before = readFileSync(join(ROOT, 'generated/rules/mx/aguinaldo/2020-01-01.pay'), 'utf8');
  const early = 'default if day(period.end_date) < 20 then 30 else dias_minimos';
  const after = before.replace('default dias_minimos', early);
  const people = 'id,daily_salary\nana,500\n';
  const cwd = folder({ 'before.pay': before, 'after.pay': after, 'people.csv': people });
  const compare = (...day: readonly string[]) =>
    payroll(['impact', 'before.pay', 'after.pay', '--population', 'people.csv', ...day], { cwd });
  const [last, early18, none] = [await compare(), await compare('--day', '18'), await compare('--day', '32')];
  expect(last.out).toContain('(2026-12), differences in MXN\n1 employees calculated, 0 changed');
  expect(early18.out).toContain(
    'before.pay (2026-12-18) → after.pay (2026-12-18), differences in MXN\n1 employees calculated, 1 changed',
  );
  expect([none.status, none.err]).toEqual([
    2,
    expect.stringContaining('--day must be from 1 to 31 in 2026-12'),
  ]);
});

test('people made up for a day are hired by it', async () => {
  const cwd = folder(PRIMA);
  const { status, out } = await payroll(
    ['impact', RULE_FILE, RULE_FILE, '--generate', '60', '--day', '1', '--json'],
    { cwd },
  );
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ before: `${RULE_FILE} (2026-12-01)`, refused: {} });
});
