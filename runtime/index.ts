/** Everything that an emitted rule module calls, and what calculates payslips by such modules. */

export {
  type CalculationOptions,
  type CalculationRequest,
  calculate,
  calculateText,
} from './calculate.ts';
export type * from './calculation.ts';
export {
  CalculationError,
  type CalculationErrorCode,
  type CalculationFault,
} from './calculation-error.ts';
export type { EmittedRules } from './fixed-point/fixed-point-rules.ts';
export { byDate, scaledWorth } from './fixed-point/parameters.ts';
export type { PayslipInputs } from './fixed-point/row.ts';
export {
  excessOf,
  givesValue,
  rebateOf,
  rowOf,
  rowOfWord,
  scaledRows,
  slicesOf,
} from './fixed-point/scaled-rows.ts';
export type { Warnings } from './fixed-point/warnings.ts';
export { same } from './interpreter/inputs.ts';
export { ModuleLaw } from './law/module-law.ts';
export type { ModuleHead } from './law/read-manifest.ts';
export {
  addDays,
  addMonths,
  dateOf,
  dayOf,
  daysBetween,
  daysLeft,
  daysOf30Between,
  earliest,
  isDate,
  latest,
  monthOf,
  monthsBetween,
  monthsWith,
  startOfYear,
  yearOf,
  yearsBetween,
} from './module/dates.ts';
export {
  changesWithin,
  sparseParameterAt,
  sparseWorthAt,
  worthAt,
} from './module/parameter.ts';
export { firstDayOfMonth, isFullMonth, lastDayOfMonth } from './module/period.ts';
export {
  addWeekdays,
  holidaysAhead,
  holidaysBetween,
  weekdaysBetween,
} from './module/working-days.ts';
export type * from './module.ts';
export { exact, mul } from './numbers/exact.ts';
export { scaledOrZero } from './numbers/scaled.ts';
export { digitsOfDate, isSent, positionOf, ratio, sentOr, textAt } from './numbers/text.ts';
export { SAFE, sumOf, wholeOf } from './numbers/whole.ts';
export type { WarningDetail } from './payslip-warnings.ts';
export type { PeriodBasis } from './period-basis.ts';
export { ruleModule } from './rule-module.ts';
export { RUNTIME_VERSION } from './version.ts';
