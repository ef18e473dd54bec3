import type { Oracle, Verdict } from '../oracle.ts';
import { drawRequest } from './draw.ts';
import { type Figures, figuresOn } from './figures.ts';
import { inputsOf } from './inputs.ts';
import { type Payslip, payslipOf } from './payslip.ts';
import { warningsOf } from './warnings.ts';

/** rules/cl/law.md 2.4: which concept each field of the summary equals. */
function summaryOf(payslip: Payslip) {
  return {
    gross_salary: payslip.total_haberes,
    total_perceptions: payslip.total_haberes,
    total_deductions: payslip.total_descuentos,
    net_salary: payslip.liquido_a_pagar,
    employer_contributions_total: payslip.total_aportes_empleador,
    employer_total_cost: payslip.costo_empresa,
  };
}

function amountsOf(payslip: Payslip): ReadonlyMap<string, string> {
  const amounts = { ...payslip, ...summaryOf(payslip) };
  return new Map(Object.entries(amounts).map(([id, amount]) => [id, amount.toFixed(2)]));
}

/** Chile, private-sector employee. */
export const chile: Oracle = {
  country: 'CL',
  scheme: 'dependiente',
  years: [2026, 2025, 2024, 2023, 2022, 2021, 2020],
  draw: drawRequest,
  compute(request): Verdict {
    const inputs = inputsOf(request);
    if (inputs === null) return { kind: 'refused' };
    const figures: Figures = figuresOn(inputs.date);
    const payslip = payslipOf(inputs, figures);
    const warnings = warningsOf(request, inputs, figures, payslip);
    return { kind: 'computed', amounts: amountsOf(payslip), warnings };
  },
};
