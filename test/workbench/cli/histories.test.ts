import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, payroll } from './run-payroll.ts';
import { CUMULATIVE } from './uruguay-history.ts';

const FILE = 'rules/uy/acumulado/2026-01-01.pay';
const TESTS = `test "el primer mes"  period monthly 2026-01-01 .. 2026-01-31 {
  given  monthly_salary = 1_000
  expect irpf = 100, omitted cuota
}

test "el tercero, con los anteriores"  period monthly 2026-03-01 .. 2026-03-31 {
  given  monthly_salary    = 1_000
         base_del_anio     = 2_000
         retenido_del_anio =   150
         base_del_mes_01   = 1_000
         base_del_mes_02   = 1_000
         recibos           =     2
  expect acumulado = 3_000, irpf = 150, cuota = 4, liquido = 846
}

test "retenido de más"  period monthly 2026-03-01 .. 2026-03-31 {
  given  monthly_salary = 1_000, retenido_del_anio = 200
  expect irpf = 0, warns YA_RETENIDO on retenido_del_anio
}
`;
const PEOPLE =
  'id,monthly_salary,history.base_del_anio,history.retenido_del_anio\np1,1000,2000,150\np2,1000,,\np3,1000,-1,\n';
const cwd = folder({
  [FILE]: CUMULATIVE,
  'rules/uy/acumulado/2026-01-01.test.pay': TESTS,
  'people.csv': PEOPLE,
});
const period = { type: 'monthly', start_date: '2026-03-01', end_date: '2026-03-31' };

function request(history: object): string {
  return JSON.stringify({ period, employee: { id: 'p1', monthly_salary: '1000', history } });
}

test('rules that read earlier payslips are checked, laid out and tested like any other', async () => {
  expect(await payroll(['check', 'rules'], { cwd })).toMatchObject({ status: 0, err: '' });
  expect(await payroll(['fmt', 'rules'], { cwd })).toMatchObject({ status: 0 });
  expect(readFileSync(join(cwd, FILE), 'utf8')).toContain(
    'history base_del_mes[m] "Base del mes" : money = sum(base_irpf) of UY.acumulado over semester',
  );
  expect(await payroll(['check', 'rules'], { cwd })).toMatchObject({ status: 0, err: '' });
  expect(await payroll(['test', 'rules'], { cwd })).toMatchObject({ status: 0 });
});

test('a mutant of what is done with a history is noticed by a test that gives it', async () => {
  const { out } = await payroll(['test', '--mutate', FILE, '--json'], { cwd });
  expect(out).not.toContain('retenido_del_anio left out');
});

test('a history is sent in employee.history, and without it the payslip stands alone', async () => {
  const run = async (history: object) => {
    const { out } = await payroll(['run', FILE, '--input', '-', '--json'], { cwd, stdin: request(history) });
    return JSON.parse(out).summary.net_salary;
  };
  expect([await run({}), await run({ base_del_anio: '500', retenido_del_anio: 3 })]).toEqual([
    '900.00',
    '853.00',
  ]);
});

test('a misspelt history is refused with the one that is meant', async () => {
  const { err } = await payroll(['run', FILE, '--input', '-'], {
    cwd,
    stdin: request({ retenido_del_ano: 3 }),
  });
  expect(err).toContain(
    'employee.history.retenido_del_ano: The scheme reads no history retenido_del_ano; did you mean retenido_del_anio?',
  );
});

test('what is out of bounds is named where it travels', async () => {
  const { err } = await payroll(['run', FILE, '--input', '-'], {
    cwd,
    stdin: request({ base_del_anio: '-1' }),
  });
  expect(err).toContain('(employee.history.base_del_anio)');
});

test('an explanation tells which payslips a value is of', async () => {
  const stdin = request({ retenido_del_anio: 3 });
  const { out } = await payroll(['explain', FILE, 'irpf', '--input', '-'], { cwd, stdin });
  expect(out).toContain('as sent, sum(irpf) of UY.acumulado over year');
});

