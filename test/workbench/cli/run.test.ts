import { join } from 'node:path';
import { ROOT } from '../../architecture/source-files.ts';
import { CHECKOUT, INPUT, RULES } from './first-rules.ts';
import { folder, payroll } from './run-payroll.ts';

const FILE = 'rules/co/primero/2025-01-01.pay';
const cwd = folder(CHECKOUT);

test('a payslip is printed in columns', async () => {
  const ran = await payroll(['run', FILE, '--input', 'input.json'], { cwd });
  expect(ran.status).toBe(0);
  expect(ran.out).toContain(
    'CO.primero  Mi primera nómina  (COP)\n2025-03-01 .. 2025-03-31  monthly, 30 days',
  );
  expect(ran.out).toMatch(/^ {2}Salario básico +salario_basico +1,423,500\.00$/m);
  expect(ran.out).toMatch(/^ {2}Aporte a salud +salud_empleado +56,940\.00$/m);
  expect(ran.out).toMatch(/^ {2}Pensión empleador +pension_empleador +1,423,500\.00 × 0\.12 +170,820\.00$/m);
  expect(ran.out).toMatch(/^ {2}Net salary +net_salary +1,566,560\.00$/m);
});

test('what the service would warn of is noted: a field that the scheme does not read, days that are not counted', async () => {
  const ran = await payroll(['run', FILE, '--input', 'input.json'], { cwd });
  expect(ran.err).toBe(
    'note: The scheme does not use afp_rate; it was ignored.\n' +
      'note: The period counts 30 days, not the 31 given.\n',
  );
});

test('--trace prints every formula with what it read', async () => {
  const { out } = await payroll(['run', FILE, '--input', '-', '--trace'], { cwd, stdin: INPUT });
  expect(out).toContain('salud_empleado  Aporte a salud\n  = ibc * 4%');
  expect(out).toContain('  with ibc 1423500.00\n');
  expect(out).toContain('  Ley 100 de 1993 art. 204');
});

test('--html prints a page that holds every amount', async () => {
  const { status, out } = await payroll(['run', FILE, '--input', 'input.json', '--html'], { cwd });
  expect(status).toBe(0);
  expect(out).toMatch(/^<!doctype html>\n<html lang="es">/);
  expect(out).toContain('<th scope="row">Aporte a salud</th><td>56,940.00</td>');
  expect(out).toContain('<span>Neto a pagar</span><span>1,566,560.00</span>');
  expect(out).toContain('<small>1,423,500.00 × 0.12</small>');
});

test('--json prints amounts as decimal texts, and the trace only when asked', async () => {
  const { out } = await payroll(['run', FILE, '--input', 'input.json', '--json'], { cwd });
  const payslip = JSON.parse(out);
  expect(payslip.summary.net_salary).toBe('1566560.00');
  expect(payslip.perceptions[0]).toEqual({ id: 'salario_basico', amount: '1423500.00' });
  expect(payslip.audit_trail).toBeUndefined();
});

test('a warning of the rules stands under the payslip', async () => {
  const stdin = INPUT.replace('1423500', '1000000');
  const { out } = await payroll(['run', FILE, '--input', '-'], { cwd, stdin });
  expect(out).toContain('warning BELOW_MINIMUM_WAGE (monthly_salary): El salario');
});

test('an amount finer than ten fraction digits is refused by name', async () => {
  const stdin = INPUT.replace('1423500', '1423500.00000000001');
  const ran = await payroll(['run', FILE, '--input', '-'], { cwd, stdin });
  expect(ran).toMatchObject({ status: 2, out: '' });
  expect(ran.err).toContain('employee.monthly_salary: Must be a decimal with at most 10 fraction digits');
});

test('an input that the rules refuse is named with the reason', async () => {
  const stdin = INPUT.replace('1423500', '0');
  const ran = await payroll(['run', FILE, '--input', '-'], { cwd, stdin });
  expect(ran).toMatchObject({ status: 2, out: '' });
  expect(ran.err).toMatch(/refused VALIDATION_ERROR \(employee\.monthly_salary\): ./);
});

test.each([
  ['no JSON', 'hello', 'is not JSON'],
  ['no object', '[]', 'must hold a JSON object'],
  ['another country', '{"country":"MX"}', 'country: These rules are for CO'],
  ['a period type not offered', INPUT.replace('monthly"', 'weekly"'), 'period.type: Must be one of: monthly'],
  ['no date', INPUT.replace('2025-03-31', '2025-02-31'), 'period.end_date: Must be a date'],
  ['a period before the rules', INPUT.replaceAll('2025-03', '2024-03'), 'These rules hold from 2025-01-01'],
  ['no decimal', INPUT.replace('1423500', '1e6'), 'employee.monthly_salary: Must be a decimal'],
  ['no salary', INPUT.replace('monthly_salary', 'afp_rate'), 'monthly_salary or daily_salary is required'],
  [
    'a misspelt field',
    INPUT.replace('monthly_salary', 'montly_salary'),
    'no such field; did you mean monthly_salary?',
  ],
  ['a period of two months', INPUT.replace('2025-03-31', '2025-04-01'), 'lies inside one calendar month'],
])('an input with %s is a wrong use', async (_, stdin, message) => {
  const ran = await payroll(['run', FILE, '--input', '-'], { cwd, stdin });
  expect(ran).toMatchObject({ status: 2, out: '' });
  expect(ran.err).toContain(message);
});

test('an input of the scheme among the fields of the contract is told its place, and pays nothing wrong', async () => {
  const file = join(ROOT, 'rules/co/ordinario/2025-01-01.pay');
  const stdin = INPUT.replace('"monthly_salary"', '"tiene_dependientes":true,"monthly_salary"');
  const ran = await payroll(['run', file, '--input', '-'], { cwd, stdin });
  expect(ran).toMatchObject({ status: 2, out: '' });
  expect(ran.err).toContain('the scheme reads it as employee.inputs.tiene_dependientes');
});

test('rules that do not compile are reported instead', async () => {
  const where = folder({ 'x.pay': RULES.replace('ibc * 4%', 'ibcc * 4%') });
  const ran = await payroll(['run', 'x.pay', '--input', '-'], { cwd: where, stdin: INPUT });
  expect(ran).toMatchObject({ status: 1, out: '' });
  expect(ran.err).toContain('PAY201');
});

test('a fortnight is what is paid in it, with the steps that split the month', async () => {
  const file = join(ROOT, 'rules/co/ordinario/2025-01-01.pay');
  const period = { type: 'biweekly', start_date: '2025-03-16', end_date: '2025-03-31', days: 15 };
  const stdin = JSON.stringify({ period, employee: { monthly_salary: '1423500.01' } });
  const { out } = await payroll(['run', file, '--input', '-', '--trace'], { cwd, stdin });
  expect(out).toMatch(/^ {2}Salario básico +salario_basico +711,750\.00$/m);
  expect(out).toContain(
    '= salario_basico - (salario_basico / 2 round half_up:0.01)\n  with salario_basico 1423500.01\n  711750.00\n',
  );
  const explained = await payroll(['explain', file, 'salario_basico', '--input', '-'], { cwd, stdin });
  expect(explained.out).toMatch(/711750\.00[\s\S]*1423500\.01/);
});
