import type { ErrorObject } from '../payroll/error-object.ts';

/** The placeholder that replaces the employee, payslip or fault of an erased batch row. */
export const ERASED_ROW: ErrorObject = {
  code: 'ERASED',
  message: 'What was here was erased because the law demands it.',
  details: {},
};
