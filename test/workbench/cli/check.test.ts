import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../architecture/source-files.ts';
import { CHECKOUT, RULES } from './first-rules.ts';
import { folder, payroll } from './run-payroll.ts';

test('sound rules are checked in silence', async () => {
  const cwd = folder(CHECKOUT);
  expect(await payroll(['check'], { cwd })).toEqual({ status: 0, out: '', err: '' });
});

test('--verbose says that there was nothing to report', async () => {
  const cwd = folder(CHECKOUT);
  expect((await payroll(['check', '--verbose'], { cwd })).out).toMatch(/1 rule file checked, no faults\n$/);
});

const CLAIMS = `${RULES}check salud_empleado <= ibc
check ibc <= 2 * salario_basico
check monotone ibc
  by monthly_salary
`;

test('a check that is not proven is named with its place, and is no fault', async () => {
  const ran = await payroll(['check', 'x.pay'], { cwd: folder({ 'x.pay': CLAIMS }) });
  expect(ran).toEqual({
    status: 0,
    out: 'x.pay:43: left to the tests: check ibc <= 2 * salario_basico\n',
    err: '',
  });
});

test('--verbose names what is proven too: whatever is sent, or along the line on which only one input moves', async () => {
  const ran = await payroll(['check', 'x.pay', '--verbose'], { cwd: folder({ 'x.pay': CLAIMS }) });
  expect(
    ran.out,
  ).toBe(`x.pay:41: proven along a line: check monotone net_salary by monthly_salary allow auxilio_transporte
x.pay:42: proven: check salud_empleado <= ibc
x.pay:43: left to the tests: check ibc <= 2 * salario_basico
x.pay:44: proven along a line: check monotone ibc by monthly_salary
1 rule file checked, no faults
`);
});

test('a cliff that nothing allows is refuted with the test that shows it', async () => {
  const cliff = 'deduction multa "Multa" = 500 COP  when monthly_salary = 1_234_567 COP  law "ley"\n';
  const ran = await payroll(['check', 'x.pay'], { cwd: folder({ 'x.pay': `${RULES}${cliff}` }) });
  expect(ran.status).toBe(1);
  expect(ran.out).toContain('PAY704');
  expect(ran.out).toContain('given  monthly_salary = 1234567.00\n');
});

test('--json lists every check with what is proven of it', async () => {
  const { out } = await payroll(['check', 'x.pay', '--json'], { cwd: folder({ 'x.pay': CLAIMS }) });
  expect(
    JSON.parse(out).checks.map(({ line, verdict }: { line: number; verdict: string }) => [line, verdict]),
  ).toEqual([
    [41, 'proven along a line'],
    [42, 'proven'],
    [43, 'left to the tests'],
    [44, 'proven along a line'],
  ]);
});

test('a check that is false whatever is sent is a fault', async () => {
  const cwd = folder({ 'x.pay': `${RULES}check salud_empleado > 25 SMMLV\n` });
  const ran = await payroll(['check', 'x.pay'], { cwd });
  expect(ran.status).toBe(1);
  expect(ran.out).toContain('it is false for every input and date');
});

test('a fault is framed in its file, counted, and gives status 1', async () => {
  const cwd = folder({ 'x.pay': RULES.replace('ibc * 4%', 'ibcc * 4%') });
  const ran = await payroll(['check', 'x.pay'], { cwd });
  expect(ran.status).toBe(1);
  expect(ran.out).toContain('PAY201');
  expect(ran.out).toContain('x.pay:');
  expect(ran.out).toContain('did you mean `ibc`?');
  expect(ran.err).toBe('1 error\n');
});

test('the tests beside a rule file are checked with it', async () => {
  const cwd = folder({
    'x.pay': RULES,
    'x.test.pay': `test "t"  period monthly 2025-03-01 .. 2025-03-31 {
      given monthly_salary = 1 expect salud_emplead = 1 }`,
  });
  const ran = await payroll(['check', 'x.pay'], { cwd });
  expect(ran.status).toBe(1);
  expect(ran.out).toContain('PAY802');
  expect(ran.out).toContain('did you mean `salud_empleado`?');
});

