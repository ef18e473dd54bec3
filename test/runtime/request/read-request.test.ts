import fc from 'fast-check';
import { modules } from '../../../generated/rules/index.ts';
import { rowOfCall } from '../../../runtime/fixed-point/row.ts';
import { lastDayOfMonth } from '../../../runtime/module/period.ts';
import type { InputSpec, Manifest, RuleModule } from '../../../runtime/module.ts';
import { decimal } from '../../../runtime/numbers/exact.ts';
import { EMPLOYEE_FIELDS } from '../../../runtime/request/employee-fields.ts';
import { readBody } from '../../../runtime/request/read-body.ts';
import { readInputs } from '../../../runtime/request/read-inputs.ts';
import { RowReader } from '../../../runtime/request/row-reader.ts';

const rules = modules.find(({ manifest }) => manifest.scheme === 'ordinario' && manifest.country === 'CO');
if (rules === undefined) throw new Error('no such rules');
const { manifest } = rules;
const period = {
  type: 'monthly',
  start_date: `${manifest.validFrom.slice(0, 7)}-01`,
  end_date: lastDayOfMonth(manifest.validFrom),
};

const value = fc.oneof(
  fc.constantFrom(
    '0',
    '1',
    '30',
    '31',
    '744',
    '745',
    '0.125',
    '1.5',
    '10',
    '11',
    3.2e6,
    1e-7,
    '-1',
    '1e3',
    '',
    'x',
    true,
    null,
  ),
  fc.double({ min: 0, max: 1e15, noNaN: true }),
  fc.integer({ min: 0, max: 10 ** 9 }).map((cents) => (cents / 100).toFixed(2)),
);

function person({ inputs }: Manifest) {
  const fields = (source: string) => inputs.filter((spec) => spec.source === source).map(({ wire }) => wire);
  const some = (names: readonly string[], values: fc.Arbitrary<unknown>) =>
    fc.record(Object.fromEntries(names.map((name) => [name, values])), { requiredKeys: [] });
  return fc.record({
    employee: some([...Object.keys(EMPLOYEE_FIELDS), ...fields('employee')], value),
    overrides: some(fields('override'), fc.constantFrom(true, false, null, 'yes', 1)),
  });
}

test.each(modules.map((one): [string, RuleModule] => [one.manifest.path, one]))(
  'people of %s become the same row the short way and the long way, or no row the short way',
  (_path, { manifest: scheme, plain }) => {
    if (plain === null) throw new Error('no plain rules');
    const dates = { type: 'monthly', start: '2025-03-01', end: '2025-03-31', days: 30 } as const;
    const month = { period: dates, referenceDate: '2025-03-31', days: 30 };
    const reader = new RowReader(scheme, plain, month);
    const property = fc.property(person(scheme), (sent) => {
      const row = reader.read({ ...sent, inputs: {}, history: {} });
      if (row === null) return;
      const names = new Set(scheme.inputs.map(({ wire }) => wire));
      const employee = Object.fromEntries(Object.entries(sent.employee).filter(([name]) => names.has(name)));
      const { inputs, flags, faults } = readInputs({ employee, overrides: sent.overrides }, scheme);
      expect(faults).toEqual([]);
      expect(row).toEqual(rowOfCall(scheme, plain.scales, { inputs, flags, ...month, trace: false }));
    });
    fc.assert(property, { numRuns: 60 });
  },
);

test('an override of the request wins, and its fault stands where it was written', () => {
  const employee = { monthly_salary: '1', overrides: { aplica_auxilio_transporte: true } };
  const read = (overrides: object) => readBody({ period, employee, overrides }, manifest);
  expect(read({ aplica_auxilio_transporte: false })).toMatchObject({
    call: { flags: { aplica_auxilio_transporte: false } },
  });
  expect(read({ aplica_auxilio_transporte: null })).toMatchObject({
    call: { flags: { aplica_auxilio_transporte: true } },
  });
  expect(read({ aplica_auxilio_transporte: 'no' })).toMatchObject({
    faults: [{ path: ['overrides', 'aplica_auxilio_transporte'], type: 'bool_type', input: 'no' }],
  });
});

test('every fault of a request is found, each with its place', () => {
  const employee = { monthly_salary: '1.00000000001', risk_class_rate: '2', horas_extra_diurnas: [] };
  expect(readBody({ period, employee }, manifest)).toMatchObject({
    faults: [
      { path: ['employee', 'monthly_salary'], type: 'string_pattern_mismatch', context: { decimals: 10 } },
      { path: ['employee', 'risk_class_rate'], type: 'less_than_equal', context: { limit: '1' } },
      {
        path: ['employee', 'horas_extra_diurnas'],
        type: 'string_pattern_mismatch',
        context: { decimals: 2 },
      },
    ],
  });
  expect(readBody({ period: { type: 'weekly', start_date: 'x' }, employee }, manifest)).toMatchObject({
    faults: [
      { path: ['period', 'type'], type: 'enum' },
      { path: ['period', 'start_date'], type: 'date_parsing' },
      { path: ['period', 'end_date'], type: 'date_parsing' },
    ],
  });
  expect(readBody({ country: 'MX', employee: [], overrides: 'x' }, manifest)).toMatchObject({
    faults: [{ path: ['country'] }, { path: ['employee'] }, { path: ['overrides'] }],
  });
});

function input(said: Pick<InputSpec, 'id' | 'type'> & { readonly words?: readonly string[] }): InputSpec {
  const unsaid = { unless: null, requiredWhen: null, bounds: null, lowest: null, highest: null, law: null };
  return {
    wire: said.id,
    source: 'inputs',
    words: [],
    label: '',
    presence: 'default',
    defaultText: null,
    defaultValue: null,
    ...unsaid,
    ...said,
  };
}

test("inputs of a scheme's own are read by the type that the rules give them", () => {
  const own: Manifest = {
    ...manifest,
    inputs: [
      input({ id: 'hijas', type: 'integer' }),
      input({ id: 'contrato', type: 'choice', words: ['fijo', 'indefinido'] }),
      input({ id: 'aprendiz', type: 'boolean' }),
    ],
  };
  const good = { hijas: 2, contrato: 'fijo', aprendiz: true };
  expect(readInputs({ employee: { inputs: good } }, own)).toMatchObject({
    inputs: { ...good, hijas: decimal('2') },
    faults: [],
  });
  const bad = { hijas: '1.5', contrato: 3, aprendiz: 'x', hijos: 2 };
  const types = readInputs({ employee: { inputs: bad } }, own).faults.map(({ path, type }) => [
    path[2],
    type,
  ]);
  expect(types).toEqual([
    ['aprendiz', 'bool_type'],
    ['contrato', 'string_type'],
    ['hijas', 'string_pattern_mismatch'],
    ['hijos', 'extra_forbidden'],
  ]);
});
