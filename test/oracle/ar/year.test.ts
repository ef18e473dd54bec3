import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import { answerText } from '../../corpus/answer.ts';
import { dice as diceOf } from '../dice.ts';
import type { Dice } from '../oracle.ts';
import { withholdingOf } from './cumulative-tax.ts';
import { type Money, money, sum, ZERO } from './money.ts';
import { lastDayOf, readInput } from './payroll-input.ts';
import { type Payslip, payslipOf } from './payslip.ts';

const YEARS = 25;
const MONTHS = Array.from({ length: 12 }, (_, place) => place + 1);

/** A payslip as the service answered it, and as the law has it. */
interface Month {
  readonly lines: ReadonlyMap<string, Money>;
  readonly law: Payslip;
}

interface Person {
  readonly salary: number;
  readonly fields: Readonly<Record<string, string | number>>;
  readonly overrides: Readonly<Record<string, boolean>>;
}

function drawPerson(dice: Dice): Person {
  return {
    salary: dice.pick([900_000, 2_800_000, 4_200_000, 6_000_000, 15_000_000]),
    fields: { cantidad_hijos: dice.pick([0, 1, 3]), cuota_sindical_rate: dice.pick(['0', '0.02']) },
    overrides: { conyuge_a_cargo: dice.oneIn(2), excluir_sac_proporcional: dice.oneIn(6) },
  };
}

/** A month with its raise, its bonus, and now and then a part of it only. */
function drawRequest(dice: Dice, person: Person, month: number): CalculationRequest {
  const of = `2025-${String(month).padStart(2, '0')}`;
  const isPart = dice.oneIn(8);
  const salary = person.salary + month * dice.pick([0, 1_000.5, 200_000]);
  const employee = {
    id: 'e-1',
    ...person.fields,
    monthly_salary: String(salary),
    ...(dice.oneIn(4) && { commission_amount: dice.pick(['1234.56', '900000', '7500000.01']) }),
    overrides: { ...person.overrides, liquida_sac: month % 6 === 0 },
  };
  const period = {
    type: 'monthly' as const,
    start_date: `${of}-01`,
    end_date: isPart ? `${of}-20` : lastDayOf(of),
    days: isPart ? 20 : 30,
  };
  return { country: 'AR', scheme: 'general', year: 2025, period, employee, employer: { id: 'f-1' } };
}

function total(months: readonly Month[], line: string): string {
  return sum(...months.map(({ lines }) => lines.get(line) ?? ZERO)).toFixed(2);
}

/** What the caller says of the months before. */
function historyOf(before: readonly Month[], month: number) {
  const semester = month > 6 ? before.slice(6) : before;
  return {
    remuneracion_anterior: total(before, 'remuneracion_bruta'),
    aguinaldo_anterior: total(before, 'sac'),
    descuentos_anteriores: total(before, 'total_deducciones'),
    retenido_anterior: total(before, 'ganancias'),
    devuelto_anterior: total(before, 'devolucion_ganancias'),
    remuneracion_del_semestre: total(semester, 'remuneracion_bruta'),
    aportes_del_semestre: total(semester, 'aportes_computables'),
    aguinaldo_del_semestre: total(semester, 'sac'),
  };
}

async function calculated(request: CalculationRequest, before: readonly Month[]): Promise<Month> {
  const month = before.length + 1;
  const employee = { ...request.employee, history: historyOf(before, month) };
  const { audit_trail } = JSON.parse(await answerText({ ...request, employee }));
  const lines: [string, Money][] = audit_trail.map((step: Record<string, string>) => [
    step.concept_id,
    money(step.result_final ?? ''),
  ]);
  return { lines: new Map(lines), law: payslipOf(readInput(request)) };
}

function withheldIn(months: readonly Month[]): Money {
  return money(total(months, 'ganancias')).minus(total(months, 'devolucion_ganancias'));
}

/** The tax of all months together, and whether the ceiling of the last one left some of it for later. */
function expectTaxOf(months: readonly Month[]): void {
  const before = withheldIn(months.slice(0, -1));
  const law = withholdingOf(
    months.map((one) => one.law),
    before,
  );
  const last = months.at(-1)?.lines;
  expect(last?.get('impuesto_determinado')?.toFixed(2)).toBe(law.determined.toFixed(2));
  expect(last?.get('ganancias')?.toFixed(2)).toBe(law.withheld.toFixed(2));
  expect(last?.get('devolucion_ganancias')?.toFixed(2)).toBe(law.refunded.toFixed(2));
  const isCapped = law.withheld.lt(law.determined.minus(before));
  if (!isCapped) expect(withheldIn(months).toFixed(2)).toBe(law.determined.toFixed(2));
}

test('what is withheld from January to each month is the tax of these months, to the cent, whatever is corrected', async () => {
  const seed = 20250101;
  const dice = diceOf(seed);
  for (let year = 0; year < YEARS; year++) {
    const person = drawPerson(dice);
    const months: Month[] = [];
    for (const month of MONTHS) {
      months.push(await calculated(drawRequest(dice, person, month), months));
      expectTaxOf(months);
      if (!dice.oneIn(4)) continue;
      // A correction takes the place of an earlier payslip; the next month makes up for it.
      const corrected = Math.floor(months.length / 2);
      months[corrected] = await calculated(
        drawRequest(dice, person, corrected + 1),
        months.slice(0, corrected),
      );
    }
  }
});
