import { modules } from '../../../generated/rules/index.ts';
import { verifyStored } from '../operator-command.ts';
import { urlOf } from '../test-database.ts';
import { calculation, TestService } from '../test-service.ts';

const ARGENTINA = modules.filter(({ manifest }) => manifest.country === 'AR');
const service = new TestService({ modules: ARGENTINA, root: new URL('../../..', import.meta.url).pathname });
const before = process.env.DATABASE_URL;
beforeAll(async () => {
  await service.start();
  process.env.DATABASE_URL = urlOf(service.config.database);
});
afterAll(async () => {
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
  await service.stop();
});

const DISMISSED = { causa: 'despido_sin_causa', hire_date: '2020-02-29', promedio_convenio: '300000' };

/** An event of somebody who earns 1,500,000 a month, in the month of its date. */
function event(scheme: string, end_date: string, inputs: object, more: object = {}) {
  const period = {
    type: 'event',
    start_date: `${end_date.slice(0, 8)}01`,
    end_date,
    days: Number(end_date.slice(8)),
  };
  const employee = { id: 'luis', monthly_salary: '1500000', risk_class_rate: '0.025', inputs };
  const options = { include_audit_trail: true };
  const year = Number(end_date.slice(0, 4));
  return service.calculate(calculation({ country: 'AR', scheme, year, period, employee, options, ...more }));
}

test('a dismissal three months and a day after an anniversary is stored, read again byte for byte, and verified', async () => {
  const { status, body, text } = await event('liquidacion_final', '2025-05-30', DISMISSED);
  expect([status, body.summary]).toMatchObject([
    201,
    { total_perceptions: '12020116.67', total_deductions: '361250.00', net_salary: '11658866.67' },
  ]);
  expect(body.perceptions.map(({ id, amount }: { id: string; amount: string }) => [id, amount])).toEqual([
    ['sueldo_basico', '1500000.00'],
    ['sac_egreso', '625000.00'],
    ['preaviso', '3000000.00'],
    ['sac_preaviso', '250000.00'],
    ['integracion_mes', '50000.00'],
    ['sac_integracion', '4166.67'],
    ['indemnizacion_antiguedad', '6030000.00'],
    ['vacaciones_no_gozadas', '517800.00'],
    ['sac_vacaciones', '43150.00'],
  ]);
  expect((await service.call(`/v1/payroll/calculations/${body.id}`)).text).toBe(text);
  expect(await verifyStored([])).toMatchObject({ code: 0, findings: [] });
});

test('the bonus of June is half of the best stored month', async () => {
  const stored = { history: { source: 'stored' } };
  for (const [month, last, salary] of [
    ['04', '30', '1200000'],
    ['05', '31', '1800000'],
  ] as const) {
    const paid = await service.calculate(
      calculation({
        country: 'AR',
        scheme: 'general',
        year: 2025,
        period: {
          type: 'monthly',
          start_date: `2025-${month}-01`,
          end_date: `2025-${month}-${last}`,
          days: 30,
        },
        employee: { id: 'luis', monthly_salary: salary },
      }),
    );
    expect(paid.status).toBe(201);
  }
  const { body } = await event('sac', '2025-06-30', {}, stored);
  expect(body.perceptions).toMatchObject([{ id: 'sac', amount: '900000.00' }]);
});

test('the bonus by stored months asks for no salary, and for one where nothing is stored', async () => {
  const stored = { history: { source: 'stored' } };
  const known = await event('sac', '2025-06-30', {}, { ...stored, employee: { id: 'luis' } });
  expect([known.status, known.body.perceptions[0].amount]).toEqual([201, '900000.00']);
  const unknown = await event('sac', '2025-06-30', {}, { ...stored, employee: { id: 'nadie' } });
  expect([unknown.status, unknown.body.detail]).toMatchObject([
    422,
    [{ loc: ['body', 'employee'], type: 'missing', msg: 'monthly_salary or daily_salary is required' }],
  ]);
  const { body } = await service.call('/v1/payroll/schemes/AR/sac/inputs?date=2025-06-30');
  expect(body.json_schema.properties.employee).toMatchObject({ required: ['id'] });
  expect(body.json_schema.properties.employee.allOf).toBeUndefined();
});

