// PE.general 2026.1: Régimen laboral general
// Emitted from generated/rules/pe/general/2026-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/pe/general/2026-01-01.pay',
  fingerprint: 'sha256:f1894ed7de978aa03b33c791d8fbadb84442a9544fd64d46e69db33140256327',
  meaning: 'sha256:145b7c2a572227509327aa60a9fbbabff2cfb05e9cc658b22f0264817cbec7a8',
  country: 'PE',
  scheme: 'general',
  label: 'Régimen laboral general',
  version: '2026.1',
  currency: 'PEN',
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  periods: ['monthly'],
  proration: null,
  days: 'month_of_30',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:463491e05abfd3ed1d82e6a828c5bbcf63b1b05fa04c4cf78947689422ccf0a9', () =>
  JSON.parse(readFileSync(new URL('./2026-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  rma_del_trimestre: rt.scaledWorth($at, 100n, $law.rows('rma_del_trimestre')),
  tasa_asignacion_familiar: rt.scaledWorth($at, 10n, $law.rows('tasa_asignacion_familiar')),
  RMV: rt.scaledWorth($at, 1n, $law.rows('RMV')),
  tasa_onp: rt.scaledWorth($at, 100n, $law.rows('tasa_onp')),
  tasa_fondo_afp: rt.scaledWorth($at, 10n, $law.rows('tasa_fondo_afp')),
  tasa_prima_seguro: rt.scaledWorth($at, 10000n, $law.rows('tasa_prima_seguro')),
  comision_flujo$rows1: rt.scaledRows($law.table('comision_flujo'), { date: $at }, 1n, 10000n),
  UIT: rt.scaledWorth($at, 1n, $law.rows('UIT')),
  tarifa_renta$rows1: rt.scaledRows($law.table('tarifa_renta'), { date: $at, limits: rt.worthAt($at, $law.rows('UIT')) }, 100n, 100n),
  divisor_retencion$rows1: rt.scaledRows($law.table('divisor_retencion'), { date: $at }, 1n, 1n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const sistema_pensionario$sent = rt.textAt($row.texts, 0);
  // Sistema pensionario · D.Ley 19990; TUO de la Ley del SPP
  if (!(sistema_pensionario$sent !== undefined)) return false;
  if (sistema_pensionario$sent !== undefined &&
    !(rt.positionOf(['onp', 'habitat', 'integra', 'prima', 'profuturo'], sistema_pensionario$sent) > 0)) return false;
  const sistema_pensionario = sistema_pensionario$sent ?? '';
  $s[0] = rt.positionOf(['onp', 'habitat', 'integra', 'prima', 'profuturo'], sistema_pensionario);
  // Remuneración diaria
  if (!(rt.isSent($n[1]!) || rt.isSent($n[2]!))) return false;
  if ($n[1]! <= 0) return false;
  const $1 = $n[1]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000) return false;
  const daily_salary = $s[1] = $n[1]!;
  // Remuneración básica
  if ($n[2]! <= 0 || $n[2]! > 10000000000) return false;
  const monthly_salary = $s[2] = rt.isSent($n[2]!) ? $n[2]! : daily_salary * 3 * 10;
  // Horas de la jornada
  if ($n[3]! < 100 || $n[3]! > 800) return false;
  const jornada_diaria = $s[3] = rt.sentOr($n[3]!, 800);
  // Horas entre las 22:00 y las 06:00
  if ($n[4]! < 0 || $n[4]! > 24000) return false;
  const horas_nocturnas = $s[4] = rt.sentOr($n[4]!, 0);
  // Horas extra, dos primeras del día
  if ($n[5]! < 0 || $n[5]! > 24000) return false;
  const horas_extra_25 = $s[5] = rt.sentOr($n[5]!, 0);
  // Horas extra desde la tercera
  if ($n[6]! < 0 || $n[6]! > 24000) return false;
  const horas_extra_35 = $s[6] = rt.sentOr($n[6]!, 0);
  // Horas en descanso o feriado
  if ($n[7]! < 0 || $n[7]! > 24000) return false;
  const horas_extra_100 = $s[7] = rt.sentOr($n[7]!, 0);
  // Comisiones y bonos
  if ($n[8]! < 0 || $n[8]! > 100000000000) return false;
  const comisiones_y_bonos_mes = $s[8] = rt.sentOr($n[8]!, 0);
  // Utilidades y liberalidades
  if ($n[9]! < 0 || $n[9]! > 100000000000) return false;
  const utilidades_mes = $s[9] = rt.sentOr($n[9]!, 0);
  // Condiciones de trabajo
  if ($n[10]! < 0 || $n[10]! > 100000000000) return false;
  const condiciones_mes = $s[10] = rt.sentOr($n[10]!, 0);
  // Otros descuentos
  if ($n[11]! < 0 || $n[11]! > 10000000000) return false;
  const descuentos_mes = $s[11] = rt.sentOr($n[11]!, 0);
  // Promedio semestral de lo variable · D.S. 005-2002-TR art. 3: si se percibió tres meses del semestre
  if ($n[12]! < 0 || $n[12]! > 10000000000) return false;
  const promedio_variables = $s[12] = rt.sentOr($n[12]!, 0);
  // Meses de enero a junio
  if ($n[13]! < 0 || $n[13]! > 6) return false;
  const meses_gratificacion_julio = $s[13] = rt.sentOr($n[13]!, 6);
  // Meses de julio a diciembre
  if ($n[14]! < 0 || $n[14]! > 6) return false;
  const meses_gratificacion_diciembre = $s[14] = rt.sentOr($n[14]!, 6);
  // Días no laborados en ellos
  if ($n[15]! < 0 || $n[15]! > 180) return false;
  const dias_descuento_gratificacion = $s[15] = rt.sentOr($n[15]!, 0);
  // Rentas de los meses anteriores
  if ($n[16]! < 0 || $n[16]! > 1000000000000) return false;
  const rentas_anteriores = $s[16] = rt.sentOr($n[16]!, 0);
  // Retenciones que descuenta el mes · Reglamento de la LIR art. 40 d)
  if ($n[17]! < 0 || $n[17]! > 1000000000000) return false;
  const retenciones_anteriores = $s[17] = rt.sentOr($n[17]!, 0);
  // Promedio que se proyecta · Reglamento de la LIR art. 41 a)
  if ($n[18]! <= 0 || $n[18]! > 10000000000) return false;
  const remuneracion_proyectable = $s[18] = $n[18]!;
  // RMA del trimestre · SBS
  if ($n[19]! < 50000000 || $n[19]! > 500000000) return false;
  const remuneracion_maxima_asegurable = $s[19] = rt.sentOr($n[19]!, $f.rma_del_trimestre * 100);
  // Tasa de SCTR salud · D.S. 003-98-SA
  if ($n[20]! < 0 || $n[20]! > 1000000) return false;
  const tasa_sctr_salud = $s[20] = rt.sentOr($n[20]!, 0);
  // Tasa de SCTR pensión · D.S. 003-98-SA
  if ($n[21]! < 0 || $n[21]! > 1000000) return false;
  const tasa_sctr_pension = $s[21] = rt.sentOr($n[21]!, 0);
  // Tasa de Vida Ley · D.Leg. 688; D.U. 044-2019
  if ($n[22]! < 0 || $n[22]! > 500000) return false;
  const tasa_vida_ley = $s[22] = rt.sentOr($n[22]!, 0);
  // Recibe asignación familiar · Ley 25129 art. 2
  const con_asignacion_familiar = $n[23]! === 1;
  $s[23] = con_asignacion_familiar ? 1 : 0;
  // Afiliado a una EPS · Ley 26790 art. 15
  const con_eps = $n[24]! === 1;
  $s[24] = con_eps ? 1 : 0;
  // En comisión mixta · Ley 29903
  const comision_mixta = $n[25]! === 1;
  $s[25] = comision_mixta ? 1 : 0;
  // Sin seguro previsional · TUO de la Ley del SPP art. 30 b)
  const sin_prima_seguro = $n[26]! === 1;
  $s[26] = sin_prima_seguro ? 1 : 0;
  // Se proyecta la bonificación extraordinaria · Reglamento de la LIR art. 40 a)
  const proyecta_bonificacion_extraordinaria = $n[27]! !== 0;
  $s[27] = proyecta_bonificacion_extraordinaria ? 1 : 0;
  // Remuneración básica · TUO del D.Leg. 728 art. 6
  const $3 = $s[29] = monthly_salary * $row.days;
  const remuneracion_basica = $s[28] = Math.floor(($3 + 1500) / 3000);
  // Asignación familiar · Ley 25129 arts. 1 y 2; D.S. 035-90-TR
  let asignacion_familiar = 0;
  if (con_asignacion_familiar) {
    const $5 = $s[31] = $f.tasa_asignacion_familiar * $f.RMV;
    asignacion_familiar = $s[30] = $5 * 10;
  }
  // Valor de la hora · D.S. 007-2002-TR art. 12
  const $7 = jornada_diaria * 3;
  if (!($7 > 0)) return false;
  const $8 = $s[33] = $7;
  const valor_hora = $s[32] = monthly_salary + asignacion_familiar * 100;
  // Complemento por trabajo nocturno · TUO del D.Leg. 854 (D.S. 007-2002-TR) art. 8
  const $10 = $f.RMV * 27 * 500 - monthly_salary;
  const $11 = jornada_diaria * 3;
  if (!($11 > 0)) return false;
  const $12 = $s[36] = $11;
  const $13 = $s[35] = (0 > $10 ? 0 : $10) * horas_nocturnas;
  const $14 = rt.wholeOf($13, 1000 * $12, 'half_up');
  if (Number.isNaN($14)) return false;
  const complemento_nocturno = $s[34] = $14;
  // Horas extra 25% · D.S. 007-2002-TR art. 10
  const $15 = $s[38] = valor_hora * horas_extra_25;
  const $16 = rt.wholeOf($15, 800 * $8, 'half_up');
  if (Number.isNaN($16)) return false;
  const sobretiempo_25 = $s[37] = $16;
  // Horas extra 35% · D.S. 007-2002-TR art. 10
  const $17 = $s[40] = valor_hora * horas_extra_35 * 27;
  const $18 = rt.wholeOf($17, 20000 * $8, 'half_up');
  if (Number.isNaN($18)) return false;
  const sobretiempo_35 = $s[39] = $18;
  // Descanso o feriado laborado · D.Leg. 713 arts. 3 y 9
  const $19 = $s[42] = valor_hora * horas_extra_100;
  const $20 = rt.wholeOf($19, 500 * $8, 'half_up');
  if (Number.isNaN($20)) return false;
  const sobretiempo_100 = $s[41] = $20;
  // Comisiones y bonos · TUO del D.Leg. 728 art. 6
  const comisiones_y_bonos = $s[43] = Math.floor((comisiones_y_bonos_mes + 50) / 100);
  $s[44] = comisiones_y_bonos_mes;
  // Remuneración computable de la gratificación · D.S. 005-2002-TR art. 3
  const base_gratificacion = $s[45] = monthly_salary + asignacion_familiar * 100 + promedio_variables;
  // Gratificación de julio · Ley 27735 arts. 2 y 6
  const gratificacion_julio = $s[46] = base_gratificacion * meses_gratificacion_julio;
  // Gratificación de diciembre · Ley 27735 arts. 2 y 6
  const gratificacion_diciembre = $s[47] = base_gratificacion * meses_gratificacion_diciembre;
  // Gratificación · Ley 27735; D.S. 005-2002-TR art. 3; Ley 30334 art. 1
  let gratificacion = 0;
  const $25 = Number($at.slice(5, 7)) === 7;
  $s[48] = $25 ? 1 : 0;
  const $26 = $25 || Number($at.slice(5, 7)) === 12;
  $s[49] = $26 ? 1 : 0;
  if ($26) {
    const $27 = $25 ? gratificacion_julio : gratificacion_diciembre;
    const $28 = $27 * 30 - base_gratificacion * dias_descuento_gratificacion;
    const $29 = $s[51] = 0 > $28 ? 0 : $28;
    gratificacion = $s[50] = Math.floor(($29 + 9000) / 18000);
  }
  // Tasa de la bonificación · Ley 30334 art. 3
  const tasa_bonificacion = $s[52] = con_eps ? 27 : 36;
  // Bonificación extraordinaria · Ley 30334 art. 3
  const $32 = $s[54] = gratificacion * tasa_bonificacion;
  const bonificacion_extraordinaria = $s[53] = Math.floor(($32 + 200) / 400);
  // Utilidades y liberalidades · D.Leg. 892; LIR art. 34
  const utilidades_y_liberalidades = $s[55] = Math.floor((utilidades_mes + 50) / 100);
  $s[56] = utilidades_mes;
  // Condiciones de trabajo · D.S. 001-97-TR arts. 19 y 20
  const condiciones_trabajo = $s[57] = Math.floor((condiciones_mes + 50) / 100);
  $s[58] = condiciones_mes;
  // Total ingresos
  const total_ingresos = $s[59] = remuneracion_basica +
    asignacion_familiar +
    complemento_nocturno +
    sobretiempo_25 +
    sobretiempo_35 +
    sobretiempo_100 +
    comisiones_y_bonos +
    gratificacion +
    bonificacion_extraordinaria +
    utilidades_y_liberalidades +
    condiciones_trabajo;
  // Base de pensión · TUO de la Ley del SPP art. 30; D.Ley 19990 art. 8
  const base_pension = $s[60] = remuneracion_basica +
    asignacion_familiar +
    complemento_nocturno +
    sobretiempo_25 +
    sobretiempo_35 +
    sobretiempo_100 +
    comisiones_y_bonos;
  // Afiliado a una AFP · TUO de la Ley del SPP
  const en_afp = !rt.same(sistema_pensionario, 'onp');
  $s[61] = en_afp ? 1 : 0;
  // Paga la prima de seguro · TUO de la Ley del SPP art. 30 b)
  const con_prima = en_afp && !sin_prima_seguro;
  $s[62] = con_prima ? 1 : 0;
  // Remuneración asegurable · TUO de la Ley del SPP art. 30 b); SBS
  const $38 = base_pension * 100;
  const remuneracion_asegurable = $s[63] = $38 < remuneracion_maxima_asegurable ? $38 : remuneracion_maxima_asegurable;
  // Remuneración asegurable · TUO de la Ley del SPP art. 30 b); SBS
  let base_prima = 0;
  if (en_afp) {
    base_prima = $s[64] = Math.floor((remuneracion_asegurable + 50) / 100);
    $s[65] = remuneracion_asegurable;
  }
  // ONP · D.Ley 19990 art. 7; Ley 26504
  let aporte_onp = 0;
  const $41 = !en_afp;
  $s[66] = $41 ? 1 : 0;
  if ($41) {
    const $42 = $s[68] = base_pension * $f.tasa_onp;
    aporte_onp = $s[67] = Math.floor(($42 + 50) / 100);
  }
  // AFP, aporte al fondo · TUO de la Ley del SPP art. 30 a)
  let afp_aporte = 0;
  if (en_afp) {
    const $44 = $s[70] = base_pension * $f.tasa_fondo_afp;
    afp_aporte = $s[69] = Math.floor(($44 + 5) / 10);
  }
  // AFP, prima de seguro · TUO de la Ley del SPP art. 30 b)
  let afp_prima_seguro = 0;
  if (con_prima) {
    const $46 = $s[72] = base_prima * $f.tasa_prima_seguro;
    afp_prima_seguro = $s[71] = Math.floor(($46 + 5000) / 10000);
  }
  // Comisión de la AFP · TUO de la Ley del SPP art. 30 c); SBS
  const $48 = $s[73] = rt.rowOfWord($f.comision_flujo$rows1, sistema_pensionario);
  if ($48 < 0) return false;
  const tasa_comision = $s[74] = $f.comision_flujo$rows1.value[$48]!;
  // AFP, comisión · TUO de la Ley del SPP art. 30 c); Ley 29903
  let afp_comision = 0;
  const $50 = en_afp && !comision_mixta;
  $s[75] = $50 ? 1 : 0;
  if ($50) {
    const $51 = $s[77] = base_pension * tasa_comision;
    afp_comision = $s[76] = Math.floor(($51 + 5000) / 10000);
  }
  // Remuneración ordinaria del mes · Reglamento de la LIR art. 40 a)
  const remuneracion_ordinaria = $s[78] = remuneracion_basica + asignacion_familiar + complemento_nocturno;
  // Gratificación con su bonificación · Ley 30334 art. 3
  const bonificacion_proyectada = $s[79] = proyecta_bonificacion_extraordinaria ? 400 + tasa_bonificacion : 400;
  // Gratificaciones del ejercicio · Reglamento de la LIR art. 40 a)
  const $55 = proyecta_bonificacion_extraordinaria ? bonificacion_extraordinaria : 0;
  const $56 = Number($at.slice(5, 7)) < 7;
  $s[80] = $56 ? 1 : 0;
  const $57 = $56 ? gratificacion_julio : 0;
  const $58 = Number($at.slice(5, 7)) < 12;
  $s[81] = $58 ? 1 : 0;
  const $59 = $58 ? gratificacion_diciembre : 0;
  const $60 = $s[83] = gratificacion * 240000 + $55 * 240000 + ($57 + $59) * bonificacion_proyectada;
  const gratificaciones_del_ejercicio = $s[82] = Math.floor(($60 + 120000) / 240000);
  // Renta bruta anual proyectada · Reglamento de la LIR arts. 40 a) y 41 a)
  const $62 = rt.isSent($n[18]!);
  $s[84] = $62 ? 1 : 0;
  const $63 = $62
    ? remuneracion_proyectable * (13 - Number($at.slice(5, 7)))
    : remuneracion_ordinaria * 100 + (monthly_salary + asignacion_familiar * 100 + complemento_nocturno * 100) * (12 - Number($at.slice(5, 7)));
  const $64 = $s[86] = $63 + gratificaciones_del_ejercicio * 100 + rentas_anteriores;
  const renta_proyectada = $s[85] = Math.floor(($64 + 50) / 100);
  // Renta neta anual · LIR art. 46; Reglamento de la LIR art. 40 b)
  const $66 = renta_proyectada - $f.UIT * 7 * 100;
  const renta_neta = $s[87] = 0 > $66 ? 0 : $66;
  // Impuesto anual · LIR art. 53; Reglamento de la LIR art. 40 c)
  const $68 = $s[88] = rt.rowOf($f.tarifa_renta$rows1, renta_neta, 1, true);
  if ($68 < 0) return false;
  $s[89] = renta_neta;
  const $69 = $s[91] = rt.slicesOf($f.tarifa_renta$rows1, $68, renta_neta, 1);
  if (Number.isNaN($69)) return false;
  const impuesto_anual = $s[90] = Math.floor(($69 + 50) / 100);
  // Retenciones que se descuentan · Reglamento de la LIR art. 40 d)
  const $71 = Number($at.slice(5, 7)) <= 3;
  $s[92] = $71 ? 1 : 0;
  const retenciones_computables = $s[93] = $71 ? 0 : retenciones_anteriores;
  // Retención ordinaria del mes · Reglamento de la LIR art. 40 d)
  const $73 = impuesto_anual * 100 - retenciones_computables;
  const $74 = $s[95] = Number($at.slice(5, 7));
  const $75 = $s[94] = rt.rowOf($f.divisor_retencion$rows1, $74, 1, false);
  if ($75 < 0) return false;
  const $76 = $f.divisor_retencion$rows1.value[$75]!;
  if (!($76 > 0)) return false;
  const $77 = $s[98] = $76;
  const $78 = $s[97] = 0 > $73 ? 0 : $73;
  const $79 = rt.wholeOf($78, 100 * $77, 'half_up');
  if (Number.isNaN($79)) return false;
  const retencion_ordinaria = $s[96] = $79;
  // Remuneración variable del mes · Reglamento de la LIR arts. 40 e) y 41 a)
  const variables_del_mes = $s[99] = $62 ? 0 : sobretiempo_25 + sobretiempo_35 + sobretiempo_100 + comisiones_y_bonos;
  // Ingresos extraordinarios del mes · Reglamento de la LIR art. 40 e)
  const $81 = proyecta_bonificacion_extraordinaria ? 0 : bonificacion_extraordinaria;
  const ingresos_extraordinarios = $s[100] = variables_del_mes + utilidades_y_liberalidades + $81;
  // Impuesto con los extraordinarios · Reglamento de la LIR art. 40 e)
  const $83 = renta_proyectada + ingresos_extraordinarios - $f.UIT * 7 * 100;
  const $84 = $s[102] = 0 > $83 ? 0 : $83;
  const $85 = $s[101] = rt.rowOf($f.tarifa_renta$rows1, $84, 1, true);
  if ($85 < 0) return false;
  const $86 = $s[104] = rt.slicesOf($f.tarifa_renta$rows1, $85, $84, 1);
  if (Number.isNaN($86)) return false;
  const impuesto_con_extraordinarios = $s[103] = Math.floor(($86 + 50) / 100);
  // Retención adicional · Reglamento de la LIR art. 40 e)
  const $88 = impuesto_con_extraordinarios - impuesto_anual;
  const retencion_adicional = $s[105] = 0 > $88 ? 0 : $88;
  // Renta de quinta categoría · LIR art. 75; Reglamento de la LIR art. 40
  const quinta_categoria = $s[106] = retencion_ordinaria + retencion_adicional;
  // Otros descuentos · Ley 9463; mandato judicial; autorización del trabajador
  const otros_descuentos = $s[107] = Math.floor((descuentos_mes + 50) / 100);
  $s[108] = descuentos_mes;
  // Total descuentos
  const total_descuentos = $s[109] = aporte_onp + afp_aporte + afp_prima_seguro + afp_comision + quinta_categoria + otros_descuentos;
  // Neto a pagar
  const neto = $s[110] = total_ingresos - total_descuentos;
  // Base de EsSalud · Ley 26790 art. 6
  const $94 = $f.RMV * 100;
  const base_essalud = $s[111] = base_pension > $94 ? base_pension : $94;
  // Crédito por EPS · Ley 26790 art. 15
  let credito_eps = 0;
  if (con_eps) {
    const $96 = base_essalud * 9;
    const $97 = $f.UIT * 4000;
    const $98 = $s[113] = $96 < $97 ? $96 : $97;
    credito_eps = $s[112] = Math.floor(($98 + 200) / 400);
  }
  // EsSalud · Ley 26790 arts. 6 y 15
  const $100 = base_essalud * 9 - credito_eps * 100;
  const $101 = $s[115] = 0 > $100 ? 0 : $100;
  const essalud = $s[114] = Math.floor(($101 + 50) / 100);
  $s[116] = base_essalud;
  $s[117] = 9;
  // EPS (crédito) · Ley 26790 art. 15
  let eps = 0;
  if (con_eps) {
    eps = $s[118] = credito_eps;
    $s[119] = base_essalud;
    $s[120] = 9;
  }
  // SCTR salud · Ley 26790 art. 19; D.S. 003-98-SA
  const $103 = $s[122] = base_pension * tasa_sctr_salud;
  if ($103 > 4503599617370495) return false;
  const sctr_salud = $s[121] = Math.floor(($103 + 5000000) / 10000000);
  $s[123] = base_pension;
  $s[124] = tasa_sctr_salud;
  // SCTR pensión · D.S. 003-98-SA
  let sctr_pension = 0;
  const $105 = tasa_sctr_pension > 0;
  $s[125] = $105 ? 1 : 0;
  if ($105) {
    const $106 = $s[127] = remuneracion_asegurable * tasa_sctr_pension;
    sctr_pension = $s[126] = Math.floor(($106 + 500000000) / 1000000000);
  }
  // Vida Ley · D.Leg. 688; D.U. 044-2019
  let vida_ley = 0;
  const $108 = tasa_vida_ley > 0;
  $s[128] = $108 ? 1 : 0;
  if ($108) {
    const $109 = $s[130] = remuneracion_asegurable * tasa_vida_ley;
    vida_ley = $s[129] = Math.floor(($109 + 500000000) / 1000000000);
  }
  // Remuneración computable de la CTS · D.S. 001-97-TR arts. 4, 9 y 18
  let base_cts = 0;
  const $111 = jornada_diaria >= 400;
  $s[131] = $111 ? 1 : 0;
  let base_vacaciones = 0;
  if ($111) {
    const $112 = $s[133] = (monthly_salary + asignacion_familiar * 100) * 7 * $row.days;
    base_cts = $s[132] = Math.floor(($112 + 9000) / 18000);
    // Base de vacaciones · D.Leg. 713 arts. 12 y 15
    const $114 = $s[135] = (monthly_salary + asignacion_familiar * 100) * $row.days;
    base_vacaciones = $s[134] = Math.floor(($114 + 1500) / 3000);
  }
  // Provisión de CTS · D.S. 001-97-TR art. 2
  const cts_provision = $s[136] = Math.floor((base_cts + 6) / 12);
  $s[137] = base_cts;
  $s[138] = base_cts;
  $s[139] = 1;
  // Provisión de vacaciones · D.Leg. 713 art. 10
  const vacaciones_provision = $s[140] = Math.floor((base_vacaciones + 6) / 12);
  $s[141] = base_vacaciones;
  $s[142] = base_vacaciones;
  $s[143] = 1;
  // Total aportes del empleador
  const total_aportes = $s[144] = essalud + eps + sctr_salud + sctr_pension + vida_ley;
  // Total provisiones
  const total_provisiones = $s[145] = cts_provision + vacaciones_provision;
  // Costo total del empleador
  $s[146] = total_ingresos + total_aportes + total_provisiones;
  // RMV de la jornada · D.S. 006-2024-TR
  const minimo_de_la_jornada = $s[147] = $f.RMV * (400 < jornada_diaria ? 400 : jornada_diaria);
  if ($notes !== null) {
    if (monthly_salary < minimo_de_la_jornada * 25) {
      // BELOW_MINIMUM_WAGE
      $notes.add(0, rt.ratio(monthly_salary, 10000n), rt.ratio(minimo_de_la_jornada, 400n));
    }
    if (base_pension < $f.RMV * 100) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(1, rt.ratio(base_pension, 100n), rt.ratio($f.RMV, 1n));
    }
    if (en_afp && base_pension * 100 > remuneracion_asegurable) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(2, rt.ratio(base_pension, 100n), rt.ratio(remuneracion_asegurable, 10000n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(3);
    }
    if (tasa_sctr_pension > 0) {
      // PARAM_UNVERIFIED
      $notes.add(4);
    }
    if (tasa_vida_ley > 0) {
      // PARAM_UNVERIFIED
      $notes.add(5);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
