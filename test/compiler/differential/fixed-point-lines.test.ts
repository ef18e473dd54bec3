/** What is printed of plain numbers is what is printed of the interpreter's evaluation. */

import { computedLines } from '../../../runtime/fixed-point/computed-lines.ts';
import { type Computed, compute } from '../../../runtime/fixed-point/evaluation.ts';
import { TextBytes } from '../../../runtime/lines/text-bytes.ts';
import type { Evaluation } from '../../../runtime/module.ts';
import { CsvLines } from '../../../workbench/run-all/csv-line.ts';
import { type Case, callOf, cornerOf } from './corner.ts';
import { expectedTexts } from './line-objects.ts';
import { writtenTexts } from './line-texts.ts';

function printed(write: (to: TextBytes) => void): string {
  const to = new TextBytes();
  write(to);
  return to.textSince(0);
}

function expectCsvToAgree(computed: Computed, expected: Evaluation): void {
  const csv = new CsvLines(computed.manifest, computed.plain);
  const payee = { row: 0, employeeId: '1', month: '2025-03' };
  expect(printed((to) => csv.printComputed(payee, computed, to))).toBe(
    printed((to) => csv.printEvaluation(payee, expected, to)),
  );
}

/** Gives how many payslips are left to exact amounts. */
function leftToExact(rules: string, cases: readonly Case[]): number {
  const { interpreted, emitted } = cornerOf(rules);
  const { manifest, plain } = emitted;
  if (plain === null) throw new Error('no rules in plain numbers');
  let left = 0;
  for (const one of cases) {
    const call = callOf(one);
    const [computed, outcome] = [compute(manifest, plain, call), interpreted.evaluate(call)];
    if (computed === null || outcome.kind === 'refused') throw new Error('the case is not computed');
    expectCsvToAgree(computed, outcome.evaluation);
    if (!plain.lines.total(computed.slots)) left += 1;
    expect(writtenTexts(computedLines(computed))).toEqual(expectedTexts(manifest, outcome.evaluation));
  }
  return left;
}

const RULES = `flag con_bono default no
table tarifa : excess of COP continuous law "ley" {
  [0 .. 95] 0%  (95 .. 150] 19%  (150 .. *) 28% plus 10.45
}
let paso = tarifa(monthly_salary) when con_bono
perception extra "Extra 'ñ'" = 3 COP when con_bono omit_zero law "ley"
deduction resta = 1 COP bracket paso law "ley"
deduction cero = 0 COP when con_bono omit_zero law "ley"
employer patronal "Patronal" on monthly_salary / 3 {
  parte_1 "Parte 1" rate 1.2345% law "ley"
  parte_2 "Parte 2" rate (if con_bono then 1% else 2.5%) * period.days / 7 when con_bono law "ley"
}`;

test('lines, brackets and parts that come and go', () => {
  const amounts = ['0', '95', '150.01', '1000000.01', '89999999.99'];
  const cases = amounts.flatMap((monthly_salary): Case[] => [
    { sent: { monthly_salary } },
    { sent: { monthly_salary, con_bono: true }, days: 11 },
  ]);
  expect(leftToExact(RULES, cases)).toBe(0);
});

test('totals past 2^53 are printed exactly', () => {
  const rules = `input overtime_amount : money in [0 COP .. *] default 0 COP
perception extra = overtime_amount law "ley"
employer patronal "Patronal" on monthly_salary {
  parte_1 "Parte 1" = overtime_amount law "ley"
  parte_2 "Parte 2" = monthly_salary law "ley"
}`;
  const cases = ['1', '44000000000000', '45035996273704.95', '90071991547409.90'].map((overtime_amount) => ({
    sent: { overtime_amount },
  }));
  expect(leftToExact(rules, cases)).toBe(2);
});

test('employer tables called as the sums of the payslip are', () => {
  const rules = `employer components "Aportes" on monthly_salary { parte_1 rate 12% law "ley" }
employer net_salary "Otros" on monthly_salary { parte_2 rate 1% law "ley" }
employer employer_total_cost "Más" on monthly_salary { parte_3 rate 2% law "ley" }`;
  expect(leftToExact(rules, [{}, { sent: { monthly_salary: '0' } }])).toBe(0);
});
