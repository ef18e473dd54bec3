import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import type { Oracle, Verdict } from '../oracle.ts';
import { amountsOf } from './amounts.ts';
import { draw } from './draw.ts';
import { readFacts } from './facts.ts';
import { payslipOf } from './payslip.ts';
import { warningsOf } from './warnings.ts';

/** Brazil, employee under the CLT. */
export const brazil: Oracle = {
  country: 'BR',
  scheme: 'clt',
  years: [2020, 2021, 2022, 2023, 2024, 2025, 2026],
  draw,
  compute,
};

function compute(request: CalculationRequest): Verdict {
  const facts = readFacts(request);
  if (facts === null) return { kind: 'refused' };
  const payslip = payslipOf(facts);
  const amounts = amountsOf(facts, payslip);
  const warnings = warningsOf(request, facts, payslip, amounts.get('neto') ?? '');
  return { kind: 'computed', amounts, warnings };
}
