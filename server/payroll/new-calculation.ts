import canonicalize from 'canonicalize';
import { keptHistory } from '../history/asked-history.ts';
import type {
  CalculationSubject,
  NewHistory,
  PackedCalculation,
  Tenant,
} from '../store/calculations/calculations.ts';
import { amountsOf } from '../store/histories/summed-amount.ts';
import { linesOfScheme, seenLines } from '../store/histories/summed-lines.ts';
import { packTexts } from '../store/texts/calculation-texts.ts';
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
): Promise<PackedCalculation> {
  const dictionary = await dictionaries.ofRules(made.calculation.record.rule_fingerprint, kindOf(request));
  return packedCalculation(tenant, request, made, { dictionary, lines: linesOfScheme(seenLines(), request) });
}

/** What a calculation is packed with where there is no database. */
export interface PackingMeans {
  /** Null where its rules have none. */
  readonly dictionary: Dictionary | null;
  /** The lines of its scheme that histories read. */
  readonly lines: readonly string[];
}

/** The same with what is at hand: the row with its texts compressed, and what histories read of them. */
export function packedCalculation(
  tenant: Tenant,
  request: CalculationRequest,
  made: Calculated,
  { dictionary, lines }: PackingMeans,
): PackedCalculation {
  const { answer, traceText, calculation, netSalary } = made;
  const { record, computed_at } = calculation;
  const texts = packTexts({ request: canonicalize(request) ?? '', answer, traceText }, dictionary);
  const row = {
    ...subjectOf(tenant, request, calculation.id),
    net_salary: netSalary,
    batch_id: record.batch_id,
    computed_at,
    rule_fingerprint: record.rule_fingerprint,
    ...texts,
  };
  const amounts = amountsOf(lines, { answer, traceText });
  return { row, contentDigest: record.content_digest, amounts, history: historyOf(made) };
}

function historyOf({ calculation, revision }: Calculated): NewHistory | null {
  const { country, scheme, history } = calculation;
  return history === undefined ? null : { ...keptHistory(history), scheme: `${country}.${scheme}`, revision };
}

/** What a request says of the calculation that gets this id. */
export function subjectOf(
  { clientId, environment }: Tenant,
  { country, scheme, year, employee, employer, period, options }: CalculationRequest,
  id: string,
): CalculationSubject {
  return {
    id,
    client_id: clientId,
    environment,
    country,
    scheme,
    year,
    employee_id: employee.id,
    employer_id: employer.id,
    period_type: period.type,
    period_start: period.start_date,
    period_end: period.end_date,
    supersedes_id: options?.supersedes ?? null,
  };
}
