import { contender as coOrdinarioDecimal } from './co-ordinario-decimal.ts';
import { traced as coOrdinario } from './co-ordinario-decimal-trace.ts';
import { contender as coOrdinarioIntegers } from './co-ordinario-integers.ts';
import type { ByHand, ByHandTraced } from './contender.ts';
import { contender as mxOrdinarioDecimal } from './mx-ordinario-decimal.ts';
import { traced as mxOrdinario } from './mx-ordinario-decimal-trace.ts';
import { contender as mxOrdinarioIntegers } from './mx-ordinario-integers.ts';

/** Amounts only, two contenders for each scheme. */
export const amountsByHand: readonly ByHand[] = [
  coOrdinarioDecimal,
  coOrdinarioIntegers,
  mxOrdinarioDecimal,
  mxOrdinarioIntegers,
];

/** The rule files that are also written by hand. */
export const filesByHand: readonly string[] = [...new Set(amountsByHand.map(({ file }) => file))];

const traced = [coOrdinario, mxOrdinario];

/** Amounts, audit trail and digest, by the library for RFC 8785. */
export const tracesByHand: readonly ByHandTraced[] = traced.map(({ canonicalizing }) => canonicalizing);

/** The same by `JSON.stringify` over names put in order: what one writes who finds that library slow. */
export const stringifiedByHand: readonly ByHandTraced[] = traced.map(({ stringifying }) => stringifying);