test('a parameter of a test that cannot be read is reported, and the test is not checked further', async () => {
  const cwd = folder({
    'x.pay': RULES,
    'x.test.pay': `test "t"  period monthly 2025-03-01 .. 2025-03-31 {
      given monthly_salary = 3ñ0 expect salud_emplead = 1 }`,
  });
  const ran = await payroll(['check', 'x.pay'], { cwd });
  expect(ran.status).toBe(1);
  expect(ran.out).toContain('PAY103');
  expect(ran.err).toBe('1 error\n');
});

test('--json prints one document with every diagnostic', async () => {
  const cwd = folder({ 'x.pay': RULES.replace('ibc * 4%', 'ibcc * 4%') });
  const { status, out } = await payroll(['check', 'x.pay', '--json'], { cwd });
  expect(status).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ ok: false, diagnostics: [{ code: 'PAY201', path: 'x.pay' }] });
});

test('--provenance lists the parameters that are less than confirmed', async () => {
  const doubtful = RULES.replace('200_000 COP', '200_000 COP  single_source "blog"');
  const ran = await payroll(['check', 'x.pay', '--provenance'], { cwd: folder({ 'x.pay': doubtful }) });
  expect(ran.out).toMatch(/^x\.pay {2}auxilio_mensual +single_source +blog$/m);
});

test('a hole between the files of one scheme is a fault of the rules', async () => {
  const next = RULES.replace('2025-01-01 .. 2025-12-31', '2026-02-01 .. 2026-12-31');
  const ran = await payroll(['check', 'rules'], {
    cwd: folder({ 'rules/a.pay': RULES, 'rules/b.pay': next }),
  });
  expect(ran.status).toBe(1);
  expect(ran.out).toContain('rules/b.pay:');
  expect(ran.out).toContain('2026-01-01');
});

const SLIPPED = RULES.replace('ibc * 4%', 'ibc * 5%').replace(
  '2025-01-01 .. 2025-12-31',
  '2026-01-01 .. 2026-12-31',
);
const TWO_YEARS = {
  'rules/co/primero/2025-01-01.pay': RULES,
  'rules/co/primero/2026-01-01.pay': SLIPPED,
} as const;

test('a file alone is compared with the law before it, as among all rules', async () => {
  const cwd = folder(TWO_YEARS);
  const [alone, all] = [
    await payroll(['check', 'rules/co/primero/2026-01-01.pay'], { cwd }),
    await payroll(['check', 'rules'], { cwd }),
  ];
  expect(alone.out).toContain('PAY621');
  expect(alone).toEqual(all);
});

test('a reading of the law that is lost under the same citation is told; a doubt only if it stood in two laws', async () => {
  const year = (year: number, convention: string, doubt: string) =>
    RULES.replace('2025-01-01 .. 2025-12-31', `${year}-01-01 .. ${year}-12-31`)
      .replace('law "Ley 100 de 1993 art. 204"', `law "Ley 100 de 1993 art. 204"${convention}`)
      .replace('law "Decreto 1573 de 2024"', `law "Decreto 1573 de 2024"${doubt}`);
  const checked = async (...years: readonly string[]) => {
    const files = years.map((text, at) => [`rules/co/primero/${2025 + at}-01-01.pay`, text]);
    const { out } = await payroll(['check', 'rules', '--json'], { cwd: folder(Object.fromEntries(files)) });
    const told: readonly { data: { name: string } }[] = JSON.parse(out).diagnostics;
    return told.map(({ data }) => data.name);
  };
  const [reading, blog] = ['  convention "al centavo"', '  single_source "blog"'];
  expect(await checked(year(2025, reading, blog), year(2026, '', ''))).toEqual(['salud_empleado']);
  expect(await checked(year(2025, '', blog), year(2026, '', blog), year(2027, '', ''))).toEqual([
    'auxilio_mensual',
  ]);
});

