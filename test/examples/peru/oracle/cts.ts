import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { add, centavos, divide, exactly, multiply } from '../../../oracle/co/fraction.ts';
import type { Verdict } from '../../../oracle/oracle.ts';
import { days30, later } from './calendar.ts';
import { Facts } from './facts.ts';
import { figuresAt } from './figures.ts';
import { familyAllowance } from './health.ts';
import { codesThatHold, verdictOf } from './verdict.ts';

/** law.md 8: the semester that a deposit closes; null in months without one. */
function semesterOf(facts: Facts): { readonly first: string; readonly cut: string } | null {
  const year = Number(facts.end.slice(0, 4));
  if (facts.month === 4 || facts.month === 5) return { first: `${year - 1}-11-01`, cut: `${year}-04-30` };
  if (facts.month === 10 || facts.month === 11) return { first: `${year}-05-01`, cut: `${year}-10-31` };
  return null;
}

/** law.md 8: the deposit of a semester. */
export function computeCts(request: CalculationRequest): Verdict {
  const facts = new Facts(request);
  const semester = semesterOf(facts);
  const hired = facts.word('fecha_ingreso');
  if (semester === null || hired > semester.cut || hired > facts.end) return { kind: 'refused' };
  const { first, cut } = semester;
  const asignacion_familiar = familyAllowance(facts, figuresAt(cut));
  const base = centavos(
    add(
      facts.amount('monthly_salary'),
      asignacion_familiar,
      facts.amount('promedio_variables_cts'),
      divide(facts.amount('gratificacion_semestre'), exactly(6)),
    ),
  );
  const served = days30(hired, cut);
  const earlier = Number(facts.word('dias_cts_anteriores', '0'));
  const absent = Number(facts.word('dias_no_computables_cts', '0'));
  const days = served < 30 ? 0 : Math.max(0, days30(later(hired, first), cut) + earlier - absent);
  const deposit = centavos(multiply(base, exactly(`${days}/360`)));
  const lines = {
    asignacion_familiar,
    base_cts: base,
    cts_semestral: deposit,
    total_ingresos: deposit,
    neto: deposit,
  };
  const warnings = codesThatHold({ BENEFIT_NOT_DUE: served < 30 });
  return verdictOf({ ...lines, costo_total_empleador: deposit }, warnings, {
    dias_servicio: String(served),
    dias_cts: String(days),
  });
}
