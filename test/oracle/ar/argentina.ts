import type { Oracle } from '../oracle.ts';
import { amountsOf } from './amounts.ts';
import { isOutOfBounds } from './bounds.ts';
import { drawRequest } from './draw.ts';
import { readInput } from './payroll-input.ts';
import { payslipOf } from './payslip.ts';
import { warningsOf } from './warnings.ts';

/** Argentina `general`: private-sector employees under Ley 20.744. */
export const argentina: Oracle = {
  country: 'AR',
  scheme: 'general',
  years: [2024, 2025, 2026],
  draw: drawRequest,
  compute: (request) => {
    if (isOutOfBounds(request)) return { kind: 'refused' };
    const payslip = payslipOf(readInput(request));
    return { kind: 'computed', amounts: amountsOf(payslip), warnings: warningsOf(request, payslip) };
  },
};
