import { type Fraction, sum } from '../../fraction.ts';

export type Lines = Readonly<Record<string, Fraction>>;

/** What an event pays, by concept. */
export interface EventPayslip {
  /** What is no line, as the trace prints it: days, dates, limits, parts of amounts. */
  readonly steps: Readonly<Record<string, string>>;
  readonly perceptions: Lines;
  readonly deductions: Lines;
  readonly bases: Lines;
  readonly employer: Lines;
}

const totalOf = (lines: Lines): Fraction => sum(Object.values(lines));

/** rules/cl/law.md 10: the totals of every scheme. */
function totalsOf({ perceptions, deductions, employer }: EventPayslip) {
  const total_haberes = totalOf(perceptions);
  const total_descuentos = totalOf(deductions);
  const total_aportes_empleador = totalOf(employer);
  const liquido_a_pagar = total_haberes.minus(total_descuentos);
  const costo_empresa = total_haberes.plus(total_aportes_empleador);
  return { total_haberes, total_descuentos, liquido_a_pagar, total_aportes_empleador, costo_empresa };
}

export function netOf(payslip: EventPayslip): Fraction {
  return totalsOf(payslip).liquido_a_pagar;
}

/** rules/cl/law.md 2.4: which concept each field of the summary equals. */
function summaryOf(payslip: EventPayslip): Lines {
  const totals = totalsOf(payslip);
  return {
    gross_salary: totals.total_haberes,
    total_perceptions: totals.total_haberes,
    total_deductions: totals.total_descuentos,
    net_salary: totals.liquido_a_pagar,
    employer_contributions_total: totals.total_aportes_empleador,
    employer_total_cost: totals.costo_empresa,
  };
}

/**
 * Every step, line, total and field of the summary as the answer prints it. Where the employer contributes nothing,
 * its cost is in the summary alone.
 */
export function amountsOf(payslip: EventPayslip): ReadonlyMap<string, string> {
  const { steps, perceptions, deductions, bases, employer } = payslip;
  const { costo_empresa, ...totals } = totalsOf(payslip);
  const cost = Object.keys(employer).length > 0 ? { costo_empresa } : {};
  const groups = [perceptions, deductions, bases, employer, totals, cost, summaryOf(payslip)];
  const printed = groups.flatMap((lines) => Object.entries(lines));
  return new Map([...Object.entries(steps), ...printed.map(([id, value]) => [id, value.text(2)] as const)]);
}
