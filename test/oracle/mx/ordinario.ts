import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import type { Oracle, Verdict } from '../oracle.ts';
import { passesBounds } from './bounds.ts';
import { drawOrdinario } from './draw-ordinario.ts';
import { payslipOf, printed, summaryOf } from './payslip.ts';
import { warningsOf } from './warnings.ts';
import { workerOf } from './worker.ts';

function compute(request: CalculationRequest): Verdict {
  if (passesBounds(request)) return { kind: 'refused' };
  const worker = workerOf(request);
  const payslip = payslipOf(worker);
  const received = payslip.total_percepciones.plus(payslip.subsidio_entregado);
  const summary = summaryOf(received, payslip.total_deducciones, payslip.costo_patronal_total);
  return {
    kind: 'computed',
    amounts: printed({ ...payslip, ...summary }),
    warnings: warningsOf(request, worker, payslip),
  };
}

/** Mexico, employee under the LFT: rules/mx/law.md 2. */
export const mxOrdinario: Oracle = {
  country: 'MX',
  scheme: 'ordinario',
  years: [2026, 2025, 2024, 2023, 2022, 2021, 2020],
  draw: drawOrdinario,
  compute,
};
