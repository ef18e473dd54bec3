import { RULES } from '../cli/first-rules.ts';
import { faultsOf, faultsOfTest } from './rules-under-test.ts';

const GIVEN = 'given monthly_salary = 1_423_500';

test('lines, bases, totals, parts, employer tables and summary fields can be expected', () => {
  const expected = [
    'salario_basico = 1_423_500',
    'ibc = 1_423_500',
    'base_de_prueba = 1_623_500',
    'pension_empleador = 170_820',
    'seguridad_social = 178_250.67',
    'gross_salary = 1_623_500',
    'net_salary = 1_566_560',
    'employer_total_cost = 1_801_750.67',
  ];
  expect(faultsOfTest(`${GIVEN} expect ${expected.join(', ')}`)).toEqual([]);
});

test('a value must be equal to the last cent', () => {
  const [fault] = faultsOfTest(`${GIVEN} expect salud_empleado = 56_940.01`);
  expect(fault).toMatchObject({ code: 'PAY801', path: 'x.test.pay' });
  expect(fault?.message).toBe('"caso": `salud_empleado` is 56940.00, and the test expects 56940.01');
});

test('of several differences the one computed first is named, and the others are its labels', () => {
  const [fault, ...more] = faultsOfTest(`${GIVEN} expect net_salary = 1, salud_empleado = 2, ibc = 3`);
  expect(more).toEqual([]);
  expect(fault?.message).toContain('`ibc` is 1423500.00');
  expect(fault?.labels.map((label) => label.text)).toEqual([
    '`salud_empleado` is 56940.00, expected 2.00',
    '`net_salary` is 1566560.00, expected 1.00',
  ]);
});

test('the first step that differs is shown with its formula and what it read', () => {
  const [fault] = faultsOfTest(`${GIVEN} expect salud_empleado = 1`);
  expect(fault?.hint).toMatch(
    /^first step that differs: salud_empleado = ibc \* 4%.*, with ibc 1423500\.00$/,
  );
});

test('a shown line is not omitted, a zero line that the file omits is', () => {
  expect(faultsOfTest('given monthly_salary = 3_000_000 expect omitted auxilio_transporte')).toEqual([]);
  const [fault] = faultsOfTest(`${GIVEN} expect omitted auxilio_transporte`);
  expect(fault?.message).toContain('`auxilio_transporte` is shown');
});

test('a warning that is not given fails, and the given ones are named', () => {
  expect(faultsOfTest('given monthly_salary = 1 expect warns BELOW_MINIMUM_WAGE')).toEqual([]);
  const [fault] = faultsOfTest('given monthly_salary = 1 expect warns FLAG_THRESHOLD_MISMATCH');
  expect(fault?.message).toContain('`warning` is BELOW_MINIMUM_WAGE');
});

test('an omitted warning must not be given', () => {
  expect(faultsOfTest(`${GIVEN} expect omitted BELOW_MINIMUM_WAGE`)).toEqual([]);
  const [fault] = faultsOfTest('given monthly_salary = 1 expect omitted BELOW_MINIMUM_WAGE');
  expect(fault?.message).toContain('`BELOW_MINIMUM_WAGE` is given on monthly_salary');
});

test('a refusal is expected by its field', () => {
  expect(faultsOfTest('given monthly_salary = -5 expect refused monthly_salary')).toEqual([]);
  expect(faultsOfTest(`${GIVEN} expect refused monthly_salary`)[0]?.message).toContain('is accepted');
});

test('a refusal of the period is expected by that word', () => {
  const [fault, ...more] = faultsOfTest(`${GIVEN} expect refused period`);
  expect(more).toEqual([]);
  expect(fault?.message).toContain('is accepted');
});

test('a given value outside its bounds is the fault of the test', () => {
  const [fault, ...more] = faultsOfTest('given monthly_salary = -5 expect ibc = 1');
  expect(more).toEqual([]);
  expect(fault?.code).toBe('PAY803');
});

test('a missing input fails the test with the reason', () => {
  const [fault] = faultsOfTest('given risk_class_rate = 1% expect ibc = 1');
  expect(fault?.code).toBe('PAY801');
  expect(fault?.message).toContain('refused: ');
});

test('each row of a case table stands for itself', () => {
  const faults =
    faultsOf(`cases "c"  period monthly 2025-03-01 .. 2025-03-31  given monthly_salary  expect ibc {
    1_423_500  1_423_500
    2_000_000  2_000_001
    3_000_000  3_000_001
  }`);
  expect(faults.map((fault) => fault.message)).toEqual([
    '"c, row 2": `ibc` is 2000000.00, and the test expects 2000001.00',
    '"c, row 3": `ibc` is 3000000.00, and the test expects 3000001.00',
  ]);
});

test('a whole month counts thirty days without saying so, a part of it the days on the calendar', () => {
  const part = (days: string) =>
    faultsOf(
      `test "t" period monthly 2025-03-21 .. 2025-03-31 ${days} { ${GIVEN} expect salario_basico = 521_950 }`,
    );
  expect(part('')).toEqual([]);
  expect(part('days 11')).toEqual([]);
  expect(part('days 10')[0]?.message).toContain('`salario_basico` is 474500.00');
});

const BASE = `test "base" period monthly 2025-03-01 .. 2025-03-31 { ${GIVEN} expect ibc = 1_423_500 }\n`;

test('a test like another computes with its period and values, and with what is changed', () => {
  const third = 'test "c" { like "b" expect ibc = 2_000_000 }';
  const text = `${third}\ntest "b" { like "base" with monthly_salary = 2_000_000 expect ibc = 2_000_000 }\n${BASE}`;
  expect(faultsOf(text)).toEqual([]);
  const [fault] = faultsOf(
    text.replace('with monthly_salary = 2_000_000', 'with monthly_salary = 3_000_000'),
  );
  expect(fault?.message).toContain('`ibc` is 3000000.00');
});