test.each([
  ['below the year before', '1_350_905', ['PAY623']],
  ['with the digits of the year before exchanged', '1_432_500', ['PAY623', 'PAY632']],
  ['with digits of the tests exchanged', '1_705_905', ['PAY632']],
])('a minimum wage %s is told', async (_, typed, codes) => {
  const cwd = mkdtempSync(join(tmpdir(), 'mistyped-'));
  cpSync(join(ROOT, 'rules/co'), join(cwd, 'rules/co'), { recursive: true });
  const path = join(cwd, 'rules/co/figures.pay');
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('1_750_905', typed));
  const { status, out } = await payroll(['check', '--strict', '--json', 'rules/co'], { cwd });
  const told: readonly { code: string; path: string }[] = JSON.parse(out).diagnostics;
  expect(status).toBe(1);
  expect([...new Set(told.map(({ code }) => code))]).toEqual(codes);
  expect([...new Set(told.map((one) => one.path))]).toEqual(['rules/co/figures.pay']);
});

test('a wrong name of a scheme is told where it stands, be it in the law or in what amends it', async () => {
  const amendment = `scheme CO.primero
  version "2026.1"
  amends  2025-01-01
  valid   2026-01-01 .. 2026-12-31
  change  2026-01-01 "Auxilio de 2026"  law "Decreto 1470 de 2025"

param auxilio_mensual = 249_095 COP  law "Decreto 1470 de 2025"
`;
  const [law, year] = ['rules/co/primero/2025-01-01.pay', 'rules/co/primero/2026-01-01.pay'];
  const wrongly = (text: string) => text.replace('scheme CO.primero', 'scheme CO.prinero');
  for (const [wrong, files] of [
    [law, { [law]: wrongly(RULES), [year]: amendment }],
    [year, { [law]: RULES, [year]: wrongly(amendment) }],
  ] as const) {
    const { out, err } = await payroll(['check', 'rules'], { cwd: folder(files) });
    expect(err).toBe('1 error\n');
    expect(out).toContain(`error PAY902: the amended law is of another scheme\n --> ${wrong}:1:11\n`);
  }
});

test('nothing is said of the files that a chosen one is only compared with', async () => {
  const first = await payroll(['check', 'rules/co/primero/2025-01-01.pay'], { cwd: folder(TWO_YEARS) });
  expect(first).toEqual({ status: 0, out: '', err: '' });
  const broken = { ...TWO_YEARS, 'rules/co/primero/2025-01-01.pay': 'scheme' };
  const second = await payroll(['check', 'rules/co/primero/2026-01-01.pay'], { cwd: folder(broken) });
  expect(second).toEqual({ status: 0, out: '', err: '' });
});

test.each([
  ['empty', new Uint8Array(0)],
  ['not UTF-8', Uint8Array.of(0x73, 0xff, 0xfe, 0x0a)],
  ['random bytes', randomBytes(4096)],
  ['ten megabytes of rules', Buffer.from(RULES.repeat(Math.ceil(10_500_000 / RULES.length)))],
  ['ten megabytes of one letter', Buffer.alloc(10_500_000, 'a')],
  ['deeply nested', Buffer.from(`let x = ${'('.repeat(200_000)}`)],
])('a rule file that is %s gives diagnostics, never a stack trace', async (_, content) => {
  const cwd = folder({ 'x.pay': content });
  for (const command of [
    ['check'],
    ['fmt', '--check'],
    ['compile', '--out', 'out'],
    ['run', '--input', '-'],
  ]) {
    const [name = '', ...options] = command;
    const ran = await payroll([name, 'x.pay', ...options], { cwd, stdin: '{}' });
    expect(ran.status).toBe(1);
    expect(ran.out + ran.err).toMatch(/PAY\d{3}/);
    expect(ran.out + ran.err).not.toMatch(/^ +at |internal error/m);
  }
});
