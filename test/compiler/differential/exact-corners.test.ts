/** What the interpreter alone computes: each case is one construct that plain numbers give up, with extreme parameters. */
import { comparable } from './comparable.ts';
import { type Case, callOf, cornerOf, expectCornerToAgree } from './corner.ts';

interface Corner {
  readonly rules: string;
  readonly cases: readonly Case[];
}

function salaries(...amounts: readonly string[]): readonly Case[] {
  return amounts.flatMap((monthly_salary) => [7, 30].map((days) => ({ sent: { monthly_salary }, days })));
}

const FLAG = 'flag con_bono default no\n';
const EACH_FLAG: readonly Case[] = [{}, { sent: { con_bono: true } }, {}];

const CORNERS: Readonly<Record<string, Corner>> = {
  'a bound that a formula gives': {
    rules: `let tope = monthly_salary * 2
input overtime_amount : money in [0 COP .. tope] default 0 COP
perception extra = overtime_amount law "ley"`,
    cases: ['0', '30000000', '90000001'].map((overtime_amount) => ({ sent: { overtime_amount } })),
  },
  'divisors under zero': {
    rules: `let a = monthly_salary / (0 - period.days)
let b = monthly_salary / (monthly_salary - 90_000_001 COP)
let c = (a - monthly_salary) / (0 - 7) rounded
let d = a / (0.5 - period.days)`,
    cases: salaries('0', '0.01', '1000000.01', '90000000'),
  },
  'roundings of amounts under zero, halves among them': {
    rules: `let a = (500 COP - monthly_salary) / 8 round half_even to 0.01 COP
let b = (500 COP - monthly_salary) / 8 round half_up to 0.01 COP
let c = (500 COP - monthly_salary) / 8 round up to 0.05 COP
let d = (500 COP - monthly_salary) / 8 round down to 0.05 COP
let e = (500 COP - monthly_salary) / period.days round half_even to 10 COP above 50 COP, 0.1 COP`,
    cases: salaries('0', '499.96', '500', '500.04', '500.12', '500.2', '501.4', '9999.99'),
  },
  'a table of a base that the days divide': {
    rules: `table tarifa : excess of COP scaled by period.days / 30 law "ley" {
  [0 .. 100) 0%  [100 .. 200] 19%  (200 .. *) 28% plus 19
}
table fija : excess of COP law "ley" { [0 .. 100) 0%  [100 .. *) 19% }
table quita : rebate of COP continuous law "ley" { [0 .. 100] 10%  (100 .. *) 20% less 10 }
table tramos : marginal of COP law "ley" { [0 .. 100] 10%  (100 .. *) 20% }
table centavos : marginal of COP round each half_up to 0.05 COP law "ley" { [0 .. 100] 10%  (100 .. *) 20% }
table paso : step of COP gives COP law "ley" { [0 .. 100) 1  [100 .. *) 2 }
let base_diaria = monthly_salary / period.days
let a = tarifa(base_diaria)
let b = fija(base_diaria) + quita(base_diaria)
let c = tramos(base_diaria) rounded
let d = centavos(base_diaria)
let e = paso(base_diaria) / period.days + base_diaria`,
    cases: salaries('0', '699.99', '700', '700.01', '3000', '3000.01', '90000000'),
  },
  'a table among whose limits a scale of days is rounded': {
    rules: `table tarifa : excess of COP continuous within 0.02 COP scaled by period.days / 30
    round limits half_up to 0.01 COP law "ley" {
  [0 .. 1000.07] 0%  (1000.07 .. 20_000.5] 10%  (20_000.5 .. *) 20% plus 1900.04
}
let a = tarifa(monthly_salary)`,
    cases: salaries('0', '233.34', '233.35', '233.36', '1000.07', '4666.78', '99999.99'),
  },
  'a table that begins after the rules do': {
    rules: `table paso : step of COP gives rate by date 2025-07-01, 2025-08-01 law "ley" {
  [0 .. 100] 0% 1%
  (100 .. *) 19% 20.005%
}
deduction resta = paso(monthly_salary) * monthly_salary from 2025-07-01 law "ley"`,
    cases: ['06', '07', '08'].map((month) => ({ month })),
  },
  'the last end of a table, in a branch and not': {
    rules: `${FLAG}table tramos : marginal of COP scaled by period.days / 30 law "ley" { [0 .. 100.01] 10% }
let a = min(monthly_salary, upper_limit(tramos))
let b = if con_bono then upper_limit(tramos) * 2 else tramos(min(monthly_salary, upper_limit(tramos)))`,
    cases: EACH_FLAG.map((one) => ({ ...one, days: 7 })),
  },
  'a table whose value is multiplied by nothing is still told of': {
    rules: `table tarifa : excess of COP continuous law "ley" { [0 .. 95] 0%  (95 .. *) 19% }
let a = tarifa(monthly_salary) * 0
let b = a + monthly_salary`,
    cases: [{}],
  },
  'conditions in conditions, of which the trace tells what was read': {
    rules: `${FLAG}input horas_extra_diurnas : hours in [0h .. 300h] default 0h
let a = if con_bono and (horas_extra_diurnas > 2h or monthly_salary > 500 COP)
  then (if horas_extra_diurnas > 5h then monthly_salary else monthly_salary / period.days)
  else 1 COP when horas_extra_diurnas < 9h or con_bono
let b = if a > 1 COP then a else (if con_bono then 2 COP else 3 COP)`,
    cases: [true, false].flatMap((con_bono) =>
      ['0', '3', '6', '9'].map((horas_extra_diurnas) => ({
        sent: { con_bono, horas_extra_diurnas },
        days: 7,
      })),
    ),
  },
  'a multiple of a parameter whose parts cancel out': {
    rules: `unit UVT = 49_799.37 COP law "ley"
let a = 12.5 UVT round half_up to 1_000 COP above 10_000 COP, 1 COP
let b = 25 UVT
let c = UVT * 25 - monthly_salary * 0.25`,
    cases: salaries('0', '1000000.01'),
  },
  'a multiple of what the days divide': {
    rules: `let a = if is_multiple(monthly_salary / period.days, 0.05 COP) then 1 COP else 2 COP
let b = if is_multiple(monthly_salary, period.days * 1 COP / 30) then 1 COP else 2 COP`,
    cases: salaries('0', '0.35', '0.36', '1.50', '7', '1000000.01'),
  },
  'products that pass 2^53 by far': {
    rules: `let a = monthly_salary * 1_234_567.891 / 7.77 * 99_999_999
let b = a / period.days / 13 - a
let c = b rounded
let d = max(c, 0 COP - b) * 3.3%`,
    cases: salaries('0', '0.01', '89999999.99', '90000000'),
  },
};

