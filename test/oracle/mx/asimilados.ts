import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import { ZERO } from '../fraction.ts';
import type { Oracle, Verdict } from '../oracle.ts';
import { daysDisagree } from '../period-days.ts';
import { passesSalaryBounds } from './bounds.ts';
import { drawAsimilados } from './draw-asimilados.ts';
import {
  codesOf,
  hasIgnoredField,
  hasUnknownOverride,
  paramChangesInside,
  salariesDisagree,
} from './input-warnings.ts';
import { referenceDate } from './parameters.ts';
import { printed, summaryOf } from './payslip.ts';
import { incomeTax } from './tariff.ts';
import { dailySalary } from './worker.ts';

/**
 * The tariff is the only dated value of the scheme. rules/mx/law.md 5 says 1 January and the contract "a dated value
 * changes": read together, the three days on which the tariff really changes.
 */
const CHANGES = ['2021-01-01', '2023-01-01', '2026-01-01'];

function compute(request: CalculationRequest): Verdict {
  if (passesSalaryBounds(request)) return { kind: 'refused' };
  const { period, year } = request;
  const fees = dailySalary(request).times(period.days).cents();
  const tax = incomeTax(fees, period, referenceDate(period.end_date, year));
  const summary = summaryOf(fees, tax, ZERO);
  const amounts = {
    honorarios_asimilados: fees,
    base_isr: fees,
    isr_determinado: tax,
    isr: tax,
    imss_obrero_total: ZERO,
    neto: fees.minus(tax),
    ...summary,
  };
  return { kind: 'computed', amounts: printed(amounts), warnings: warningsOf(request) };
}

function warningsOf(request: CalculationRequest): ReadonlySet<string> {
  return codesOf({
    SALARY_INPUT_MISMATCH: salariesDisagree(request),
    PERIOD_DAYS_MISMATCH: daysDisagree(request.period, request.period.days),
    PARAM_CHANGE_INSIDE_PERIOD: paramChangesInside(request.period, CHANGES),
    FIELD_IGNORED_BY_SCHEME: hasIgnoredField(request, ['daily_salary', 'monthly_salary']),
    OVERRIDE_UNKNOWN: hasUnknownOverride(request, []),
  });
}

/** Mexico, income treated as wages: rules/mx/law.md 3. */
export const mxAsimilados: Oracle = {
  country: 'MX',
  scheme: 'asimilados',
  years: [2026, 2025, 2024, 2023, 2022, 2021, 2020],
  draw: drawAsimilados,
  compute,
};
