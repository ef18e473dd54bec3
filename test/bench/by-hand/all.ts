import { contender as coOrdinarioDecimal } from './co-ordinario-decimal.ts';
import { contender as coOrdinarioIntegers } from './co-ordinario-integers.ts';
import type { ByHand, ByHandTraced } from './contender.ts';

/** Amounts only, two contenders for each scheme. */
export const amountsByHand: readonly ByHand[] = [coOrdinarioDecimal, coOrdinarioIntegers];

/** Amounts, audit trail and digest. */
export const tracesByHand: readonly ByHandTraced[] = [];
