import { modules } from '../../generated/rules/index.ts';
import { verifyStored } from './operator-command.ts';
import { urlOf } from './test-database.ts';
import { calculation, TestService } from './test-service.ts';

const LIQUIDATION = modules.filter(
  ({ manifest }) => manifest.country === 'CO' && manifest.scheme === 'liquidacion',
);
const service = new TestService({ modules: LIQUIDATION, root: new URL('../..', import.meta.url).pathname });
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

const DISMISSED = { hire_date: '2021-01-01', causa: 'sin_justa_causa', dias_vacaciones_pendientes: '0' };

/** Who earns twelve million a month leaves at the end of 2026. */
function leave(inputs: object) {
  const period = { type: 'event', start_date: '2026-12-01', end_date: '2026-12-31', days: 30 };
  const employee = { id: 'e', monthly_salary: '12000000', inputs: { ...DISMISSED, ...inputs } };
  const options = { include_audit_trail: true };
  return service.calculate(
    calculation({ country: 'CO', scheme: 'liquidacion', year: 2026, period, employee, options }),
  );
}

test('a dismissal without cause is stored, read again byte for byte, and verified', async () => {
  const { status, body, text } = await leave({});
  expect([status, body.summary]).toMatchObject([
    201,
    { total_perceptions: '71440000.00', total_deductions: '7800000.00', net_salary: '63640000.00' },
  ]);
  expect(body.perceptions.map(({ id, amount }: { id: string; amount: string }) => [id, amount])).toEqual([
    ['salario_pendiente', '0.00'],
    ['prima_servicios', '6000000.00'],
    ['cesantias', '12000000.00'],
    ['intereses_cesantias', '1440000.00'],
    ['vacaciones_compensadas', '0.00'],
    ['indemnizacion', '52000000.00'],
  ]);
  expect((await service.call(`/v1/payroll/calculations/${body.id}`)).text).toBe(text);
  expect(await verifyStored([])).toMatchObject({ code: 0, findings: [] });
});

test.each([
  ['hire_date', { hire_date: '2027-01-01' }, 'CST arts. 61 y 64'],
  ['hire_date', { hire_date: '2026-12-16', termination_date: '2026-12-15' }, 'CST arts. 61 y 64'],
  ['termination_date', { hire_date: '2019-01-01', termination_date: '2020-12-31' }, 'CST art. 65'],
  ['termination_date', { termination_date: '2027-01-01' }, 'CST arts. 61 y 65'],
  ['fecha_fin_contrato', { tipo_contrato: 'fijo' }, 'CST arts. 46 y 64'],
  ['fecha_inicio_prima', { fecha_inicio_prima: '2020-12-31' }, 'CST art. 306'],
  ['causa', { causa: 'capricho' }, 'despido_indirecto (CST arts. 61, 62 y 64)'],
  ['hire_date', { hire_date: '0001-01-01' }, '1940-01-01 (CST arts. 64, 249 y 306)'],
  ['hire_date', { hire_date: undefined }, 'hire_date is required (CST arts. 64, 249 y 306)'],
  ['dias_salario_pendiente', { dias_salario_pendiente: '31' }, 'equal to 30 (CST arts. 127 y 134)'],
  ['fecha_inicio_prima', { fecha_inicio_prima: '2027-01-02' }, 'CST art. 306'],
  ['fecha_inicio_cesantias', { fecha_inicio_cesantias: '9999-12-31' }, 'CST art. 249'],
])('a wrong %s is refused where it stands, with its reason', async (field, wrong, reason) => {
  const { status, body } = await leave(wrong);
  expect(status).toBe(422);
  expect(body.detail).toMatchObject([{ loc: ['body', 'employee', 'inputs', field] }]);
  expect(body.detail[0].msg).toContain(reason);
});
