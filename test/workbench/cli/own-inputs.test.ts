import { folder, payroll } from './run-payroll.ts';

const RULES = `scheme PE.general "Régimen general"
  version  "2026.1"
  currency PEN
  valid    2026-01-01 .. 2026-12-31
  periods  monthly
  days     month_of_30
  as_of    period_end
  round    half_up to 0.01 PEN
  law      "D.S. 003-97-TR"

param rmv "Remuneración mínima vital" = 1_130 PEN  law "D.S. 006-2024-TR"

input monthly_salary "Sueldo mensual" : money  in (0 PEN .. 1_000_000 PEN]  required
input tiene_hijos "Tiene hijos" : boolean  default no  law "Ley 25129 art. 2"
input sistema : one of onp, afp  default onp  law "D.L. 19990"
input horas_25 "Horas extras al 25%" : hours  in [0h .. 100h]  default 0h  law "TUO D.Leg. 854 art. 10"
input comision_afp "Comisión de la AFP" : rate  in [0% .. 3%]  default 1.55%  law "D.L. 25897"
input movilidad_dias : integer  in [0 .. 31]  default 0
input movilidad_diaria : money  in [0 PEN .. 500 PEN]  default 0 PEN
input ingreso "Fecha de ingreso" : date  required  law "D.S. 003-97-TR"

perception sueldo "Sueldo" = monthly_salary * period.days / 30  law "D.S. 003-97-TR art. 6"
perception asignacion_familiar "Asignación familiar" = rmv * 10%  when tiene_hijos  law "Ley 25129"
perception horas_extras "Horas extras" = monthly_salary / 240h * horas_25 * 125%  omit_zero  law "D.Leg. 854"
perception movilidad "Movilidad" = movilidad_dias * movilidad_diaria  omit_zero  tags movilidad_libre  law "LIR"
deduction pension "Pensión" = sueldo * (if sistema = onp then 13% else 10% + comision_afp)  law "D.L. 19990"

warn INGRESO_POSTERIOR severity info on ingreso  when ingreso > period.end_date
  "El ingreso es posterior al periodo"
`;
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
    inputs: { tiene_hijos: true, sistema: 'afp', horas_25: 8, comision_afp: '0.0147', ingreso: '2020-02-29' },
  },
};
const FILE = 'rules/pe/general/2026-01-01.pay';
const cwd = folder({
  [FILE]: RULES,
  'rules/pe/general/2026-01-01.test.pay': TESTS,
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
  expect(err).toContain('refused VALIDATION_ERROR (employee.inputs.ingreso): ingreso is required\n');
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
