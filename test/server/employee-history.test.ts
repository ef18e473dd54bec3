import { rmSync } from 'node:fs';
import { CUMULATIVE } from '../workbench/cli/uruguay-history.ts';
import { compiledRules } from './compiled-rules.ts';
import { calculation, TestService } from './test-service.ts';

const { module, root } = compiledRules('rules/uy/acumulado/2026-01-01.pay', CUMULATIVE);
const service = new TestService({ modules: [module], root });
beforeAll(() => service.start());
afterAll(async () => {
  await service.stop();
  rmSync(root, { recursive: true });
});

const period = { type: 'monthly', start_date: '2026-03-01', end_date: '2026-03-31', days: 30 };
const scheme = { country: 'UY', scheme: 'acumulado', year: 2026, period };
const HISTORY = { base_del_anio: '2000', retenido_del_anio: 150, base_del_mes_01: '1000', recibos: 2 };

function employee(history?: object) {
  return { id: 'p1', monthly_salary: '1000', ...(history && { history }) };
}

test('a calculation reads what the caller says of earlier payslips, and says so in its trace', async () => {
  const options = { include_audit_trail: true };
  const { status, body } = await service.calculate(
    calculation({ ...scheme, employee: employee(HISTORY), options }),
  );
  expect([status, body.summary.net_salary]).toEqual([201, '847.00']);
  const step = body.audit_trail.find((one: { concept_id: string }) => one.concept_id === 'irpf');
  expect(step.inputs).toMatchObject({ acumulado: '3000.00', retenido_del_anio: '150.00' });
});

test('without a history the payslip stands alone', async () => {
  const { body } = await service.calculate(calculation({ ...scheme, employee: employee() }));
  expect(body.summary.net_salary).toBe('900.00');
});

test('a batch reads the history of each row', async () => {
  const rows = [employee(HISTORY), { ...employee(), id: 'p2' }];
  const body = { ...scheme, employer: { id: 'e1' }, employees: rows };
  const { body: batch } = await service.call('/v1/payroll/batch', { method: 'POST', body });
  const net = batch.results.map((row: { calculation: { summary: object } }) => row.calculation.summary);
  expect(net).toMatchObject([{ net_salary: '847.00' }, { net_salary: '900.00' }]);
});

test('a misspelt history is refused with the one that is meant, and a wrong value at its place', async () => {
  const sent = { retenido_del_ano: '1', base_del_anio: 'mucho', recibos: 1.5 };
  const { status, body } = await service.calculate(calculation({ ...scheme, employee: employee(sent) }));
  expect(status).toBe(422);
  const place = ['body', 'employee', 'history'];
  expect(body.detail).toMatchObject([
    { loc: [...place, 'base_del_anio'], type: 'string_pattern_mismatch' },
    { loc: [...place, 'recibos'], type: 'string_pattern_mismatch' },
    {
      loc: [...place, 'retenido_del_ano'],
      type: 'extra_forbidden',
      ctx: { suggestion: 'retenido_del_anio' },
    },
  ]);
  const bounds = await service.calculate(calculation({ ...scheme, employee: employee({ recibos: 13 }) }));
  expect(bounds.body.detail).toMatchObject([{ loc: [...place, 'recibos'], type: 'less_than_equal' }]);
});

test('a warning on a history names it as the caller knows it', async () => {
  const { body } = await service.calculate(
    calculation({ ...scheme, employee: employee({ retenido_del_anio: 500 }) }),
  );
  expect(body.warnings).toMatchObject([{ code: 'YA_RETENIDO', field: 'history.retenido_del_anio' }]);
});

test('discovery tells of each history what it is read from', async () => {
  const { body } = await service.call('/v1/payroll/schemes/UY/acumulado/inputs?date=2026-03-31');
  const { history } = body.json_schema.properties.employee.properties;
  expect(history).toMatchObject({ type: 'object', additionalProperties: false, required: [] });
  expect(history.properties.base_del_anio).toMatchObject({
    title: 'Base del año',
    'x-payroll': {
      path: 'employee.history.base_del_anio',
      history: { aggregate: 'sum', line: 'base_irpf', of: ['UY.acumulado'], window: { kind: 'year' } },
    },
  });
  expect(history.properties.base_del_mes_02['x-payroll'].history).toMatchObject({
    window: { kind: 'semester' },
    month: 2,
  });
  expect(history.properties.recibos['x-payroll'].history).toMatchObject({
    aggregate: 'count',
    line: null,
    window: { kind: 'last_months', months: 12 },
  });
});
