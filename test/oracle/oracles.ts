import { argentina } from './ar/argentina.ts';
import { brazil } from './br/brazil.ts';
import { chile } from './cl/chile.ts';
import { colombiaIntegral, colombiaOrdinario } from './co/colombia.ts';
import { mxAsimilados } from './mx/asimilados.ts';
import { mxAguinaldo } from './mx/events/aguinaldo.ts';
import { mxFiniquito } from './mx/events/finiquito.ts';
import { mxLiquidacion } from './mx/events/liquidacion.ts';
import { mxPrimaVacacional } from './mx/events/prima-vacacional.ts';
import { mxPtu } from './mx/events/ptu.ts';
import { mxOrdinario } from './mx/ordinario.ts';
import type { Oracle } from './oracle.ts';

/** Every scheme that has a second pair of eyes. */
export const oracles: readonly Oracle[] = [
  argentina,
  brazil,
  chile,
  colombiaOrdinario,
  colombiaIntegral,
  mxOrdinario,
  mxAsimilados,
  mxAguinaldo,
  mxPrimaVacacional,
  mxPtu,
  mxFiniquito,
  mxLiquidacion,
];
