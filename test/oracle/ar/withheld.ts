import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import { withholdingOf } from './cumulative-tax.ts';
import { type Money, money, sum, ZERO } from './money.ts';
import { readInput } from './payroll-input.ts';
import { type Payslip, payslipOf } from './payslip.ts';

/** A payslip as the service answered it, and as the law has it. */
export interface Month {
  readonly request: CalculationRequest;
  readonly lines: ReadonlyMap<string, Money>;
  readonly law: Payslip;
  /** Another employer paid it. */
  readonly isOfAnother: boolean;
}

interface TracedStep {
  readonly concept_id: string;
  readonly result_final?: string;
}

/** The payslip of a request, with the steps of its audit trail. */
export function monthOf(request: CalculationRequest, trail: readonly TracedStep[]): Month {
  const lines = trail.map(({ concept_id, result_final = '' }) => [concept_id, money(result_final)] as const);
  return { request, lines: new Map(lines), law: payslipOf(readInput(request)), isOfAnother: false };
}

export function total(months: readonly Month[], line: string): string {
  return sum(...months.map(({ lines }) => lines.get(line) ?? ZERO)).toFixed(2);
}

function withheldIn(months: readonly Month[]): Money {
  return money(total(months, 'ganancias')).minus(total(months, 'devolucion_ganancias'));
}

/** Expects the tax of all months together, and whether the ceiling of the last one left some of it for later. */
export function expectTaxOf(months: readonly Month[]): void {
  const before = withheldIn(months.slice(0, -1));
  const law = withholdingOf(
    months.map((one) => one.law),
    before,
    months.filter(({ isOfAnother }) => !isOfAnother).map((one) => one.law),
  );
  const last = months.at(-1)?.lines;
  expect(last?.get('impuesto_determinado')?.toFixed(2)).toBe(law.determined.toFixed(2));
  expect(last?.get('ganancias')?.toFixed(2)).toBe(law.withheld.toFixed(2));
  expect(last?.get('devolucion_ganancias')?.toFixed(2)).toBe(law.refunded.toFixed(2));
  const isCapped = law.withheld.lt(law.determined.minus(before));
  if (!isCapped) expect(withheldIn(months).toFixed(2)).toBe(law.determined.toFixed(2));
}
