/** What plain numbers got wrong once, or might: each case is one construct of the language with extreme parameters. */
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
  'slices of what is there at some dates only, and of other slices': {
    rules: `table tramos : marginal of COP law "ley" { [0 .. 900_000] 7.5%  (900_000 .. *) 9% }
perception bono = monthly_salary from 2025-04-01 law "ley"
let a = tramos(sum(perceptions) / 3) + tramos(tramos(monthly_salary) * 20)`,
    cases: [{ month: '05' }, { month: '03' }, { sent: { monthly_salary: '80' } }, { month: '08' }],
  },
  'a divisor that is a constant over a parameter of the date': {
    rules: `${HOURS}let a = monthly_salary / (100h / horas_mes)`,
    cases: [{}, { month: '08' }],
  },
  'a word that nobody need send': {
    rules: `input familia : one of pocos, muchos
let a = if given(familia) and familia = muchos then monthly_salary else 1 COP`,
    cases: [{}, { sent: { familia: 'muchos' } }],
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
  'numbers that count only under a condition, added up': {
    rules: `${FLAG}let a = 1 when con_bono
let b = 3 when not con_bono
let c = 10 COP * (a + b)`,
    cases: EACH_FLAG,
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
  'rows at their very ends, open and closed': {
    rules: `table tarifa : excess of COP law "ley" {
  [0 .. 100) 0%  [100 .. 200] 19%  (200 .. 300) 28% plus 19  [300 .. *) 30% plus 47
}
table paso : step of COP gives COP law "ley" { [0 .. 100) 1  [100 .. 200] 2  (200 .. 300) 3  [300 .. *) 4 }
let a = tarifa(monthly_salary)
let b = paso(monthly_salary)`,
    cases: salaries('0', '99.99', '100', '200', '200.01', '299.99', '300', '300.01'),
  },
  'the same ends, scaled by a part of the month': {
    rules: `table tarifa : excess of COP scaled by period.days / 30 law "ley" {
  [0 .. 100) 0%  [100 .. 200] 19%  (200 .. 300) 28% plus 19  [300 .. *) 30% plus 47
}
let a = tarifa(monthly_salary)
let b = a rounded`,
    cases: salaries('0', '23.33', '23.34', '46.66', '46.67', '70', '70.01'),
  },
  'a grid of limits scaled by days': {
    rules: `table tarifa : excess of COP grid 0.01 COP continuous within 0.02 COP scaled by period.days law "ley" {
  [0.00 .. 0.00] 0%  [0.01 .. 50.55] 1.92%  [50.56 .. *] 6.40% plus 0.97
}
let a = monthly_salary rounded
let b = tarifa(a)`,
    cases: salaries('0', '0.01', '353.85', '353.86', '353.87', '1000'),
  },
  'limits rounded after they are scaled by a constant': {
    rules: `table tarifa : excess of COP continuous within 0.02 COP scaled by 1 / 12 round limits half_up to 0.01 COP
    law "ley" {
  [0 .. 1000.07] 0%  (1000.07 .. 20_000.5] 10%  (20_000.5 .. *) 20% plus 1900.04
}
let a = tarifa(monthly_salary)`,
    cases: salaries('0', '83.33', '83.34', '83.35', '1666.7', '1666.71', '1666.72', '99999.99'),
  },
  'sums of slices, and a table that gives fewer of them the first time': {
    rules: `${FLAG}table tramos : marginal of COP law "ley" { [0 .. 100] 10%  (100 .. 200] 20%  (200 .. *) 30% }
let a = tramos(monthly_salary) + tramos(50 COP) + tramos(150 COP)
let b = (if con_bono then tramos(50 COP) else 0 COP) + tramos(monthly_salary)
let c = if con_bono then tramos(150 COP) else tramos(monthly_salary)`,
    cases: [...EACH_FLAG, ...salaries('0', '100', '200', '200.01', '300')],
  },
  'tables and parameters in units that change': {
    rules: `unit UF : COP by date law "ley" { 2025-01-01 38_384.41  2025-06-01 39_267.07 }
param tope : UF by date law "ley" { 2025-01-01 87.8  2025-06-15 89.9 }
table tramos : marginal of UF round each half_even to 0.01 COP law "ley" {
  [0 .. 1.5] 3.3%  (1.5 .. 10.25] 7%  (10.25 .. *) 9.99%
}
table paso : step of UF gives UF law "ley" { [0 .. 1] 0.1  (1 .. 2) 0.25  [2 .. *) 1.125 }
let a = min(monthly_salary, tope)
let b = tramos(a)
let c = a / UF * UF rounded
let d = paso(a)`,
    cases: ['01', '05', '06', '12'].flatMap((month) =>
      salaries('0', '38384.41', '39267.07', '403000').map((one) => ({ ...one, month })),
    ),
  },
  'lines of some dates, which read a parameter that begins among them': {
    rules: `param bono : COP by date law "ley" { 2025-05-15 12.34  2025-08-01 15 }
perception extra = bono * 3 from 2025-06-01 law "ley"
perception otra = 3 COP until 2025-03-31 law "ley"
let a = if changes(bono) then 1 COP else 2 COP`,
    cases: ['01', '03', '04', '05', '06', '08', '12'].map((month) => ({ month })),
  },
  'parameters that most months lack': {
    rules: `param bono : COP by month sparse law "ley" { 2025-02 12.34  2025-05 15.5 }
let a = if given(bono) then bono * 3 else 1 COP`,
    cases: ['01', '02', '03', '05', '12'].map((month) => ({ month })),
  },
  'parameters that most months lack, counted in a unit': {
    rules: `unit UF : COP by date law "ley" { 2025-01-01 38_384.41  2025-06-01 39_267.07 }
param bono : UF by month sparse law "ley" { 2025-02 1.5  2025-07 2 }
let a = if given(bono) then bono * 2 else 1 COP`,
    cases: ['01', '02', '03', '07', '12'].map((month) => ({ month })),
  },
  'what was not sent': {
    rules: `input ferias_amount : money in [0 COP .. 5_000 COP]
let a = if given(ferias_amount) and ferias_amount / 3 > 5 COP then ferias_amount else 0 COP
let b = (if given(ferias_amount) then ferias_amount / period.days else monthly_salary) rounded
let c = ferias_amount when given(ferias_amount)`,
    cases: [{}, { sent: { ferias_amount: '20' } }, {}],
  },
  'multiples of amounts, of quotients and of nothing': {
    rules: `let a = if is_multiple(monthly_salary, 0.03 COP) then 1 COP else 2 COP
let b = if is_multiple(monthly_salary / 7, 1 COP) then 1 COP else 2 COP
let c = if is_multiple(monthly_salary, monthly_salary - 21 COP) then 1 COP else 2 COP`,
    cases: salaries('0', '0.03', '7', '20', '21', '42', '1.05'),
  },
  'parts of an employer table whose base and rate are quotients': {
    rules: `${FLAG}employer patronal "Patronal" on monthly_salary / 3 {
  parte_1 "Parte 1" rate 1.2345% law "ley"
  parte_2 "Parte 2" rate 100% / 12 when con_bono law "ley"
  parte_3 "Parte 3" = monthly_salary / 7 from 2025-06-01 law "ley"
  parte_4 "Parte 4" rate (if con_bono then 1% else 2.5%) * period.days / 30 law "ley"
}`,
    cases: [...EACH_FLAG, { month: '07', days: 7 }, {}],
  },
  'conditions within conditions, with tables in their branches': {
    rules: `${FLAG}${TARIFF}let clase : one of uno, dos, tres =
  if monthly_salary > 10 COP then (if con_bono then (if tarifa(monthly_salary) > 5 COP then tres else uno) else dos)
  else uno
let a = if clase = tres then tarifa(monthly_salary) else if clase = dos then monthly_salary / period.days else 1 COP
let b = if con_bono and tarifa(monthly_salary) > 5 COP or monthly_salary / period.days > 20 COP and not con_bono
  then 1 COP else tarifa(monthly_salary)
let c : boolean by date law "ley" { 2025-01-01 (con_bono)  2025-06-01 (tarifa(monthly_salary) > 3 COP) }
let d = if c then 1 COP else 2 COP`,
    cases: salaries('0', '10.01', '120', '500').flatMap((one) => [
      one,
      { ...one, month: '07' },
      { ...one, sent: { ...one.sent, con_bono: true } },
    ]),
  },
  'dates of the first thousand years': {
    rules: `input ingreso : date required
let fiesta : date = add_months(ingreso, -12000)
let a = if fiesta < ingreso then 1 COP else 2 COP`,
    cases: ['0999-04-15', '0001-01-01', '2025-02-28'].map((ingreso) => ({ sent: { ingreso } })),
  },
  'texts of every kind': {
    rules: `flag con_bono "a 'c' ñ € 😀 $ \`y\` ' + ' $1 $2" default no
let clase "l'ínea $3" : one of uno, dos = if con_bono then dos else uno law "ley 'x' $1 $4"
let a = if clase = uno then 1 COP else 2 COP law "' + '"
warn BELOW_MINIMUM_WAGE on monthly_salary when con_bono "'{clase}' \`\` $ {con_bono} {monthly_salary}"`,
    cases: EACH_FLAG,
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

test('a deduction shows the row of its step only where the step applied one', () => {
  const rules = `${FLAG}${TARIFF}table tramos : marginal of COP scaled by period.days / 30 law "ley" {
  [0 .. 100] 0%  (100 .. *) 10%
}
let paso_1 = tarifa(monthly_salary) when con_bono
let paso_2 = if con_bono then tarifa(monthly_salary) else tramos(monthly_salary)
perception paso_3 = tramos(monthly_salary) from 2025-06-01 law "ley"
deduction resta_1 = 1 COP bracket paso_1 law "ley"
deduction resta_2 = 2 COP when con_bono omit_zero bracket paso_2 law "ley"
deduction resta_3 = 3 COP bracket paso_3 law "ley"`;
  const cases = [...EACH_FLAG, { month: '07', days: 7 }, { month: '02', days: 7 }, ...salaries('0')];
  expect(expectCornerToAgree(rules, cases)).toBe(cases.length);
});

/** The most cents that still fit, times seven, into a plain number. */
const MOST = '12867427506772.84';

test.each([
  [
    'products',
    'let a = overtime_amount * 7\nlet b = a / 3 round half_up to 1 COP\nlet c = a round half_even to 0.02 COP',
  ],
  [
    'differences',
    `let a = overtime_amount - ${MOST} COP\nlet b = a * 7 round up to 0.05 COP\nlet c = a + overtime_amount`,
  ],
  [
    'tables',
    'table t : excess of COP law "ley" { [0 .. 1000] 0%  (1000 .. *) 50% }\nlet a = t(overtime_amount) rounded',
  ],
  ['constants', 'let a = min(overtime_amount, 99_999_999_999_999_999 COP) + 90_071_992_547_409.91 COP'],
])('%s at the edge of 2^53 are exact or left to fractions', (_, formulas) => {
  const rules = `input overtime_amount : money in [0 COP .. ${MOST} COP] default 0 COP\n${formulas}`;
  const amounts = [
    '0',
    '0.01',
    '64337137533.86',
    '6433713753386.42',
    '6433713753386.43',
    '12867427506772.83',
    MOST,
  ];
  expectCornerToAgree(
    rules,
    amounts.map((overtime_amount) => ({ sent: { overtime_amount } })),
  );
});

test.each(['_notes', '__proto__', 'constructor', 'at', 'undefined', 'n_7', 'n_90000000'])(
  'a step, a parameter or a part may be called %s',
  (name) => {
    const cases: readonly Case[] = [{ sent: { monthly_salary: '7' } }, {}];
    expectCornerToAgree(`let ${name} = monthly_salary / 7\nlet a = ${name} + 7 COP rounded`, cases);
    const parameter = `param ${name} : COP by date law "ley" { 2025-01-01 5.5  2025-07-01 7 }`;
    expectCornerToAgree(`${parameter}\nlet a = ${name} + monthly_salary`, cases);
    const part = `employer patronal on monthly_salary { ${name} rate 7% law "ley" }`;
    expectCornerToAgree(`${part}\nlet a = ${name} * 7`, cases);
  },
);
