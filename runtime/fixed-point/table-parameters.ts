import { dateOfDigits } from '../numbers/text.ts';
import type { AppliedTable, EmittedRules } from './fixed-point-rules.ts';
import type { ParametersOn } from './parameters.ts';
import type { PayslipInputs } from './row.ts';

/** The parameters that hold the rows of a table: those of the reference date, or of the date that it was read at. */
export function tableParameters(
  { date }: AppliedTable,
  rules: Pick<EmittedRules, 'parameters' | 'elsewhere'>,
  { referenceDate }: Pick<PayslipInputs, 'referenceDate'>,
  slots: Float64Array,
): ParametersOn | null {
  if (date < 0) return rules.parameters(referenceDate);
  return rules.elsewhere?.(dateOfDigits(slots[date] ?? 0)) ?? null;
}
