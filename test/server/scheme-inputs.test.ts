import { Ajv2020 } from 'ajv/dist/2020.js';
import { modules } from '../../generated/rules/index.ts';
import { calculableUntil } from '../../runtime/module/missing-figures.ts';
import { type Answer, calculation, TestService } from './test-service.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const service = new TestService({ modules, root: ROOT });
beforeAll(() => service.start());
afterAll(() => service.stop());

const ajv = new Ajv2020({ allowUnionTypes: true, strictRequired: false });
ajv.addKeyword('x-payroll');

function inputs(scheme: string, query = ''): Promise<Answer> {
  return service.call(`/v1/payroll/schemes/${scheme}/inputs${query}`);
}

const files = modules.flatMap(({ manifest }) => {
  const date = calculableUntil(manifest);
  return date === null ? [] : [{ scheme: `${manifest.country}/${manifest.scheme}`, date, manifest }];
});

test.each(files)('$scheme on $date names every field and flag that it reads', async (one) => {
  const { body } = await inputs(one.scheme, `?date=${one.date}`);
  expect(body.rule_fingerprint).toBe(one.manifest.fingerprint);
  const { properties } = body.json_schema;
  const { id, overrides, inputs: own, history, ...fields } = properties.employee.properties;
  expect(overrides).toEqual(properties.overrides);
  const places = [fields, own?.properties, history?.properties, properties.overrides.properties];
  const described = places.flatMap((place) => Object.entries(place ?? {}));
  expect(described.map(([name]) => name).sort()).toEqual(one.manifest.inputs.map(({ wire }) => wire).sort());
  for (const [name, field] of described)
    expect(field).toMatchObject({
      title: expect.stringMatching(/\w/),
      'x-payroll': {
        path: expect.stringMatching(new RegExp(`^(employee(\\.inputs|\\.history)?|overrides)\\.${name}$`)),
      },
    });
  expect(ajv.validateSchema(body.json_schema)).toBe(true);
});

test('a field has the form of the contract and the facts of the rule file', async () => {
  const { body } = await inputs('CO/ordinario', '?date=2025-03-10');
  expect(body).toMatchObject({ version: '2025.1', reference_date: '2025-03-31' });
  const { properties } = body.json_schema.properties.employee;
  expect(properties.risk_class_rate).toMatchObject({
    title: 'Tarifa de riesgos laborales',
    type: ['string', 'number'],
    minimum: 0.00348,
    default: '0.00522',
    'x-payroll': {
      path: 'employee.risk_class_rate',
      type: 'rate',
      minimum: { value: '0.00348', included: true },
      maximum: { value: '0.087', included: true },
      default: '0.522%',
    },
  });
  expect(properties.daily_salary['x-payroll'].required_unless).toBe('employee.monthly_salary');
  expect(body.json_schema.properties.overrides.properties.aplica_auxilio_transporte).toEqual({
    type: 'boolean',
    title: 'Recibe auxilio de transporte',
    'x-payroll': expect.objectContaining({ default: 'monthly_salary <= 2 SMMLV' }),
  });
});

test('a bound that the law changes is that of the date', async () => {
  const bounds = async (date: string) => {
    const { body } = await inputs('AR/liquidacion_final', `?date=${date}`);
    const { properties } = body.json_schema.properties.employee.properties.inputs;
    const { maximum, 'x-payroll': facts } = properties.agravamiento_discriminacion_rate;
    expect(properties.hire_date['x-payroll'].minimum).toEqual({ value: '1940-01-01', included: true });
    return [maximum, facts.maximum];
  };
  expect(await bounds('2024-07-08')).toEqual([0, { value: '0', included: true }]);
  expect(await bounds('2024-07-09')).toEqual([1, { value: '1', included: true }]);
});

test('a form can be built from the schema alone: with dates, year and employer', async () => {
  const { json_schema: schema } = (await inputs('MX/ordinario', '?date=2025-03-31')).body;
  expect(schema.required).toEqual(['country', 'scheme', 'year', 'period', 'employee', 'employer']);
  const { year, period, employer } = schema.properties;
  expect(year).toMatchObject({ type: 'integer', minimum: 2025, maximum: 2025 });
  expect(period.required).toEqual(['type', 'start_date', 'end_date', 'days']);
  expect(period.properties).toMatchObject({
    type: { enum: ['monthly', 'biweekly', 'weekly'] },
    start_date: { type: 'string', description: 'First calendar day, inclusive.' },
    days: { type: 'integer', minimum: 1, maximum: 31 },
  });
  expect(employer).toMatchObject({ required: ['id'], properties: { id: { maxLength: 64 }, rfc: {} } });
  const strict = new Ajv2020({ allowUnionTypes: true, strictRequired: false }).addKeyword('x-payroll');
  expect(strict.validateSchema(schema)).toBe(true);
  expect(() => strict.compile(schema)).not.toThrow();
});

