/** Everything that an emitted rule module calls. */

export { same } from './interpreter/inputs.ts';
export type { PackedLaw } from './ir/packed-ir.ts';
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
export { changesWithin, type DatedValue, figureAt, inUnit, known, sparseFigureAt } from './module/figure.ts';
export { firstDayOfMonth, isFullMonth, lastDayOfMonth } from './module/period.ts';
export { show } from './module/show.ts';
export { dated, input, type StepLine, steps, table } from './module/specs.ts';
export { band, wordRow } from './module/table-rows.ts';
export type * from './module.ts';
export { decimal, exact, mul, ONE, ZERO } from './numbers/exact.ts';
export type { Rounding } from './numbers/rounding.ts';
export { scaled, scaledOrZero } from './numbers/scaled.ts';
export { digitsOfDate, positionOf, ratio, sentOr, textAt } from './numbers/text.ts';
export { SAFE, wholeOf } from './numbers/whole.ts';
export { areCents, cents, roundedCents, safe, sumIn } from './plain/cents.ts';
export { byDate } from './plain/figures.ts';
export type { PlainLines, PlainRules } from './plain/plain-rules.ts';
export type { PayslipRow } from './plain/row.ts';
export {
  excessOf,
  givesValue,
  lowerEndOf,
  rebateOf,
  rowOf,
  rowOfWord,
  scaledRows,
  sliceOf,
  slicesOf,
} from './plain/scaled-rows.ts';
export { type ShownValue, shown } from './plain/shown-value.ts';
export { slots } from './plain/slot-steps.ts';
export { addWarning } from './plain/warnings.ts';
export { ruleModule } from './rule-module.ts';
