import { readFileSync } from 'node:fs';
import { modules } from '../../generated/rules/index.ts';
import { CalculationError, calculate, calculateText } from '../../runtime/index.ts';
import { answerText } from '../corpus/answer.ts';
import { drawRequests } from '../corpus/draw-requests.ts';
import { asCalculated } from '../packages/service-answers.ts';

const period = { type: 'monthly', start_date: '2025-03-01', end_date: '2025-03-31' };
const employee = { id: 'emp-1', monthly_salary: '1423500' };

/** What is thrown for a request. */
function refusal(request: object): CalculationError {
  try {
    calculate(modules, { country: 'CO', scheme: 'ordinario', period, employee, ...request });
  } catch (error) {
    if (error instanceof CalculationError) return error;
    throw error;
  }
  throw new Error('the request was calculated');
}

test('the library answers random requests byte for byte as the service does, and refuses with its codes', async () => {
  for (const request of drawRequests(7, 10)) {
    const text = asCalculated(await answerText(request));
    try {
      expect(calculateText(modules, request)).toBe(text);
    } catch (error) {
      if (!(error instanceof CalculationError)) throw error;
      expect(error.code).toBe(text);
    }
  }
});

test('the year and the days follow from the period, and an employee needs no id', () => {
  const { id: _, ...nameless } = employee;
  const { summary, ...answer } = calculate(modules, {
    country: 'CO',
    scheme: 'ordinario',
    period,
    employee: nameless,
  });
  expect(answer).toMatchObject({ year: 2025, period: { days: 30 }, employee_id: null });
  expect(summary.net_salary).toBe('1509620.00');
});

test('everything that is wrong with a request is told at once, at its place', () => {
  const { code, faults } = refusal({
    employee: { monthly_salary: 'a lot', risk_class_rate: 3 },
    options: null,
  });
  expect(code).toBe('VALIDATION_ERROR');
  expect(faults.map(({ path }) => path.join('.'))).toEqual([
    'employee.monthly_salary',
    'employee.risk_class_rate',
  ]);
  expect(refusal({ options: { precision: 11 } }).faults[0]?.path).toEqual(['options', 'precision']);
});

test('a name that the contract does not know is refused at its place, with the name that was meant', () => {
  const { code, faults } = refusal({
    override: { aplica_auxilio_transporte: false },
    period: { ...period, day: 15 },
    options: { precison: 2 },
  });
  expect(code).toBe('VALIDATION_ERROR');
  expect(faults.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    'override: There is no such field; did you mean overrides?',
    'period.day: There is no such field; did you mean days?',
    'options.precison: There is no such field; did you mean precision?',
  ]);
});

test('stored history is refused, since a library has no store', () => {
  const { code, faults } = refusal({ history: { source: 'stored' } });
  expect(code).toBe('VALIDATION_ERROR');
  expect(faults).toMatchObject([{ path: ['history'], message: expect.stringContaining('employee.history') }]);
});

test('every other name of the contract is taken', () => {
  const file = new URL('../../generated/openapi.json', import.meta.url);
  const { CalculationRequest, CalculationOptions } = JSON.parse(readFileSync(file, 'utf8')).document
    .components.schemas;
  const sent = (properties: object) =>
    Object.fromEntries(Object.keys(properties).map((name) => [name, null]));
  const given = { country: 'CO', scheme: 'ordinario', period, employee };
  const options = { ...sent(CalculationOptions.properties), precision: 2 };
  const request = { ...sent(CalculationRequest.properties), year: 2025, ...given, options };
  expect(calculate(modules, request).summary.net_salary).toBe('1509620.00');
});

test('a scheme, a period type or a date without rules is refused as the service refuses it', () => {
  expect(refusal({ scheme: 'nadie' }).code).toBe('SCHEME_NOT_FOUND');
  expect(refusal({ country: undefined }).message).toBe(
    'The scheme ordinario is one of CO, MX: say which country.',
  );
  expect(refusal({ period: { ...period, type: 'weekly', end_date: '2025-03-07' } }).code).toBe(
    'PERIOD_TYPE_NOT_SUPPORTED',
  );
  const old = { type: 'monthly', start_date: '1999-03-01', end_date: '1999-03-31' };
  expect(refusal({ period: old }).details).toHaveProperty('available_years');
});
