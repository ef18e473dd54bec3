import { contender as arGeneralDecimal } from './ar-general-decimal.ts';
import { contender as arGeneralIntegers } from './ar-general-integers.ts';
import { contender as brCltDecimal } from './br-clt-decimal.ts';
import { contender as brCltIntegers } from './br-clt-integers.ts';
import { contender as clDependienteDecimal } from './cl-dependiente-decimal.ts';
import { contender as clDependienteIntegers } from './cl-dependiente-integers.ts';
import { contender as coIntegralDecimal } from './co-integral-decimal.ts';
import { contender as coIntegralIntegers } from './co-integral-integers.ts';
import { contender as coOrdinarioDecimal } from './co-ordinario-decimal.ts';
import {
  stringifying as coOrdinarioStringified,
  contender as coOrdinarioTraced,
} from './co-ordinario-decimal-trace.ts';
import { contender as coOrdinarioIntegers } from './co-ordinario-integers.ts';
import type { ByHand, ByHandTraced } from './contender.ts';
import { contender as mxAsimiladosDecimal } from './mx-asimilados-decimal.ts';
import { contender as mxAsimiladosIntegers } from './mx-asimilados-integers.ts';
import { contender as mxOrdinarioDecimal } from './mx-ordinario-decimal.ts';
import {
  stringifying as mxOrdinarioStringified,
  contender as mxOrdinarioTraced,
} from './mx-ordinario-decimal-trace.ts';
import { contender as mxOrdinarioIntegers } from './mx-ordinario-integers.ts';

/** Amounts only, two contenders for each scheme. */
export const amountsByHand: readonly ByHand[] = [
  coOrdinarioDecimal,
  coOrdinarioIntegers,
  mxOrdinarioDecimal,
  mxOrdinarioIntegers,
  brCltDecimal,
  brCltIntegers,
  arGeneralDecimal,
  arGeneralIntegers,
  clDependienteDecimal,
  clDependienteIntegers,
  coIntegralDecimal,
  coIntegralIntegers,
  mxAsimiladosDecimal,
  mxAsimiladosIntegers,
];

/** Amounts, audit trail and digest, by the library for RFC 8785. */
export const tracesByHand: readonly ByHandTraced[] = [coOrdinarioTraced, mxOrdinarioTraced];

/** The same by `JSON.stringify` over names put in order: what one writes who finds that library slow. */
export const stringifiedByHand: readonly ByHandTraced[] = [coOrdinarioStringified, mxOrdinarioStringified];
