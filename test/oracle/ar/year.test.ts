import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import { answerText } from '../../corpus/answer.ts';
import { dice as diceOf } from '../dice.ts';
import { drawPerson, drawRequest } from './drawn-year.ts';
import { expectTaxOf, type Month, monthOf, total } from './withheld.ts';

const YEARS = 25;
const MONTHS = Array.from({ length: 12 }, (_, place) => place + 1);

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
  const employee = { ...request.employee, history: historyOf(before, before.length + 1) };
  const { audit_trail } = JSON.parse(await answerText({ ...request, employee }));
  return monthOf(request, audit_trail);
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
