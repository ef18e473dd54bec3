import { modules } from '../../generated/rules/index.ts';
import { type Calculator, calculate, NO_OTHERS } from '../../server/payroll/calculate.ts';
import type { CalculationRequest } from '../../server/payroll/calculation-request.ts';
import { RuleCatalog } from '../../server/payroll/rule-catalog.ts';
import { ServiceError } from '../../server/service-error.ts';

/** Everything that is not payroll stands still, so that equal payslips are equal bytes. */
const CALCULATOR = {
  catalog: new RuleCatalog(modules),
  engineVersion: '0'.repeat(40),
  clock: () => 0,
  nextId: () => '01ARZ3NDEKTSV4RRFFQ69G5FAV',
};

/** The answer with its audit trail as JSON text, or the refusal, as the service gives them. */
export async function answerText(
  request: CalculationRequest,
  onCalculated: Calculator['onCalculated'] = () => {},
): Promise<string> {
  const traced = { ...request, options: { ...request.options, include_audit_trail: true } };
  try {
    return (await calculate(traced, { ...CALCULATOR, onCalculated }, NO_OTHERS)).answer;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return JSON.stringify({ refused: error.code, details: error.details });
  }
}
