import { add, centavos, exactly, type Fraction, multiply, printMoney, subtract, ZERO } from './fraction.ts';

export type Lines = Readonly<Record<string, Fraction>>;

/** The lines of a month or of a fortnight; totals are sums of them, never lines. */
export interface Payslip {
  readonly perceptions: Lines;
  readonly deductions: Lines;
  readonly bases: Lines;
  readonly socialSecurity: Lines;
  readonly payrollTaxes: Lines;
  readonly provisions: Lines;
}

const HALF = exactly('0.5');

/** rules/co/law.md 2.3: half of a line; the last fortnight gets the rest. */
function halfOf(lines: Lines, last: boolean): Lines {
  const share = (line: Fraction): Fraction => {
    const first = centavos(multiply(line, HALF));
    return last ? subtract(line, first) : first;
  };
  return Object.fromEntries(Object.entries(lines).map(([id, line]) => [id, share(line)]));
}

export function fortnightOf(month: Payslip, last: boolean): Payslip {
  return {
    perceptions: halfOf(month.perceptions, last),
    deductions: halfOf(month.deductions, last),
    bases: halfOf(month.bases, last),
    socialSecurity: halfOf(month.socialSecurity, last),
    payrollTaxes: halfOf(month.payrollTaxes, last),
    provisions: halfOf(month.provisions, last),
  };
}

function sumOf(lines: Lines): Fraction {
  return add(...Object.values(lines));
}

/** Lines 10, 16, 17 and the totals of the employer tables. */
function totalsOf(payslip: Payslip): Lines {
  const earned = sumOf(payslip.perceptions);
  const deducted = sumOf(payslip.deductions);
  const tables = [payslip.socialSecurity, payslip.payrollTaxes, payslip.provisions].map(sumOf);
  const [socialSecurity = ZERO, payrollTaxes = ZERO, provisions = ZERO] = tables;
  return {
    total_devengado: earned,
    total_deducciones: deducted,
    neto_pagar: subtract(earned, deducted),
    total_seguridad_social_empleador: socialSecurity,
    total_parafiscales: payrollTaxes,
    total_provisiones: provisions,
    costo_total_empleador: add(earned, ...tables),
  };
}

/** "In the answer": which total a summary field shows. */
export function summaryOf(totals: Lines): Lines {
  const { total_devengado = ZERO, total_deducciones = ZERO } = totals;
  const { neto_pagar = ZERO, costo_total_empleador = ZERO } = totals;
  return {
    total_perceptions: total_devengado,
    gross_salary: total_devengado,
    total_deductions: total_deducciones,
    net_salary: neto_pagar,
    employer_contributions_total: subtract(costo_total_empleador, total_devengado),
    employer_total_cost: costo_total_empleador,
  };
}

export function netOf(payslip: Payslip): Fraction {
  return subtract(sumOf(payslip.perceptions), sumOf(payslip.deductions));
}

/** Every line, total and summary field as the answer prints it. */
export function amountsOf(payslip: Payslip): ReadonlyMap<string, string> {
  const totals = totalsOf(payslip);
  const { perceptions, deductions, bases, socialSecurity, payrollTaxes, provisions } = payslip;
  const lines = [perceptions, deductions, bases, socialSecurity, payrollTaxes, provisions];
  const groups = [...lines, totals, summaryOf(totals)];
  const amounts = groups.flatMap((group) => Object.entries(group));
  return new Map(amounts.map(([id, amount]) => [id, printMoney(amount)]));
}
