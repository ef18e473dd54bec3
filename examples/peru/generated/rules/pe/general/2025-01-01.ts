// PE.general 2025.1: Régimen laboral general
// Emitted from rules/pe/general/2025-01-01.pay by payroll compile. Do not edit.
// file    sha256:de20c50bb295418bd645547082648123d0b2abcb15a9b710056b41c160444e59
// meaning sha256:d19ee0fd8811521dc5f5ec3d6184ec81e51678722f0c75a799ab24c4fd2bdfec
import * as rt from '../../../../../../runtime/index.ts';
import { $file, UIT$rows, RMV$rows, tasa_asignacion_familiar$rows, tasa_onp$rows, tasa_fondo_afp$rows,
  tasa_prima_seguro$rows, rma_segura$rows, comision_flujo, tarifa_renta, divisor_retencion, $sources, $provenance,
  $inputs, $steps } from './2025-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/pe/general/2025-01-01.pay',
    fingerprint: 'sha256:de20c50bb295418bd645547082648123d0b2abcb15a9b710056b41c160444e59',
    meaning: 'sha256:d19ee0fd8811521dc5f5ec3d6184ec81e51678722f0c75a799ab24c4fd2bdfec', country: 'PE', scheme: 'general',
    label: 'Régimen laboral general', version: '2025.1', currency: 'PEN', validFrom: '2025-01-01', validUntil: '2025-12-31',
    periods: ['monthly'], proration: null, days: 'month_of_30', asOf: 'period_end',
    laws: ['TUO del D.Leg. 728 (D.S. 003-97-TR); TUO de la LIR (D.S. 179-2004-EF)'],
    changes: [{ date: '2025-01-01', summary: 'RMV de 1,130 soles', law: 'D.S. 006-2024-TR' },
      { date: '2025-01-01', summary: 'UIT de 5,350 soles', law: 'D.S. 260-2024-EF' },
      { date: '2025-01-01', summary: 'Prima de seguro de 1.37%', law: 'SBS, licitación del seguro previsional' }],
    employerTables: [{ id: 'aportes', label: 'Aportes del empleador' }, { id: 'provisiones', label: 'Provisiones' }],
    summary: { total_perceptions: 'total_ingresos', total_deductions: 'total_descuentos', net_salary: 'neto',
      employer_total_cost: 'costo_total_empleador' }, sources: $sources, provenance: $provenance, inputs: $inputs, steps: $steps },
  'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  tasa_asignacion_familiar: rt.scaledWorth($at, 10n, tasa_asignacion_familiar$rows),
  RMV: rt.scaledWorth($at, 1n, RMV$rows),
  tasa_onp: rt.scaledWorth($at, 100n, tasa_onp$rows),
  tasa_fondo_afp: rt.scaledWorth($at, 10n, tasa_fondo_afp$rows),
  tasa_prima_seguro: rt.scaledWorth($at, 10000n, tasa_prima_seguro$rows),
  comision_flujo$rows1: rt.scaledRows(comision_flujo, { date: $at }, 1n, 10000n),
  UIT: rt.scaledWorth($at, 1n, UIT$rows),
  tarifa_renta$rows1: rt.scaledRows(tarifa_renta, { date: $at, limits: rt.worthAt($at, UIT$rows) }, 100n, 100n),
  divisor_retencion$rows1: rt.scaledRows(divisor_retencion, { date: $at }, 1n, 1n),
  rma_segura: rt.scaledWorth($at, 1n, rma_segura$rows),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const sistema_pensionario$sent = rt.textAt($row.texts, 0);
  // Sistema pensionario
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
  // Promedio semestral de lo variable
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
  // Retenciones que descuenta el mes
  if ($n[17]! < 0 || $n[17]! > 1000000000000) return false;
  const retenciones_anteriores = $s[17] = rt.sentOr($n[17]!, 0);
  // Promedio que se proyecta
  if ($n[18]! <= 0 || $n[18]! > 10000000000) return false;
  const remuneracion_proyectable = $s[18] = $n[18]!;
  // RMA del trimestre
  if ($n[19]! < 50000000 || $n[19]! > 500000000) return false;
  const remuneracion_maxima_asegurable = $s[19] = $n[19]!;
  // Tasa de SCTR salud
  if ($n[20]! < 0 || $n[20]! > 1000000) return false;
  const tasa_sctr_salud = $s[20] = rt.sentOr($n[20]!, 0);
  // Tasa de SCTR pensión
  if ($n[21]! < 0 || $n[21]! > 1000000) return false;
  const tasa_sctr_pension = $s[21] = rt.sentOr($n[21]!, 0);
  // Tasa de Vida Ley
  if ($n[22]! < 0 || $n[22]! > 500000) return false;
  const tasa_vida_ley = $s[22] = rt.sentOr($n[22]!, 0);
  // Recibe asignación familiar
  const con_asignacion_familiar = $n[23]! === 1;
  $s[23] = con_asignacion_familiar ? 1 : 0;
  // Afiliado a una EPS
  const con_eps = $n[24]! === 1;
  $s[24] = con_eps ? 1 : 0;
  // En comisión mixta
  const comision_mixta = $n[25]! === 1;
  $s[25] = comision_mixta ? 1 : 0;
  // Sin seguro previsional
  const sin_prima_seguro = $n[26]! === 1;
  $s[26] = sin_prima_seguro ? 1 : 0;
  // Se proyecta la bonificación extraordinaria
  const proyecta_bonificacion_extraordinaria = $n[27]! !== 0;
  $s[27] = proyecta_bonificacion_extraordinaria ? 1 : 0;
  // Remuneración básica
  const $3 = $s[29] = monthly_salary * $row.days;
  const remuneracion_basica = $s[28] = Math.floor(($3 + 1500) / 3000);
  // Asignación familiar
  let asignacion_familiar = 0;
  if (con_asignacion_familiar) {
    const $5 = $s[31] = $f.tasa_asignacion_familiar * $f.RMV;
    asignacion_familiar = $s[30] = $5 * 10;
  }
  // Valor de la hora
  const $7 = jornada_diaria * 3;
  if (!($7 > 0)) return false;
  const $8 = $s[33] = $7;
  const valor_hora = $s[32] = monthly_salary + asignacion_familiar * 100;
  // Complemento por trabajo nocturno
  const $10 = $f.RMV * 27 * 500 - monthly_salary;
  const $11 = jornada_diaria * 3;
  if (!($11 > 0)) return false;
  const $12 = $s[36] = $11;
  const $13 = $s[35] = (0 > $10 ? 0 : $10) * horas_nocturnas;
  const $14 = rt.wholeOf($13, 1000 * $12, 'half_up');
  if (Number.isNaN($14)) return false;
  const complemento_nocturno = $s[34] = $14;
  // Horas extra 25%
  const $15 = $s[38] = valor_hora * horas_extra_25;
  const $16 = rt.wholeOf($15, 800 * $8, 'half_up');
  if (Number.isNaN($16)) return false;
  const sobretiempo_25 = $s[37] = $16;
  // Horas extra 35%
  const $17 = $s[40] = valor_hora * horas_extra_35 * 27;
  const $18 = rt.wholeOf($17, 20000 * $8, 'half_up');
  if (Number.isNaN($18)) return false;
  const sobretiempo_35 = $s[39] = $18;
  // Descanso o feriado laborado
  const $19 = $s[42] = valor_hora * horas_extra_100;
  const $20 = rt.wholeOf($19, 500 * $8, 'half_up');
  if (Number.isNaN($20)) return false;
  const sobretiempo_100 = $s[41] = $20;
  // Comisiones y bonos
  const comisiones_y_bonos = $s[43] = Math.floor((comisiones_y_bonos_mes + 50) / 100);
  $s[44] = comisiones_y_bonos_mes;
  // Remuneración computable de la gratificación
  const base_gratificacion = $s[45] = monthly_salary + asignacion_familiar * 100 + promedio_variables;
  // Gratificación de julio
  const gratificacion_julio = $s[46] = base_gratificacion * meses_gratificacion_julio;
  // Gratificación de diciembre
  const gratificacion_diciembre = $s[47] = base_gratificacion * meses_gratificacion_diciembre;
  // Gratificación
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
  // Tasa de la bonificación
  const tasa_bonificacion = $s[52] = con_eps ? 27 : 36;
  // Bonificación extraordinaria
  const $32 = $s[54] = gratificacion * tasa_bonificacion;
  const bonificacion_extraordinaria = $s[53] = Math.floor(($32 + 200) / 400);
  // Utilidades y liberalidades
  const utilidades_y_liberalidades = $s[55] = Math.floor((utilidades_mes + 50) / 100);
  $s[56] = utilidades_mes;
  // Condiciones de trabajo
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
  // Base de pensión
  const base_pension = $s[60] = remuneracion_basica +
    asignacion_familiar +
    complemento_nocturno +
    sobretiempo_25 +
    sobretiempo_35 +
    sobretiempo_100 +
    comisiones_y_bonos;
  // Afiliado a una AFP
  const en_afp = !rt.same(sistema_pensionario, 'onp');
  $s[61] = en_afp ? 1 : 0;
  // Paga la prima de seguro
  const con_prima = en_afp && !sin_prima_seguro;
  $s[62] = con_prima ? 1 : 0;
  // Remuneración asegurable
  const $39 = rt.isSent($n[19]!);
  $s[63] = $39 ? 1 : 0;
  let $40: number;
  if ($39) {
    const $38 = base_pension * 100;
    $40 = $38 < remuneracion_maxima_asegurable ? $38 : remuneracion_maxima_asegurable;
  } else {
    $40 = base_pension * 100;
  }
  const remuneracion_asegurable = $s[64] = $40;
  // Remuneración asegurable
  let base_prima = 0;
  if (en_afp) {
    base_prima = $s[65] = Math.floor((remuneracion_asegurable + 50) / 100);
    $s[66] = remuneracion_asegurable;
  }
  // ONP
  let aporte_onp = 0;
  const $42 = !en_afp;
  $s[67] = $42 ? 1 : 0;
  if ($42) {
    const $43 = $s[69] = base_pension * $f.tasa_onp;
    aporte_onp = $s[68] = Math.floor(($43 + 50) / 100);
  }
  // AFP, aporte al fondo
  let afp_aporte = 0;
  if (en_afp) {
    const $45 = $s[71] = base_pension * $f.tasa_fondo_afp;
    afp_aporte = $s[70] = Math.floor(($45 + 5) / 10);
  }
  // AFP, prima de seguro
  let afp_prima_seguro = 0;
  if (con_prima) {
    const $47 = $s[73] = base_prima * $f.tasa_prima_seguro;
    afp_prima_seguro = $s[72] = Math.floor(($47 + 5000) / 10000);
  }
  // Comisión de la AFP
  const $49 = $s[74] = rt.rowOfWord($f.comision_flujo$rows1, sistema_pensionario);
  if ($49 < 0) return false;
  const tasa_comision = $s[75] = $f.comision_flujo$rows1.value[$49]!;
  // AFP, comisión
  let afp_comision = 0;
  const $51 = en_afp && !comision_mixta;
  $s[76] = $51 ? 1 : 0;
  if ($51) {
    const $52 = $s[78] = base_pension * tasa_comision;
    afp_comision = $s[77] = Math.floor(($52 + 5000) / 10000);
  }
  // Remuneración ordinaria del mes
  const remuneracion_ordinaria = $s[79] = remuneracion_basica + asignacion_familiar + complemento_nocturno;
  // Gratificación con su bonificación
  const bonificacion_proyectada = $s[80] = proyecta_bonificacion_extraordinaria ? 400 + tasa_bonificacion : 400;
  // Gratificaciones del ejercicio
  const $56 = proyecta_bonificacion_extraordinaria ? bonificacion_extraordinaria : 0;
  const $57 = Number($at.slice(5, 7)) < 7;
  $s[81] = $57 ? 1 : 0;
  const $58 = $57 ? gratificacion_julio : 0;
  const $59 = Number($at.slice(5, 7)) < 12;
  $s[82] = $59 ? 1 : 0;
  const $60 = $59 ? gratificacion_diciembre : 0;
  const $61 = $s[84] = gratificacion * 240000 + $56 * 240000 + ($58 + $60) * bonificacion_proyectada;
  const gratificaciones_del_ejercicio = $s[83] = Math.floor(($61 + 120000) / 240000);
  // Renta bruta anual proyectada
  const $63 = rt.isSent($n[18]!);
  $s[85] = $63 ? 1 : 0;
  const $64 = $63
    ? remuneracion_proyectable * (13 - Number($at.slice(5, 7)))
    : remuneracion_ordinaria * 100 + (monthly_salary + asignacion_familiar * 100 + complemento_nocturno * 100) * (12 - Number($at.slice(5, 7)));
  const $65 = $s[87] = $64 + gratificaciones_del_ejercicio * 100 + rentas_anteriores;
  const renta_proyectada = $s[86] = Math.floor(($65 + 50) / 100);
  // Renta neta anual
  const $67 = renta_proyectada - $f.UIT * 7 * 100;
  const renta_neta = $s[88] = 0 > $67 ? 0 : $67;
  // Impuesto anual
  const $69 = $s[89] = rt.rowOf($f.tarifa_renta$rows1, renta_neta, 1, true);
  if ($69 < 0) return false;
  $s[90] = renta_neta;
  const $70 = $s[92] = rt.slicesOf($f.tarifa_renta$rows1, $69, renta_neta, 1);
  if (Number.isNaN($70)) return false;
  const impuesto_anual = $s[91] = Math.floor(($70 + 50) / 100);
  // Retenciones que se descuentan
  const $72 = Number($at.slice(5, 7)) <= 3;
  $s[93] = $72 ? 1 : 0;
  const retenciones_computables = $s[94] = $72 ? 0 : retenciones_anteriores;
  // Retención ordinaria del mes
  const $74 = impuesto_anual * 100 - retenciones_computables;
  const $75 = $s[96] = Number($at.slice(5, 7));
  const $76 = $s[95] = rt.rowOf($f.divisor_retencion$rows1, $75, 1, false);
  if ($76 < 0) return false;
  const $77 = $f.divisor_retencion$rows1.value[$76]!;
  if (!($77 > 0)) return false;
  const $78 = $s[99] = $77;
  const $79 = $s[98] = 0 > $74 ? 0 : $74;
  const $80 = rt.wholeOf($79, 100 * $78, 'half_up');
  if (Number.isNaN($80)) return false;
  const retencion_ordinaria = $s[97] = $80;
  // Remuneración variable del mes
  const variables_del_mes = $s[100] = $63 ? 0 : sobretiempo_25 + sobretiempo_35 + sobretiempo_100 + comisiones_y_bonos;
  // Ingresos extraordinarios del mes
  const $82 = proyecta_bonificacion_extraordinaria ? 0 : bonificacion_extraordinaria;
  const ingresos_extraordinarios = $s[101] = variables_del_mes + utilidades_y_liberalidades + $82;
  // Impuesto con los extraordinarios
  const $84 = renta_proyectada + ingresos_extraordinarios - $f.UIT * 7 * 100;
  const $85 = $s[103] = 0 > $84 ? 0 : $84;
  const $86 = $s[102] = rt.rowOf($f.tarifa_renta$rows1, $85, 1, true);
  if ($86 < 0) return false;
  const $87 = $s[105] = rt.slicesOf($f.tarifa_renta$rows1, $86, $85, 1);
  if (Number.isNaN($87)) return false;
  const impuesto_con_extraordinarios = $s[104] = Math.floor(($87 + 50) / 100);
  // Retención adicional
  const $89 = impuesto_con_extraordinarios - impuesto_anual;
  const retencion_adicional = $s[106] = 0 > $89 ? 0 : $89;
  // Renta de quinta categoría
  const quinta_categoria = $s[107] = retencion_ordinaria + retencion_adicional;
  // Otros descuentos
  const otros_descuentos = $s[108] = Math.floor((descuentos_mes + 50) / 100);
  $s[109] = descuentos_mes;
  // Total descuentos
  const total_descuentos = $s[110] = aporte_onp + afp_aporte + afp_prima_seguro + afp_comision + quinta_categoria + otros_descuentos;
  // Neto a pagar
  const neto = $s[111] = total_ingresos - total_descuentos;
  // Base de EsSalud
  const $95 = $f.RMV * 100;
  const base_essalud = $s[112] = base_pension > $95 ? base_pension : $95;
  // Crédito por EPS
  let credito_eps = 0;
  if (con_eps) {
    const $97 = base_essalud * 9;
    const $98 = $f.UIT * 4000;
    const $99 = $s[114] = $97 < $98 ? $97 : $98;
    credito_eps = $s[113] = Math.floor(($99 + 200) / 400);
  }
  // EsSalud
  const $101 = base_essalud * 9 - credito_eps * 100;
  const $102 = $s[116] = 0 > $101 ? 0 : $101;
  const essalud = $s[115] = Math.floor(($102 + 50) / 100);
  $s[117] = base_essalud;
  $s[118] = 9;
  // EPS (crédito)
  let eps = 0;
  if (con_eps) {
    eps = $s[119] = credito_eps;
    $s[120] = base_essalud;
    $s[121] = 9;
  }
  // SCTR salud
  const $104 = $s[123] = base_pension * tasa_sctr_salud;
  if ($104 > 4503599617370495) return false;
  const sctr_salud = $s[122] = Math.floor(($104 + 5000000) / 10000000);
  $s[124] = base_pension;
  $s[125] = tasa_sctr_salud;
  // SCTR pensión
  let sctr_pension = 0;
  const $106 = tasa_sctr_pension > 0;
  $s[126] = $106 ? 1 : 0;
  if ($106) {
    const $107 = $s[128] = remuneracion_asegurable * tasa_sctr_pension;
    if ($107 > 4503598627370495) return false;
    sctr_pension = $s[127] = Math.floor(($107 + 500000000) / 1000000000);
  }
  // Vida Ley
  let vida_ley = 0;
  const $109 = tasa_vida_ley > 0;
  $s[129] = $109 ? 1 : 0;
  if ($109) {
    const $110 = $s[131] = remuneracion_asegurable * tasa_vida_ley;
    if ($110 > 4503598627370495) return false;
    vida_ley = $s[130] = Math.floor(($110 + 500000000) / 1000000000);
  }
  // Remuneración computable de la CTS
  let base_cts = 0;
  const $112 = jornada_diaria >= 400;
  $s[132] = $112 ? 1 : 0;
  let base_vacaciones = 0;
  if ($112) {
    const $113 = $s[134] = (monthly_salary + asignacion_familiar * 100) * 7 * $row.days;
    base_cts = $s[133] = Math.floor(($113 + 9000) / 18000);
    // Base de vacaciones
    const $115 = $s[136] = (monthly_salary + asignacion_familiar * 100) * $row.days;
    base_vacaciones = $s[135] = Math.floor(($115 + 1500) / 3000);
  }
  // Provisión de CTS
  const cts_provision = $s[137] = Math.floor((base_cts + 6) / 12);
  $s[138] = base_cts;
  $s[139] = base_cts;
  $s[140] = 1;
  // Provisión de vacaciones
  const vacaciones_provision = $s[141] = Math.floor((base_vacaciones + 6) / 12);
  $s[142] = base_vacaciones;
  $s[143] = base_vacaciones;
  $s[144] = 1;
  // Total aportes del empleador
  const total_aportes = $s[145] = essalud + eps + sctr_salud + sctr_pension + vida_ley;
  // Total provisiones
  const total_provisiones = $s[146] = cts_provision + vacaciones_provision;
  // Costo total del empleador
  $s[147] = total_ingresos + total_aportes + total_provisiones;
  // RMV de la jornada
  const minimo_de_la_jornada = $s[148] = $f.RMV * (400 < jornada_diaria ? 400 : jornada_diaria);
  if (!rt.isSent($n[19]!) && base_pension > $f.rma_segura * 100 && (con_prima || tasa_sctr_pension > 0 || tasa_vida_ley > 0)) return false;
  if ($notes !== null) {
    if (monthly_salary < minimo_de_la_jornada * 25) {
      // BELOW_MINIMUM_WAGE
      $notes.add(1, rt.ratio(monthly_salary, 10000n), rt.ratio(minimo_de_la_jornada, 400n));
    }
    if (base_pension < $f.RMV * 100) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(2, rt.ratio(base_pension, 100n), rt.ratio($f.RMV, 1n));
    }
    if (en_afp && base_pension * 100 > remuneracion_asegurable) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(3, rt.ratio(base_pension, 100n), rt.ratio(remuneracion_asegurable, 10000n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(4);
    }
    if (tasa_sctr_pension > 0) {
      // PARAM_UNVERIFIED
      $notes.add(5);
    }
    if (tasa_vida_ley > 0) {
      // PARAM_UNVERIFIED
      $notes.add(6);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":149,"scales":[1,10000,10000,100,100,100,100,100,10000,10000,10000,10000,10000,1,1,1,10000,10000,10000,10000,10000000,10000000,10000000,1,1,1,1,1],"values":[["input",2,[2,10000]],["period","days","number",[]],["input",23,[23,1]],["parameter","tasa_asignacion_familiar",10,"rate"],["parameter","RMV",1],1,["input",3,3],["input",4,4],2,["input",5,5],["input",6,6],["input",7,7],["input",8,[8,10000]],["input",12,[12,10000]],8,["input",13,[13,1]],["input",14,[14,1]],["period","month","number",[]],9,10,["input",15,[15,1]],["input",24,[24,1]],11,12,["input",9,[9,10000]],["input",10,[10,10000]],0,3,4,5,6,7,13,14,15,["input",0,[0,1]],18,["input",26,[26,1]],["sent","given(remuneracion_maxima_asegurable)",19],17,["input",19,[19,10000]],20,["parameter","tasa_onp",100,"rate"],["parameter","tasa_fondo_afp",10,"rate"],19,21,["parameter","tasa_prima_seguro",10000,"rate"],["input",25,[25,1]],25,["input",27,[27,1]],28,["sent","given(remuneracion_proyectable)",18],["input",18,[18,10000]],27,29,["input",16,[16,10000]],30,["parameter","UIT",1],31,["input",17,[17,10000]],32,33,35,36,37,34,38,["input",11,[11,10000]],22,23,24,26,39,40,16,41,43,44,["input",20,[20,10000000]],["input",21,[21,10000000]],["input",22,[22,10000000]],50,51,45,46,47,48,49,52,53,54,55],"tables":[{"table":0,"rows":"comision_flujo$rows1","of":"choice","scales":[1,10000,10000],"slots":[74,null,null]},{"table":1,"rows":"tarifa_renta$rows1","scales":[100,100,10000],"slots":[89,90,null]},{"table":2,"rows":"divisor_retencion$rows1","of":"number","gives":"number","scales":[1,1,1],"slots":[95,96,null]},{"table":1,"rows":"tarifa_renta$rows1","scales":[100,100,10000],"slots":[102,103,null]}],"steps":[[28,[0,1],[29,300000]],[30,[2,[[3,4],23,1,1]],[31,10],null,23],[[32,1000,33],[0,5,6]],[34,[4,0,6,7],[35,100000,36]],[37,[8,9],[38,80000,33]],[39,[8,10],[40,2000000,33]],[41,[8,11],[42,50000,33]],[43,[12],[44,10000]],[[45,10000],[0,5,13]],[[46,60000],[14,15]],[[47,60000],[14,16]],[50,[17,[[17],48,0,0],[[17],49,1,1],[[18],49,1,1,48,1,1],[[19],49,1,1,48,0,0],[[14,20],49,1,1]],[51,1800000],null,49],[[52,400],[21]],[53,[22,23],[54,40000]],[55,[24],[56,10000]],[57,[25],[58,10000]],[59,[26,5,27,28,29,30,31,22,32,33,34]],[60,[26,5,27,28,29,30,31]],[[61,1],[35]],[[62,1],[36,[[37],61,1,1]]],[[64,10000],[38,[[39,40],63,1,1],[[39],63,0,0]]],[65,[36,[[41],61,1,1]],[66,10000],null,61],[68,[36,[[39,42],67,1,1]],[69,10000],null,67],[70,[36,[[39,43],61,1,1]],[71,1000],null,61],[72,[44,[[45,46],62,1,1]],[73,1000000],null,62],[[75,10000],[35,-1]],[77,[36,[[47],61,1,1],[[39,48],76,1,1]],[78,1000000],null,76],[79,[26,5,27]],[[80,400],[49,[[23],27,1,1]]],[83,[22,49,[[32],27,1,1],17,[[18],81,1,1],17,[[19],82,1,1],50],[84,24000000]],[86,[51,[[52,17],85,1,1],[[53,0,5,27,17],85,0,0],54,55],[87,10000]],[88,[56,57]],[91,[58,-2],[92,10000]],[[94,10000],[17,[[59],93,0,0]]],[97,[60,61,17,-3],[98,10000,99]],[100,[51,[[28,29,30,31],85,0,0]]],[101,[62,33,49,[[32],27,0,0]]],[104,[56,63,57,-4],[105,10000]],[106,[64,60]],[107,[65,66]],[108,[67],[109,10000]],[110,[68,69,70,71,72,73]],[111,[74,75]],[112,[39,4]],[113,[21,[[76,57],24,1,1]],[114,40000],null,24],[115,[76,77],[116,10000],null,null,117,118],[119,[21,[[77],24,1,1]],null,null,24,120,[121,400]],[122,[39,78],[123,1000000000],null,null,124,[125,10000000]],[127,[79,[[41,79],126,1,1]],[128,100000000000],null,126],[130,[80,[[41,80],129,1,1]],[131,100000000000],null,129],[133,[6,[[0,5,1],132,1,1]],[134,1800000],null,132],[135,[6,[[0,5,1],132,1,1]],[136,300000],null,132],[137,[81],[138,1200],null,null,139,[140,12]],[141,[82],[142,1200],null,null,143,[144,12]],[145,[83,84,85,86,87]],[146,[88,89]],[147,[74,90,91]],[[148,400],[4,6]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["PEN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,1,"number"],[0,0,"rate"],"boolean",[1,-1,"number"],{"words":["onp","habitat","integra","prima","profuturo"]},[0,0,"number"]],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c1000000;1 c30;0 3 1 2;0 i1;0 2 2 4;2 c8;2 c1;2 c0;2 c240;0 c10000000;1 c6;1 c0;1 c180;0 c100000000;0 c5000;0 c50000;3 c0;3 c1/10;3 c1/20;4 truth,false;4 truth,true;0 i2;1 period,0;0 2 22 23;0 3 24 2;4 i23;3 p2;0 p1;0 2 27 28;0 s1;0 0 22 30;2 i3;2 2 2 32;5 3 31 33;3 c27/20;0 2 35 28;0 1 36 22;0 6 0 37;5 3 38 33;2 i4;0 2 39 40;5 s2;2 i5;0 2 42 43;3 c5/4;0 2 44 45;2 i6;0 2 42 47;0 2 48 35;2 i7;0 2 42 50;3 c2;0 2 51 52;0 i8;0 i12;0 0 31 55;0 s8;0 3 57 11;1 i13;0 2 58 59;1 i14;0 2 58 61;1 period,6;1 c7;4 8 63 64;1 c12;4 8 63 66;4 15 65 67;0 s9;0 s10;0 18 65 69 70;0 3 57 13;1 i15;0 2 72 73;0 1 71 74;0 6 0 75;4 i24;3 c27/400;3 c9/100;3 18 77 78 79;0 s11;3 s12;0 2 81 82;0 i9;0 i10;0 s0;0 0 86 30;0 s3;0 0 87 88;0 s4;0 s5;0 0 90 91;0 s6;0 0 92 93;0 0 89 94;0 s7;0 0 96 81;0 s13;0 0 97 98;0 s14;0 s15;0 0 100 101;0 0 99 102;0 0 95 103;0 0 88 90;0 0 87 105;0 0 91 93;0 0 107 96;0 0 106 108;6 i0;6 word,onp;4 9 110 111;4 s18;4 i26;4 16 114;4 14 113 115;4 given,19;0 s17;0 i19;0 5 118 119;0 18 117 120 118;0 s20;4 16 113;3 p3;0 2 118 124;3 p4;0 2 118 126;4 s19;0 s21;3 p5;0 2 129 130;3 apply,0 110;4 i25;4 16 133;4 14 113 134;3 s25;0 2 118 136;4 i27;3 c1;3 0 139 82;3 18 138 140 139;0 18 138 98 0;0 0 81 142;4 10 63 64;0 18 144 69 0;4 10 63 66;0 18 146 70 0;0 0 145 147;3 s28;0 2 148 149;0 0 143 150;4 given,18;0 i18;1 c13;1 1 154 63;0 2 153 155;0 s27;0 0 31 88;1 1 66 63;0 2 158 159;0 0 157 160;0 18 152 156 161;0 s29;0 0 162 163;0 i16;0 0 164 165;0 s30;0 p0;0 2 64 168;0 1 167 169;0 6 0 170;0 s31;0 apply,1 172;1 c3;4 11 63 174;0 i17;0 18 175 0 176;0 s32;0 s33;0 1 178 179;0 6 0 180;7 apply,2 63;0 3 181 182;0 0 94 96;0 18 152 0 184;0 s35;0 0 186 100;0 18 138 0 98;0 0 187 188;0 s36;0 0 167 190;0 1 191 169;0 6 0 192;0 apply,1 193;0 s37;0 1 195 178;0 6 0 196;0 s34;0 s38;0 0 198 199;0 i11;0 s22;0 s23;0 0 202 203;0 s24;0 0 204 205;0 s26;0 s39;0 0 207 208;0 s40;0 0 209 210;0 0 206 211;0 s16;0 s41;0 1 213 214;1 c1;0 2 216 28;0 6 118 217;0 s43;3 c9/400;0 2 219 220;0 2 18 168;0 5 221 222;0 2 219 79;0 s44;0 1 224 225;0 6 0 226;3 i20;0 2 118 228;3 i21;4 12 230 17;0 2 122 230;3 i22;4 12 233 17;0 2 122 233;2 c4;4 13 32 236;0 2 31 64;0 3 238 11;0 2 239 23;0 3 240 2;0 2 31 23;0 3 242 2;0 s50;3 3 139 66;0 2 244 245;0 s51;0 2 247 245;0 s45;0 s46;0 0 249 250;0 s47;0 0 251 252;0 s48;0 s49;0 0 254 255;0 0 253 256;0 s52;0 s53;0 0 258 259;0 s54;0 0 213 261;0 s55;0 0 262 263;7 3 32 236;7 5 216 265;0 2 28 266;4 16 117;0 p6;4 12 118 269;4 14 268 270;4 15 128 231;4 15 272 234;4 14 271 273;0 s57;4 10 22 275;4 10 118 217;4 12 118 122;4 14 113 278;0 s42;4 10 280 0","items":[["i",0],["i",1,null,[0,false],[3,true]],["i",2,5,[0,false],[1,true]],["i",3,6,[7,true],[6«4:,true]],["i",‹4›,8,[8,true],[9»,true]],["i",8,0,[0,true],[10,true]],["i",9,0,[0,true],[10,true]],["i",10,0,[0,true],[10,true]],["i",11,0,[0,true],[1,true]],["i",12,0,[0,true],[1,true]],["i",13,11,[12,true],[11,true]],["i",14,11,[12,true],[11,true]],["i",15,12,[12,true],[13,true]],["i",16,0,[0,true],[14,true]],["i",17,0,[0,true],[14,true]],["i",18,null,[0,false],[1,true]],["i",19,null,[15,true],[16,true]],["i",20,17,[17,true],[18,true]],["i",21,17,[17,true],[18,true]],["i",22,17,[17,true],[19,true]],["i",23,20],["i",24,20],["i",25,20],["i",26,20],["i",27,21],[0,0,25,0],[1,0,29,0,null,26],[2,5,34],[3,0,41,0],[4,0,46,0],[5,0,49,0],[6,0,53,0],[7,0,54,0],[8,0,56],[9,0,60],[10,0,62],[11,0,76,0,null,68],[12,3,80],[13,0,83,0],[14,0,84,0],[15,0,85,0],[16,0,104],[17,0,109,0],[18,4,112],[19,4,116],[20,0,121],[21,0,122,0,null,113],[22,0,125,0,null,123],[23,0,127,0,null,113],[24,0,131,0,null,128],[25,3,132],[26,0,137,0,null,135],[27,0,89,0],[28,3,141],[29,0,151,0],[30,0,166,0],[31,0,171,0],[32,0,173,0],[33,0,177],[34,0,183,0],[35,0,185],[36,0,189,0],[37,0,194,0],[38,0,197],[39,0,200,0],[40,0,201,0],[41,0,212],[42,0,215],[43,0,218,0],[44,0,223,0,null,77],[45,0,227,0,null,null,219,79],[46,0,225,0,null,77,219,220],[47,0,229,0,null,null,118,228],[48,0,232,0,null,231],[49,0,235,0,null,234],[50,0,241,0,null,237],[51,0,243,0,null,237],[52,0,246,0,null,null,244,245],[53,0,248,0,null,null,247,245],[54,0,257],[55,0,260],[56,0,264],[57,0,267]],"parameters":[["UIT",null],["RMV",null],["tasa_asignacion_familiar",null],["tasa_onp",null],["tasa_fondo_afp",null],["tasa_prima_seguro",null],["rma_segura",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.remuneracion_maxima_asegurable","inputs",null,274,["Con una base de ",118," hace falta la RMA que la SBS fija para el trimestre"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,276,["La remuneración ",22," es menor que la mínima de ",275]],["warn","CONTRIBUTION_BASE_FLOORED","warning","base_essalud","employee",null,277,["La remuneración ",118," no llega a la base mínima de EsSalud, ",28]],["warn","CONTRIBUTION_BASE_CAPPED","warning","base_prima","employee",null,279,["La remuneración ",118," pasa de la máxima asegurable de ",122]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,281,["Los descuentos superan los ingresos del mes"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,231,["sctr_pension: sin confirmar, si la RMA es también su tope"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,234,["vida_ley: sin confirmar, si la RMA es también su tope"]]],"tables":[[6,null,3,null,null],[0,"UIT",0,null,null],[7,null,7,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UIT$rows, RMV$rows, tasa_asignacion_familiar$rows, tasa_onp$rows, tasa_fondo_afp$rows, tasa_prima_seguro$rows, rma_segura$rows],
  tables: [comision_flujo, tarifa_renta, divisor_retencion] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