test('a text of one country is told in that country alone', async () => {
  const told = async (scheme: string) =>
    (await inputs(scheme, '?date=2025-03-31')).body.json_schema.properties.employee.properties.overtime_amount
      .description;
  expect(await told('MX/ordinario')).toContain('the pay of double hours');
  expect(await told('BR/clt')).toBe(
    'Overtime pay of the period, as an amount. Decimal string from 0 to 999999999999.99.',
  );
});

test('the hours of a Colombian half month are said to be those of the month', async () => {
  const { body } = await inputs('CO/ordinario', '?date=2025-03-10');
  const { horas_extra_diurnas } = body.json_schema.properties.employee.properties;
  expect(horas_extra_diurnas.description).toContain('send the same hours');
});

test('a default that is a formula is told as one, and one that is the same for all as a value', async () => {
  const { properties } = (await inputs('MX/ordinario', '?date=2025-03-31')).body.json_schema.properties
    .employee;
  expect(properties.daily_salary.default).toBeUndefined();
  expect(properties.daily_salary['x-payroll']).toMatchObject({
    default: 'monthly_salary / 30',
    law: 'LFT art. 89',
  });
  expect(properties.sunday_bonus_days).toMatchObject({ type: 'integer', maximum: 5, default: 0 });
});

test('the schema takes what the service takes, and refuses a payslip without a salary', async () => {
  const body = calculation({ employee: { id: 'emp-1', monthly_salary: '1423500' } });
  const validate = ajv.compile((await inputs('CO/ordinario', '?date=2025-03-31')).body.json_schema);
  expect(validate(body)).toBe(true);
  expect((await service.calculate(body)).status).toBe(201);
  expect(validate({ ...body, employee: { id: 'emp-1' } })).toBe(false);
  expect(validate({ ...body, overrides: { aplica_auxilio_transporte: 'no' } })).toBe(false);
  expect(validate({ ...body, period: { ...Object(body.period), type: 'weekly' } })).toBe(false);
});

test('no flag of the schema is unknown to the scheme', async () => {
  const { properties } = (await inputs('CO/ordinario', '?date=2025-03-31')).body.json_schema.properties
    .overrides;
  const overrides = Object.fromEntries(Object.keys(properties).map((name) => [name, true]));
  const { warnings } = (await service.calculate(calculation({ overrides }))).body;
  expect(warnings.map(({ code }: { code: string }) => code)).not.toContain('OVERRIDE_UNKNOWN');
});

test('without a date it is today', async () => {
  expect((await inputs('CO/ordinario')).body.version).toBe('2025.1');
});

test.each([
  ['CO/unknown', '', 404, 'SCHEME_NOT_FOUND'],
  ['ZZ/ordinario', '', 404, 'SCHEME_NOT_FOUND'],
  ['CO/ordinario', '?date=1999-12-31', 422, 'SCHEME_NOT_EFFECTIVE'],
  ['CO/ordinario', '?date=2025-02-30', 422, 'VALIDATION_ERROR'],
  ['CO/Ordinario', '', 422, 'VALIDATION_ERROR'],
])('%s%s is %i %s', async (scheme, query, status, code) => {
  const answer = await inputs(scheme, query);
  expect([answer.status, answer.body.error.code]).toEqual([status, code]);
});

test('the list of schemes is cut to those in force on a day', async () => {
  const all = (await service.call('/v1/payroll/schemes')).body;
  const { schemes, total } = (await service.call('/v1/payroll/schemes?date=2025-03-31')).body;
  const current = ({ effective_from, effective_until }: Readonly<Record<string, string>>) =>
    String(effective_from) <= '2025-03-31' && '2025-03-31' <= String(effective_until);
  expect(schemes).toEqual(all.schemes.filter(current));
  expect(total).toBe(schemes.length);
  const before = await service.call('/v1/payroll/schemes/CO?date=1999-12-31');
  expect([before.status, before.body.total]).toEqual([200, 0]);
});
