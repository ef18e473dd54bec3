import { modules } from '../../../examples/peru/generated/rules/index.ts';
import { TestService } from '../../server/test-service.ts';

const root = new URL('../../../examples/peru', import.meta.url).pathname;
const service = new TestService({ modules, root });
beforeAll(() => service.start());
afterAll(() => service.stop());

interface Line {
  readonly id: string;
  readonly amount: string;
}

function amountOf(lines: readonly Line[], id: string): string | undefined {
  return lines.find((line) => line.id === id)?.amount;
}

type Inputs = Readonly<Record<string, string | number>>;

const july = { type: 'monthly', start_date: '2025-07-01', end_date: '2025-07-31', days: 30 };
const integra = { sistema_pensionario: 'integra', promedio_variables: '240', comisiones_y_bonos: '800' };
const earlier = { rentas_anteriores: '39000', retenciones_anteriores: '1560' };

/** law.md 4, G4 without its SCTR and Vida Ley. */
function payslip(id: string, inputs: Inputs = { ...integra, ...earlier }) {
  return { id, monthly_salary: '6500', inputs };
}

const month = { country: 'PE', scheme: 'general', year: 2025, period: july, employer: { id: 'acme-pe' } };

/** law.md 7, L2. */
const TERMINATION = {
  country: 'PE',
  scheme: 'liquidacion',
  year: 2026,
  period: { type: 'event', start_date: '2026-02-01', end_date: '2026-02-28', days: 28 },
  employee: {
    id: 'emp-2',
    monthly_salary: '4500',
    inputs: {
      fecha_ingreso: '2022-10-16',
      causa: 'despido_arbitrario',
      sistema_pensionario: 'onp',
      gratificacion_semestre: '4500',
      dias_vacaciones_pendientes: '45',
      dias_vacaciones_indemnizables: '30',
      remuneraciones_mes: '4500',
      rentas_anteriores: '9000',
      retenciones_anteriores: '210',
    },
  },
  employer: { id: 'acme-pe' },
};

test('a payslip of July with its gratificación is calculated, stored and read back byte for byte', async () => {
  const { status, body, text } = await service.calculate({ ...month, employee: payslip('emp-1') });
  expect(status).toBe(201);
  expect(body.summary).toMatchObject({ total_perceptions: '14646.60', net_salary: '13020.31' });
  expect((await service.call(`/v1/payroll/calculations/${body.id}`)).text).toBe(text);
  const traced = await service.call(`/v1/payroll/calculations/${body.id}?include=audit_trail`);
  const tax = traced.body.audit_trail.find(
    ({ concept_id }: { readonly concept_id: string }) => concept_id === 'quinta_categoria',
  );
  expect(tax).toMatchObject({ result_final: '683.13', source: expect.stringContaining('art. 40') });
});

test('a termination is calculated as an event', async () => {
  const { status, body } = await service.calculate(TERMINATION);
  expect(status).toBe(201);
  expect(body.summary).toMatchObject({ total_perceptions: '39313.75', net_salary: '38216.87' });
  expect(amountOf(body.perceptions, 'indemnizacion_despido')).toBe('22781.25');
  expect(amountOf(body.perceptions, 'devolucion_quinta')).toBe('210.00');
  expect(body.warnings).toEqual([]);
});

test('a deposit of CTS is an event too, and only in its months', async () => {
  const deposit = (end_date: string) => ({
    country: 'PE',
    scheme: 'cts',
    year: 2026,
    period: { type: 'event', start_date: `${end_date.slice(0, 8)}01`, end_date, days: 15 },
    employee: {
      id: 'emp-3',
      monthly_salary: '2400',
      inputs: { fecha_ingreso: '2020-06-08', gratificacion_semestre: '2513' },
      overrides: { con_asignacion_familiar: true },
    },
    employer: { id: 'acme-pe' },
  });
  const { body } = await service.calculate(deposit('2026-05-15'));
  expect(body.summary.net_salary).toBe('1465.92');
  const refused = await service.calculate(deposit('2026-06-15'));
  expect(refused.status).toBe(422);
  expect(refused.body.detail).toMatchObject([{ loc: ['body', 'period'] }]);
});

test('what a scheme asks for is discovered, and a misspelt input gets a suggestion', async () => {
  const { body } = await service.call('/v1/payroll/schemes/PE/liquidacion/inputs?date=2026-02-28');
  const { inputs } = body.json_schema.properties.employee.properties;
  expect(inputs.required).toEqual(expect.arrayContaining(['fecha_ingreso', 'causa', 'sistema_pensionario']));
  expect(inputs.properties.causa.enum).toContain('hostilidad');
  const misspelt = payslip('emp-1', { sistema_pensionaro: 'onp' });
  const refused = await service.calculate({ ...month, employee: misspelt });
  expect(refused.body.detail).toMatchObject([
    { type: 'extra_forbidden', ctx: { suggestion: 'sistema_pensionario' } },
    { type: 'missing', loc: ['body', 'employee', 'inputs', 'sistema_pensionario'] },
  ]);
});

test('the law of 2025 asks for the insurable maximum, the amendment of 2026 knows it', async () => {
  const employee = { id: 'emp-4', monthly_salary: '16500', inputs: { sistema_pensionario: 'prima' } };
  const asked = await service.calculate({ ...month, employee });
  expect(asked.status).toBe(422);
  expect(asked.body.detail).toMatchObject([
    { loc: ['body', 'employee', 'inputs', 'remuneracion_maxima_asegurable'] },
  ]);
  const period = { ...july, start_date: '2026-07-01', end_date: '2026-07-31' };
  const known = await service.calculate({ ...month, year: 2026, period, employee });
  expect(known.body.warnings).toMatchObject([{ code: 'CONTRIBUTION_BASE_CAPPED' }]);
  expect(amountOf(known.body.taxable_bases, 'base_prima')).toBe('12672.65');
});

test('a batch pays the company, and a simulation compares raises and cover without storing', async () => {
  const employees = [payslip('emp-1'), payslip('emp-5', { sistema_pensionario: 'ninguno' })];
  const batch = await service.call('/v1/payroll/batch', { body: { ...month, employees } });
  expect(batch.body).toMatchObject({ total_succeeded: 1, total_failed: 1 });
  const daily_salary = '216.67';
  const scenarios = [
    { label: 'con EsSalud', daily_salary },
    { label: 'con EPS', daily_salary, overrides: { con_eps: true } },
  ];
  const simulated = await service.call('/v1/payroll/simulate', {
    body: { ...month, employee: payslip('emp-1'), simulation: { scenarios } },
  });
  const bonuses = simulated.body.results.map((result: { readonly perceptions: readonly Line[] }) =>
    amountOf(result.perceptions, 'bonificacion_extraordinaria'),
  );
  expect(bonuses).toEqual(['606.61', '454.96']);
});

test('no money is paid out in a country without a table, as the contract says', async () => {
  const { status, body } = await service.call('/v1/payouts/requirements/PE');
  expect([status, body.error.code]).toEqual([404, 'REQUIREMENTS_NOT_FOUND']);
});
