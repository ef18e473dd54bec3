import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTRY } from '../figures/country.ts';
import { RULES } from './first-rules.ts';
import { folder, payroll } from './run-payroll.ts';

const FILE = 'rules/co/primero/2025-01-01.pay';
const NEXT = 'rules/co/primero/2026-01-01.pay';
const FIGURES = 'rules/co/figures.pay';

/** The two schemes of the country whose figures are known in 2025 alone. */
const ENDING = {
  ...COUNTRY,
  [FIGURES]: COUNTRY[FIGURES].replaceAll(/^ {2}2026-01-01 .*\n/gm, ''),
} as const;

function read(cwd: string, path: string): string {
  return readFileSync(join(cwd, path), 'utf8');
}

test('a country is prepared: rows to fill in, and the amendment that follows of each scheme', async () => {
  const cwd = folder(ENDING);
  const { status, out, err } = await payroll(['new-year', 'co', '--from', '2026-01-01'], { cwd });
  expect([status, err]).toEqual([0, '']);
  expect(out).toBe(`wrote ${FIGURES}: 2 rows to fill in, each with its source
  ${FIGURES}:6   2026-01-01  SMMLV            now 1_423_500; Decreto 1572 de 2024
  ${FIGURES}:10  2026-01-01  auxilio_mensual  now 200_000; Decreto 1573 de 2024
wrote ${NEXT}
wrote rules/co/segundo/2026-01-01.pay

2 figures inside formulas: --literals names them
`);
  expect(read(cwd, FIGURES)).toContain('  2025-01-01  1_423_500\n  2026-01-01          ?\n}');
  expect(read(cwd, NEXT)).toBe(`scheme CO.primero
  version "2026.1"
  amends  2025-01-01
  valid   2026-01-01 .. 2026-12-31
  change  2026-01-01 "Cifras de 2026, por confirmar"
`);
});

test('what is prepared compiles, is laid out and is refused until the rows are filled in', async () => {
  const cwd = folder(ENDING);
  await payroll(['new-year', 'co', '--from', '2026-01-01'], { cwd });
  const checked = await payroll(['check', 'rules', '--strict'], { cwd });
  expect(checked.status).toBe(0);
  expect(checked.out.match(/PAY\d+/g)).toEqual(['PAY936', 'PAY936']);
  const compiled = await payroll(['compile', 'rules', '--out', 'compiled'], { cwd });
  expect([compiled.status, compiled.err]).toEqual([0, '']);
  expect((await payroll(['fmt', '--check', FIGURES, NEXT], { cwd })).status).toBe(0);
  const input = {
    period: { type: 'monthly', start_date: '2026-01-01', end_date: '2026-01-31', days: 30 },
    employee: { monthly_salary: '1500000' },
  };
  const run = () => payroll(['run', NEXT, '--input', '-', '--json'], { cwd, stdin: JSON.stringify(input) });
  expect(JSON.stringify(await run())).toContain('SMMLV (Salario mínimo) from 2026-01-01');
  writeFileSync(join(cwd, FIGURES), COUNTRY[FIGURES]);
  expect((await run()).out).toContain('1750905.00');
});

test('a diff says which rows are blank, and a row that is filled in changes pay', async () => {
  const cwd = folder(ENDING);
  await payroll(['new-year', 'co', '--from', '2026-01-01'], { cwd });
  const blank = read(cwd, FIGURES);
  writeFileSync(join(cwd, FIGURES), COUNTRY[FIGURES]);
  const other = folder({ ...ENDING, [FIGURES]: blank, [NEXT]: read(cwd, NEXT) });
  const { out } = await payroll(['diff', join(other, NEXT), NEXT], { cwd });
  expect(out).toContain('unit SMMLV: from 2026-01-01');
  expect(out).toMatch(/- \?[\s\S]*\+ 1_750_905 COP/);
  expect(out).toMatch(/Changes pay \(1\)/);
});

test('a file of people is not calculated behind a blank', async () => {
  const cwd = folder({ ...ENDING, 'people.csv': 'id,monthly_salary\na,1500000\n' });
  await payroll(['new-year', 'co', '--from', '2026-01-01'], { cwd });
  const { status, err } = await payroll(
    ['run-all', 'people.csv', '--rules', NEXT, '--month', '2026-03', '--out', 'out'],
    { cwd },
  );
  expect([status, err]).toEqual([2, expect.stringContaining('SMMLV (Salario mínimo) from 2026-01-01')]);
});

test('the pages of the rules say what is not published yet', async () => {
  const cwd = folder(ENDING);
  await payroll(['new-year', 'co', '--from', '2026-01-01'], { cwd });
  expect((await payroll(['docs', 'rules', '--out', 'site'], { cwd })).status).toBe(0);
  const page = read(cwd, 'site/co/primero/2026-01-01.html');
  expect(page).toContain('Todavía no se puede calcular. Falta publicar: Salario mínimo (desde el');
});

test('a second time nothing is written twice', async () => {
  const cwd = folder(ENDING);
  await payroll(['new-year', 'co', '--from', '2026-01-01'], { cwd });
  const before = read(cwd, FIGURES);
  const { out } = await payroll(['new-year', 'co', '--from', '2026-01-01'], { cwd });
  expect(out).toBe(
    `left ${NEXT}: it is there already\nleft rules/co/segundo/2026-01-01.pay: it is there already\n`,
  );
  expect(read(cwd, FIGURES)).toBe(before);
});

