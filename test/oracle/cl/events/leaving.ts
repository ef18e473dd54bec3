import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter } from '../../calendar.ts';

import { type Rights, rightsOf } from './grounds.ts';
import type { Lines } from './payslip.ts';
import { amount, text } from './request.ts';
import { legalIndemnities, type Severance, severanceOf } from './severance.ts';
import { balanceOf, type VacationBalance } from './vacation.ts';
import { type Agreed, agreedOf } from './voluntary-indemnity.ts';

/** What one leaves with (rules/cl/law.md 13). */
export interface Leaving {
  readonly severance: Severance;
  readonly rights: Rights;
  readonly indemnities: Lines;
  readonly vacation: VacationBalance;
  readonly agreed: Agreed;
}

export function leavingOf(request: CalculationRequest): Leaving {
  const severance = severanceOf(request);
  const rights = rightsOf(request);
  const indemnities = legalIndemnities(request, severance, rights);
  const after = daysAfter(text(request, 'termination_date'), 1);
  return {
    severance,
    rights,
    indemnities,
    vacation: balanceOf(request, after, () => amount(request, 'dias_feriado_progresivo')),
    agreed: agreedOf(request, severance, indemnities),
  };
}