test('a file of employees has a column for each history', async () => {
  const args = ['run-all', 'people.csv', '--rules', FILE, '--month', '2026-03', '--format', 'csv'];
  const { out, err } = await payroll(args, { cwd, stop: new AbortController().signal });
  expect(out).toMatch(/^p1,1000\.00,1000\.00,150\.00,850\.00/m);
  expect(out).toMatch(/^p2,1000\.00,1000\.00,100\.00,900\.00/m);
  expect(err).toContain('row 4 (p3): base_del_anio must be greater than or equal to 0');
});

test('people are made up who send histories', async () => {
  const args = ['impact', FILE, FILE, '--generate', '60', '--json'];
  const { out } = await payroll(args, { cwd, stop: new AbortController().signal });
  expect(JSON.parse(out).calculated).toBeGreaterThan(30);
});

test('an amendment restates, adds and repeals histories', async () => {
  const amendment = `scheme UY.acumulado
  version "2027.1"
  amends  2026-01-01
  valid   2027-01-01 .. 2027-12-31
  change  2027-01-01 "Ventana semestral"  law "Ley 1"

history base_del_anio = sum(base_irpf) of UY.acumulado over semester  in [0 UYU .. 100_000_000 UYU]
new history mejor "Mejor base" : money = max(base_irpf) of UY.acumulado over previous year  in [0 UYU .. 100_000_000 UYU]
repeal history recibos  law "Ley 1"
deduction cuota = meses * 1 UYU + (if given(mejor) then 1% * mejor else 0 UYU)  law "Ley 1"
`;
  const place = folder({ [FILE]: CUMULATIVE, 'rules/uy/acumulado/2027-01-01.pay': amendment });
  expect(await payroll(['check', 'rules'], { cwd: place })).toMatchObject({ status: 0, err: '' });
  const { out } = await payroll(['show', 'rules/uy/acumulado/2027-01-01.pay'], { cwd: place });
  expect(out).toContain('"Base del año" : money = sum(base_irpf) of UY.acumulado over semester');
  expect(out).not.toContain('recibos');
  const files = [FILE, 'rules/uy/acumulado/2027-01-01.pay'];
  const changes = JSON.parse((await payroll(['diff', ...files, '--json'], { cwd: place })).out).files[0]
    .changes;
  const found = changes
    .filter(({ kind }: { kind: string }) => kind === 'history')
    .map(({ name, severity }: { name: string; severity: string }) => `${name} ${severity}`);
  expect(found).toEqual(
    expect.arrayContaining(['recibos breaks_clients', 'base_del_anio changes_pay', 'mejor changes_pay']),
  );
});

test('a window that reaches into an earlier law needs the line there, too', async () => {
  const earlier = CUMULATIVE.replace(/2026/g, '2025').replace(/base_irpf/g, 'base_imponible');
  const later = CUMULATIVE.replace('over last 12 months', 'over previous year').replace(
    'sum(irpf) of UY.acumulado over year',
    'sum(irpf) of UY.acumulado over previous year',
  );
  const place = folder({ [FILE]: later, 'rules/uy/acumulado/2025-01-01.pay': earlier });
  expect(await payroll(['check', 'rules'], { cwd: place })).toMatchObject({ status: 0 });
  const reaching = later.replace(
    'sum(base_irpf) of UY.acumulado over year',
    'sum(base_irpf) of UY.acumulado over previous year',
  );
  const wrong = folder({ [FILE]: reaching, 'rules/uy/acumulado/2025-01-01.pay': earlier });
  const { out } = await payroll(['check', 'rules'], { cwd: wrong });
  expect(out.replaceAll(/\s+/g, ' ')).toContain(
    '`base_irpf`, which rules/uy/acumulado/2025-01-01.pay does not have',
  );
});

test('what a split month computes as a whole is no line that halves can be summed by', async () => {
  const halves = CUMULATIVE.replaceAll('UY.acumulado', 'UY.quincenas')
    .replace('periods  monthly', 'periods  monthly, biweekly\n  proration split_monthly')
    .replace('sum(base_irpf) of UY.quincenas over year', 'sum(acumulado) of UY.quincenas over year');
  const rules = folder({ 'rules/uy/quincenas/2026-01-01.pay': halves });
  const { status, out } = await payroll(['check', 'rules'], { cwd: rules });
  expect(status).toBe(1);
  expect(out).toContain('error PAY525');
  expect(out).toContain('reads `acumulado`, which');
  expect(out).toContain('read a line, a base or a total: those are split');
});
