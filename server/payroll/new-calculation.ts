import canonicalize from 'canonicalize';
import type { CalculationRow, NewCalculation, Tenant } from '../store/calculations.ts';
import { deflateTrace, traceCompressor } from '../store/trace-compressor.ts';
import type { Calculated } from './calculate.ts';
import type { CalculationRequest } from './calculation-request.ts';

/** A calculation as it goes into the store; `row.answer` is what the client is answered. */
export function newCalculation(
  tenant: Tenant,
  request: CalculationRequest,
  made: Calculated,
): NewCalculation {
  return { row: rowOf(tenant, request, made), deflated: deflateTrace(made.traceText) };
}

/**
 * The same for one of many: its trace is compressed while the next ones are calculated. What can fail, fails at
 * once: the promise is that of the compression only.
 */
export function oneOfMany(
  tenant: Tenant,
  request: CalculationRequest,
  made: Calculated,
): Promise<NewCalculation> {
  const row = rowOf(tenant, request, made);
  return traceCompressor.deflate(made.traceText).then((deflated) => ({ row, deflated }));
}

function rowOf(
  tenant: Tenant,
  request: CalculationRequest,
  { calculation, netSalary, answer }: Calculated,
): CalculationRow {
  return {
    id: calculation.id,
    client_id: tenant.clientId,
    environment: tenant.environment,
    country: calculation.country,
    scheme: calculation.scheme,
    year: calculation.year,
    employee_id: calculation.employee_id,
    employer_id: request.employer.id,
    period_type: calculation.period.type,
    period_start: calculation.period.start_date,
    period_end: calculation.period.end_date,
    net_salary: netSalary,
    rule_fingerprint: calculation.record.rule_fingerprint,
    supersedes_id: calculation.record.supersedes_id,
    batch_id: calculation.record.batch_id,
    computed_at: calculation.computed_at,
    request: canonicalize(request) ?? '',
    answer,
  };
}
