import { modules } from '../../generated/rules/index.ts';
import type { RuleWarning } from '../../runtime/module.ts';
import { calculation, FIRST_FORTNIGHT, LAST_FORTNIGHT, TestService } from '../server/test-service.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const colombian = modules.filter(({ manifest }) => manifest.country === 'CO');
const service = new TestService({ modules: colombian, root: ROOT });
beforeAll(() => service.start());
afterAll(() => service.stop());

/** Worked payslip 1 of the reference of Colombian law; payslip 5 is the same in fortnights. */
const employee = {
  id: 'emp-0001',
  monthly_salary: '1423500',
  risk_class_rate: '0.00522',
  horas_recargo_nocturno: '20',
  horas_extra_diurnas: '8',
  horas_dominicales_diurnas: '8',
};

const FORTNIGHTS = {
  salario_basico: ['711750.00', '711750.00'],
  recargo_nocturno: ['21661.96', '21661.95'],
  dominical_diurno: ['43323.92', '43323.91'],
  hora_extra_diurna: ['30945.65', '30945.65'],
  auxilio_transporte: ['100000.00', '100000.00'],
  ibc: ['807681.52', '807681.52'],
  salud_empleado: ['32307.26', '32307.26'],
  pension_empleado: ['32307.26', '32307.26'],
  pension_empleador: ['96921.78', '96921.78'],
  arl: ['4216.10', '4216.10'],
  caja_compensacion: ['32307.26', '32307.26'],
  cesantias: ['75640.13', '75640.12'],
  intereses_cesantias: ['9076.82', '9076.81'],
  prima_servicios: ['75640.13', '75640.12'],
  vacaciones: ['30558.83', '30558.83'],
};

interface Line {
  readonly id: string;
  readonly amount: string;
}

async function payslip(changes: object) {
  const { body } = await service.calculate(calculation({ employee, ...changes }));
  const components = body.employer_contributions.flatMap((table: { components: Line[] }) => table.components);
  const lines: Line[] = [...body.perceptions, ...body.deductions, ...body.taxable_bases, ...components];
  return { body, amounts: Object.fromEntries(lines.map(({ id, amount }) => [id, amount])) };
}

test('the worked month', async () => {
  const { body } = await payslip({});
  expect(body.summary).toEqual({
    gross_salary: '1815363.04',
    total_perceptions: '1815363.04',
    total_deductions: '129229.04',
    net_salary: '1686134.00',
    employer_contributions_total: '648722.07',
    employer_total_cost: '2464085.11',
  });
});

test.each([
  [
    0,
    FIRST_FORTNIGHT,
    { total_perceptions: '907681.53', net_salary: '843067.01', employer_total_cost: '1232042.58' },
  ],
  [
    1,
    LAST_FORTNIGHT,
    { total_perceptions: '907681.51', net_salary: '843066.99', employer_total_cost: '1232042.53' },
  ],
])('the worked month in fortnights, half %#', async (half, period, summary) => {
  const { body, amounts } = await payslip({ period });
  const expected = Object.entries(FORTNIGHTS).map(([id, halves]) => [id, halves[half]]);
  expect(amounts).toMatchObject(Object.fromEntries(expected));
  expect(body.summary).toMatchObject(summary);
  expect(body.period_basis.monthly_equivalent.net_salary).toBe('1686134.00');
  const codes = body.warnings.map(({ code, severity }: RuleWarning) => `${severity} ${code}`);
  // The second half is what the month leaves of the first, which this request says nothing of.
  const ofHalf = half === 0 ? [] : ['warning HISTORY_NOT_GIVEN'];
  expect(codes).toEqual(['info HOURS_OF_WHOLE_MONTH', ...ofHalf]);
});

test('a salario integral has its own lines', async () => {
  const integral = { id: 'emp-0002', monthly_salary: '24000000', risk_class_rate: '0.01044' };
  const period = { type: 'monthly', start_date: '2025-05-01', end_date: '2025-05-31', days: 30 };
  const { body, amounts } = await payslip({ scheme: 'integral', employee: integral, period });
  expect(body.summary.net_salary).toBe('18629000.00');
  expect(amounts.retencion_fuente).toBe('3859000.00');
  expect(body.warnings).toEqual([]);
});

test('hours are ignored in integral, with a warning', async () => {
  const { body } = await payslip({
    scheme: 'integral',
    employee: { ...employee, monthly_salary: '24000000' },
  });
  expect(body.warnings.map(({ code, field }: { code: string; field: string }) => `${code} ${field}`)).toEqual(
    expect.arrayContaining([
      'FIELD_IGNORED_BY_SCHEME horas_recargo_nocturno',
      'FIELD_IGNORED_BY_SCHEME horas_extra_diurnas',
      'FIELD_IGNORED_BY_SCHEME horas_dominicales_diurnas',
    ]),
  );
});

test('a bound of the rule file is a fault at its field', async () => {
  const answer = await service.calculate(
    calculation({ employee: { ...employee, risk_class_rate: '0.522' } }),
  );
  expect(answer.body.detail).toMatchObject([
    { loc: ['body', 'employee', 'risk_class_rate'], type: 'less_than_equal', input: '0.522' },
  ]);
});

test('a salary under the minimum is computed, with a warning', async () => {
  const { body } = await payslip({ employee: { id: 'e', monthly_salary: '1000000' } });
  expect(body.warnings).toEqual(
    expect.arrayContaining([expect.objectContaining({ code: 'BELOW_MINIMUM_WAGE', severity: 'warning' })]),
  );
});

test('every line of every answer has its step', async () => {
  for (const period of [FIRST_FORTNIGHT, LAST_FORTNIGHT, undefined]) {
    const options = { include_audit_trail: true };
    const { body, amounts } = await payslip({ options, ...(period && { period }) });
    const results = Object.fromEntries(
      body.audit_trail.map((step: { concept_id: string; result_final: string }) => [
        step.concept_id,
        step.result_final,
      ]),
    );
    expect(results).toMatchObject(amounts);
  }
});
