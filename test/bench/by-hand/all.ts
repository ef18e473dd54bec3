import type { ByHand, ByHandTraced } from './contender.ts';

/** Amounts only, two contenders for each scheme. */
export const amountsByHand: readonly ByHand[] = [];

/** Amounts, audit trail and digest. */
export const tracesByHand: readonly ByHandTraced[] = [];
