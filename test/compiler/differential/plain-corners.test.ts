/** What plain numbers got wrong once, or might: each case is one construct of the language with extreme figures. */
import { type Case, expectCornerToAgree } from './corner.ts';

interface Corner {
  readonly rules: string;
  readonly cases: readonly Case[];
}

function salaries(...amounts: readonly string[]): readonly Case[] {
  return amounts.map((amount) => ({ sent: { monthly_salary: amount }, days: 7 }));
}

const EACH_FLAG: readonly Case[] = [{}, { sent: { con_bono: true } }, {}];

const HOURS = 'param horas_mes : hours by date law "ley" { 2025-01-01 240h  2025-07-01 230h }\n';
const FLAG = 'flag con_bono default no\n';
const TARIFF = `table tarifa : excess of COP continuous law "ley" {
  [0 .. 95] 0%  (95 .. 150] 19%  (150 .. *) 28% plus 10.45
}
`;

const CORNERS: Readonly<Record<string, Corner>> = {
  'a divisor that is a constant over the days': {
    rules: 'let a = monthly_salary / (30 / period.days)',
    cases: [{ days: 7 }, { days: 30 }],
  },
  'a divisor that is a constant over a figure of the date': {
    rules: `${HOURS}let a = monthly_salary / (100h / horas_mes)`,
    cases: [{}, { month: '08' }],
  },
  'quotients of quotients': {
    rules: `let a = monthly_salary / (period.days / 30)
let b = (monthly_salary / period.days) / (period.days / 7)
let c = a / period.days rounded
let d = if a > c then a else a - c
let e = max(d, b) / period.days`,
    cases: salaries('0', '7', '1000000.01'),
  },
  'a quotient in a condition that does not hold': {
    rules: `${FLAG}let a = monthly_salary / period.days when con_bono
let b = (if con_bono then monthly_salary / period.days else a) / 7
let c = b rounded`,
    cases: EACH_FLAG,
  },
  'a default that divides': {
    rules: `${HOURS}input overtime_amount : money in [0 COP .. *] default monthly_salary / horas_mes * 7h
let a = overtime_amount * 3`,
    cases: [{}, { month: '08' }, { sent: { overtime_amount: '5' } }],
  },
  'a table in the branch of a condition between conditions': {
    rules: `${FLAG}${TARIFF}let a = if con_bono then tarifa(monthly_salary) > 3 COP else monthly_salary > 500 COP`,
    cases: EACH_FLAG,
  },
  'a table twice in a step: the first is shown': {
    rules: `${FLAG}${TARIFF}let a = tarifa(monthly_salary) + tarifa(120 COP)
let b = (if con_bono then tarifa(monthly_salary) else 0 COP) + tarifa(95 COP)
let c = if con_bono then tarifa(monthly_salary) else tarifa(120 COP)`,
    cases: EACH_FLAG,
  },
  'slices that are rounded, of limits scaled by a part of the month': {
    rules: `table tramos : marginal of COP scaled by period.days / 30 round each down to 0.01 COP law "ley" {
  [0 .. 1000.07] 7.5%  (1000.07 .. 90_000] 9%  (90_000 .. *) 14%
}
let a = tramos(monthly_salary)`,
    cases: salaries('0', '233.35', '233.36', '1234.56', '77777.77'),
  },
  'a result of two digits that a later step reads, shown with none': {
    rules: `input horas_extra_diurnas : hours in [0h .. 300h] default 0.5h
let a = horas_extra_diurnas + 1h
let b = a + 1h`,
    cases: [{}, { sent: { horas_extra_diurnas: '1.25' } }],
  },
  'a constant under zero on a ladder of roundings': {
    rules: `let a = -15.57 COP round half_up to 10 COP above 15 COP, 1 COP
let b = (0 COP - 155 COP) round up to 100 COP above 154.5 COP, 10 COP`,
    cases: [{}],
  },
  'amounts under zero on a ladder, at its thresholds': {
    rules: 'let a = 500 COP - monthly_salary round half_even to 10 COP above 15.5 COP, 0.1 COP',
    cases: salaries('0', '484.5', '500', '500.05', '500.15', '515.5', '515.51'),
  },
};

test.each(Object.entries(CORNERS))('%s', (_, { rules, cases }) => {
  expect(expectCornerToAgree(rules, cases)).toBe(cases.length);
});

test.each(['half_up', 'half_even', 'up', 'down'])('amounts under zero, and halves, rounded %s', (mode) => {
  const rules = `let a = 10 COP - monthly_salary round ${mode} to 1 COP
let b = 10 COP - monthly_salary / 3 round ${mode} to 0.05 COP
let c = (100 COP - monthly_salary) / period.days round ${mode} to 100 COP`;
  const cases = salaries('0', '9.5', '10', '10.01', '10.49', '10.5', '11.5', '12.5', '30', '89999999.99');
  expect(expectCornerToAgree(rules, cases)).toBe(cases.length);
});

test('limits that are scaled by a quotient are left to fractions', () => {
  const rules = `table tarifa : excess of COP continuous scaled by 30 / period.days law "ley" {
  [0 .. 1000] 0%  (1000 .. *) 10%
}
let a = tarifa(monthly_salary)`;
  expect(expectCornerToAgree(rules, salaries('0', '1234.56', '1000000.01'))).toBe(0);
});
