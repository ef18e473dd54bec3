import { CHECKOUT } from './first-rules.ts';
import { folder, payroll } from './run-payroll.ts';

const FILE = 'rules/co/primero/2025-01-01.pay';
const cwd = folder(CHECKOUT);
const ASKED = [FILE, '--input', 'input.json', '--by', 'monthly_salary'];

describe('payroll invert', () => {
  const invert = (...args: readonly string[]) => payroll(['invert', ...ASKED, ...args], { cwd });

  test('every salary that gives a net exactly is found: here two, with the transport allowance and without', async () => {
    const { status, out } = await invert('--find', 'net_salary=2_750_000', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(out)).toEqual({
      solutions: [
        { from: '2656250', to: '2656250' },
        { from: '2864583.33', to: '2864583.33' },
      ],
      below: null,
      above: null,
    });
  });

  test('a net that no salary gives is said with the nearest of both sides', async () => {
    const { status, out } = await invert('--find', 'net_salary=1000.01', '--to', '1_000_000');
    expect(status).toBe(0);
    expect(out).toBe(
      'No monthly_salary gives net_salary = 1,000.01 COP.\n' +
        'Looked at 0 to 1000000 in steps of 0.01; the curve has 1 stretch, and none of them holds it.\n' +
        '  nearest below: none\n' +
        '  nearest above: 0.01 gives 143,060.01\n',
    );
  });

  test('with --verify payslips are calculated against what is said', async () => {
    const { status, out, err } = await invert('--find', 'net_salary=2_750_000', '--json', '--verify');
    expect(status).toBe(0);
    expect(JSON.parse(out).solutions).toHaveLength(2);
    expect(err).toMatch(/^\d\d payslips calculated: each as it is said$/m);
  });

  test.each([
    [['--find', 'neto=1'], 'neto is no amount of this scheme: gross_salary'],
    [['--find', 'net_salary'], '--find must name an amount and its value'],
    [['--find', 'net_salary=x'], '--find must be a number such as 2000000.50, not x'],
    [['--find', 'net_salary=1', '--by', 'aplica'], '--by: aplica is no amount, rate or number'],
    [['--find', 'net_salary=1', '--step', '0'], '--step: the step must be greater than zero'],
    [['--find', 'net_salary=1', '--from', '9', '--to', '1'], '--to: the range holds no value'],
  ])('%j is used wrongly', async (args, message) => {
    const { status, err } = await invert(...args);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });
});

describe('payroll curve', () => {
  const curve = (...args: readonly string[]) =>
    payroll(['curve', ...ASKED, '--to', '5_000_000', ...args], { cwd });

  test('stretches stand in columns, and cliffs with their law under them', async () => {
    const { status, out } = await curve('--of', 'net_salary');
    expect(status).toBe(0);
    expect(out).toMatch(/^ +0\.01 +1423499\.99 +143,060\.01 +1,566,559\.99 +1 /m);
    expect(out).toMatch(
      /^ +1423500 +2847000 +1,566,560\.00 +2,933,120\.00 +0\.96 +Ingreso base de cotización$/m,
    );
    expect(out).toContain('  cliffs\n    at 2847000.01: -199,999.99  Recibe auxilio');
  });

  test('as JSON it has exact ends, rates and causes', async () => {
    const { out } = await curve('--of', 'net_salary,pension_empleador', '--json');
    const { curves, refused } = JSON.parse(out);
    expect(curves.pension_empleador).toMatchObject([
      { rate: '0', at_to: '170820.00' },
      { from: '1423500', rate: '0.12', causes: [{ id: 'ibc', label: 'Ingreso base de cotización' }] },
    ]);
    expect(refused).toEqual([{ from: '0', to: '0', field: 'monthly_salary' }]);
  });

  test('as CSV every stretch is a row', async () => {
    const { out } = await curve('--of', 'net_salary', '--csv');
    expect(out.split('\r\n')).toHaveLength(5);
    expect(out).toContain('\r\nnet_salary,2847000.01,5000000,');
  });

  test('as SVG it says its cliffs to a screen reader', async () => {
    const { out } = await curve('--of', 'net_salary', '--svg');
    expect(out).toMatch(/^<svg [^>]*role="img"/);
    expect(out).toContain('<desc>Cliffs: net_salary, 2847000.01: -199,999.99 (Recibe auxilio)</desc>');
  });
});
