import { normalId } from '../caller-id.ts';
import type { Json } from '../json.ts';
import { ServiceError } from '../service-error.ts';
import type { Superseded } from '../store/calculations/calculations.ts';
import type { WarningDetail } from './calculation.ts';
import type { CalculationRequest } from './calculation-request.ts';

/** Finds a calculation of the caller's own client. */
export type FindSuperseded = (id: string) => Promise<Superseded | undefined>;

/**
 * Checks the calculation that `options.supersedes` names: same employee, employer and period.
 * Throws `CALCULATION_NOT_FOUND` or `SUPERSEDES_MISMATCH`.
 */
export async function checkSupersession(
  request: CalculationRequest,
  find: FindSuperseded,
): Promise<readonly WarningDetail[]> {
  const id = request.options?.supersedes ?? null;
  if (id === null) return [];
  const target = await find(id);
  if (target === undefined) throw calculationNotFound(id);
  const fields = differences(request, target);
  if (fields.length > 0) {
    const message = 'The calculation to replace is of another employee, employer or period.';
    throw new ServiceError('SUPERSEDES_MISMATCH', message, { fields });
  }
  return target.supersededBy === null ? [] : [alreadySuperseded('Calculation', target.supersededBy)];
}

export function calculationNotFound(id: string): ServiceError {
  return new ServiceError('CALCULATION_NOT_FOUND', 'There is no such calculation.', { calculation_id: id });
}

function differences(request: CalculationRequest, target: Superseded): readonly Json[] {
  const pairs = [
    ['employee.id', normalId(request.employee.id), normalId(target.employeeId)],
    ['employer.id', normalId(request.employer.id), normalId(target.employerId)],
    ['period.type', request.period.type, target.period.type],
    ['period.start_date', request.period.start_date, target.period.start_date],
    ['period.end_date', request.period.end_date, target.period.end_date],
  ];
  return pairs.filter(([, wanted, found]) => wanted !== found).map(([name]) => name ?? '');
}

/** Says what had replaced it before. */
export function alreadySuperseded(kind: 'Calculation' | 'Opening balance', earlier: string): WarningDetail {
  return {
    code: 'SUPERSEDES_ALREADY_SUPERSEDED',
    field: 'options.supersedes',
    message: `${kind} ${earlier} had already replaced it; now this one is the current one.`,
    severity: 'warning',
  };
}
