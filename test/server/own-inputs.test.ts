import { rmSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { URUGUAY } from '../workbench/cli/uruguay.ts';
import { compiledRules } from './compiled-rules.ts';
import { calculation, TestService } from './test-service.ts';

const { module, root } = compiledRules('rules/uy/general/2026-01-01.pay', URUGUAY);
const service = new TestService({ modules: [module], root });
beforeAll(() => service.start());
afterAll(async () => {
  await service.stop();
  rmSync(root, { recursive: true });
});

const INPUTS = {
  tiene_hijos: true,
  sistema: 'afap',
  horas_25: 8,
  comision_afap: '0.0147',
  ingreso: '2020-02-29',
};
const period = { type: 'monthly', start_date: '2026-03-01', end_date: '2026-03-31', days: 31 };

function request(inputs: object, more: object = {}) {
  const employee = { id: 'p1', monthly_salary: '2400', inputs };
  return calculation({ country: 'UY', scheme: 'general', year: 2026, period, employee, ...more });
}

test('inputs of every type are read from employee.inputs', async () => {
  const { status, body } = await service.calculate(request(INPUTS));
  expect(status).toBe(201);
  expect(body.summary.net_salary).toBe('2337.72');
  expect(body.warnings).toMatchObject([{ code: 'PERIOD_DAYS_ADJUSTED' }]);
});

test("a warning of the scheme's own names the input as the caller knows it", async () => {
  const { body } = await service.calculate(request({ ...INPUTS, ingreso: '2026-04-01' }));
  expect(body.warnings).toContainEqual(
    expect.objectContaining({ code: 'INGRESO_POSTERIOR', field: 'inputs.ingreso', severity: 'info' }),
  );
});

test('every fault is said at its place, and a misspelt name with the one that is meant', async () => {
  const bad = { tiene_hjos: true, sistema: 'fonasa', horas_25: 'ocho', comision_afap: '0.5' };
  const faults = await service.calculate(request(bad));
  expect(faults.status).toBe(422);
  expect(faults.body.detail).toMatchObject([
    { loc: ['body', 'employee', 'inputs', 'horas_25'], type: 'string_pattern_mismatch' },
    {
      loc: ['body', 'employee', 'inputs', 'tiene_hjos'],
      type: 'extra_forbidden',
      ctx: { suggestion: 'tiene_hijos' },
    },
    { loc: ['body', 'employee', 'inputs', 'sistema'], type: 'enum', input: 'fonasa' },
    { loc: ['body', 'employee', 'inputs', 'comision_afap'], type: 'less_than_equal', input: '0.5' },
    { loc: ['body', 'employee', 'inputs', 'ingreso'], type: 'missing' },
  ]);
  const bounds = await service.calculate(request({ sistema: 'fonasa', comision_afap: '0.5' }));
  expect(bounds.body.detail).toMatchObject([
    { loc: ['body', 'employee', 'inputs', 'sistema'], type: 'enum', input: 'fonasa' },
    { loc: ['body', 'employee', 'inputs', 'comision_afap'], type: 'less_than_equal', input: '0.5' },
    { loc: ['body', 'employee', 'inputs', 'ingreso'], type: 'missing' },
  ]);
});

test.each([
  ['horas_25', {}, 'Must be a string, a number or true or false'],
  ['horas_25', [8], 'Must be a string, a number or true or false'],
  ['horas_25', true, 'Must be hours: a decimal with at most 10 fraction digits'],
  ['comision_afap', 'mucho', 'Must be a rate, 0.04 for 4 %: a decimal with at most 10 fraction digits'],
  ['tiene_hijos', 1, 'Must be true or false'],
  ['sistema', 1, 'Must be one of: bps, afap'],
  ['ingreso', 20200229, 'Must be a date such as 2025-03-31'],
])('what is expected of %s is said in the words of its type when %j is sent', async (name, sent, msg) => {
  const { status, body } = await service.calculate(request({ ...INPUTS, [name]: sent }));
  expect(status).toBe(422);
  expect(body.detail).toMatchObject([{ loc: ['body', 'employee', 'inputs', name], msg }]);
});

test.each(['constructor', 'hasownproperty'])('%s is no input unless it is declared', async (name) => {
  const { status, body } = await service.calculate(request({ [name]: '1', ingreso: '2020-02-29' }));
  expect(status).toBe(422);
  expect(body.detail).toMatchObject([{ loc: ['body', 'employee', 'inputs', name], type: 'extra_forbidden' }]);
});

test('a body that names a prototype is refused whole', async () => {
  const text = JSON.stringify(request({ proto: '1' })).replace('"proto"', '"__proto__"');
  const { status, body } = await service.call('/v1/payroll/calculate', { body: text });
  expect(status).toBe(422);
  expect(body.detail).toMatchObject([{ type: 'json_invalid' }]);
});

test('the inputs of the scheme are discovered as a JSON Schema that accepts what the service accepts', async () => {
  const { body } = await service.call('/v1/payroll/schemes/UY/general/inputs?date=2026-03-31');
  const { inputs } = body.json_schema.properties.employee.properties;
  expect(inputs.required).toEqual(['ingreso']);
  expect(inputs.properties.sistema).toMatchObject({ type: 'string', enum: ['bps', 'afap'], default: 'bps' });
  expect(inputs.properties.comision_afap).toMatchObject({
    title: 'Comisión de la AFAP',
    maximum: 0.03,
    'x-payroll': { path: 'employee.inputs.comision_afap', type: 'rate', law: 'Ley 16.713' },
  });
  const ajv = new Ajv2020({ allowUnionTypes: true, strictRequired: false, strictTypes: false });
  ajv.addKeyword('x-payroll');
  const accepts = ajv.compile(inputs);
  expect([accepts(INPUTS), accepts({ ...INPUTS, tiene_hjos: true }), accepts({ sistema: 'afap' })]).toEqual([
    true,
    false,
    false,
  ]);
});
