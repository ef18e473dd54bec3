import { modules } from '../../generated/rules/index.ts';
import { type Answer, calculation, TestService } from './test-service.ts';
import { until } from './until.ts';

const SCHEMES = ['CO.liquidacion', 'MX.ordinario', 'AR.sac', 'CL.gratificacion_anual', 'AR.ganancias_anual'];
const service = new TestService({
  config: { worker: 'on' },
  modules: modules.filter(({ manifest: { country, scheme } }) => SCHEMES.includes(`${country}.${scheme}`)),
  root: new URL('../..', import.meta.url).pathname,
});
beforeAll(() => service.start());
afterAll(() => service.stop());

const LAST_MONTH = { type: 'event', start_date: '2026-12-01', end_date: '2026-12-31', days: 30 };

function leave(employee: object, more: object = {}): object {
  const event = { country: 'CO', scheme: 'liquidacion', year: 2026, period: LAST_MONTH };
  return calculation({ ...event, employee: { id: 'e', ...employee }, ...more });
}

/** The faults of an answer, each as its place and its type. */
async function faultsOf(body: object, operation = 'calculate'): Promise<readonly string[]> {
  const answer = await service.call(`/v1/payroll/${operation}`, { method: 'POST', body });
  expect([answer.status, answer.body.error.code]).toEqual([422, 'VALIDATION_ERROR']);
  const { detail, error } = answer.body;
  expect(error.details.error_count).toBe(detail.length);
  return detail.map(({ loc, type }: { loc: readonly string[]; type: string }) => `${loc.join('.')} ${type}`);
}

test('missing, unknown and wrong values of an event are told in one answer', async () => {
  const inputs = { causa: 'capricho', dias_salario_pendiente: 'x', fecha_ingreso: '2020-01-01' };
  const faults = await faultsOf(leave({ color: 'red', horas_extra_diurnas: '-1', inputs }));
  expect(faults.toSorted()).toEqual([
    'body.employee missing',
    'body.employee.color extra_forbidden',
    'body.employee.horas_extra_diurnas string_pattern_mismatch',
    'body.employee.inputs.causa enum',
    'body.employee.inputs.dias_salario_pendiente string_pattern_mismatch',
    'body.employee.inputs.fecha_ingreso extra_forbidden',
    'body.employee.inputs.hire_date missing',
  ]);
});

test('contradictions, and what only computed steps refuse, are told with everything else', async () => {
  const inputs = {
    causa: 'sin_justa_causa',
    tipo_contrato: 'fijo',
    termination_date: '2027-01-15',
    dias_salario_pendiente: '31',
    color: 'red',
  };
  expect((await faultsOf(leave({ inputs, tip: 1 }))).toSorted()).toEqual([
    'body.employee missing',
    'body.employee.inputs.color extra_forbidden',
    'body.employee.inputs.dias_salario_pendiente less_than_equal',
    'body.employee.inputs.fecha_fin_contrato value_error',
    'body.employee.inputs.hire_date missing',
    'body.employee.inputs.termination_date value_error',
    'body.employee.tip extra_forbidden',
  ]);
});

test('what a schema refuses is neither called missing nor judged', async () => {
  const faults = await faultsOf(leave({ monthly_salary: [], inputs: { hire_date: {}, causa: 7 } }));
  expect(faults.toSorted()).toEqual([
    'body.employee.inputs.causa string_type',
    'body.employee.inputs.hire_date bool_type',
    'body.employee.monthly_salary string_type',
  ]);
});

test('a demand that asks whether a wrong value was sent is left out', async () => {
  const year = calculation({
    country: 'AR',
    scheme: 'ganancias_anual',
    year: 2025,
    period: { type: 'event', start_date: '2025-12-01', end_date: '2025-12-31', days: 30 },
    employee: { id: 'e', history: { remuneracion_del_anio: 'x' }, inputs: { color: 'red' } },
  });
  const faults = await faultsOf(year);
  expect(faults).toContain('body.employee.history.remuneracion_del_anio string_pattern_mismatch');
  expect(faults.join()).not.toContain('remuneracion_bruta_acumulada');
});

test('what only a wrong value would demand is not demanded', async () => {
  const inputs = { hire_date: '2020-01-01', causa: 'sin_justa_causa', tipo_contrato: 'eterno' };
  expect(await faultsOf(leave({ monthly_salary: '2000000', inputs }))).toEqual([
    'body.employee.inputs.tipo_contrato enum',
  ]);
});

