import { Validator } from '@seriousme/openapi-schema-validator';
import { EMPLOYEE_FIELDS } from '../../runtime/request/employee-fields.ts';
import { openContract } from '../../server/http/contract-backend.ts';
import { inlineReferences } from '../../server/http/document.ts';
import { readDocument } from '../../server/http/read-document.ts';
import { isJsonObject, type Json, type JsonObject } from '../../server/json.ts';
import { STATUS } from '../../server/service-error.ts';
import { contractValidator } from '../server/contract-validator.ts';

const document = readDocument();
const schemas = at('components', 'schemas');
const ajv = contractValidator();

function at(...path: readonly string[]): JsonObject {
  const found = path.reduce<Json | undefined>(
    (value, name) => (isJsonObject(value) ? value[name] : undefined),
    document,
  );
  if (!isJsonObject(found)) throw new Error(`nothing at ${path.join('.')}`);
  return found;
}

/** Every object of a value with the way to it. */
function walk(value: Json, path: readonly string[] = []): readonly (readonly [string, JsonObject])[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => walk(one, [...path, String(index)]));
  if (!isJsonObject(value)) return [];
  const inside = Object.entries(value).flatMap(([name, one]) => walk(one, [...path, name]));
  return [[path.join('/'), value], ...inside];
}

function operations(): readonly (readonly [string, JsonObject])[] {
  return Object.entries(at('paths')).flatMap(([path, item]) =>
    Object.entries(isJsonObject(item) ? item : {}).map(
      ([method, operation]) => [`${method} ${path}`, isJsonObject(operation) ? operation : {}] as const,
    ),
  );
}

test('the document is OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test('every operation has a verb for an id, a tag, a summary and its security', () => {
  for (const [name, operation] of operations()) {
    expect([name, operation.operationId]).toEqual([
      name,
      expect.stringMatching(/^(calculate|cancel|create|get|list|simulate|solve)[A-Z]/),
    ]);
    expect([name, operation.tags, operation.summary]).toEqual([
      name,
      [expect.any(String)],
      expect.any(String),
    ]);
  }
});

test('no schema stands inside another: each has a name', () => {
  const inline = walk(document).filter(([path, value]) => {
    const isUse = /\/(schema|items|additionalProperties|propertyNames)$|\/properties\/[^/]+$/.test(path);
    return isUse && !path.includes('/example') && value.$ref === undefined;
  });
  expect(inline.map(([path]) => path)).toEqual([]);
});

test('beside a reference stand only words', () => {
  const siblings = walk(document)
    .filter(([, value]) => typeof value.$ref === 'string')
    .flatMap(([path, value]) => Object.keys(value).map((name) => [path, name]))
    .filter(([, name]) => name !== '$ref' && name !== 'description');
  expect(siblings).toEqual([]);
});

test('every named schema is used', () => {
  const text = JSON.stringify(document);
  const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
  expect(unused).toEqual([]);
});

test('every example fits its schema', () => {
  const inlined = inlineReferences(document);
  const bad: string[] = [];
  const check = (where: string, schema: Json | undefined, example: Json) => {
    if (!isJsonObject(schema) || !ajv.validate(schema, example)) bad.push(`${where}: ${ajv.errorsText()}`);
  };
  // An example may show a schema, which is a value here.
  const outside = walk(inlined).filter(([path]) => !/\/examples\/\w+\/value\b/.test(path));
  for (const [path, value] of outside) {
    if (Array.isArray(value.examples)) for (const example of value.examples) check(path, value, example);
    if (value.schema === undefined) continue;
    if (value.example !== undefined) check(path, value.schema, value.example);
    for (const example of Object.values(isJsonObject(value.examples) ? value.examples : {})) {
      if (isJsonObject(example) && example.value !== undefined) check(path, value.schema, example.value);
    }
  }
  expect(bad).toEqual([]);
});