test('a test like another may be of another period', () => {
  const april = 'period monthly 2025-04-01 .. 2025-04-10 days 10';
  expect(faultsOf(`${BASE}test "b" ${april} { like "base" expect salario_basico = 474_500 }`)).toEqual([]);
});

test('a table of cases like a test adds its columns to what that is given', () => {
  const rows = '{ 0% 0\n 1.044% 14_861.34 }';
  expect(faultsOf(`${BASE}cases "c" like "base" given risk_class_rate expect arl ${rows}`)).toEqual([]);
});

test('exactly: a line, a part or a warning that is not expected fails', () => {
  const shown = 'salario_basico = 1_423_500, auxilio_transporte = 200_000, salud_empleado = 56_940';
  const parts = 'pension_empleador = 170_820, arl = 7_430.67';
  expect(faultsOfTest(`${GIVEN} exactly expect ${shown}, ${parts}`)).toEqual([]);
  const [line] = faultsOfTest(`${GIVEN} exactly expect ${shown}`);
  expect(line?.message).toContain('`pension_empleador` is shown, and so is arl');
  const low = 'salario_basico = 1, auxilio_transporte = 200_000, salud_empleado = 56_940';
  const [warning] = faultsOfTest(`given monthly_salary = 1 exactly expect ${low}, ${parts}`);
  expect(warning?.message).toContain(
    '`BELOW_MINIMUM_WAGE on monthly_salary` is shown, and the test expects nothing else',
  );
});

test('exactly: a warning that is expected on one field is not expected on another', () => {
  const rules = `${RULES}\nwarn BELOW_MINIMUM_WAGE on ibc  when monthly_salary < 1 SMMLV "El IBC es menor"\n`;
  const lines = 'salario_basico = 1, auxilio_transporte = 200_000, salud_empleado = 56_940';
  const parts = 'pension_empleador = 170_820, arl = 7_430.67';
  const faults = (warned: string) =>
    faultsOf(
      `test "t"  period monthly 2025-03-01 .. 2025-03-31 {
  given monthly_salary = 1 exactly expect ${lines}, ${parts}, ${warned}
}`,
      rules,
    );
  expect(faults('warns BELOW_MINIMUM_WAGE')).toEqual([]);
  const [fault] = faults('warns BELOW_MINIMUM_WAGE on monthly_salary');
  expect(fault?.message).toContain('`BELOW_MINIMUM_WAGE on ibc` is shown');
});

test('exactly: a line that is expected at zero and left out fails, and without it passes', () => {
  const given = 'given monthly_salary = 1_423_500, aplica_auxilio_transporte = no';
  const rest =
    'salario_basico = 1_423_500, salud_empleado = 56_940, pension_empleador = 170_820, arl = 7_430.67';
  expect(faultsOfTest(`${given} exactly expect ${rest}`)).toEqual([]);
  expect(faultsOfTest(`${given} expect auxilio_transporte = 0, ${rest}`)).toEqual([]);
  const [fault] = faultsOfTest(`${given} exactly expect auxilio_transporte = 0, ${rest}`);
  expect(fault?.message).toContain('`auxilio_transporte` is left out, and the test expects it shown');
});

test('the law of a step can be expected, with that of the parameters that it reads', () => {
  expect(faultsOfTest(`${GIVEN} expect law(salario_basico) = "CST art. 127"`)).toEqual([]);
  const [fault] = faultsOfTest(`${GIVEN} expect law(auxilio_transporte) = "Ley 15 de 1959"`);
  expect(fault?.message).toContain('Ley 15 de 1959; auxilio_mensual: Decreto 1573 de 2024');
});

test('a period over New Year is read in the year in which the file holds', () => {
  const text = RULES.replace('periods   monthly', 'periods   monthly, weekly\n  proration native').replace(
    'month_of_30',
    'as_given',
  );
  const period = (dates: string) =>
    `test "caso"  period weekly ${dates} {\n${GIVEN} expect salario_basico = 332_150\n}`;
  expect(faultsOf(period('2025-12-29 .. 2026-01-04'), text)).toEqual([]);
  expect(faultsOf(period('2024-12-30 .. 2025-01-05'), text)).toEqual([]);
  expect(faultsOf(period('2026-01-05 .. 2026-01-11'), text)[0]?.code).toBe('PAY813');
});

test('what the answer says of a line can be expected: its bases, its tags', () => {
  expect(
    faultsOfTest(`${GIVEN} expect taxable(salario_basico) = yes, imss_base(auxilio_transporte) = no`),
  ).toEqual([]);
  const [fault] = faultsOfTest(`${GIVEN} expect imss_base(salario_basico) = no`);
  expect(fault?.message).toBe('"caso": `imss_base(salario_basico)` is yes, and the test expects no');
  expect(faultsOfTest(`${GIVEN} expect tags(salario_basico) = "nada"`)[0]?.code).toBe('PAY801');
});

test('a warning is expected with its field, its severity and its text', () => {
  const given = 'given monthly_salary = 1 expect warns BELOW_MINIMUM_WAGE';
  expect(faultsOfTest(`${given} on monthly_salary severity warning`)).toEqual([]);
  expect(faultsOfTest(`${given} on ibc`)[0]?.message).toContain('is BELOW_MINIMUM_WAGE on monthly_salary');
  expect(faultsOfTest(`${given} severity info`)[0]?.message).toContain('severity warning');
  expect(faultsOfTest(`${given} "nada"`)[0]?.code).toBe('PAY801');
});