test('what a value demands is told together with other faults, and what a wrong value would demand is not', async () => {
  const bonus = { country: 'CL', scheme: 'gratificacion_anual', year: 2026, period: LAST_MONTH };
  const demanded = [
    'body.employee.inputs.capital_propio_amount missing',
    'body.employee.inputs.remuneraciones_devengadas_empresa_amount missing',
    'body.employee.inputs.utilidad_tributaria_amount missing',
  ];
  const others = [
    'body.employee.inputs.ejercicio less_than_equal',
    'body.employee.inputs.remuneraciones_devengadas_amount missing',
    'body.employee.tip extra_forbidden',
  ];
  const of = async (modalidad_gratificacion: string) => {
    const inputs = { modalidad_gratificacion, ejercicio: 2030 };
    const faults = await faultsOf(leave({ inputs, tip: 1 }, bonus));
    return faults.filter((fault) => !/month|mes|imponible|afp_rate|tributable/.test(fault)).toSorted();
  };
  expect(await of('art_47')).toEqual([...demanded, ...others].toSorted());
  expect(await of('art_50')).toEqual(others);
  expect(await of('art_48')).toEqual([
    ...others.slice(0, 1),
    'body.employee.inputs.modalidad_gratificacion enum',
    ...others.slice(1),
  ]);
});

test('faults of the period and of other parts come with those of the inputs', async () => {
  const period = { ...LAST_MONTH, start_date: '2026-11-01', days: 0 };
  const faults = await faultsOf(leave({ inputs: {} }, { period, tip: 1, options: { precision: 11 } }));
  expect(faults.toSorted()).toEqual([
    'body.employee missing',
    'body.employee.inputs.causa missing',
    'body.employee.inputs.hire_date missing',
    'body.options.precision less_than_equal',
    'body.period.days greater_than_equal',
    'body.period.end_date value_error',
    'body.tip extra_forbidden',
  ]);
  const months = { ...LAST_MONTH, start_date: '2026-11-01' };
  expect((await faultsOf(leave({ monthly_salary: '1' }, { period: months }))).toSorted()).toEqual([
    'body.employee.inputs.causa missing',
    'body.employee.inputs.hire_date missing',
    'body.period.end_date value_error',
  ]);
});

test('nothing is guessed where the body does not say which rules apply', async () => {
  expect(await faultsOf(leave({}, { scheme: 7 }))).toEqual(['body.scheme string_type']);
  expect(await faultsOf(leave({}, { period: { ...LAST_MONTH, type: 'daily' } }))).toEqual([
    'body.period.type enum',
  ]);
  expect(await faultsOf(leave({}, { scheme: 'unheard_of', tip: 1 }))).toEqual(['body.tip extra_forbidden']);
});

test('a history that the store is asked for is not missing beside a fault', async () => {
  const period = { type: 'event', start_date: '2026-06-01', end_date: '2026-06-30', days: 30 };
  const sac = { country: 'AR', scheme: 'sac', year: 2026, period };
  const stored = { history: { source: 'stored' }, tip: 1 };
  expect(await faultsOf(leave({}, { ...sac, ...stored }))).toEqual(['body.tip extra_forbidden']);
});

/** The faults of the rows of a batch, or of the batch of a job, each as its place in the row and its type. */
async function faultsOfRows(
  employees: readonly object[],
  more: object = {},
): Promise<readonly (readonly string[])[]> {
  const { employee: _, ...shared } = calculation({
    country: 'CO',
    scheme: 'liquidacion',
    year: 2026,
    period: LAST_MONTH,
  });
  const { status, body } = await service.call('/v1/payroll/batch', {
    body: { ...shared, employees, ...more },
  });
  const failures = status === 202 ? await failuresOfJob(body.poll_url) : body.results;
  return failures.map(({ error: { details } }: Answer['body']) => {
    expect(details.error_count).toBe(details.detail.length);
    return details.detail.map(({ loc, type }: Answer['body']) => `${loc.slice(3).join('.')} ${type}`);
  });
}

async function failuresOfJob(path: string): Promise<Answer['body']> {
  await until(async () => (await service.call(path)).body.finished_at !== null);
  const { body: job } = await service.call(path);
  return (await service.call(`/v1/payroll/batches/${job.batch_id}`)).body.failures;
}

const FAULTY_LEAVE = {
  id: 'e',
  color: 'red',
  cantidad_hijos: 1.5,
  inputs: {
    causa: 'sin_justa_causa',
    tipo_contrato: 'fijo',
    termination_date: '2027-01-15',
    dias_salario_pendiente: '31',
    shade: 'red',
  },
};

const FAULTS_OF_LEAVE = [
  'color extra_forbidden',
  'cantidad_hijos int_type',
  ' missing',
  'inputs.shade extra_forbidden',
  'inputs.hire_date missing',
  'inputs.dias_salario_pendiente less_than_equal',
  'inputs.termination_date value_error',
  'inputs.fecha_fin_contrato value_error',
];

test.each([1, 5])(
  'a row of a batch of %i is told the faults of the schema and of the rules at once',
  async (count) => {
    const rows = await faultsOfRows(Array.from({ length: count }, () => FAULTY_LEAVE));
    expect(rows).toEqual(Array(count).fill(FAULTS_OF_LEAVE));
    expect(await faultsOf(leave(FAULTY_LEAVE))).toHaveLength(FAULTS_OF_LEAVE.length);
  },
);