test('every field that goes out is described as always there or as optional on purpose', () => {
  const optional = [
    // Only of what another employer paid.
    'ImportedPayslip.paid_by',
    // Only of what asked for stored history.
    'Calculation.history',
    'Calculation.diagram',
    // Only where nothing was found.
    'CalculationHistory.statement',
    // Only where what other employers paid counts, or is named.
    'CalculationHistoryValue.employers',
    'CalculationHistorySource.paid_by',
    'BracketApplied.whole_month',
    'TraceStep.exact',
    'TraceStep.words',
    'TraceStep.result_exact',
    'TraceStep.result_word',
    'Simulation.history',
    'Simulation.warnings',
    // The salary that the scheme reads.
    'ScenarioResult.daily_salary',
    'ScenarioResult.monthly_salary',
    'Solution.history',
    // Only where there is something to say.
    'CalculationSummary.history_state',
    'BatchSummary.stale_histories',
    'ErrorResponse.detail',
    'ValidationFault.input',
  ];
  const requests = [
    'CalculationRequest',
    'EmployeeInput',
    'EmployerInput',
    'CalculationOptions',
    'BatchRequest',
    'OpeningBalanceRequest',
    'PayslipToImport',
    'OpeningBalanceOptions',
    'BatchEmployee',
    'BatchOptions',
    'SimulationRequest',
    'SimulationOptions',
    'Scenario',
    'SolveRequest',
    'SolveQuestion',
    'PayoutRequest',
    'PayoutProcessing',
    'PayrollRef',
    'Beneficiary',
    'BeneficiaryAddress',
    'BankAccount',
  ];
  const found = Object.entries(schemas).flatMap(([name, schema]) => {
    if (!isJsonObject(schema) || !isJsonObject(schema.properties) || requests.includes(name)) return [];
    const required = Array.isArray(schema.required) ? schema.required : [];
    return Object.keys(schema.properties)
      .filter((field) => !required.includes(field))
      .map((field) => `${name}.${field}`);
  });
  expect(found).toEqual(optional);
});

test('the employee fields of the contract are those that the service reads, with the same decimals', () => {
  const properties = at('components', 'schemas', 'EmployeeInput', 'properties');
  const fields = Object.keys(properties).filter(
    (name) => !['id', 'inputs', 'history', 'overrides'].includes(name),
  );
  expect(fields).toEqual(Object.keys(EMPLOYEE_FIELDS));
  for (const [name, kind] of Object.entries(EMPLOYEE_FIELDS)) {
    const { $ref } = at('components', 'schemas', 'EmployeeInput', 'properties', name);
    const { pattern } = at('components', 'schemas', String($ref).split('/').at(-1) ?? '');
    const decimals = /\{1,(\d+)\}\)\?\$$/.exec(String(pattern))?.[1] ?? '0';
    expect([name, Number(decimals)]).toEqual([name, kind.decimals]);
  }
});

test('the table of error codes is the one that the service answers', () => {
  const rows = [...String(at('info').description).matchAll(/^\| ([A-Z_]+) \| (\d{3}) \|/gm)];
  expect(Object.fromEntries(rows.map(([, code, status]) => [code, Number(status)]))).toEqual(STATUS);
});

test('every schema is one: the service itself does not look', () => {
  const faulty = Object.entries(schemas).filter(
    ([, schema]) => !isJsonObject(schema) || ajv.validateSchema(schema) !== true,
  );
  expect(faulty).toEqual([]);
});

test('a service with a missing handler does not start', async () => {
  await expect(openContract(inlineReferences(document), {}, {})).rejects.toThrow(
    /would fail open: no .*unauthorizedHandler/,
  );
});

test('an operation without security does not start, unless it is known to be public', async () => {
  const open = JSON.parse(JSON.stringify(document));
  open.paths['/v1/payroll/schemes'].get.security = [];
  await expect(openContract(inlineReferences(open), {}, {})).rejects.toThrow(/security of listSchemes/);
});

test('an operation with a body does not start without a limit of its size', async () => {
  const unlimited = JSON.parse(JSON.stringify(document));
  delete unlimited.paths['/v1/payroll/calculate'].post['x-max-body-bytes'];
  await expect(openContract(inlineReferences(unlimited), {}, {})).rejects.toThrow(
    /x-max-body-bytes of calculatePayroll/,
  );
});

test('a row of a batch has the fields of an employee, and a period of its own', () => {
  const { period_override, ...fields } = at('components', 'schemas', 'BatchEmployee', 'properties');
  expect(fields).toEqual(at('components', 'schemas', 'EmployeeInput', 'properties'));
  expect(period_override).toMatchObject({ $ref: '#/components/schemas/Period' });
});
