// PE.liquidacion 2026.1: Liquidación de beneficios sociales
// Emitted from generated/rules/pe/liquidacion/2026-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/pe/liquidacion/2026-01-01.pay',
  fingerprint: 'sha256:077a661466f8a229d46e8cb1b730a246e4b3e55598d4bb0853b7880db80375dc',
  meaning: 'sha256:7b5b2c22202c737130fb4f6d5e9ef24b44c6966461f1b8ec398224a66762d76b',
  country: 'PE',
  scheme: 'liquidacion',
  label: 'Liquidación de beneficios sociales',
  version: '2026.1',
  currency: 'PEN',
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:9b277017c5e8dd5f266749a0aa6816d0337f09dbd9b3e44fee92cc2b4c5f8e75', () =>
  JSON.parse(readFileSync(new URL('./2026-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  rma_del_trimestre: rt.scaledWorth($at, 100n, $law.rows('rma_del_trimestre')),
  tasa_asignacion_familiar: rt.scaledWorth($at, 10n, $law.rows('tasa_asignacion_familiar')),
  RMV: rt.scaledWorth($at, 1n, $law.rows('RMV')),
  UIT: rt.scaledWorth($at, 1n, $law.rows('UIT')),
  tarifa_renta$rows1: rt.scaledRows($law.table('tarifa_renta'), { date: $at, limits: rt.worthAt($at, $law.rows('UIT')) }, 100n, 100n),
  tasa_onp: rt.scaledWorth($at, 100n, $law.rows('tasa_onp')),
  tasa_fondo_afp: rt.scaledWorth($at, 10n, $law.rows('tasa_fondo_afp')),
  tasa_prima_seguro: rt.scaledWorth($at, 10000n, $law.rows('tasa_prima_seguro')),
  comision_flujo$rows1: rt.scaledRows($law.table('comision_flujo'), { date: $at }, 1n, 10000n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const sistema_pensionario$sent = rt.textAt($row.texts, 0);
  const fecha_ingreso$sent = rt.textAt($row.texts, 2);
  const causa$sent = rt.textAt($row.texts, 3);
  const tipo_contrato$sent = rt.textAt($row.texts, 4);
  const fecha_fin_contrato$sent = rt.textAt($row.texts, 5);
  // Sistema pensionario · D.Ley 19990; TUO de la Ley del SPP
  if (!(sistema_pensionario$sent !== undefined)) return false;
  if (sistema_pensionario$sent !== undefined &&
    !(rt.positionOf(['onp', 'habitat', 'integra', 'prima', 'profuturo'], sistema_pensionario$sent) > 0)) return false;
  const sistema_pensionario = sistema_pensionario$sent ?? '';
  $s[0] = rt.positionOf(['onp', 'habitat', 'integra', 'prima', 'profuturo'], sistema_pensionario);
  // Remuneración básica al cese
  if (!rt.isSent($n[1]!)) return false;
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const monthly_salary = $s[1] = $n[1]!;
  // Fecha de ingreso · D.S. 003-97-TR arts. 38 y 47
  if (!(fecha_ingreso$sent !== undefined)) return false;
  if (fecha_ingreso$sent !== undefined && !rt.isDate(fecha_ingreso$sent)) return false;
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent < '1950-01-01') return false;
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent > $row.period.end) return false;
  const fecha_ingreso = fecha_ingreso$sent ?? '';
  $s[2] = rt.digitsOfDate(fecha_ingreso);
  // Causa del cese · D.S. 003-97-TR arts. 16, 34 y 35
  if (!(causa$sent !== undefined)) return false;
  if (causa$sent !== undefined &&
    !(rt.positionOf(['renuncia', 'mutuo_disenso', 'termino_contrato', 'despido_justificado', 'despido_arbitrario', 'hostilidad',
          'periodo_prueba', 'jubilacion', 'fallecimiento'], causa$sent) >
      0)) return false;
  const causa = causa$sent ?? '';
  $s[3] = rt.positionOf(['renuncia', 'mutuo_disenso', 'termino_contrato', 'despido_justificado', 'despido_arbitrario', 'hostilidad',
      'periodo_prueba', 'jubilacion', 'fallecimiento'], causa);
  // Tipo de contrato · D.S. 003-97-TR arts. 4 y 53
  if (tipo_contrato$sent !== undefined && !(rt.positionOf(['indeterminado', 'plazo_fijo'], tipo_contrato$sent) > 0)) return false;
  const tipo_contrato = tipo_contrato$sent !== undefined ? tipo_contrato$sent : 'indeterminado';
  $s[4] = rt.positionOf(['indeterminado', 'plazo_fijo'], tipo_contrato);
  // Fin pactado del contrato · D.S. 003-97-TR art. 76
  if (fecha_fin_contrato$sent !== undefined && !rt.isDate(fecha_fin_contrato$sent)) return false;
  const fecha_fin_contrato = fecha_fin_contrato$sent ?? '';
  $s[5] = rt.digitsOfDate(fecha_fin_contrato);
  // Meses del periodo de prueba · D.S. 003-97-TR art. 10
  if ($n[6]! < 3 || $n[6]! > 12) return false;
  const meses_periodo_prueba = $s[6] = rt.sentOr($n[6]!, 3);
  // Gratificación recibida en el semestre de CTS · D.S. 001-97-TR art. 18
  if (!rt.isSent($n[7]!)) return false;
  if ($n[7]! < 0 || $n[7]! > 10000000000) return false;
  const gratificacion_semestre = $s[7] = $n[7]!;
  // Variables para la CTS
  if ($n[8]! < 0 || $n[8]! > 10000000000) return false;
  const promedio_variables_cts = $s[8] = rt.sentOr($n[8]!, 0);
  // Variables para la gratificación
  if ($n[9]! < 0 || $n[9]! > 10000000000) return false;
  const promedio_variables_gratificacion = $s[9] = rt.sentOr($n[9]!, 0);
  // Variables para las vacaciones
  if ($n[10]! < 0 || $n[10]! > 10000000000) return false;
  const promedio_variables_vacaciones = $s[10] = rt.sentOr($n[10]!, 0);
  // Variables para la indemnización
  if ($n[11]! < 0 || $n[11]! > 10000000000) return false;
  const promedio_variables_indemnizacion = $s[11] = rt.sentOr($n[11]!, 0);
  // Días de un semestre sin depósito · D.S. 001-97-TR art. 23
  if ($n[12]! < 0 || $n[12]! > 29) return false;
  const dias_cts_anteriores = $s[12] = rt.sentOr($n[12]!, 0);
  // Días sin CTS · D.S. 001-97-TR arts. 7 y 8
  if ($n[13]! < 0 || $n[13]! > 360) return false;
  const dias_no_computables_cts = $s[13] = rt.sentOr($n[13]!, 0);
  // Días sin récord · D.Leg. 713 arts. 10 y 12
  if ($n[14]! < 0 || $n[14]! > 360) return false;
  const dias_no_computables_vacaciones = $s[14] = rt.sentOr($n[14]!, 0);
  // Días no laborados en los meses de la gratificación · D.S. 005-2002-TR art. 3
  if ($n[15]! < 0 || $n[15]! > 180) return false;
  const dias_descuento_gratificacion = $s[15] = rt.sentOr($n[15]!, 0);
  // Gratificación entera sin pagar · Ley 27735 art. 5
  if ($n[16]! < 0 || $n[16]! > 10000000000) return false;
  const gratificacion_vencida = $s[16] = rt.sentOr($n[16]!, 0);
  // Días del mes sin pagar
  if ($n[17]! < 0 || $n[17]! > 300000) return false;
  const dias_salario_pendiente = $s[17] = rt.sentOr($n[17]!, 0);
  // Días de récords cumplidos sin gozar · D.Leg. 713 art. 23
  if ($n[18]! < 0 || $n[18]! > 1800000) return false;
  const dias_vacaciones_pendientes = $s[18] = rt.sentOr($n[18]!, 0);
  // Días sin gozar en el año siguiente · D.Leg. 713 art. 23
  if ($n[19]! < 0 || $n[19]! > 1800000) return false;
  const dias_vacaciones_indemnizables = $s[19] = rt.sentOr($n[19]!, 0);
  // Días gozados por adelantado · D.Leg. 713 art. 10; D.Leg. 1405
  if ($n[20]! < 0 || $n[20]! > 300000) return false;
  const dias_vacaciones_adelantadas = $s[20] = rt.sentOr($n[20]!, 0);
  // Base de pensión ya pagada en el mes
  if ($n[21]! < 0 || $n[21]! > 10000000000) return false;
  const remuneraciones_mes = $s[21] = rt.sentOr($n[21]!, 0);
  // Rentas del año antes del cese
  if ($n[22]! < 0 || $n[22]! > 1000000000000) return false;
  const rentas_anteriores = $s[22] = rt.sentOr($n[22]!, 0);
  // Retenciones del año
  if ($n[23]! < 0 || $n[23]! > 1000000000000) return false;
  const retenciones_anteriores = $s[23] = rt.sentOr($n[23]!, 0);
  // RMA del trimestre · SBS
  if ($n[24]! < 50000000 || $n[24]! > 500000000) return false;
  const remuneracion_maxima_asegurable = $s[24] = rt.sentOr($n[24]!, $f.rma_del_trimestre * 100);
  // Otros descuentos
  if ($n[25]! < 0 || $n[25]! > 10000000000) return false;
  const descuentos_mes = $s[25] = rt.sentOr($n[25]!, 0);
  // Recibe asignación familiar · Ley 25129 art. 2
  const con_asignacion_familiar = $n[26]! === 1;
  $s[26] = con_asignacion_familiar ? 1 : 0;
  // Afiliado a una EPS · Ley 26790 art. 15
  const con_eps = $n[27]! === 1;
  $s[27] = con_eps ? 1 : 0;
  // En comisión mixta · Ley 29903
  const comision_mixta = $n[28]! === 1;
  $s[28] = comision_mixta ? 1 : 0;
  // Sin seguro previsional · TUO de la Ley del SPP art. 30 b)
  const sin_prima_seguro = $n[29]! === 1;
  $s[29] = sin_prima_seguro ? 1 : 0;
  // La gratificación del semestre ya se pagó · Ley 27735 art. 5
  const gratificacion_pagada = $n[30]! === 1;
  $s[30] = gratificacion_pagada ? 1 : 0;
  // Días de servicio · D.S. 001-97-TR art. 2
  const dias_servicio = $s[31] = rt.daysOf30Between(fecha_ingreso, $row.period.end);
  // Un mes de servicios · D.S. 001-97-TR art. 2; D.S. 012-92-TR art. 23
  const un_mes = dias_servicio >= 30;
  $s[32] = un_mes ? 1 : 0;
  // Día siguiente al cese
  const dia_siguiente = rt.addDays($row.period.end, 1);
  $s[33] = rt.digitsOfDate(dia_siguiente);
  // Años completos · D.S. 003-97-TR art. 38
  const anios_servicio = $s[34] = rt.yearsBetween(fecha_ingreso, dia_siguiente);
  // Último aniversario
  const aniversario = rt.addMonths(fecha_ingreso, anios_servicio * 12);
  $s[35] = rt.digitsOfDate(aniversario);
  // Días del récord · D.Leg. 713 art. 22
  const dias_record = $s[36] = rt.daysOf30Between(aniversario, $row.period.end);
  // Año
  const anio = $s[37] = rt.yearOf($row.period.end);
  // Primer día del semestre de CTS
  const $8 = Number($at.slice(5, 7)) >= 11;
  $s[38] = $8 ? 1 : 0;
  let $9: string;
  if ($8) {
    $9 = rt.dateOf(anio, 11, 1);
  } else {
    const $6 = Number($at.slice(5, 7)) >= 5;
    $s[39] = $6 ? 1 : 0;
    $9 = $6 ? rt.dateOf(anio, 5, 1) : rt.dateOf(anio - 1, 11, 1);
  }
  const inicio_semestre_cts = $9;
  $s[40] = rt.digitsOfDate(inicio_semestre_cts);
  // Días de CTS · D.S. 001-97-TR arts. 2, 3, 7 y 8
  let dias_cts = 0;
  if (un_mes) {
    const $10 = rt.daysOf30Between(rt.latest(fecha_ingreso, inicio_semestre_cts), $row.period.end) +
      dias_cts_anteriores -
      dias_no_computables_cts;
    dias_cts = $s[41] = 0 > $10 ? 0 : $10;
  }
  // Primer día que cuenta para la gratificación
  const $12 = Number($at.slice(5, 7)) >= 7 ? 7 : 1;
  const desde = rt.latest(fecha_ingreso, rt.dateOf(anio, $12, 1));
  $s[42] = rt.digitsOfDate(desde);
  // Primer mes completo
  const $13 = rt.dayOf(desde) === 1;
  $s[43] = $13 ? 1 : 0;
  const primer_mes = $13 ? desde : rt.addMonths(rt.firstDayOfMonth(desde), 1);
  $s[44] = rt.digitsOfDate(primer_mes);
  // Meses de gratificación · Ley 27735 art. 7; D.S. 005-2002-TR art. 5
  let $16: boolean = gratificacion_pagada;
  if (!$16) {
    const $15 = Number($at.slice(5, 7)) === 12;
    $s[45] = $15 ? 1 : 0;
    $16 = $15 && gratificacion_vencida > 0;
  }
  $s[46] = $16 ? 1 : 0;
  const meses_gratificacion = $s[47] = $16 ? 0 : rt.monthsBetween(primer_mes, dia_siguiente);
  // Asignación familiar · Ley 25129 arts. 1 y 2
  let asignacion_familiar = 0;
  if (con_asignacion_familiar) {
    const $18 = $s[49] = $f.tasa_asignacion_familiar * $f.RMV;
    asignacion_familiar = $s[48] = $18 * 10;
  }
  // Remuneración computable · D.S. 003-97-TR art. 6
  const $20 = $s[51] = monthly_salary + asignacion_familiar * 100;
  const remuneracion_computable = $s[50] = Math.floor(($20 + 50) / 100);
  // Remuneración computable de CTS · D.S. 001-97-TR arts. 9, 16 a 18
  const $22 = $s[53] = remuneracion_computable * 600 + promedio_variables_cts * 6 + gratificacion_semestre;
  const base_cts = $s[52] = Math.floor(($22 + 300) / 600);
  // Remuneración computable de la gratificación · D.S. 005-2002-TR art. 3
  const $24 = $s[55] = remuneracion_computable * 100 + promedio_variables_gratificacion;
  const base_gratificacion = $s[54] = Math.floor(($24 + 50) / 100);
  // Base de vacaciones · D.Leg. 713 art. 15
  const $26 = $s[57] = remuneracion_computable * 100 + promedio_variables_vacaciones;
  const base_vacaciones = $s[56] = Math.floor(($26 + 50) / 100);
  // Base de la indemnización · D.S. 003-97-TR art. 38
  const $28 = $s[59] = remuneracion_computable * 100 + promedio_variables_indemnizacion;
  const base_indemnizacion = $s[58] = Math.floor(($28 + 50) / 100);
  // Remuneración pendiente · TUO del D.Leg. 728 art. 6
  const $30 = $s[61] = remuneracion_computable * dias_salario_pendiente;
  const salario_pendiente = $s[60] = Math.floor(($30 + 150000) / 300000);
  // CTS trunca · D.S. 001-97-TR arts. 2 y 3; LIR art. 18 c)
  const $32 = $s[63] = base_cts * dias_cts;
  const cts_trunca = $s[62] = Math.floor(($32 + 180) / 360);
  // Gratificación trunca · Ley 27735 art. 7; D.S. 005-2002-TR art. 5; Ley 30334 art. 1
  const $34 = base_gratificacion * meses_gratificacion * 30 - base_gratificacion * dias_descuento_gratificacion;
  const $35 = $s[65] = 0 > $34 ? 0 : $34;
  const gratificacion_trunca = $s[64] = Math.floor(($35 + 90) / 180);
  // Gratificación pendiente · Ley 27735 art. 5; Ley 30334 art. 1
  const gratificacion_pendiente = $s[66] = Math.floor((gratificacion_vencida + 50) / 100);
  $s[67] = gratificacion_vencida;
  // Tasa de la bonificación · Ley 30334 art. 3
  const tasa_bonificacion = $s[68] = con_eps ? 27 : 36;
  // Bonificación extraordinaria · Ley 30334 art. 3; D.S. 012-2016-TR
  const $39 = $s[70] = (gratificacion_trunca + gratificacion_pendiente) * tasa_bonificacion;
  const bonificacion_extraordinaria = $s[69] = Math.floor(($39 + 200) / 400);
  // Vacaciones truncas · D.Leg. 713 art. 22; D.S. 012-92-TR art. 23
  let vacaciones_truncas = 0;
  if (un_mes) {
    const $41 = base_vacaciones * (dias_record - dias_no_computables_vacaciones) * 2500;
    if ($41 > rt.SAFE || $41 < -rt.SAFE) return false;
    const $42 = $41 - base_vacaciones * dias_vacaciones_adelantadas * 3;
    if ($42 > rt.SAFE || $42 < -rt.SAFE) return false;
    const $43 = $s[72] = 0 > $42 ? 0 : $42;
    if ($43 > 4503599626470495) return false;
    vacaciones_truncas = $s[71] = Math.floor(($43 + 450000) / 900000);
  }
  // Vacaciones no gozadas · D.Leg. 713 art. 23 a) y b)
  const $45 = $s[74] = base_vacaciones * dias_vacaciones_pendientes;
  const vacaciones_pendientes = $s[73] = Math.floor(($45 + 150000) / 300000);
  // Indemnización vacacional · D.Leg. 713 art. 23 c)
  const $47 = $s[76] = base_vacaciones * dias_vacaciones_indemnizables;
  const indemnizacion_vacacional = $s[75] = Math.floor(($47 + 150000) / 300000);
  // Derecho a indemnización · D.S. 003-97-TR arts. 10, 34 y 35
  const $49 = rt.same(causa, 'despido_arbitrario');
  $s[77] = $49 ? 1 : 0;
  const $50 = $49 || rt.same(causa, 'hostilidad');
  $s[78] = $50 ? 1 : 0;
  const con_derecho = $50 && $row.period.end >= rt.addMonths(fecha_ingreso, meses_periodo_prueba);
  $s[79] = con_derecho ? 1 : 0;
  // Días que faltaban del contrato · D.S. 003-97-TR art. 76
  let por_vencer = 0;
  const $51 = fecha_fin_contrato$sent !== undefined;
  $s[80] = $51 ? 1 : 0;
  if ($51) {
    por_vencer = $s[81] = rt.daysOf30Between(dia_siguiente, fecha_fin_contrato);
  }
  // Remuneraciones de la indemnización · D.S. 003-97-TR arts. 38 y 76
  const $55 = !con_derecho;
  $s[82] = $55 ? 1 : 0;
  let $56: number;
  if ($55) {
    $56 = 0;
  } else {
    const $53 = rt.same(tipo_contrato, 'plazo_fijo');
    $s[83] = $53 ? 1 : 0;
    const $54 = $53 ? por_vencer * 12 : anios_servicio * 360 + dias_record;
    $56 = 2880 < $54 ? 2880 : $54;
  }
  const remuneraciones_indemnizacion = $s[84] = $56;
  // Indemnización por despido arbitrario · D.S. 003-97-TR arts. 34, 38 y 76; LIR art. 18 a)
  const $57 = $s[86] = base_indemnizacion * remuneraciones_indemnizacion;
  const indemnizacion_despido = $s[85] = Math.floor(($57 + 120) / 240);
  // Renta bruta del año · Reglamento de la LIR art. 40
  const $59 = $s[88] = rentas_anteriores +
    salario_pendiente * 100 +
    gratificacion_trunca * 100 +
    gratificacion_pendiente * 100 +
    bonificacion_extraordinaria * 100 +
    vacaciones_truncas * 100 +
    vacaciones_pendientes * 100;
  const renta_anual = $s[87] = Math.floor(($59 + 50) / 100);
  // Renta neta anual · LIR art. 46
  const $61 = renta_anual - $f.UIT * 7 * 100;
  const renta_neta = $s[89] = 0 > $61 ? 0 : $61;
  // Impuesto anual · LIR art. 53
  const $63 = $s[90] = rt.rowOf($f.tarifa_renta$rows1, renta_neta, 1, true);
  if ($63 < 0) return false;
  $s[91] = renta_neta;
  const $64 = $s[93] = rt.slicesOf($f.tarifa_renta$rows1, $63, renta_neta, 1);
  if (Number.isNaN($64)) return false;
  const impuesto_anual = $s[92] = Math.floor(($64 + 50) / 100);
  // Devolución de quinta retenida en exceso · Reglamento de la LIR art. 42
  const $66 = retenciones_anteriores - impuesto_anual * 100;
  const $67 = $s[95] = 0 > $66 ? 0 : $66;
  const devolucion_quinta = $s[94] = Math.floor(($67 + 50) / 100);
  // Total ingresos
  const total_ingresos = $s[96] = salario_pendiente +
    cts_trunca +
    gratificacion_trunca +
    gratificacion_pendiente +
    bonificacion_extraordinaria +
    vacaciones_truncas +
    vacaciones_pendientes +
    indemnizacion_vacacional +
    indemnizacion_despido +
    devolucion_quinta;
  // Base de pensión · TUO de la Ley del SPP art. 30; D.Ley 19990 art. 8
  const base_pension = $s[97] = salario_pendiente + vacaciones_truncas + vacaciones_pendientes;
  // Afiliado a una AFP · TUO de la Ley del SPP
  const en_afp = !rt.same(sistema_pensionario, 'onp');
  $s[98] = en_afp ? 1 : 0;
  // Paga la prima de seguro · TUO de la Ley del SPP art. 30 b)
  const con_prima = en_afp && !sin_prima_seguro;
  $s[99] = con_prima ? 1 : 0;
  // Base de pensión de todo el mes · TUO de la Ley del SPP art. 30 b)
  const base_del_mes = $s[100] = base_pension * 100 + remuneraciones_mes;
  // Remuneración máxima asegurable · SBS
  const rma = $s[101] = remuneracion_maxima_asegurable;
  // Remuneración asegurable · TUO de la Ley del SPP art. 30 b); SBS
  let base_prima = 0;
  if (en_afp) {
    const $72 = (base_del_mes < rma ? base_del_mes : rma) - (remuneraciones_mes < rma ? remuneraciones_mes : rma);
    const $73 = $s[103] = 0 > $72 ? 0 : $72;
    base_prima = $s[102] = Math.floor(($73 + 50) / 100);
  }
  // ONP · D.Ley 19990 art. 7; Ley 26504
  let aporte_onp = 0;
  const $75 = !en_afp;
  $s[104] = $75 ? 1 : 0;
  if ($75) {
    const $76 = $s[106] = base_pension * $f.tasa_onp;
    aporte_onp = $s[105] = Math.floor(($76 + 50) / 100);
  }
  // AFP, aporte al fondo · TUO de la Ley del SPP art. 30 a)
  let afp_aporte = 0;
  if (en_afp) {
    const $78 = $s[108] = base_pension * $f.tasa_fondo_afp;
    afp_aporte = $s[107] = Math.floor(($78 + 5) / 10);
  }
  // AFP, prima de seguro · TUO de la Ley del SPP art. 30 b)
  let afp_prima_seguro = 0;
  if (con_prima) {
    const $80 = $s[110] = base_prima * $f.tasa_prima_seguro;
    afp_prima_seguro = $s[109] = Math.floor(($80 + 5000) / 10000);
  }
  // Comisión de la AFP · TUO de la Ley del SPP art. 30 c); SBS
  const $82 = $s[111] = rt.rowOfWord($f.comision_flujo$rows1, sistema_pensionario);
  if ($82 < 0) return false;
  const tasa_comision = $s[112] = $f.comision_flujo$rows1.value[$82]!;
  // AFP, comisión · TUO de la Ley del SPP art. 30 c); Ley 29903
  let afp_comision = 0;
  const $84 = en_afp && !comision_mixta;
  $s[113] = $84 ? 1 : 0;
  if ($84) {
    const $85 = $s[115] = base_pension * tasa_comision;
    afp_comision = $s[114] = Math.floor(($85 + 5000) / 10000);
  }
  // Renta de quinta categoría · LIR art. 75; Reglamento de la LIR art. 40
  const $87 = impuesto_anual * 100 - retenciones_anteriores;
  const $88 = $s[117] = 0 > $87 ? 0 : $87;
  const quinta_categoria = $s[116] = Math.floor(($88 + 50) / 100);
  // Otros descuentos · D.S. 001-97-TR art. 51; mandato judicial; autorización del trabajador
  const otros_descuentos = $s[118] = Math.floor((descuentos_mes + 50) / 100);
  $s[119] = descuentos_mes;
  // Total descuentos
  const total_descuentos = $s[120] = aporte_onp + afp_aporte + afp_prima_seguro + afp_comision + quinta_categoria + otros_descuentos;
  // Neto a pagar
  const neto = $s[121] = total_ingresos - total_descuentos;
  // Base de EsSalud · Ley 26790 art. 6
  const $98 = base_pension === 0;
  $s[122] = $98 ? 1 : 0;
  let $99: number;
  if ($98) {
    $99 = 0;
  } else {
    const $93 = $f.RMV * 10000;
    const $95 = remuneraciones_mes > 0;
    $s[123] = $95 ? 1 : 0;
    let $96: number;
    if ($95) {
      const $94 = $f.RMV * 10000;
      $96 = remuneraciones_mes > $94 ? remuneraciones_mes : $94;
    } else {
      $96 = 0;
    }
    const $97 = (base_del_mes > $93 ? base_del_mes : $93) - $96;
    $99 = 0 > $97 ? 0 : $97;
  }
  const base_essalud = $s[124] = Math.floor(($99 + 50) / 100);
  $s[125] = $99;
  // Crédito por EPS · Ley 26790 art. 15
  let credito_eps = 0;
  if (con_eps) {
    const $101 = base_essalud * 9;
    const $102 = $f.UIT * 4000;
    const $103 = $s[127] = $101 < $102 ? $101 : $102;
    credito_eps = $s[126] = Math.floor(($103 + 200) / 400);
  }
  // EsSalud · Ley 26790 arts. 6 y 15
  const $105 = base_essalud * 9 - credito_eps * 100;
  const $106 = $s[129] = 0 > $105 ? 0 : $105;
  const essalud = $s[128] = Math.floor(($106 + 50) / 100);
  $s[130] = base_essalud;
  $s[131] = 9;
  // EPS (crédito) · Ley 26790 art. 15
  let eps = 0;
  if (con_eps) {
    eps = $s[132] = credito_eps;
    $s[133] = base_essalud;
    $s[134] = 9;
  }
  // Total aportes del empleador
  const total_aportes = $s[135] = essalud + eps;
  // Costo total del empleador
  $s[136] = total_ingresos + total_aportes;
  if (con_derecho && rt.same(tipo_contrato, 'plazo_fijo') && !(fecha_fin_contrato$sent !== undefined)) return false;
  if ($notes !== null) {
    if (!un_mes) {
      // BENEFIT_NOT_DUE
      $notes.add(1, rt.ratio(dias_servicio, 1n));
    }
    if (en_afp && base_del_mes > rma) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(2, rt.ratio(base_del_mes, 10000n), rt.ratio(rma, 10000n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(3);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
