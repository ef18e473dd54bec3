/** One thing wrong with a request, at its place. */
export interface CalculationFault {
  /** From the request inward: `employee`, `monthly_salary`. */
  readonly path: readonly string[];
  readonly message: string;
  readonly type: string;
  readonly input?: string | number | boolean;
}

export type CalculationErrorCode =
  | 'SCHEME_NOT_FOUND'
  | 'PERIOD_TYPE_NOT_SUPPORTED'
  | 'SCHEME_NOT_EFFECTIVE'
  | 'VALIDATION_ERROR'
  | 'CALCULATION_FAILED';

/** Why there is no payslip; `code` is the one that the service answers. */
export class CalculationError extends Error {
  override readonly name = 'CalculationError';
  readonly code: CalculationErrorCode;
  /** Everything that is wrong with the request, for `VALIDATION_ERROR`. */
  readonly faults: readonly CalculationFault[];
  /** What the message is about, for machines. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: CalculationErrorCode,
    message: string,
    { faults = [], details = {} }: Partial<Pick<CalculationError, 'faults' | 'details'>> = {},
  ) {
    super(message);
    this.code = code;
    this.faults = faults;
    this.details = details;
  }
}
