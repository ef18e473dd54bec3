import canonicalize from 'canonicalize';
import { keptHistory } from '../history/asked-history.ts';
import {
  type CalculationColumns,
  type NewCalculation,
  type NewHistory,
  packCalculation,
  type Tenant,
} from '../store/calculations/calculations.ts';
import type { Dictionaries, Dictionary } from '../store/texts/dictionaries.ts';
import type { Calculated } from './calculate.ts';
import type { CalculationRequest } from './calculation-request.ts';
import { kindOf } from './worked-payslips.ts';

/** A calculation as it goes into the store. */
export async function newCalculation(
  tenant: Tenant,
  request: CalculationRequest,
  made: Calculated,
  dictionaries: Dictionaries,
): Promise<NewCalculation> {
  const dictionary = await dictionaries.ofRules(made.calculation.record.rule_fingerprint, kindOf(request));
  return packedCalculation(tenant, request, made, dictionary);
}

/** The same under a dictionary that is at hand. */
export function packedCalculation(
  tenant: Tenant,
  request: CalculationRequest,
  made: Calculated,
  dictionary: Dictionary | null,
): NewCalculation {
  const { answer, traceText } = made;
  const { content_digest: contentDigest } = made.calculation.record;
  const texts = {
    request: canonicalize(request) ?? '',
    answer,
    traceText,
    contentDigest,
    history: historyOf(made),
  };
  return packCalculation(columnsOf(tenant, request, made), texts, dictionary);
}

function historyOf({ calculation, revision }: Calculated): NewHistory | null {
  const { country, scheme, history } = calculation;
  return history === undefined ? null : { ...keptHistory(history), scheme: `${country}.${scheme}`, revision };
}

function columnsOf(
  tenant: Tenant,
  request: CalculationRequest,
  { calculation, netSalary }: Calculated,
): CalculationColumns {
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
    supersedes_id: calculation.record.supersedes_id,
    batch_id: calculation.record.batch_id,
    computed_at: calculation.computed_at,
    rule_fingerprint: calculation.record.rule_fingerprint,
  };
}
