import { modules } from '../../generated/rules/index.ts';
import { verifyStored } from './operator-command.ts';
import { urlOf } from './test-database.ts';
import { calculation, TestService } from './test-service.ts';

const TERMINATIONS = modules.filter(
  ({ manifest }) => manifest.country === 'MX' && ['finiquito', 'liquidacion'].includes(manifest.scheme),
);
const service = new TestService({ modules: TERMINATIONS, root: new URL('../..', import.meta.url).pathname });
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

/** Who earns 500 a day leaves on the day of the payment. */
function leave(scheme: string, end_date: string, inputs: object, more: object = {}) {
  const period = { type: 'event', start_date: `${end_date.slice(0, 8)}01`, end_date, days: 30 };
  const employee = { id: 'e', daily_salary: '500', inputs };
  const options = { include_audit_trail: true };
  const year = Number(end_date.slice(0, 4));
  return service.calculate(calculation({ country: 'MX', scheme, year, period, employee, options, ...more }));
}

test('a resignation and a dismissal are stored, read again byte for byte, and verified', async () => {
  const resigned = await leave('finiquito', '2026-09-29', {
    fecha_ingreso: '2024-05-10',
    causa: 'renuncia',
    dias_sueldo_pendiente: '14',
    sueldo_mensual_ordinario: '15200',
    ingreso_gravado_mes: '15200',
  });
  expect([resigned.status, resigned.body.summary]).toMatchObject([
    201,
    { total_perceptions: '16506.85', total_deductions: '2526.48', net_salary: '13980.37' },
  ]);
  const dismissed = await leave(
    'liquidacion',
    '2026-12-31',
    {
      fecha_ingreso: '2023-12-31',
      causa: 'despido_injustificado',
      salario_diario_integrado: '500',
      computo_antiguedad: 'anios_completos',
      dias_vacaciones_pendientes: '6',
      dias_vacaciones_gozadas_anio: '1',
      sueldo_mensual_ordinario: '15200',
      metodo_isr: 'reglamento',
    },
    { overrides: { indemnizacion_20_dias: true } },
  );
  expect([dismissed.status, dismissed.body.summary]).toMatchObject([201, { net_salary: '97732.21' }]);
  for (const { body, text } of [resigned, dismissed]) {
    expect((await service.call(`/v1/payroll/calculations/${body.id}`)).text).toBe(text);
  }
  expect(await verifyStored([])).toMatchObject({
    code: 0,
    findings: [],
    checked: { rule_sources: 2, calculations: 2 },
  });
});

test.each([
  ['fecha_ingreso', { fecha_ingreso: '2026-10-01' }, 'LFT art. 158'],
  ['fecha_baja', { fecha_baja: '2026-09-30' }, 'LFT art. 46'],
  ['causa', { causa: 'despido_injustificado' }, 'incapacidad (LFT arts. 47, 53, 54 y 162)'],
  ['fecha_ingreso', { fecha_ingreso: '0001-01-01' }, '1940-01-01 (LFT art. 158)'],
  ['fecha_ingreso', { fecha_ingreso: undefined }, 'fecha_ingreso is required (LFT art. 158)'],
  ['dias_trabajados_anio', { dias_trabajados_anio: '366' }, 'LFT art. 87'],
])('a wrong %s is refused where it stands, with its reason', async (field, wrong, reason) => {
  const sent = { fecha_ingreso: '2024-05-10', causa: 'renuncia', ...wrong };
  const { status, body } = await leave('finiquito', '2026-09-29', sent);
  expect(status).toBe(422);
  expect(body.detail).toMatchObject([{ loc: ['body', 'employee', 'inputs', field] }]);
  expect(body.detail[0].msg).toContain(reason);
});
