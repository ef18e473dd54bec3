import type { ErrorObject } from '../payroll/error-object.ts';

/** What stands where a row of a batch was, in place of its employee, its payslip or its fault. */
export const ERASED_ROW: ErrorObject = {
  code: 'ERASED',
  message: 'What was here was erased because the law demands it.',
  details: {},
};
