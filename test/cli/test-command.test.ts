import { CHECKOUT, RULES, TESTS } from './first-rules.ts';
import { folder, payroll } from './run-payroll.ts';

test('tests that pass are counted; each row of a case table is one', async () => {
  const cwd = folder(CHECKOUT);
  expect(await payroll(['test'], { cwd })).toEqual({ status: 0, out: '5 tests passed in 1 file\n', err: '' });
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
  expect(ran.out).toMatch(/4 passed, 1 failed in 1 file\n$/);
});

test('a test file may be named itself', async () => {
  const cwd = folder(CHECKOUT);
  const ran = await payroll(['test', 'rules/co/primero/2025-01-01.test.pay'], { cwd });
  expect(ran.out).toBe('5 tests passed in 1 file\n');
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

test('--json lists every test', async () => {
  const { out } = await payroll(['test', '--json'], { cwd: folder(CHECKOUT) });
  const answer = JSON.parse(out);
  expect(answer.ok).toBe(true);
  expect(answer.files[0].tests[4]).toEqual({
    title: 'el auxilio se pierde después de dos salarios, row 2',
    passed: true,
  });
});
