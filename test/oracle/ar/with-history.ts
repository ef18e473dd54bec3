import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import { answerText } from '../../corpus/answer.ts';
import { type Month, monthOf, total } from './withheld.ts';

/** What the caller says of the months before: of the year what all paid, of the half year what this employer paid. */
function historyOf(before: readonly Month[], month: number) {
  const semester = (month > 6 ? before.slice(6) : before).filter(({ isOfAnother }) => !isOfAnother);
  return {
    remuneracion_anterior: total(before, 'remuneracion_bruta'),
    aguinaldo_anterior: total(before, 'sac'),
    descuentos_anteriores: total(before, 'total_deducciones'),
    retenido_anterior: total(before, 'ganancias'),
    devuelto_anterior: total(before, 'devolucion_ganancias'),
    remuneracion_del_semestre: total(semester, 'remuneracion_bruta'),
    aportes_del_semestre: total(semester, 'aportes_computables'),
    aguinaldo_del_semestre: total(semester, 'sac'),
    no_remunerativo_anterior: total(before, 'suma_no_remunerativa'),
    no_remunerativo_del_semestre: total(semester, 'suma_no_remunerativa'),
  };
}

/** The next month of a year, with what the months before come to. */
export async function calculated(request: CalculationRequest, before: readonly Month[]): Promise<Month> {
  const employee = { ...request.employee, history: historyOf(before, before.length + 1) };
  const { audit_trail } = JSON.parse(await answerText({ ...request, employee }));
  return monthOf(request, audit_trail);
}
