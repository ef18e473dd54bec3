import { CHECKOUT, RULES, TESTS } from './first-rules.ts';
import { folder, payroll } from './run-payroll.ts';

const REACHED =
  '1 check: 0 proven, 1 proven along lines, 0 searched, no counterexample\ncoverage: 6 of 6 lines, 2 of 2 conditions both ways, 0 of 0 table rows\n';

test('tests that pass are counted; each row of a case table is one', async () => {
  const cwd = folder(CHECKOUT);
  expect(await payroll(['test'], { cwd })).toEqual({
    status: 0,
    out: `5 tests passed in 1 file\n${REACHED}`,
    err: '',
  });
});

test('a failing test shows what came out, what was expected and the step that differs first', async () => {
  const cwd = folder({ 'x.pay': RULES.replace('ibc * 4%', 'ibc * 4.1%'), 'x.test.pay': TESTS });
  const ran = await payroll(['test', 'x.pay'], { cwd });
  expect(ran.status).toBe(1);
  expect(ran.out).toContain('PAY801');
  expect(ran.out).toContain('`salud_empleado` is 58363.50, and the test expects 56940.00');
  expect(ran.out).toContain('salud_empleado = ibc * 4.1%');
  expect(ran.out).toContain('with ibc 1423500.00');
  expect(ran.out).toContain('`net_salary` is 1565136.50, expected 1566560.00');
  expect(ran.out).toContain('4 passed, 1 failed in 1 file\n');
});

test('tests that fail by one formula are shown once and counted; --all shows each', async () => {
  const rows = Array.from(
    { length: 12 },
    (_, at) => `test "caso ${at}"  period monthly 2025-03-01 .. 2025-03-31 {
  given  monthly_salary = ${at + 2}_000_000
  expect salud_empleado = ${(at + 2) * 40_000}
}
`,
  ).join('');
  const cwd = folder({ 'x.pay': RULES.replace('ibc * 4%', 'ibc * 4.1%'), 'x.test.pay': rows });
  const told = ({ out }: { readonly out: string }) => out.match(/PAY801/g)?.length;
  const [few, all] = [
    await payroll(['test', 'x.pay'], { cwd }),
    await payroll(['test', 'x.pay', '--all'], { cwd }),
  ];
  expect(told(few)).toBe(1);
  expect(few.out).toContain('more failed tests: 11 by the same formulas (--all shows them)\n');
  expect(few.out).toContain('0 passed, 12 failed in 1 file\n');
  expect(told(all)).toBe(12);
});

test('a test file may be named itself', async () => {
  const cwd = folder(CHECKOUT);
  const ran = await payroll(['test', 'rules/co/primero/2025-01-01.test.pay'], { cwd });
  expect(ran.out).toBe(`5 tests passed in 1 file\n${REACHED}`);
});

test('rules that do not compile are reported, and their tests are not run', async () => {
  const cwd = folder({ 'x.pay': RULES.replace('ibc * 4%', 'ibcc * 4%'), 'x.test.pay': TESTS });
  const ran = await payroll(['test', 'x.pay'], { cwd });
  expect(ran.status).toBe(1);
  expect(ran.out).toContain('PAY201');
  expect(ran.out).not.toContain('PAY80');
});

test('a rule file without tests is a wrong use', async () => {
  const ran = await payroll(['test', 'x.pay'], { cwd: folder({ 'x.pay': RULES }) });
  expect(ran).toMatchObject({ status: 2, out: '' });
});

test('rules without a test are named beside others that have some', async () => {
  const cwd = folder({ ...CHECKOUT, 'rules/co/otro/2025-01-01.pay': RULES.replace('CO.primero', 'CO.otro') });
  const ran = await payroll(['test'], { cwd });
  expect(ran.status).toBe(0);
  expect(ran.out).toContain('warning PAY822: rules without a test\n --> rules/co/otro/2025-01-01.pay:1:1');
});

test('--json lists every test', async () => {
  const { out } = await payroll(['test', '--json'], { cwd: folder(CHECKOUT) });
  const answer = JSON.parse(out);
  expect(answer.ok).toBe(true);
  expect(answer.files[0].tests[4]).toEqual({
    title: 'el auxilio se pierde después de dos salarios, row 2',
    passed: true,
  });
});

