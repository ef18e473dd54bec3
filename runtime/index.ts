/** Everything that an emitted rule module calls. */
export { decimal, exact, mul, ONE, ZERO } from './exact.ts';
export { changesWithin, type DatedValue, figureAt, inUnit, known, sparseFigureAt } from './figure.ts';
export { same } from './inputs.ts';
export type { PackedLaw } from './ir/packed-ir.ts';
export type * from './module.ts';
export { firstDayOfMonth, isFullMonth } from './period.ts';
export { areCents, cents, roundedCents, safe, sumIn } from './plain/cents.ts';
export { byDate } from './plain/figures.ts';
export type { PlainLines, PlainRules } from './plain/plain-rules.ts';
export type { PayslipRow } from './plain/row.ts';
export { scaled, scaledOrZero } from './plain/scaled.ts';
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
export { digitsOfDate, positionOf, ratio, sentOr, textAt } from './plain/text.ts';
export { addWarning } from './plain/warnings.ts';
export { SAFE, wholeOf } from './plain/whole.ts';
export type { Rounding } from './rounding.ts';
export { ruleModule } from './rule-module.ts';
export { show } from './show.ts';
export { dated, input, step, table } from './specs.ts';
export { band, wordRow } from './table-rows.ts';
