import { argentina } from './ar/argentina.ts';
import { argentinaGananciasAnual } from './ar/events/ganancias-anual.ts';
import { argentinaLiquidacionFinal } from './ar/events/liquidacion-final.ts';
import { argentinaSac } from './ar/events/sac.ts';
import { argentinaVacaciones } from './ar/events/vacaciones.ts';
import { brazil } from './br/brazil.ts';
import { brazilDecimoTerceiro } from './br/events/decimo-terceiro.ts';
import { brazilFerias } from './br/events/ferias.ts';
import { brazilPlr } from './br/events/plr.ts';
import { brazilRescisao } from './br/events/rescisao.ts';
import { chile } from './cl/chile.ts';
import { chileFeriado } from './cl/events/feriado.ts';
import { chileFiniquito } from './cl/events/finiquito.ts';
import { chileGratificacion } from './cl/events/gratificacion-anual.ts';
import { chileLicenciaMedica } from './cl/events/licencia-medica.ts';
import { chileReliquidacion } from './cl/events/reliquidacion-impuesto.ts';
import { colombiaIntegral, colombiaOrdinario } from './co/colombia.ts';
import { colombiaCesantias } from './co/events/cesantias.ts';
import { colombiaIncapacidad } from './co/events/incapacidad.ts';
import { colombiaLiquidacion } from './co/events/liquidacion.ts';
import { colombiaPrima } from './co/events/prima.ts';
import { colombiaProcedimiento2 } from './co/events/retencion-procedimiento-2.ts';
import { colombiaVacaciones } from './co/events/vacaciones.ts';
import { mxAsimilados } from './mx/asimilados.ts';
import { mxAguinaldo } from './mx/events/aguinaldo.ts';
import { mxAjusteAnual } from './mx/events/ajuste-anual.ts';
import { mxFiniquito } from './mx/events/finiquito.ts';
import { mxLiquidacion } from './mx/events/liquidacion.ts';
import { mxPrimaVacacional } from './mx/events/prima-vacacional.ts';
import { mxPtu } from './mx/events/ptu.ts';
import { mxOrdinario } from './mx/ordinario.ts';
import type { Oracle } from './oracle.ts';

/** Every scheme that has a second pair of eyes. */
export const oracles: readonly Oracle[] = [
  argentina,
  argentinaGananciasAnual,
  argentinaLiquidacionFinal,
  argentinaSac,
  argentinaVacaciones,
  brazil,
  brazilDecimoTerceiro,
  brazilFerias,
  brazilPlr,
  brazilRescisao,
  chile,
  chileLicenciaMedica,
  chileFeriado,
  chileGratificacion,
  chileReliquidacion,
  chileFiniquito,
  colombiaOrdinario,
  colombiaIntegral,
  colombiaPrima,
  colombiaCesantias,
  colombiaVacaciones,
  colombiaLiquidacion,
  colombiaIncapacidad,
  colombiaProcedimiento2,
  mxOrdinario,
  mxAsimilados,
  mxAguinaldo,
  mxPrimaVacacional,
  mxPtu,
  mxFiniquito,
  mxLiquidacion,
  mxAjusteAnual,
];
