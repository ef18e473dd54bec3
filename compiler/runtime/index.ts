/** Everything that an emitted rule module calls. */
export * from './exact.ts';
export * from './figure.ts';
export * from './inputs.ts';
export { Ledger, NOTHING, seen } from './ledger.ts';
export type * from './module.ts';
export { firstDayOfMonth, isFullMonth } from './period.ts';
export { type Rounding, round } from './rounding.ts';
export { show } from './show.ts';
export {
  among,
  excess,
  map,
  marginal,
  rebate,
  step,
  type Table,
  upperLimit,
} from './table.ts';
export { band, wordRow } from './table-rows.ts';
