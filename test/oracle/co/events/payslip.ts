import { add, type Fraction, printMoney, subtract, ZERO } from '../fraction.ts';
import { type Lines, summaryOf } from '../payslip.ts';

/** What an event pays: nothing of it is split or prorated. */
export interface EventPayslip {
  /** Days and rates, as the trace prints them. */
  readonly steps: Readonly<Record<string, string>>;
  readonly perceptions: Lines;
  readonly deductions: Lines;
  readonly bases: Lines;
  readonly employer: Lines;
}

const sumOf = (lines: Lines): Fraction => add(...Object.values(lines));

function totalsOf({ perceptions, deductions, employer }: EventPayslip): Lines {
  const earned = sumOf(perceptions);
  const deducted = sumOf(deductions);
  return {
    total_devengado: earned,
    total_deducciones: deducted,
    neto_pagar: subtract(earned, deducted),
    costo_total_empleador: add(earned, sumOf(employer)),
  };
}

export function netOf(payslip: EventPayslip): Fraction {
  return totalsOf(payslip).neto_pagar ?? ZERO;
}

/** Every step, line, total and summary field as the answer prints it. */
export function amountsOf(payslip: EventPayslip): ReadonlyMap<string, string> {
  const totals = totalsOf(payslip);
  const { steps, perceptions, deductions, bases, employer } = payslip;
  const groups = [perceptions, deductions, bases, employer, totals, summaryOf(totals)];
  const amounts = groups.flatMap((group) => Object.entries(group));
  return new Map([
    ...Object.entries(steps),
    ...amounts.map(([id, amount]) => [id, printMoney(amount)] as const),
  ]);
}
