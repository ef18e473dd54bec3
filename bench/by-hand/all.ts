import { contender as arGeneralDecimal } from './ar-general-decimal.ts';
import { traced as arGeneral } from './ar-general-decimal-trace.ts';
import { contender as arGeneralIntegers } from './ar-general-integers.ts';
import { contender as brCltDecimal } from './br-clt-decimal.ts';
import { traced as brClt } from './br-clt-decimal-trace.ts';
import { contender as brCltIntegers } from './br-clt-integers.ts';
import { contender as clDependienteDecimal } from './cl-dependiente-decimal.ts';
import { traced as clDependiente } from './cl-dependiente-decimal-trace.ts';
import { contender as clDependienteIntegers } from './cl-dependiente-integers.ts';
import { contender as coIntegralDecimal } from './co-integral-decimal.ts';
import { traced as coIntegral } from './co-integral-decimal-trace.ts';
import { contender as coIntegralIntegers } from './co-integral-integers.ts';
import { contender as coOrdinarioDecimal } from './co-ordinario-decimal.ts';
import { traced as coOrdinario } from './co-ordinario-decimal-trace.ts';
import { contender as coOrdinarioIntegers } from './co-ordinario-integers.ts';
import type { ByHand, ByHandTraced } from './contender.ts';
import { contender as mxAsimiladosDecimal } from './mx-asimilados-decimal.ts';
import { traced as mxAsimilados } from './mx-asimilados-decimal-trace.ts';
import { contender as mxAsimiladosIntegers } from './mx-asimilados-integers.ts';
import { contender as mxOrdinarioDecimal } from './mx-ordinario-decimal.ts';
import { traced as mxOrdinario } from './mx-ordinario-decimal-trace.ts';
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

const traced = [coOrdinario, mxOrdinario, brClt, arGeneral, clDependiente, coIntegral, mxAsimilados];

/** Amounts, audit trail and digest, by the library for RFC 8785. */
export const tracesByHand: readonly ByHandTraced[] = traced.map(({ canonicalizing }) => canonicalizing);

/** The same by `JSON.stringify` over names put in order: what one writes who finds that library slow. */
export const stringifiedByHand: readonly ByHandTraced[] = traced.map(({ stringifying }) => stringifying);