test('an imported payslip that says nothing of a sum that the law calls for is told of it once, and then refused', async () => {
  const amounts = {
    remuneracion_bruta: '1000000',
    sac: '0',
    aportes_computables: '170000',
    total_deducciones: '170000',
    ganancias: '0',
    devolucion_ganancias: '0',
  };
  const period = { start_date: '2025-01-01', end_date: '2025-01-31' };
  const subject = { country: 'AR', year: 2025, employer_id: 'acme', employee_id: 'ana' };
  const body = { ...subject, payslips: [{ scheme: 'general', period, amounts }] };
  const { body: imported } = await service.call('/v1/payroll/opening-balances', { body });
  const left = { code: 'AMOUNT_NOT_IMPORTED', field: 'payslips.0.amounts.suma_no_remunerativa' };
  expect(imported.warnings).toMatchObject([left]);
  const month = { type: 'monthly', start_date: '2025-02-01', end_date: '2025-02-28', days: 30 };
  const employee = { id: 'ana', monthly_salary: '1000000' };
  const asked = {
    country: 'AR',
    scheme: 'general',
    year: 2025,
    period: month,
    employee,
    employer: { id: 'acme' },
  };
  const answer = await service.calculate({ ...asked, history: { source: 'stored' } });
  expect(answer.body.error).toMatchObject({
    code: 'HISTORY_INCOMPLETE',
    details: { lines: ['suma_no_remunerativa'] },
  });
});

test.each([
  ['hire_date', { hire_date: '2025-05-31' }, 'LCT art. 18'],
  ['causa', { causa: 'despido' }, 'por_jubilacion (LCT art'],
  ['hire_date', { hire_date: '1939-12-31' }, '1940-01-01 (LCT art'],
  ['promedio_variable_6m', { hire_date: '2025-04-02', promedio_variable_6m: '1000' }, 'LCT art. 155'],
  ['meses_periodo_prueba', { meses_periodo_prueba: '5' }, 'LCT art. 92 bis'],
  ['agravamiento_discriminacion_rate', { agravamiento_discriminacion_rate: '0.25' }, 'LCT art. 245 bis'],
])('a wrong %s is refused where it stands, with its reason', async (field, wrong, reason) => {
  const { status, body } = await event('liquidacion_final', '2025-05-30', { ...DISMISSED, ...wrong });
  expect(status).toBe(422);
  expect(body.detail).toMatchObject([{ loc: ['body', 'employee', 'inputs', field] }]);
  expect(body.detail[0].msg).toContain(reason);
});

test('January 2027: what needs no figure that is to come is calculated, the rest names the figures', async () => {
  const vacation = await event('vacaciones', '2027-01-04', { hire_date: '2020-02-29' });
  expect([vacation.status, vacation.body.warnings]).toMatchObject([
    201,
    expect.arrayContaining([
      expect.objectContaining({ code: 'PARAM_MISSING' }),
      expect.objectContaining({ code: 'PARAM_CARRIED_FORWARD' }),
    ]),
  ]);
  const period = { type: 'monthly', start_date: '2027-01-01', end_date: '2027-01-31', days: 31 };
  const employee = { id: 'luis', monthly_salary: '1500000', risk_class_rate: '0.025' };
  const month = await service.calculate(
    calculation({ country: 'AR', scheme: 'general', year: 2027, period, employee }),
  );
  const missing = month.body.error.details.missing_figures.map(({ name }: { name: string }) => name);
  expect([month.status, month.body.error.code]).toEqual([422, 'SCHEME_NOT_EFFECTIVE']);
  expect(missing).toEqual(expect.arrayContaining(['SMVM', 'gni_anual', 'escala', 'escala_acumulada']));
});