test.each(Object.entries(CORNERS))('%s', (_name, { rules, cases }) => {
  expectCornerToAgree(rules, cases);
});

describe('inputs finer than ten fraction digits', () => {
  const RULES = `input horas_extra_diurnas : hours in [0h .. 300h] default 0h
input overtime_amount : money in (0 COP .. *] default salario_por_dia + 1 COP
let salario_por_dia = monthly_salary / 7
table tarifa : excess of COP continuous law "ley" { [0 .. 95] 0%  (95 .. *) 19% }
let a = overtime_amount + 1 COP
let b = tarifa(overtime_amount) + monthly_salary / overtime_amount * 1 COP`;

  function refused(sent: Case['sent']): readonly unknown[] {
    const { interpreted, emitted } = cornerOf(RULES);
    const call = callOf({ sent: sent ?? {} });
    const outcome = emitted.evaluate(call);
    expect(comparable(outcome)).toEqual(comparable(interpreted.evaluate(call)));
    expect(comparable(emitted.evaluateExactly(call))).toEqual(comparable(outcome));
    return outcome.kind === 'refused' ? outcome.refusals.map(({ field, message }) => [field, message]) : [];
  }

  test('are refused by name', () => {
    expect(refused({ monthly_salary: '100.00000000001' })).toEqual([
      ['monthly_salary', 'monthly_salary must have at most 10 fraction digits'],
    ]);
  });

  test('are refused where nothing reads them, and beside what else is wrong', () => {
    expect(refused({ monthly_salary: '90000000.00000000001', horas_extra_diurnas: '0.12345678901' })).toEqual(
      [
        ['monthly_salary', 'monthly_salary must have at most 10 fraction digits'],
        ['monthly_salary', 'monthly_salary must be less than or equal to 90000000'],
        ['horas_extra_diurnas', 'horas_extra_diurnas must have at most 10 fraction digits'],
      ],
    );
  });

  test('are refused where steps come before them', () => {
    expect(refused({ overtime_amount: '0.00000000001' })).toEqual([
      ['overtime_amount', 'overtime_amount must have at most 10 fraction digits'],
    ]);
    expect(refused({ overtime_amount: '1.00000000001' })).toEqual([
      ['overtime_amount', 'overtime_amount must have at most 10 fraction digits'],
    ]);
  });

  test('end the calculation as those do that lie outside their bounds', () => {
    expect(refused({ overtime_amount: '-5' })).toEqual([
      ['overtime_amount', 'overtime_amount must be greater than 0'],
    ]);
  });

  test('are computed up to there, zeros at the end not counted', () => {
    expect(refused({ monthly_salary: '100.0000000001' })).toEqual([]);
    expect(refused({ monthly_salary: '100.0000000001000' })).toEqual([]);
    expectCornerToAgree(RULES, [
      { sent: { monthly_salary: '100.0000000001', overtime_amount: '0.0000000009' } },
    ]);
  });
});
