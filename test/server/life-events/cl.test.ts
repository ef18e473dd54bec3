import { modules } from '../../../generated/rules/index.ts';
import { verifyStored } from '../operator-command.ts';
import { urlOf } from '../test-database.ts';
import { calculation, TestService } from '../test-service.ts';

const FINIQUITO = modules.filter(
  ({ manifest }) => manifest.country === 'CL' && manifest.scheme === 'finiquito',
);
const service = new TestService({ modules: FINIQUITO, root: new URL('../../..', import.meta.url).pathname });
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

const SENT = {
  hire_date: '2012-05-01',
  termination_date: '2026-07-31',
  causal_termino: 'necesidades_empresa',
};

/** Who earns four million and was told thirty days before is paid a week after the end. */
function leave(inputs: object) {
  const period = { type: 'event', start_date: '2026-08-01', end_date: '2026-08-07', days: 7 };
  const employee = {
    id: 'e',
    monthly_salary: '4000000',
    colacion_amount: '80000',
    movilizacion_amount: '60000',
    inputs,
  };
  const options = { include_audit_trail: true };
  return service.calculate(
    calculation({ country: 'CL', scheme: 'finiquito', year: 2026, period, employee, options }),
  );
}

test('a dismissal with both limits and the set-off is stored, read again byte for byte, and verified', async () => {
  const { status, body, text } = await leave({
    ...SENT,
    aviso_previo_dado: true,
    gratificacion_mensual_amount: '219115',
    dias_feriado_pendiente: '15',
    saldo_afc_empleador_amount: '6250000',
  });
  expect([status, body.summary]).toMatchObject([
    201,
    { total_perceptions: '44003008.00', total_deductions: '6250000.00', net_salary: '37753008.00' },
  ]);
  expect(body.perceptions.map(({ id, amount }: { id: string; amount: string }) => [id, amount])).toEqual([
    ['indemnizacion_feriado', '3566667.00'],
    ['indemnizacion_anios_servicio', '40436341.00'],
  ]);
  expect(body.warnings.map(({ code }: { code: string }) => code)).toEqual([
    'SEVERANCE_BASE_CAPPED',
    'SEVERANCE_YEARS_CAPPED',
  ]);
  expect((await service.call(`/v1/payroll/calculations/${body.id}`)).text).toBe(text);
  expect(await verifyStored([])).toEqual({
    code: 0,
    findings: [],
    checked: { rule_sources: 1, opening_balances: 0, calculations: 1, batches: 0, erasures: 0 },
  });
});

test.each([
  ['hire_date', { hire_date: '2026-08-01' }, 'Código del Trabajo art. 177'],
  ['hire_date', { hire_date: '2027-01-01' }, 'Código del Trabajo art. 177'],
  ['termination_date', { termination_date: '2026-08-08' }, 'Código del Trabajo art. 177'],
  ['causal_termino', { causal_termino: 'pedido_de_demissao' }, 'Código del Trabajo arts. 159, 160'],
  ['hire_date', { hire_date: '1949-12-31' }, '1950-01-01 (Código del Trabajo'],
  [
    'base_tributable_01',
    { causal_termino: 'renuncia', indemnizacion_voluntaria_amount: '1', promedio_24m_amount: '0' },
    'LIR arts. 17 N°13 y 46',
  ],
  [
    'primer_mes_devengo',
    { causal_termino: 'renuncia', primer_mes_devengo: '2026-06-01', base_tributable_03: '0' },
    'LIR art. 46',
  ],
])('a wrong %s is refused where it stands, with its reason', async (field, wrong, reason) => {
  const { status, body } = await leave({ ...SENT, ...wrong });
  expect(status).toBe(422);
  expect(body.detail).toMatchObject([{ loc: ['body', 'employee', 'inputs', field] }]);
  expect(body.detail[0].msg).toContain(reason);
});

test('an indemnity beyond the law asks for the average of 24 months that measures its exemption', async () => {
  const { status, body } = await leave({ ...SENT, indemnizacion_voluntaria_amount: '1' });
  expect(status).toBe(422);
  expect(body.detail).toMatchObject([{ loc: ['body', 'employee', 'inputs', 'promedio_24m_amount'] }]);
});

test('what it passes of its exemption is a base of its own, and taxed in the months whose bases are sent', async () => {
  const { status, body } = await leave({
    ...SENT,
    causal_termino: 'renuncia',
    indemnizacion_voluntaria_amount: '4200000',
    promedio_24m_amount: '100000',
    base_tributable_11: '3000000',
    base_tributable_12: '3000000',
  });
  expect([status, body.taxable_bases, body.deductions]).toMatchObject([
    201,
    [{ id: 'indemnizacion_tributable', amount: '2800000.00' }],
    [{ id: 'impuesto_indemnizacion', amount: '314260.00' }],
  ]);
});