test('what is known already of the year is listed, and is not asked for', async () => {
  const cwd = folder(COUNTRY);
  const { out } = await payroll(['new-year', 'co', '--from', '2026-01-01'], { cwd });
  expect(out).toContain(`known already of 2026:\n  ${FIGURES}:6   2026-01-01  1_750_905\n`);
  expect(read(cwd, FIGURES)).toBe(COUNTRY[FIGURES]);
});

test('what is one value of a scheme is said again in doubt, and warns where it is read', async () => {
  const cwd = folder({ [FILE]: RULES });
  const { out } = await payroll(['new-year', 'co', '--from', '2026-01-01', '--literals'], { cwd });
  expect(out).toBe(`wrote ${NEXT}: 2 rows to fill in, each with its source
  ${NEXT}:7  2026-01-01  SMMLV            now 1_423_500 COP; Decreto 1572 de 2024
  ${NEXT}:8  2026-01-01  auxilio_mensual  now 200_000 COP; Decreto 1573 de 2024

inside formulas:
  ${FILE}:14  10_000_000_000 COP
  ${FILE}:15  10%
  ${FILE}:15  0.522%
  ${FILE}:16  2 SMMLV
  ${FILE}:27  25 SMMLV
  ${FILE}:29  4%
  ${FILE}:32  12%
`);
  expect(read(cwd, NEXT)).toContain('200_000 COP  unconfirmed "por confirmar para 2026"');
  const check = await payroll(['check', 'rules', '--provenance'], { cwd });
  expect([check.status, check.out.match(/unconfirmed/g)?.length]).toEqual([0, 2]);
});

test('a month adds its rows to what moves monthly alone, and what is carried forward goes on', async () => {
  const months = Array.from({ length: 11 }, (_, at) => `  2025-${String(at + 1).padStart(2, '0')}  70_000\n`);
  const head = 'unit UTM "Unidad" : COP  by month  carry_forward PARAM_CARRIED_FORWARD  law "SII"';
  const monthly = `${head} {\n${months.join('')}}\n`;
  const uses = COUNTRY['rules/co/primero/2025-01-01.pay']
    .replace('SMMLV\n', 'SMMLV, UTM\n')
    .replace('1 SMMLV)', '1 SMMLV, 1 UTM)');
  const cwd = folder({
    ...COUNTRY,
    [FIGURES]: COUNTRY[FIGURES] + monthly,
    'rules/co/primero/2025-01-01.pay': uses,
  });
  const law = async () => (await payroll(['show', 'rules/co/primero/2025-01-01.pay'], { cwd })).out;
  const before = await law();
  const { out } = await payroll(['new-month', 'co', '--from', '2026-01'], { cwd });
  expect(out).toBe(`wrote ${FIGURES}: 2 rows to fill in, each with its source
  ${FIGURES}:24  2025-12  UTM  now 70_000; SII; goes on meanwhile
  ${FIGURES}:25  2026-01  UTM  now 70_000; SII; goes on meanwhile
`);
  expect([await law(), (await payroll(['check', 'rules', '--strict'], { cwd })).out]).toEqual([before, '']);
});

test('a scheme that goes on, or that has ended, is left', async () => {
  const cwd = folder({
    ...COUNTRY,
    'rules/co/segundo/2025-01-01.pay': COUNTRY['rules/co/segundo/2025-01-01.pay'].replace(
      '2025-12-31',
      '2026-06-30',
    ),
  });
  const { out } = await payroll(['new-year', 'co', '--from', '2026-01-01'], { cwd });
  expect(out).toContain('left rules/co/segundo/2025-01-01.pay: it holds from 2025-01-01 to 2026-06-30\n');
  expect(existsSync(join(cwd, NEXT))).toBe(true);
});

test.each([
  [['co', '--from', '2026-13-01'], '--from must be a date such as 2027-01-01, not 2026-13-01'],
  [['co', '--from', '2027-01-01'], 'no law is known from 2025-12-31 to 2027-01-01'],
  [['xx', '--from', '2026-01-01'], 'no such country: there is no folder rules/xx'],
  [['rules', '--from', '2026-01-01'], 'rules is not the folder of a country'],
  [[FILE, '--from', '2026-01-01'], 'name a country, such as co, or its folder'],
])('%j is a wrong use and writes nothing', async (args, complaint) => {
  const cwd = folder(ENDING);
  const { status, err } = await payroll(['new-year', ...args], { cwd });
  expect([status, err]).toEqual([2, expect.stringContaining(complaint)]);
  expect([existsSync(join(cwd, NEXT)), read(cwd, FIGURES)]).toEqual([false, ENDING[FIGURES]]);
});

test('rules with an error are mended first: nothing is written', async () => {
  const broken = ENDING[FIGURES].replace('1_423_500', '1.423.500');
  const cwd = folder({ ...ENDING, [FIGURES]: broken });
  const { status, err } = await payroll(['new-year', 'co', '--from', '2026-01-01'], { cwd });
  expect([status, err.includes('PAY103')]).toEqual([1, true]);
  expect([existsSync(join(cwd, NEXT)), read(cwd, FIGURES)]).toEqual([false, broken]);
});

test('a file that is there already and begins on another day is never overwritten', async () => {
  const other = COUNTRY['rules/co/primero/2025-01-01.pay'].replace(
    '2025-01-01 .. 2025-12-31',
    '2024-01-01 .. 2024-12-31',
  );
  const cwd = folder({ ...ENDING, [NEXT]: other });
  const { status, err } = await payroll(['new-year', 'co', '--from', '2026-01-01'], { cwd });
  expect(status).not.toBe(0);
  expect(err).not.toBe('');
  expect(read(cwd, NEXT)).toBe(other);
});
