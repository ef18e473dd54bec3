/** Everything that an emitted rule module calls. */
export { decimal, divisor, type Exact, exact, magnitude, mul, ONE, over, ZERO } from './exact.ts';
export {
  changesWithin,
  type DatedValue,
  figureAt,
  inUnit,
  known,
  madeByDate,
  sparseFigureAt,
} from './figure.ts';
export {
  checkBounds,
  checkDigits,
  checkPresence,
  checkWord,
  isGiven,
  present,
  same,
  sentBoolean,
  sentQuantity,
  sentText,
} from './inputs.ts';
export { Ledger, NOTHING, seen } from './ledger.ts';
export type * from './module.ts';
export { firstDayOfMonth, isFullMonth } from './period.ts';
export { BracketRows } from './plain/bracket-rows.ts';
export { areCents, cents, roundedCents, safe, sumIn } from './plain/cents.ts';
export { plainFirst } from './plain/evaluation.ts';
export { byDate } from './plain/figures.ts';
export type { PlainLines, PlainRules } from './plain/plain-rules.ts';
export { RateText } from './plain/rate-text.ts';
export { amountSpec, ReadAmount, ReadAmountOver } from './plain/read-amount.ts';
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
export { centsText, dateOfDigits, digitsOfDate, moneyText, plainText, ratio } from './plain/text.ts';
export { type TextBytes, utf8 } from './plain/text-bytes.ts';
export { byFiguresAndDigits, RAW, traceTexts } from './plain/trace-texts.ts';
export { addWarning } from './plain/warnings.ts';
export { SAFE, Whole, WholeOver, wholeOf } from './plain/whole.ts';
export { printMoney, printPlain } from './print.ts';
export { type Rounding, roundToInteger } from './rounding.ts';
export { show } from './show.ts';
export {
  among,
  excess,
  map,
  marginal,
  rebate,
  rowsOn,
  step,
  type Table,
  upperLimit,
} from './table.ts';
export { band, wordRow } from './table-rows.ts';