test('so is a row of a job', async () => {
  const rows = await faultsOfRows(
    Array.from({ length: 51 }, () => FAULTY_LEAVE),
    { options: { async: true } },
  );
  expect(rows).toEqual(Array(51).fill(FAULTS_OF_LEAVE));
});

test('a row with a period of its own is told what is wrong with it, too', async () => {
  const employee = { id: 'e', monthly_salary: '2000000', inputs: { hire_date: '2020-01-01' } };
  const rows = await faultsOfRows([
    { ...employee, tip: 1, period_override: { ...LAST_MONTH, start_date: '2026-11-01' } },
    { ...employee, period_override: { ...LAST_MONTH, days: 0 } },
    { ...employee, period_override: 'December' },
  ]);
  expect(rows).toEqual([
    ['tip extra_forbidden', 'period_override.end_date value_error', 'inputs.causa missing'],
    ['period_override.days greater_than_equal', 'inputs.causa missing'],
    ['period_override object_type'],
  ]);
});

test('simulations and solves tell the faults of the employee with their own', async () => {
  const period = { type: 'monthly', start_date: '2025-03-01', end_date: '2025-03-31', days: 30 };
  const employee = { id: 'e', sunday_bonus_days: 9, overrides: { bono_puntualidad: 'x' } };
  const body = calculation({ country: 'MX', scheme: 'ordinario', period, employee });
  const scenarios = [{ label: 'a' }, { label: 'b', daily_salary: '500', inputs: { tip: 1 } }];
  expect((await faultsOf({ ...body, simulation: { scenarios } }, 'simulate')).toSorted()).toEqual([
    'body.employee.overrides.bono_puntualidad bool_type',
    'body.employee.sunday_bonus_days less_than_equal',
    'body.simulation.scenarios.0.daily_salary missing',
    'body.simulation.scenarios.1.inputs.tip extra_forbidden',
  ]);
  const faulty = [{ label: 'a', daily_salary: [], monthly_salary: '1', tip: 1 }, { daily_salary: '0' }, 7];
  expect((await faultsOf({ ...body, simulation: { scenarios: faulty } }, 'simulate')).toSorted()).toEqual([
    'body.employee.overrides.bono_puntualidad bool_type',
    'body.employee.sunday_bonus_days less_than_equal',
    'body.simulation.scenarios.0.daily_salary string_type',
    'body.simulation.scenarios.0.monthly_salary extra_forbidden',
    'body.simulation.scenarios.0.tip extra_forbidden',
    'body.simulation.scenarios.1.daily_salary greater_than',
    'body.simulation.scenarios.1.label missing',
    'body.simulation.scenarios.2 object_type',
  ]);
  const good = { ...body, employee: { ...employee, sunday_bonus_days: 1 } };
  expect((await faultsOf({ ...good, simulation: { scenarios } }, 'simulate')).toSorted()).toEqual([
    'body.employee.overrides.bono_puntualidad bool_type',
    'body.simulation.scenarios.0.daily_salary missing',
    'body.simulation.scenarios.1.inputs.tip extra_forbidden',
  ]);
  const solve = { by: 'monthly_salary', target: { field: 'net_salary', amount: 'x' } };
  expect((await faultsOf({ ...body, solve }, 'solve')).toSorted()).toEqual([
    'body.employee.overrides.bono_puntualidad bool_type',
    'body.employee.sunday_bonus_days less_than_equal',
    'body.solve.target.amount string_pattern_mismatch',
  ]);
  const asked = { by: 'daily', target: { field: 'net', amount: '1.001' } };
  const ofQuestion = ['body.solve.by value_error', 'body.solve.target.field enum'];
  expect((await faultsOf({ ...body, solve: asked }, 'solve')).toSorted()).toEqual([
    'body.employee.overrides.bono_puntualidad bool_type',
    'body.employee.sunday_bonus_days less_than_equal',
    ...ofQuestion,
  ]);
  const wrong = { ...good, period: { ...period, start_date: '2025-02-01' } };
  expect((await faultsOf({ ...wrong, solve: asked }, 'solve')).toSorted()).toEqual([
    'body.employee.overrides.bono_puntualidad bool_type',
    'body.period.end_date value_error',
    ...ofQuestion,
  ]);
  expect((await faultsOf({ ...wrong, simulation: { scenarios } }, 'simulate')).toSorted()).toEqual([
    'body.employee.overrides.bono_puntualidad bool_type',
    'body.period.end_date value_error',
    'body.simulation.scenarios.0.daily_salary missing',
    'body.simulation.scenarios.1.inputs.tip extra_forbidden',
  ]);
});

test('scenarios of a list that is too long are not judged one by one', async () => {
  const scenarios = Array.from({ length: 21 }, () => ({ label: 'a', inputs: { tip: 1 } }));
  const body = leave({ monthly_salary: '2000000', inputs: { hire_date: '2020-01-01', causa: 'renuncia' } });
  const faults = await faultsOf({ ...body, simulation: { scenarios } }, 'simulate');
  expect(faults.filter((one) => one.includes('scenarios'))).toEqual(['body.simulation.scenarios too_long']);
});
