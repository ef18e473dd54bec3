import {
  CalculationError,
  check,
  compile,
  curve,
  diff,
  explain,
  RuleSet,
  RulesError,
  run,
} from '../../workbench/library/index.ts';
import { RULES } from './cli/first-rules.ts';

const FILE = { path: 'rules/co/primero/2025-01-01.pay', text: RULES };
const AMENDMENT = {
  path: 'rules/co/primero/2026-01-01.pay',
  text: `scheme CO.primero
  version "2026.1"
  amends  2025-01-01
  valid   2026-01-01 .. 2026-12-31

unit SMMLV = 1_750_905 COP  law "Decreto 159 de 2026"
`,
};
const BROKEN = { ...FILE, text: RULES.replace('ibc * 4%', 'ibx * 4%') };
const REQUEST = {
  scheme: 'primero',
  period: { type: 'monthly', start_date: '2026-03-01', end_date: '2026-03-31' },
  employee: { monthly_salary: '2000000' },
};

test('texts are checked and compiled as the command does it, amendments with the law that they amend', () => {
  expect(check([FILE, AMENDMENT]).filter(({ severity }) => severity === 'error')).toEqual([]);
  const paths = compile([FILE, AMENDMENT]).map(({ path }) => path);
  expect(paths).toContain('co/primero/2026-01-01.js');
  expect(paths).toContain('index.d.ts');
  expect(check([BROKEN])).toMatchObject([
    { code: 'PAY201', path: FILE.path, from: { line: expect.any(Number) } },
  ]);
  expect(() => compile([BROKEN])).toThrow(RulesError);
});

test('a payslip is calculated and explained, and what is wrong with a request is thrown with its place', () => {
  const rules = new RuleSet([FILE, AMENDMENT]);
  const { deductions } = run(rules, REQUEST);
  expect(deductions).toMatchObject([{ id: 'salud_empleado', amount: '80000.00' }]);
  expect(explain(rules, REQUEST, 'salud_empleado')).toMatchObject({
    value: '80000.00',
    reads: [{ id: 'ibc' }],
  });
  expect(explain(rules, REQUEST, 'nada')).toBeNull();
  expect(() => run(rules, { ...REQUEST, employee: {} })).toThrow(CalculationError);
});

test('a curve needs no value of the input that moves', () => {
  const rules = new RuleSet([FILE, AMENDMENT]);
  const question = { by: 'monthly_salary', of: ['net_salary'], to: '5000000' };
  const { curves, to } = curve(rules, { ...REQUEST, employee: {} }, question);
  expect(to).toBe('5000000');
  expect(curves.net_salary?.at(-1)).toMatchObject({ rate: '0.96' });
  expect(() => curve(rules, REQUEST, { ...question, of: ['nada'] })).toThrow(
    'nada is no amount of this scheme',
  );
});

test('two versions are compared', () => {
  const dearer = { ...FILE, text: RULES.replace('ibc * 4%', 'ibc * 5%') };
  const { summary, files } = diff([FILE, AMENDMENT], [dearer, AMENDMENT]);
  expect(summary).toMatchObject({ breaks_clients: 0, changes_pay: 2 });
  expect(files).toHaveLength(2);
});
