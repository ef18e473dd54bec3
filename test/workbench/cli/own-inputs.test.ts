import { folder, payroll } from './run-payroll.ts';
import { URUGUAY } from './uruguay.ts';

const TESTS = `test "ingresa después"  period monthly 2026-03-01 .. 2026-03-31 {
  given  monthly_salary = 1_000, ingreso = 2026-04-01
  expect sueldo = 1_000, warns INGRESO_POSTERIOR
}
`;
const INPUT = {
  period: { type: 'monthly', start_date: '2026-03-01', end_date: '2026-03-31', days: 31 },
  employee: {
    id: 'p1',
    monthly_salary: '2400',
    inputs: {
      tiene_hijos: true,
      sistema: 'afap',
      horas_25: 8,
      comision_afap: '0.0147',
      ingreso: '2020-02-29',
    },
  },
};
const FILE = 'rules/uy/general/2026-01-01.pay';
const cwd = folder({
  [FILE]: URUGUAY,
  'rules/uy/general/2026-01-01.test.pay': TESTS,
  'people.csv': 'id,monthly_salary,inputs.tiene_hijos,inputs.ingreso\np1,2400,true,2020-02-29\np2,2400,,\n',
});

test('a country that nobody knew is checked and tested without touching the product', async () => {
  expect(await payroll(['check', 'rules'], { cwd })).toMatchObject({ status: 0, err: '' });
  expect(await payroll(['test', 'rules'], { cwd })).toMatchObject({ status: 0 });
});

test('inputs of every type travel in employee.inputs', async () => {
  const stdin = JSON.stringify(INPUT);
  const { out, status } = await payroll(['run', FILE, '--input', '-', '--json'], { cwd, stdin });
  expect(status).toBe(0);
  expect(JSON.parse(out).perceptions).toEqual([
    { id: 'sueldo', amount: '2400.00' },
    { id: 'asignacion_familiar', amount: '113.00' },
    { id: 'horas_extras', amount: '100.00' },
  ]);
  expect(JSON.parse(out).deductions).toMatchObject([{ id: 'pension', amount: '275.28' }]);
});

test('what is missing is named where it travels', async () => {
  const { inputs: _, ...employee } = INPUT.employee;
  const stdin = JSON.stringify({ ...INPUT, employee });
  const { err } = await payroll(['run', FILE, '--input', '-'], { cwd, stdin });
  expect(err).toContain(
    'refused VALIDATION_ERROR (employee.inputs.ingreso): ingreso is required (Ley 10.489)\n',
  );
});

test('a misspelt name is refused with the one that is meant', async () => {
  const inputs = { ...INPUT.employee.inputs, tiene_hjos: true };
  const stdin = JSON.stringify({ ...INPUT, employee: { ...INPUT.employee, inputs } });
  const { err } = await payroll(['run', FILE, '--input', '-'], { cwd, stdin });
  expect(err).toContain(
    'employee.inputs.tiene_hjos: The scheme reads no input tiene_hjos; did you mean tiene_hijos?',
  );
});

test('a file of employees has a column for each of them', async () => {
  const args = ['run-all', 'people.csv', '--rules', FILE, '--month', '2026-03', '--format', 'csv'];
  const { out, err } = await payroll(args, { cwd, stop: new AbortController().signal });
  expect(out).toContain('p1,2513.00');
  expect(err).toContain('row 3 (p2): ingreso is required');
});

test('people are made up who send the dates that must be sent', async () => {
  const args = ['impact', FILE, FILE, '--generate', '60', '--json'];
  const { out } = await payroll(args, { cwd, stop: new AbortController().signal });
  const { calculated, refused } = JSON.parse(out);
  expect(calculated).toBeGreaterThan(30);
  expect(Object.keys(refused).filter((one) => one.includes('ingreso'))).toEqual([]);
});