test('a check that a payslip refutes fails with that payslip as a test, and is counted', async () => {
  const rules = `${RULES}check salud_empleado <= ibc\ncheck ibc <= 2 * salario_basico\n`;
  const ran = await payroll(['test', 'x.pay'], { cwd: folder({ 'x.pay': rules, 'x.test.pay': TESTS }) });
  expect(ran.status).toBe(1);
  expect(ran.out).toMatch(/error PAY704.+test "contraejemplo" {2}period monthly/s);
  expect(ran.out).toContain(
    '5 tests passed in 1 file\n3 checks: 1 proven, 1 proven along lines, 1 searched, 1 refuted\n',
  );
});

test('checks are looked at without a test file too', async () => {
  const rules = `${RULES}check monotone ibc by monthly_salary\n`;
  const cwd = folder({ 'x.pay': rules });
  const ran = await payroll(['test', 'x.pay'], { cwd });
  expect(ran.status).toBe(0);
  expect(ran.out).toContain(
    '0 tests passed in 0 files\n2 checks: 0 proven, 2 proven along lines, 0 searched, no counterexample\n',
  );
  const { out } = await payroll(['test', 'x.pay', '--json'], { cwd });
  expect(JSON.parse(out).files[0].checks).toEqual({
    proven: 0,
    provenAlongLines: 2,
    searched: 0,
    refuted: 0,
  });
});

test('--coverage names what no test reaches, without failing', async () => {
  const one =
    'test "un mes"  period monthly 2025-03-01 .. 2025-03-31 { given monthly_salary = 1_423_500 expect salud_empleado = 56_940 }';
  const cwd = folder({ 'x.pay': RULES, 'x.test.pay': one });
  const ran = await payroll(['test', 'x.pay', '--coverage'], { cwd });
  expect(ran.status).toBe(0);
  expect(ran.out).toContain('PAY804');
  expect(ran.out).toMatch(/is never (true|false)/);
  expect(ran.out).toContain('0 of 2 conditions both ways');
});

test('--json counts what the tests reach', async () => {
  const { out } = await payroll(['test', '--json'], { cwd: folder(CHECKOUT) });
  expect(JSON.parse(out).files[0].coverage.lines).toEqual({ reached: 6, all: 6 });
});

test('--mutate fails on what no test notices, unless the test file explains it', async () => {
  const mutants = async (tests: string) =>
    payroll(['test', 'x.pay', '--mutate'], { cwd: folder({ 'x.pay': RULES, 'x.test.pay': tests }) });
  const ran = await mutants(TESTS);
  expect(ran.status).toBe(1);
  const changes = [
    ...ran.out.replaceAll(/\s+/g, ' ').matchAll(/with this changed \((.+?)\), every test/g),
  ].map((match) => match[1]);
  expect(changes.length).toBeGreaterThan(0);
  const excuses = [...new Set(changes)].map((change) => `# mutant "${change}": así lo quiere esta prueba\n`);
  const explained = await mutants(`${excuses.join('')}${TESTS}`);
  expect(explained.out).toContain('0 not noticed');
  expect(explained.status).toBe(0);
});

test('--stated changes of an amendment only what it states itself', async () => {
  const amendment = `scheme CO.primero
  version "2026.1"
  amends  2025-01-01
  valid   2026-01-01 .. 2026-12-31

param auxilio_mensual = 249_095 COP  law "Decreto 1470 de 2025"
`;
  const tests = `test "auxilio"  period monthly 2026-03-01 .. 2026-03-31 {
  given  monthly_salary = 1_423_500
  expect auxilio_transporte = 249_095
}
`;
  const cwd = folder({
    ...CHECKOUT,
    'rules/co/primero/2026-01-01.pay': amendment,
    'rules/co/primero/2026-01-01.test.pay': tests,
  });
  const mutants = async (...more: readonly string[]) => {
    const file = 'rules/co/primero/2026-01-01.pay';
    const { out } = await payroll(['test', '--mutate', '--json', file, ...more], { cwd });
    return JSON.parse(out).files[0].mutants;
  };
  expect(await mutants('--stated')).toMatchObject({ all: 3, noticed: 2 });
  expect((await mutants()).all).toBeGreaterThan(30);
});
