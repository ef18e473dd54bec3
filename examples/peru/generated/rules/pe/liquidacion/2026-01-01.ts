// PE.liquidacion 2026.1: Liquidación de beneficios sociales
// Emitted from generated/rules/pe/liquidacion/2026-01-01.pay by payroll compile. Do not edit.
// file    sha256:0bb25bd16e3aa069d7b0e6564b7d1b09ce55316419c424baec0364947ebb58fc
// meaning sha256:af5a530c6b3e649b7a81f41f8732783b844d0ee620f5a478b430fb3f33013227
import * as rt from '../../../../../../runtime/index.ts';
import { $file, UIT$rows, RMV$rows, tasa_asignacion_familiar$rows, tasa_onp$rows, tasa_fondo_afp$rows,
  tasa_prima_seguro$rows, rma_del_trimestre$rows, comision_flujo, tarifa_renta, $sources, $provenance, $inputs,
  $steps } from './2026-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/pe/liquidacion/2026-01-01.pay',
    fingerprint: 'sha256:0bb25bd16e3aa069d7b0e6564b7d1b09ce55316419c424baec0364947ebb58fc',
    meaning: 'sha256:af5a530c6b3e649b7a81f41f8732783b844d0ee620f5a478b430fb3f33013227', country: 'PE', scheme: 'liquidacion',
    label: 'Liquidación de beneficios sociales', version: '2026.1', currency: 'PEN', validFrom: '2026-01-01', validUntil: '2026-12-31',
    periods: ['event'], proration: null, days: 'as_given', asOf: 'period_end',
    laws: ['TUO del D.Leg. 728 (D.S. 003-97-TR); TUO de la Ley de CTS (D.S. 001-97-TR); D.Leg. 713; Ley 27735'],
    changes: [{ date: '2026-01-01', summary: 'UIT de 5,500 soles', law: 'D.S. 301-2025-EF' },
      { date: '2026-01-01', summary: 'RMA de los cuatro trimestres', law: 'SBS' },
      { date: '2026-10-01', summary: 'RMV de 1,230 soles', law: 'D.S. 015-2026-TR' }],
    employerTables: [{ id: 'aportes', label: 'Aportes del empleador' }],
    summary: { total_perceptions: 'total_ingresos', total_deductions: 'total_descuentos', net_salary: 'neto',
      employer_total_cost: 'costo_total_empleador' }, sources: $sources, provenance: $provenance, inputs: $inputs, steps: $steps },
  'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  rma_del_trimestre: rt.scaledWorth($at, 100n, rma_del_trimestre$rows),
  tasa_asignacion_familiar: rt.scaledWorth($at, 10n, tasa_asignacion_familiar$rows),
  RMV: rt.scaledWorth($at, 1n, RMV$rows),
  UIT: rt.scaledWorth($at, 1n, UIT$rows),
  tarifa_renta$rows1: rt.scaledRows(tarifa_renta, { date: $at, limits: rt.worthAt($at, UIT$rows) }, 100n, 100n),
  tasa_onp: rt.scaledWorth($at, 100n, tasa_onp$rows),
  tasa_fondo_afp: rt.scaledWorth($at, 10n, tasa_fondo_afp$rows),
  tasa_prima_seguro: rt.scaledWorth($at, 10000n, tasa_prima_seguro$rows),
  comision_flujo$rows1: rt.scaledRows(comision_flujo, { date: $at }, 1n, 10000n),
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
  // Sistema pensionario
  if (!(sistema_pensionario$sent !== undefined)) return false;
  if (sistema_pensionario$sent !== undefined &&
    !(rt.positionOf(['onp', 'habitat', 'integra', 'prima', 'profuturo'], sistema_pensionario$sent) > 0)) return false;
  const sistema_pensionario = sistema_pensionario$sent ?? '';
  $s[0] = rt.positionOf(['onp', 'habitat', 'integra', 'prima', 'profuturo'], sistema_pensionario);
  // Remuneración básica al cese
  if (!rt.isSent($n[1]!)) return false;
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const monthly_salary = $s[1] = $n[1]!;
  // Fecha de ingreso
  if (!(fecha_ingreso$sent !== undefined)) return false;
  if (fecha_ingreso$sent !== undefined && !rt.isDate(fecha_ingreso$sent)) return false;
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent < '1950-01-01') return false;
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent > $row.period.end) return false;
  const fecha_ingreso = fecha_ingreso$sent ?? '';
  $s[2] = rt.digitsOfDate(fecha_ingreso);
  // Causa del cese
  if (!(causa$sent !== undefined)) return false;
  if (causa$sent !== undefined &&
    !(rt.positionOf(['renuncia', 'mutuo_disenso', 'termino_contrato', 'despido_justificado', 'despido_arbitrario', 'hostilidad',
          'periodo_prueba', 'jubilacion', 'fallecimiento'], causa$sent) >
      0)) return false;
  const causa = causa$sent ?? '';
  $s[3] = rt.positionOf(['renuncia', 'mutuo_disenso', 'termino_contrato', 'despido_justificado', 'despido_arbitrario', 'hostilidad',
      'periodo_prueba', 'jubilacion', 'fallecimiento'], causa);
  // Tipo de contrato
  if (tipo_contrato$sent !== undefined && !(rt.positionOf(['indeterminado', 'plazo_fijo'], tipo_contrato$sent) > 0)) return false;
  const tipo_contrato = tipo_contrato$sent !== undefined ? tipo_contrato$sent : 'indeterminado';
  $s[4] = rt.positionOf(['indeterminado', 'plazo_fijo'], tipo_contrato);
  // Fin pactado del contrato
  if (fecha_fin_contrato$sent !== undefined && !rt.isDate(fecha_fin_contrato$sent)) return false;
  const fecha_fin_contrato = fecha_fin_contrato$sent ?? '';
  $s[5] = rt.digitsOfDate(fecha_fin_contrato);
  // Meses del periodo de prueba
  if ($n[6]! < 3 || $n[6]! > 12) return false;
  const meses_periodo_prueba = $s[6] = rt.sentOr($n[6]!, 3);
  // Gratificación recibida en el semestre de CTS
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
  // Días de un semestre sin depósito
  if ($n[12]! < 0 || $n[12]! > 29) return false;
  const dias_cts_anteriores = $s[12] = rt.sentOr($n[12]!, 0);
  // Días sin CTS
  if ($n[13]! < 0 || $n[13]! > 360) return false;
  const dias_no_computables_cts = $s[13] = rt.sentOr($n[13]!, 0);
  // Días sin récord
  if ($n[14]! < 0 || $n[14]! > 360) return false;
  const dias_no_computables_vacaciones = $s[14] = rt.sentOr($n[14]!, 0);
  // Días no laborados en los meses de la gratificación
  if ($n[15]! < 0 || $n[15]! > 180) return false;
  const dias_descuento_gratificacion = $s[15] = rt.sentOr($n[15]!, 0);
  // Gratificación entera sin pagar
  if ($n[16]! < 0 || $n[16]! > 10000000000) return false;
  const gratificacion_vencida = $s[16] = rt.sentOr($n[16]!, 0);
  // Días del mes sin pagar
  if ($n[17]! < 0 || $n[17]! > 300000) return false;
  const dias_salario_pendiente = $s[17] = rt.sentOr($n[17]!, 0);
  // Días de récords cumplidos sin gozar
  if ($n[18]! < 0 || $n[18]! > 1800000) return false;
  const dias_vacaciones_pendientes = $s[18] = rt.sentOr($n[18]!, 0);
  // Días sin gozar en el año siguiente
  if ($n[19]! < 0 || $n[19]! > 1800000) return false;
  const dias_vacaciones_indemnizables = $s[19] = rt.sentOr($n[19]!, 0);
  // Días gozados por adelantado
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
  // RMA del trimestre
  if ($n[24]! < 50000000 || $n[24]! > 500000000) return false;
  const remuneracion_maxima_asegurable = $s[24] = rt.sentOr($n[24]!, $f.rma_del_trimestre * 100);
  // Otros descuentos
  if ($n[25]! < 0 || $n[25]! > 10000000000) return false;
  const descuentos_mes = $s[25] = rt.sentOr($n[25]!, 0);
  // Recibe asignación familiar
  const con_asignacion_familiar = $n[26]! === 1;
  $s[26] = con_asignacion_familiar ? 1 : 0;
  // Afiliado a una EPS
  const con_eps = $n[27]! === 1;
  $s[27] = con_eps ? 1 : 0;
  // En comisión mixta
  const comision_mixta = $n[28]! === 1;
  $s[28] = comision_mixta ? 1 : 0;
  // Sin seguro previsional
  const sin_prima_seguro = $n[29]! === 1;
  $s[29] = sin_prima_seguro ? 1 : 0;
  // La gratificación del semestre ya se pagó
  const gratificacion_pagada = $n[30]! === 1;
  $s[30] = gratificacion_pagada ? 1 : 0;
  // Días de servicio
  const dias_servicio = $s[31] = rt.daysOf30Between(fecha_ingreso, $row.period.end);
  // Un mes de servicios
  const un_mes = dias_servicio >= 30;
  $s[32] = un_mes ? 1 : 0;
  // Día siguiente al cese
  const dia_siguiente = rt.addDays($row.period.end, 1);
  $s[33] = rt.digitsOfDate(dia_siguiente);
  // Años completos
  const anios_servicio = $s[34] = rt.yearsBetween(fecha_ingreso, dia_siguiente);
  // Último aniversario
  const aniversario = rt.addMonths(fecha_ingreso, anios_servicio * 12);
  $s[35] = rt.digitsOfDate(aniversario);
  // Días del récord
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
  // Días de CTS
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
  // Meses de gratificación
  let $16: boolean = gratificacion_pagada;
  if (!$16) {
    const $15 = Number($at.slice(5, 7)) === 12;
    $s[45] = $15 ? 1 : 0;
    $16 = $15 && gratificacion_vencida > 0;
  }
  $s[46] = $16 ? 1 : 0;
  const meses_gratificacion = $s[47] = $16 ? 0 : rt.monthsBetween(primer_mes, dia_siguiente);
  // Asignación familiar
  let asignacion_familiar = 0;
  if (con_asignacion_familiar) {
    const $18 = $s[49] = $f.tasa_asignacion_familiar * $f.RMV;
    asignacion_familiar = $s[48] = $18 * 10;
  }
  // Remuneración computable
  const $20 = $s[51] = monthly_salary + asignacion_familiar * 100;
  const remuneracion_computable = $s[50] = Math.floor(($20 + 50) / 100);
  // Remuneración computable de CTS
  const $22 = $s[53] = remuneracion_computable * 600 + promedio_variables_cts * 6 + gratificacion_semestre;
  const base_cts = $s[52] = Math.floor(($22 + 300) / 600);
  // Remuneración computable de la gratificación
  const $24 = $s[55] = remuneracion_computable * 100 + promedio_variables_gratificacion;
  const base_gratificacion = $s[54] = Math.floor(($24 + 50) / 100);
  // Base de vacaciones
  const $26 = $s[57] = remuneracion_computable * 100 + promedio_variables_vacaciones;
  const base_vacaciones = $s[56] = Math.floor(($26 + 50) / 100);
  // Base de la indemnización
  const $28 = $s[59] = remuneracion_computable * 100 + promedio_variables_indemnizacion;
  const base_indemnizacion = $s[58] = Math.floor(($28 + 50) / 100);
  // Remuneración pendiente
  const $30 = $s[61] = remuneracion_computable * dias_salario_pendiente;
  const salario_pendiente = $s[60] = Math.floor(($30 + 150000) / 300000);
  // CTS trunca
  const $32 = $s[63] = base_cts * dias_cts;
  const cts_trunca = $s[62] = Math.floor(($32 + 180) / 360);
  // Gratificación trunca
  const $34 = base_gratificacion * meses_gratificacion * 30 - base_gratificacion * dias_descuento_gratificacion;
  const $35 = $s[65] = 0 > $34 ? 0 : $34;
  const gratificacion_trunca = $s[64] = Math.floor(($35 + 90) / 180);
  // Gratificación pendiente
  const gratificacion_pendiente = $s[66] = Math.floor((gratificacion_vencida + 50) / 100);
  $s[67] = gratificacion_vencida;
  // Tasa de la bonificación
  const tasa_bonificacion = $s[68] = con_eps ? 27 : 36;
  // Bonificación extraordinaria
  const $39 = $s[70] = (gratificacion_trunca + gratificacion_pendiente) * tasa_bonificacion;
  const bonificacion_extraordinaria = $s[69] = Math.floor(($39 + 200) / 400);
  // Vacaciones truncas
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
  // Vacaciones no gozadas
  const $45 = $s[74] = base_vacaciones * dias_vacaciones_pendientes;
  const vacaciones_pendientes = $s[73] = Math.floor(($45 + 150000) / 300000);
  // Indemnización vacacional
  const $47 = $s[76] = base_vacaciones * dias_vacaciones_indemnizables;
  const indemnizacion_vacacional = $s[75] = Math.floor(($47 + 150000) / 300000);
  // Derecho a indemnización
  const $49 = rt.same(causa, 'despido_arbitrario');
  $s[77] = $49 ? 1 : 0;
  const $50 = $49 || rt.same(causa, 'hostilidad');
  $s[78] = $50 ? 1 : 0;
  const con_derecho = $50 && $row.period.end >= rt.addMonths(fecha_ingreso, meses_periodo_prueba);
  $s[79] = con_derecho ? 1 : 0;
  // Días que faltaban del contrato
  let por_vencer = 0;
  const $51 = fecha_fin_contrato$sent !== undefined;
  $s[80] = $51 ? 1 : 0;
  if ($51) {
    por_vencer = $s[81] = rt.daysOf30Between(dia_siguiente, fecha_fin_contrato);
  }
  // Remuneraciones de la indemnización
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
  // Indemnización por despido arbitrario
  const $57 = $s[86] = base_indemnizacion * remuneraciones_indemnizacion;
  const indemnizacion_despido = $s[85] = Math.floor(($57 + 120) / 240);
  // Renta bruta del año
  const $59 = $s[88] = rentas_anteriores +
    salario_pendiente *
    100 +
    gratificacion_trunca *
    100 +
    gratificacion_pendiente *
    100 +
    bonificacion_extraordinaria *
    100 +
    vacaciones_truncas *
    100 +
    vacaciones_pendientes *
    100;
  const renta_anual = $s[87] = Math.floor(($59 + 50) / 100);
  // Renta neta anual
  const $61 = renta_anual - $f.UIT * 7 * 100;
  const renta_neta = $s[89] = 0 > $61 ? 0 : $61;
  // Impuesto anual
  const $63 = $s[90] = rt.rowOf($f.tarifa_renta$rows1, renta_neta, 1, true);
  if ($63 < 0) return false;
  $s[91] = renta_neta;
  const $64 = $s[93] = rt.slicesOf($f.tarifa_renta$rows1, $63, renta_neta, 1);
  if (Number.isNaN($64)) return false;
  const impuesto_anual = $s[92] = Math.floor(($64 + 50) / 100);
  // Devolución de quinta retenida en exceso
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
  // Base de pensión
  const base_pension = $s[97] = salario_pendiente + vacaciones_truncas + vacaciones_pendientes;
  // Afiliado a una AFP
  const en_afp = !rt.same(sistema_pensionario, 'onp');
  $s[98] = en_afp ? 1 : 0;
  // Paga la prima de seguro
  const con_prima = en_afp && !sin_prima_seguro;
  $s[99] = con_prima ? 1 : 0;
  // Base de pensión de todo el mes
  const base_del_mes = $s[100] = base_pension * 100 + remuneraciones_mes;
  // Remuneración máxima asegurable
  const rma = $s[101] = remuneracion_maxima_asegurable;
  // Remuneración asegurable
  let base_prima = 0;
  if (en_afp) {
    const $72 = (base_del_mes < rma ? base_del_mes : rma) - (remuneraciones_mes < rma ? remuneraciones_mes : rma);
    const $73 = $s[103] = 0 > $72 ? 0 : $72;
    base_prima = $s[102] = Math.floor(($73 + 50) / 100);
  }
  // ONP
  let aporte_onp = 0;
  const $75 = !en_afp;
  $s[104] = $75 ? 1 : 0;
  if ($75) {
    const $76 = $s[106] = base_pension * $f.tasa_onp;
    aporte_onp = $s[105] = Math.floor(($76 + 50) / 100);
  }
  // AFP, aporte al fondo
  let afp_aporte = 0;
  if (en_afp) {
    const $78 = $s[108] = base_pension * $f.tasa_fondo_afp;
    afp_aporte = $s[107] = Math.floor(($78 + 5) / 10);
  }
  // AFP, prima de seguro
  let afp_prima_seguro = 0;
  if (con_prima) {
    const $80 = $s[110] = base_prima * $f.tasa_prima_seguro;
    afp_prima_seguro = $s[109] = Math.floor(($80 + 5000) / 10000);
  }
  // Comisión de la AFP
  const $82 = $s[111] = rt.rowOfWord($f.comision_flujo$rows1, sistema_pensionario);
  if ($82 < 0) return false;
  const tasa_comision = $s[112] = $f.comision_flujo$rows1.value[$82]!;
  // AFP, comisión
  let afp_comision = 0;
  const $84 = en_afp && !comision_mixta;
  $s[113] = $84 ? 1 : 0;
  if ($84) {
    const $85 = $s[115] = base_pension * tasa_comision;
    afp_comision = $s[114] = Math.floor(($85 + 5000) / 10000);
  }
  // Renta de quinta categoría
  const $87 = impuesto_anual * 100 - retenciones_anteriores;
  const $88 = $s[117] = 0 > $87 ? 0 : $87;
  const quinta_categoria = $s[116] = Math.floor(($88 + 50) / 100);
  // Otros descuentos
  const otros_descuentos = $s[118] = Math.floor((descuentos_mes + 50) / 100);
  $s[119] = descuentos_mes;
  // Total descuentos
  const total_descuentos = $s[120] = aporte_onp + afp_aporte + afp_prima_seguro + afp_comision + quinta_categoria + otros_descuentos;
  // Neto a pagar
  const neto = $s[121] = total_ingresos - total_descuentos;
  // Base de EsSalud
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
  // Crédito por EPS
  let credito_eps = 0;
  if (con_eps) {
    const $101 = base_essalud * 9;
    const $102 = $f.UIT * 4000;
    const $103 = $s[127] = $101 < $102 ? $101 : $102;
    credito_eps = $s[126] = Math.floor(($103 + 200) / 400);
  }
  // EsSalud
  const $105 = base_essalud * 9 - credito_eps * 100;
  const $106 = $s[129] = 0 > $105 ? 0 : $105;
  const essalud = $s[128] = Math.floor(($106 + 50) / 100);
  $s[130] = base_essalud;
  $s[131] = 9;
  // EPS (crédito)
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

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '«0:»{"size":137,"scales":[1,10000,1,1,1,1,1,10000,10000,10000,10000,10000,1,1,1,1«10:,10000»,1,1,1,1,1],"values":[["input",2,[2,1]],["period","end_date","date",[]],0,2,3,4,["period","month","number",[]],6,1,7,["input",12,[12,1]],["input",13,[13,1]],9,["input",30,[30,1]],["input",16,[16,10000]],10,["input",26,[26,1]],["parameter","tasa_asignacion_familiar",10,"rate"],["parameter","RMV",1],["input",1,[1,10000]],12,13,["input",8,[8,10000]],["input",7,[7,10000]],["input",9,[9,10000]],["input",10,[10,10000]],["input",11,[11,10000]],["input",17,[17,10000]],14,8,15,11,["input",15,[15,1]],["input",27,[27,1]],20,21,22,16,5,["input",14,[14,1]],["input",20,[20,10000]],["input",18,[18,10000]],["input",19,[19,10000]],["input",3,[3,1]],["input",6,[6,1]],["sent","given(fecha_fin_contrato)",5],["input",5,[5,1]],27,["input",4,[4,1]],28,17,29,["input",22,[22,10000]],18,23,24,25,31,["parameter","UIT",1],32,["input",23,[23,10000]],33,19,26,30,34,["input",0,[0,1]],37,["input",29,[29,1]],36,["input",21,[21,10000]],["input",24,[24,10000]],39,40,["parameter","tasa_onp",100,"rate"],["parameter","tasa_fondo_afp",10,"rate"],38,41,["parameter","tasa_prima_seguro",10000,"rate"],["input",28,[28,1]],45,["input",25,[25,10000]],42,43,44,46,47,48,35,49,51,52,53,54,55],"tables":[{"table":1,"rows":"tarifa_renta$rows1","scales":[100,100,10000],"slots":[90,91,null]},{"table":0,"rows":"comision_flujo$rows1","of":"choice","scales":[1,10000,10000],"slots":[111,null,null]}],"steps":[[[31,1],[0,1]],[[32,1],[2]],[[33,1],[1]],[[34,1],[0,3]],[[35,1],[0,4]],[[36,1],[5,1]],[[37,1],[1]],[[40,1],[6,[[7],38,1,1],[[6],38,0,0],[[7],38,0,0,39,1,1],[[7],38,0,0,39,0,0]]],[[41,1],[8,[[0,9,1,10,11],32,1,1]],null,null,32],[[42,1],[0,7,6]],[[44,1],[12,[[12],43,1,1],[[12],43,0,0]]],[[47,1],[13,[[6],30,0,0],[[14],30,0,0,45,1,1],[[15,3],46,0,0]]],[48,[16,[[17,18],26,1,1]],[49,10],null,26],[50,[19,20],[51,10000]],[52,[21,22,23],[53,60000]],[54,[21,24],[55,10000]],[56,[21,25],[57,10000]],[58,[21,26],[59,10000]],[60,[21,27],[61,30000000]],[62,[28,29],[63,36000]],[64,[30,31,30,32],[65,18000]],[66,[14],[67,10000]],[[68,400],[33]],[69,[34,35,36],[70,40000]],[71,[8,[[37,38,39,37,40],32,1,1]],[72,90000000],null,32],[73,[37,41],[74,30000000]],[75,[37,42],[76,30000000]],[[79,1],[43,[[43],77,0,0],[[1,0,44],78,1,1]]],[[81,1],[45,[[3,46],80,1,1]],null,null,80],[[84,240],[47,[[48],82,0,0],[[49],82,0,0,83,1,1],[[4,38],82,0,0,83,0,0]]],[85,[50,51],[86,24000]],[87,[52,53,34,35,54,55,56],[88,10000]],[89,[57,58]],[92,[59,-1],[93,10000]],[94,[60,61],[95,10000]],[96,[53,62,34,35,54,55,56,63,64,65]],[97,[53,55,56]],[[98,1],[66]],[[99,1],[67,[[68],98,1,1]]],[[100,10000],[69,70]],[[101,10000],[71]],[102,[67,[[72,73,70,73],98,1,1]],[103,10000],null,98],[105,[67,[[69,74],104,1,1]],[106,10000],null,104],[107,[67,[[69,75],98,1,1]],[108,1000],null,98],[109,[76,[[77,78],99,1,1]],[110,1000000],null,99],[[112,10000],[66,-2]],[114,[67,[[79],98,1,1],[[69,80],113,1,1]],[115,1000000],null,113],[116,[61,60],[117,10000]],[118,[81],[119,10000]],[120,[82,83,84,85,86,87]],[121,[88,89]],[124,[69,[[72,18,70],122,0,0],[[70,18],122,0,0,123,1,1]],[125,10000]],[126,[33,[[90,58],27,1,1]],[127,40000],null,27],[128,[90,91],[129,10000],null,null,130,131],[132,[33,[[91],27,1,1]],null,null,27,133,[134,400]],[135,[92,93]],[136,[88,94]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["PEN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],"date",{"words":["indeterminado","plazo_fijo"]},[0,0,"integer"],"boolean",[0,0,"rate"],[0,0,"number"],{"words":["renuncia","mutuo_disenso","termino_contrato","despido_justificado","despido_arbitrario","hostilidad","periodo_prueba","jubilacion","fallecimiento"]},{"words":["onp","habitat","integra","prima","profuturo"]}],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c1000000;1 date,1950-01-01;1 period,4;2 word,indeterminado;3 c3;3 c12;3 c0;3 c29;3 c360;3 c180;3 c30;0 c100000000;0 p6;0 c5000;0 c50000;4 truth,false;1 i2;3 28 17 3;3 s0;4 13 19 11;3 c1;1 31 3 21;1 s2;3 25 17 23;3 s3;3 2 6 25;1 30 17 26;1 s4;3 28 28 3;3 19 3;3 period,6;3 c11;4 13 31 32;3 s6;1 33 34 32 21;3 c5;4 13 31 36;1 33 34 36 21;3 1 34 21;1 33 39 32 21;1 18 37 38 40;1 18 33 35 41;4 s1;1 s7;1 6 17 44;3 28 45 3;3 i12;3 0 46 47;3 i13;3 1 48 49;3 6 7 50;3 c7;4 13 31 52;3 18 53 52 21;1 33 34 54 21;1 6 17 55;1 s9;3 21 57;4 8 58 21;1 23 57;1 30 60 21;1 18 59 57 61;4 i30;4 8 31 6;0 i16;4 12 65 0;4 14 64 66;4 15 63 67;1 s10;3 26 69 23;3 18 68 7 70;4 i26;5 p2;0 p1;0 2 73 74;0 i1;0 s12;0 0 76 77;0 s13;0 i8;0 0 79 80;0 i7;3 c6;0 3 82 83;0 0 81 84;0 i9;0 0 79 86;0 i10;0 0 79 88;0 i11;0 0 79 90;0 3 79 11;6 i17;0 2 92 93;0 s14;3 s8;0 2 95 96;0 3 97 9;0 s15;0 3 99 83;3 s11;0 2 100 101;0 3 99 10;3 i15;0 2 103 104;0 1 102 105;0 6 0 106;4 i27;5 c27/400;5 c9/100;5 18 108 109 110;0 s20;0 s21;0 0 112 113;5 s22;0 2 114 115;0 s16;3 s5;3 i14;3 1 118 119;0 2 117 120;0 3 121 9;0 3 117 11;6 i20;0 2 123 124;0 1 122 125;0 6 0 126;6 i18;0 2 123 128;6 i19;0 2 123 130;7 i3;7 word,despido_arbitrario;4 8 132 133;7 word,hostilidad;4 8 132 135;4 15 134 136;3 i6;1 30 17 138;4 13 3 139;4 14 137 140;4 given,5;1 i5;3 28 23 143;4 s27;4 16 145;6 c3/2;2 i4;2 word,plazo_fijo;4 8 148 149;3 s28;6 3 151 11;6 3 118 9;6 0 25 153;6 18 150 152 154;6 2 147 155;6 5 6 156;3 18 146 7 157;0 s17;3 s29;0 2 159 160;0 i22;0 s18;0 0 163 112;0 0 164 113;0 s23;0 s24;0 0 166 167;0 s25;0 0 168 169;0 0 165 170;0 0 162 171;0 s31;0 p0;0 2 52 174;0 1 173 175;0 6 0 176;0 s32;0 apply,1 178;0 i23;0 s33;0 1 180 181;0 6 0 182;0 s19;0 0 163 184;0 0 185 112;0 0 113 166;0 0 186 187;0 0 167 169;0 s26;0 0 189 190;0 s30;0 s34;0 0 192 193;0 0 191 194;0 0 188 195;0 0 163 167;0 0 197 169;8 i0;8 word,onp;4 9 199 200;4 s37;4 i29;4 16 203;4 14 202 204;0 s36;0 i21;0 0 206 207;0 i24;0 s39;0 s40;0 5 210 211;0 5 207 211;0 1 212 213;0 6 0 214;4 16 202;5 p3;0 2 206 217;5 p4;0 2 206 219;4 s38;0 s41;5 p5;0 2 222 223;5 apply,0 199;4 i28;4 16 226;4 14 202 227;5 s45;0 2 206 229;0 1 181 180;0 6 0 231;0 i25;0 s42;0 s43;0 0 234 235;0 s44;0 0 236 237;0 s46;0 s47;0 0 239 240;0 s48;0 0 241 242;0 0 238 243;0 s35;0 s49;0 1 245 246;4 8 206 0;0 2 21 74;0 6 210 249;4 12 207 0;0 6 207 249;0 18 251 252 0;0 1 250 253;0 6 0 254;0 18 248 0 255;0 s51;5 c9/400;0 2 257 258;5 c1/10;0 2 260 174;0 5 259 261;0 2 257 110;0 s52;0 1 263 264;0 6 0 265;0 s53;0 s54;0 0 267 268;0 s55;0 0 245 270;4 14 145 150;4 16 142;4 14 272 273;4 16 43;4 12 210 211;4 14 202 276;0 s50;4 10 278 0","items":[["i",0],["i",1,null,[0,false],[1,true]],["i",2,null,[2,true],[3,true]],["i",3],["i",4,4],["i",5],["i",6,5,[5,true],[6,true]],["i",7,null,[0«4:,true],[1,true]],["i",‹8›,0,[0»,true],[1,true]],["i",12,7,[7,true],[8,true]],["i",13,7,[7,true],[9,true]],["i",14,7,[7,true],[9,true]],["i",15,7,[7,true],[10,true]],["i",16,0,[0,true],[1,true]],["i",17,7,[7,true],[11,true]],["i",18,7,[7,true],[10,true]],["i",19,7,[7,true],[10,true]],["i",20,7,[7,true],[11,true]],["i",21,0,[0,true],[1,true]],["i",22,0,[0,true],[12,true]],["i",23,0,[0,true],[12,true]],["i",24,13,[14,true],[15,true]],["i",25,0,[0,true],[1,true]],["i",26,16],["i",27,16],["i",28,16],["i",29,16],["i",30,16],[0,3,18],[1,4,20],[2,1,22],[3,3,24],[4,1,27],[5,3,29],[6,3,30],[7,1,42],[8,3,51,null,null,43],[9,1,56],[10,1,62],[11,3,71],[12,0,75,0,null,72],[13,0,78,0],[14,0,85,0],[15,0,87,0],[16,0,89,0],[17,0,91,0],[18,0,94,0],[19,0,98,0],[20,0,107,0],[21,0,65,0],[22,5,111],[23,0,116,0],[24,0,127,0,null,43],[25,0,129,0],[26,0,131,0],[27,4,141],[28,3,144,null,null,142],[29,3,158],[30,0,161,0],[31,0,172,0],[32,0,177,0],[33,0,179,0],[34,0,183,0],[35,0,196],[36,0,198,0],[37,4,201],[38,4,205],[39,0,208],[40,0,209],[41,0,215,0,null,202],[42,0,218,0,null,216],[43,0,220,0,null,202],[44,0,224,0,null,221],[45,5,225],[46,0,230,0,null,228],[47,0,232,0],[48,0,233,0],[49,0,244],[50,0,247],[51,0,256,0],[52,0,262,0,null,108],[53,0,266,0,null,null,257,110],[54,0,264,0,null,108,257,258],[55,0,269],[56,0,271]],"parameters":[["UIT",null],["RMV",null],["tasa_asignacion_familiar",null],["tasa_onp",null],["tasa_fondo_afp",null],["tasa_prima_seguro",null],["rma_del_trimestre",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.fecha_fin_contrato","inputs",null,274,["La indemnización de un contrato a plazo fijo se mide hasta su fin pactado"]],["warn","BENEFIT_NOT_DUE","info","inputs.fecha_ingreso","inputs",null,275,["Con ",19," días de servicio no hay CTS ni vacaciones truncas: hace falta un mes"]],["warn","CONTRIBUTION_BASE_CAPPED","warning","base_prima","employee",null,277,["La remuneración del mes ",210," pasa de la máxima asegurable de ",211]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,279,["Los descuentos superan los ingresos"]]],"tables":[[8,null,5,null,null],[0,"UIT",0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UIT$rows, RMV$rows, tasa_asignacion_familiar$rows, tasa_onp$rows, tasa_fondo_afp$rows, tasa_prima_seguro$rows,
    rma_del_trimestre$rows], tables: [comision_flujo, tarifa_renta] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
