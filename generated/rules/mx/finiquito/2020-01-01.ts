// MX.finiquito 2020.1: Finiquito
// Emitted from rules/mx/finiquito/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:28d1fa6ed35c0c0b863f7206604c2a0465319039bed6addea7225e4a5f67d640
// meaning sha256:59b9cbc146c8a6d2a19a87337c29582b6d497c5c150fcf9c614d253d33e46e0f
import * as rt from '../../../../runtime/index.ts';
import { $file, UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, factor_minimo$rows,
  dias_minimos$rows, prima_minima$rows, umas_aguinaldo$rows, umas_prima$rows, umas_separacion$rows, tarifa_mensual,
  subsidio_mensual, $sources, $provenance, $inputs, $steps } from './2020-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/mx/finiquito/2020-01-01.pay',
    fingerprint: 'sha256:28d1fa6ed35c0c0b863f7206604c2a0465319039bed6addea7225e4a5f67d640',
    meaning: 'sha256:59b9cbc146c8a6d2a19a87337c29582b6d497c5c150fcf9c614d253d33e46e0f', country: 'MX', scheme: 'finiquito', label: 'Finiquito',
    version: '2020.1', currency: 'MXN', validFrom: '2020-01-01', validUntil: '2026-12-31', periods: ['event'], proration: null,
    days: 'as_given', asOf: 'period_end', laws: ['LFT arts. 46, 53, 54, 76, 79, 80, 87 y 162; LISR arts. 93-XIII, 93-XIV y 96; RLISR art. 174'],
    changes: [{ date: '2023-01-01', summary: 'Doce días de vacaciones el primer año', law: 'LFT art. 76, DOF 27-12-2022' },
      { date: '2024-05-01', summary: 'El subsidio para el empleo es una sola cantidad', law: 'Decreto DOF 01-05-2024' },
      { date: '2026-01-01', summary: 'Tarifa del ISR actualizada por inflación', law: 'Anexo 8 RMF 2026, DOF 28-12-2025' }], employerTables: [],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  prima_minima: rt.scaledWorth($at, 4n, prima_minima$rows),
  dias_minimos: rt.scaledWorth($at, 1n, dias_minimos$rows),
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, salario_minimo_zlfn$rows),
  salario_minimo_general: rt.scaledWorth($at, 100n, salario_minimo_general$rows),
  umas_aguinaldo: rt.scaledWorth($at, 1n, umas_aguinaldo$rows),
  UMA: rt.scaledWorth($at, 100n, UMA$rows),
  umas_prima: rt.scaledWorth($at, 1n, umas_prima$rows),
  umas_separacion: rt.scaledWorth($at, 1n, umas_separacion$rows),
  tarifa_mensual$rows1: rt.scaledRows(tarifa_mensual, { date: $at }, 100n, 2500n),
  subsidio_mensual$rows1: rt.scaledRows(subsidio_mensual, { date: $at }, 100n, 100n),
}));
const $elsewhere = rt.byDate(($at) => ({
  factor_minimo: rt.scaledWorth($at, 10000n, factor_minimo$rows),
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, salario_minimo_zlfn$rows),
  salario_minimo_general: rt.scaledWorth($at, 100n, salario_minimo_general$rows),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const fecha_ingreso$sent = rt.textAt($row.texts, 2);
  const fecha_baja$sent = rt.textAt($row.texts, 3);
  const causa$sent = rt.textAt($row.texts, 4);
  const computo_antiguedad$sent = rt.textAt($row.texts, 20);
  const metodo_isr$sent = rt.textAt($row.texts, 23);
  // Salario mensual
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0 || $n[0]! > 300000000000) return false;
  const monthly_salary = $s[0] = $n[0]!;
  // Salario diario
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const daily_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! * 30 : monthly_salary;
  // Fecha de ingreso
  if (!(fecha_ingreso$sent !== undefined)) return false;
  if (fecha_ingreso$sent !== undefined && !rt.isDate(fecha_ingreso$sent)) return false;
  const fecha_ingreso = fecha_ingreso$sent ?? '';
  $s[2] = rt.digitsOfDate(fecha_ingreso);
  // Último día de trabajo
  if (fecha_baja$sent !== undefined && !rt.isDate(fecha_baja$sent)) return false;
  if (fecha_baja$sent !== undefined && fecha_baja$sent < '2020-01-01') return false;
  if (fecha_baja$sent !== undefined && fecha_baja$sent > '2026-12-31') return false;
  const fecha_baja = fecha_baja$sent !== undefined ? fecha_baja$sent : $row.period.end;
  $s[3] = rt.digitsOfDate(fecha_baja);
  // Causa de la baja
  if (!(causa$sent !== undefined)) return false;
  if (causa$sent !== undefined &&
    !(rt.positionOf(['renuncia', 'mutuo_consentimiento', 'termino_contrato', 'despido_justificado', 'muerte', 'incapacidad'], causa$sent) > 0)) return false;
  const causa = causa$sent ?? '';
  $s[4] = rt.positionOf(['renuncia', 'mutuo_consentimiento', 'termino_contrato', 'despido_justificado', 'muerte', 'incapacidad'], causa);
  // Días de sueldo sin pagar
  if ($n[5]! < 0 || $n[5]! > 3660000) return false;
  const dias_sueldo_pendiente = $s[5] = rt.sentOr($n[5]!, 0);
  // Días de vacaciones de años cumplidos sin gozar
  if ($n[6]! < 0 || $n[6]! > 3660000) return false;
  const dias_vacaciones_pendientes = $s[6] = rt.sentOr($n[6]!, 0);
  // Días cuya prima ya se pagó
  if ($n[7]! < 0 || $n[7]! > 3660000) return false;
  const dias_prima_ya_pagada = $s[7] = rt.sentOr($n[7]!, 0);
  // Días de vacaciones del año en curso
  if ($n[8]! < 0 || $n[8]! > 900000) return false;
  const dias_del_anio = $s[8] = $n[8]!;
  // Días gozados a cuenta del año en curso
  if ($n[9]! < 0 || $n[9]! > 900000) return false;
  const dias_vacaciones_gozadas_anio = $s[9] = rt.sentOr($n[9]!, 0);
  // Prima, por ciento del salario
  if ($n[10]! < 2500000 || $n[10]! > 30000000) return false;
  const prima_vacacional_tasa = $s[10] = rt.sentOr($n[10]!, $f.prima_minima * 2500000);
  // Días de aguinaldo al año
  if ($n[11]! < 150000 || $n[11]! > 3660000) return false;
  const dias_aguinaldo = $s[11] = rt.sentOr($n[11]!, $f.dias_minimos * 10000);
  // Días que no se computan
  if ($n[12]! < 0 || $n[12]! > 3660000) return false;
  const dias_no_computables = $s[12] = rt.sentOr($n[12]!, 0);
  // Días trabajados en el año
  if ($n[13]! < 0 || $n[13]! > 3660000) return false;
  const dias_trabajados = $s[13] = $n[13]!;
  // Aguinaldo del año ya pagado
  if ($n[14]! < 0) return false;
  const aguinaldo_pagado_amount = $s[14] = rt.sentOr($n[14]!, 0);
  // Otras percepciones gravadas
  if ($n[15]! < 0) return false;
  const otras_percepciones_amount = $s[15] = rt.sentOr($n[15]!, 0);
  // Gratificación por separación, importe
  if ($n[16]! < 0) return false;
  const gratificacion_separacion_amount = $s[16] = rt.sentOr($n[16]!, 0);
  // Factor de integración
  if ($n[17]! < 10000 || $n[17]! > 30000) return false;
  let $4: number;
  if (rt.isSent($n[17]!)) {
    $4 = $n[17]!;
  } else {
    const $3 = $elsewhere(fecha_baja);
    if ($3 === null) return false;
    $4 = $3.factor_minimo;
  }
  const factor_integracion = $s[17] = $4;
  // Salario diario integrado
  if ($n[18]! <= 0) return false;
  const salario_integrado = $s[18] = $n[18]!;
  // Salario de la prima de antigüedad
  if ($n[19]! <= 0) return false;
  let $6: number;
  if (rt.isSent($n[19]!)) {
    const $5 = $n[19]! * 30;
    if ($5 > rt.SAFE) return false;
    $6 = $5;
  } else {
    $6 = daily_salary;
  }
  const salario_prima_antiguedad = $s[19] = $6;
  // Cómputo de la antigüedad
  if (computo_antiguedad$sent !== undefined && !(rt.positionOf(['proporcional', 'anios_completos'], computo_antiguedad$sent) > 0)) return false;
  const computo_antiguedad = computo_antiguedad$sent !== undefined ? computo_antiguedad$sent : 'proporcional';
  $s[20] = rt.positionOf(['proporcional', 'anios_completos'], computo_antiguedad);
  // Aguinaldo exento ya usado en el año
  if ($n[21]! < 0) return false;
  const aguinaldo_exento_acumulado = $s[21] = rt.sentOr($n[21]!, 0);
  // Prima exenta ya usada en el año
  if ($n[22]! < 0) return false;
  const prima_vacacional_exenta_acumulada = $s[22] = rt.sentOr($n[22]!, 0);
  // Método del ISR
  if (metodo_isr$sent !== undefined && !(rt.positionOf(['ley', 'reglamento'], metodo_isr$sent) > 0)) return false;
  const metodo_isr = metodo_isr$sent !== undefined ? metodo_isr$sent : 'ley';
  $s[23] = rt.positionOf(['ley', 'reglamento'], metodo_isr);
  // Sueldo mensual ordinario, gravado
  if ($n[24]! <= 0 || $n[24]! > 300000000000) return false;
  const sueldo_mensual = $s[24] = $n[24]!;
  // Otros ingresos gravados del mes
  if ($n[25]! < 0) return false;
  const gravado_del_mes = $s[25] = $n[25]!;
  // ISR retenido por esos ingresos
  if ($n[26]! < 0) return false;
  const retenido_del_mes = $s[26] = $n[26]!;
  // Cuotas IMSS del trabajador, importe
  if ($n[27]! < 0) return false;
  const imss_obrero_amount = $s[27] = rt.sentOr($n[27]!, 0);
  // Crédito INFONAVIT, importe
  if ($n[28]! < 0) return false;
  const infonavit_credit_amount = $s[28] = rt.sentOr($n[28]!, 0);
  // Otras deducciones
  if ($n[29]! < 0) return false;
  const otras_deducciones_amount = $s[29] = rt.sentOr($n[29]!, 0);
  // Trabaja en la Zona Libre de la Frontera Norte
  const zona_libre_frontera_norte = $n[30]! === 1;
  $s[30] = zona_libre_frontera_norte ? 1 : 0;
  // Salario mínimo
  const salario_minimo = $s[31] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general;
  // Gana el salario mínimo
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[32] = es_sm ? 1 : 0;
  // Sueldo mensual ordinario
  const $12 = rt.isSent($n[24]!);
  $s[33] = $12 ? 1 : 0;
  let $13: number;
  if ($12) {
    $13 = sueldo_mensual;
  } else {
    const $10 = rt.isSent($n[0]!);
    $s[34] = $10 ? 1 : 0;
    $13 = $10 ? monthly_salary : daily_salary;
  }
  const sueldo_mensual_ordinario = $s[35] = Math.floor(($13 + 50) / 100);
  $s[36] = $13;
  // Años cumplidos
  const anios_cumplidos = $s[37] = rt.yearsBetween(fecha_ingreso, fecha_baja);
  // Último aniversario
  const ultimo_aniversario = rt.addMonths(fecha_ingreso, anios_cumplidos * 12);
  $s[38] = rt.digitsOfDate(ultimo_aniversario);
  // Días del año de servicio
  const dias_anio_servicio = $s[39] = rt.daysBetween(ultimo_aniversario, fecha_baja);
  // Fracción del año de servicio
  const fraccion = $s[40] = dias_anio_servicio < 365 ? dias_anio_servicio : 365;
  // Antigüedad
  const $18 = rt.same(computo_antiguedad, 'proporcional');
  $s[41] = $18 ? 1 : 0;
  const $19 = $18 ? fraccion : 0;
  const antiguedad = $s[42] = anios_cumplidos * 365 + $19;
  // Años para la exención
  const $21 = fecha_baja > rt.addMonths(ultimo_aniversario, 6) ? 1 : 0;
  const anios_exencion = $s[43] = anios_cumplidos + $21;
  // Salario diario integrado
  const $23 = rt.isSent($n[18]!);
  $s[44] = $23 ? 1 : 0;
  let $25: number;
  if ($23) {
    const $24 = salario_integrado * 300000;
    if ($24 > rt.SAFE) return false;
    $25 = $24;
  } else {
    $25 = daily_salary * factor_integracion;
  }
  if ($25 > 4503599597370495) return false;
  const salario_diario_integrado = $s[45] = Math.floor(($25 + 15000000) / 30000000);
  $s[46] = $25;
  // Sueldo pendiente
  const $27 = $s[48] = daily_salary * dias_sueldo_pendiente;
  if ($27 > 4503599597370495) return false;
  const sueldo_pendiente = $s[47] = Math.floor(($27 + 15000000) / 30000000);
  // Quinquenios, hasta 2022
  const $29 = $s[50] = anios_cumplidos + 1;
  const quinquenios_hasta_2022 = $s[49] = Math.floor($29 / 5);
  // Quinquenios después del quinto año, desde 2023
  const $31 = anios_cumplidos + 1 - 5;
  const $32 = $s[52] = 0 > $31 ? 0 : $31;
  const quinquenios_desde_2023 = $s[51] = Math.ceil($32 / 5);
  // Vacaciones mínimas, días
  const $36 = fecha_baja >= '2023-01-01';
  $s[53] = $36 ? 1 : 0;
  let $37: number;
  if ($36) {
    const $34 = 10 + (anios_cumplidos + 1) * 2;
    $37 = (20 < $34 ? 20 : $34) + quinquenios_desde_2023 * 2;
  } else {
    const $35 = 4 + (anios_cumplidos + 1) * 2;
    $37 = (12 < $35 ? 12 : $35) + quinquenios_hasta_2022 * 2;
  }
  const dias_de_ley = $s[54] = $37;
  // Días de vacaciones del año en curso
  const $38 = rt.isSent($n[8]!);
  $s[55] = $38 ? 1 : 0;
  const dias_vacaciones_anio = $s[56] = $38 ? dias_del_anio : dias_de_ley * 10000;
  // Días de vacaciones por pagar
  const $40 = dias_vacaciones_anio * fraccion - dias_vacaciones_gozadas_anio * 365;
  const dias_vacaciones_a_pagar = $s[57] = (0 > $40 ? 0 : $40) + dias_vacaciones_pendientes * 365;
  // Vacaciones
  const $42 = $s[59] = daily_salary * dias_vacaciones_a_pagar;
  if ($42 > 4503588677370495) return false;
  const vacaciones = $s[58] = Math.floor(($42 + 5475000000) / 10950000000);
  // Prima vacacional
  const $44 = dias_vacaciones_a_pagar - dias_prima_ya_pagada * 365;
  const $45 = daily_salary * (0 > $44 ? 0 : $44);
  if ($45 > rt.SAFE) return false;
  const $46 = $s[61] = $45 * prima_vacacional_tasa;
  if ($46 > -104996400372629505) return false;
  const prima_vacacional = $s[60] = Math.floor(($46 + 54750000000000000) / 109500000000000000);
  // Días del año
  const dias_anio = $s[62] = rt.dayOf(rt.addDays(rt.dateOf(rt.yearOf(fecha_baja), 3, 1), -1)) === 29 ? 366 : 365;
  // Días trabajados del año
  const $50 = rt.isSent($n[13]!);
  $s[63] = $50 ? 1 : 0;
  let $51: number;
  if ($50) {
    $51 = dias_trabajados;
  } else {
    const $49 = rt.daysBetween(rt.latest(fecha_ingreso, rt.startOfYear(fecha_baja)), fecha_baja) * 10000 - dias_no_computables;
    $51 = 0 > $49 ? 0 : $49;
  }
  const dias_trabajados_anio = $s[64] = $51;
  // Aguinaldo
  const $52 = daily_salary * dias_aguinaldo;
  if ($52 > rt.SAFE) return false;
  const $53 = $52 * dias_trabajados_anio;
  if ($53 > rt.SAFE) return false;
  if (!(dias_anio > 0)) return false;
  const $54 = $s[67] = dias_anio;
  const $55 = aguinaldo_pagado_amount * 3000000000;
  if ($55 > rt.SAFE) return false;
  const $56 = $55 * $54;
  if ($56 > rt.SAFE) return false;
  const $57 = 0 * $54;
  const $58 = $53 - $56;
  const $59 = $s[66] = $57 > $58 ? $57 : $58;
  const $60 = rt.wholeOf($59, 300000000000 * $54, 'half_up');
  if (Number.isNaN($60)) return false;
  const aguinaldo = $s[65] = $60;
  // Otras percepciones
  if (otras_percepciones_amount > 4503599627370395) return false;
  const otras_percepciones = $s[68] = Math.floor((otras_percepciones_amount + 50) / 100);
  $s[69] = otras_percepciones_amount;
  // Salario mínimo del día de la baja
  let $64: number;
  if (zona_libre_frontera_norte) {
    const $62 = $elsewhere(fecha_baja);
    if ($62 === null) return false;
    $s[70] = $62.salario_minimo_zlfn;
    $64 = $62.salario_minimo_zlfn;
  } else {
    const $63 = $elsewhere(fecha_baja);
    if ($63 === null) return false;
    $s[71] = $63.salario_minimo_general;
    $64 = $63.salario_minimo_general;
  }
  const minimo_de_la_baja = $s[72] = $64;
  // Se debe la prima de antigüedad
  const $65 = rt.same(causa, 'renuncia');
  $s[73] = $65 ? 1 : 0;
  const $66 = $65 || rt.same(causa, 'mutuo_consentimiento');
  $s[74] = $66 ? 1 : 0;
  const con_prima_antiguedad = $66 ? anios_cumplidos >= 15 : !rt.same(causa, 'termino_contrato');
  $s[75] = con_prima_antiguedad ? 1 : 0;
  // Salario de la prima de antigüedad, entre uno y dos mínimos
  let prima_antiguedad_base = 0;
  let prima_antiguedad = 0;
  if (con_prima_antiguedad) {
    const $68 = minimo_de_la_baja * 3000;
    const $69 = salario_prima_antiguedad > $68 ? salario_prima_antiguedad : $68;
    const $70 = minimo_de_la_baja * 6000;
    prima_antiguedad_base = $s[76] = $69 < $70 ? $69 : $70;
    // Prima de antigüedad
    const $72 = $s[78] = prima_antiguedad_base * antiguedad;
    prima_antiguedad = $s[77] = Math.floor(($72 + 45625) / 91250);
  }
  // Indemnización por incapacidad
  let indemnizacion_incapacidad = 0;
  const $74 = rt.same(causa, 'incapacidad');
  $s[79] = $74 ? 1 : 0;
  if ($74) {
    const $75 = $s[81] = salario_diario_integrado * 3;
    indemnizacion_incapacidad = $s[80] = $75 * 10;
  }
  // Gratificación por separación
  if (gratificacion_separacion_amount > 4503599627370395) return false;
  const gratificacion_separacion = $s[82] = Math.floor((gratificacion_separacion_amount + 50) / 100);
  $s[83] = gratificacion_separacion_amount;
  // Tope del aguinaldo exento
  let $79 = 1;
  let $80: number;
  if (es_sm) {
    const $78 = daily_salary * $f.dias_minimos * dias_trabajados_anio;
    if ($78 > rt.SAFE) return false;
    if (!(dias_anio > 0)) return false;
    $79 = dias_anio;
    $80 = $78;
  } else {
    $80 = 0 * $79;
  }
  const $81 = $f.umas_aguinaldo * $f.UMA * 100 - aguinaldo_exento_acumulado;
  const $82 = (0 > $81 ? 0 : $81) * 300000;
  if ($82 > rt.SAFE) return false;
  const $83 = $82 * $79;
  if ($83 > rt.SAFE) return false;
  const $84 = $s[85] = $83 > $80 ? $83 : $80;
  const $85 = rt.wholeOf($84, 30000000 * $79, 'half_up');
  if (Number.isNaN($85)) return false;
  const aguinaldo_tope_exento = $s[84] = $85;
  $s[86] = $79;
  // Aguinaldo exento
  const aguinaldo_exento = $s[87] = aguinaldo < aguinaldo_tope_exento ? aguinaldo : aguinaldo_tope_exento;
  // Aguinaldo gravado
  const aguinaldo_gravado = $s[88] = aguinaldo - aguinaldo_exento;
  // Tope de la prima vacacional exenta
  let $89: number;
  if (es_sm) {
    const $88 = daily_salary * dias_vacaciones_a_pagar;
    if ($88 > rt.SAFE) return false;
    $89 = $88 * $f.prima_minima;
  } else {
    $89 = 0;
  }
  const $90 = $f.umas_prima * $f.UMA * 100 - prima_vacacional_exenta_acumulada;
  const $91 = (0 > $90 ? 0 : $90) * 438000000;
  if ($91 > rt.SAFE) return false;
  const $92 = $s[90] = $91 > $89 ? $91 : $89;
  if ($92 > 4503555827370495) return false;
  const prima_vacacional_tope_exento = $s[89] = Math.floor(($92 + 21900000000) / 43800000000);
  // Prima vacacional exenta
  const prima_vacacional_exenta = $s[91] = prima_vacacional < prima_vacacional_tope_exento ? prima_vacacional : prima_vacacional_tope_exento;
  // Prima vacacional gravada
  const prima_vacacional_gravada = $s[92] = prima_vacacional - prima_vacacional_exenta;
  // Pagos por separación
  const total_separacion = $s[93] = prima_antiguedad + indemnizacion_incapacidad + gratificacion_separacion;
  // Pagos por separación exentos
  const $97 = $f.umas_separacion * $f.UMA * anios_exencion;
  const separacion_exenta = $s[94] = total_separacion < $97 ? total_separacion : $97;
  // Gravado de una vez al año
  const gravado_anual = $s[95] = aguinaldo_gravado + prima_vacacional_gravada;
  // Gravado del mes
  const gravado_ordinario = $s[96] = sueldo_pendiente + vacaciones + otras_percepciones;
  // Base gravable ISR
  const base_isr = $s[97] = gravado_ordinario + gravado_anual;
  // Ingresos gravados del mes, sin este recibo
  const $102 = rt.isSent($n[25]!);
  $s[98] = $102 ? 1 : 0;
  const $103 = $s[100] = $102 ? gravado_del_mes : 0;
  if ($103 > 4503599627370395) return false;
  const ingreso_gravado_mes = $s[99] = Math.floor(($103 + 50) / 100);
  // ISR retenido por esos ingresos
  $s[102] = -1;
  $s[104] = -1;
  const $111 = rt.isSent($n[26]!);
  $s[101] = $111 ? 1 : 0;
  let $113: number;
  if ($111) {
    const $112 = retenido_del_mes * 25;
    if ($112 > rt.SAFE) return false;
    $113 = $112;
  } else {
    let $110: number;
    if (es_sm) {
      $110 = 0;
    } else {
      const $105 = $s[102] = rt.rowOf($f.tarifa_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($105 < 0) return false;
      $s[103] = ingreso_gravado_mes;
      const $106 = rt.excessOf($f.tarifa_mensual$rows1, $105, ingreso_gravado_mes, 1);
      if (Number.isNaN($106)) return false;
      const $107 = $s[104] = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($107 < 0) return false;
      $s[105] = ingreso_gravado_mes;
      const $108 = $f.subsidio_mensual$rows1.value[$107]!;
      const $109 = $106 - $108 * 2500;
      $110 = 0 > $109 ? 0 : $109;
    }
    $113 = $110;
  }
  if ($113 > 4503599627367995) return false;
  const isr_retenido_mes = $s[106] = Math.floor(($113 + 1250) / 2500);
  $s[107] = $113;
  // Con el promedio mensual del reglamento
  const con_reglamento = rt.same(metodo_isr, 'reglamento');
  $s[108] = con_reglamento ? 1 : 0;
  // Solo percibe el salario mínimo
  const $115 = es_sm && gravado_anual === 0;
  $s[109] = $115 ? 1 : 0;
  const exento_por_sm = $115 && otras_percepciones === 0;
  $s[110] = exento_por_sm ? 1 : 0;
  // Lo que se suma al mes
  const gravado_con_tarifa = $s[111] = con_reglamento ? gravado_ordinario : base_isr;
  // Se aplica la tarifa al mes
  const $117 = gravado_con_tarifa > 0;
  $s[112] = $117 ? 1 : 0;
  const con_tarifa = $117 && !exento_por_sm;
  $s[113] = con_tarifa ? 1 : 0;
  // Base del mes
  let base_isr_mes = 0;
  if (con_tarifa) {
    base_isr_mes = $s[114] = ingreso_gravado_mes + gravado_con_tarifa;
  }
  // ISR según tarifa
  $s[115] = -1;
  let isr_determinado = 0;
  if (con_tarifa) {
    const $119 = $s[115] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($119 < 0) return false;
    $s[116] = base_isr_mes;
    const $120 = $s[118] = rt.excessOf($f.tarifa_mensual$rows1, $119, base_isr_mes, 1);
    if (Number.isNaN($120)) return false;
    if ($120 > 4503599627367995) return false;
    isr_determinado = $s[117] = Math.floor(($120 + 1250) / 2500);
  }
  // Subsidio para el empleo causado
  $s[119] = -1;
  let subsidio_empleo_causado = 0;
  let subsidio_empleo = 0;
  let isr_del_mes = 0;
  if (con_tarifa) {
    const $122 = $s[119] = rt.rowOf($f.subsidio_mensual$rows1, base_isr_mes, 1, false);
    if ($122 < 0) return false;
    $s[120] = base_isr_mes;
    subsidio_empleo_causado = $s[121] = $f.subsidio_mensual$rows1.value[$122]!;
    // Subsidio para el empleo aplicado
    subsidio_empleo = $s[122] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
    // ISR que falta en el mes
    const $125 = isr_determinado - subsidio_empleo - isr_retenido_mes;
    isr_del_mes = $s[123] = 0 > $125 ? 0 : $125;
  }
  // Promedio mensual de lo gravado
  let promedio_mensual_174 = 0;
  if (con_reglamento) {
    const $127 = $s[125] = gravado_anual * 38;
    const $128 = $127 * 4;
    promedio_mensual_174 = $s[124] = Math.floor((2 * $128 + 1825) / 3650);
  }
  // Tarifa aplicada
  $s[126] = -1;
  $s[128] = -1;
  let $135: number;
  if (con_reglamento) {
    const $130 = $s[127] = sueldo_mensual_ordinario + promedio_mensual_174;
    const $131 = $s[126] = rt.rowOf($f.tarifa_mensual$rows1, $130, 1, false);
    if ($131 < 0) return false;
    const $132 = rt.excessOf($f.tarifa_mensual$rows1, $131, $130, 1);
    if (Number.isNaN($132)) return false;
    $135 = $132;
  } else {
    const $133 = $s[128] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($133 < 0) return false;
    $s[129] = base_isr_mes;
    const $134 = rt.excessOf($f.tarifa_mensual$rows1, $133, base_isr_mes, 1);
    if (Number.isNaN($134)) return false;
    $135 = $134;
  }
  const tarifa_aplicada = $s[130] = $135;
  // Tasa del reglamento
  $s[132] = -1;
  let $138 = 1;
  $s[135] = 1;
  let tasa_174 = 0;
  if (con_reglamento) {
    const $139 = promedio_mensual_174 === 0;
    $s[131] = $139 ? 1 : 0;
    let $140: number;
    if ($139) {
      $140 = 0 * $138;
    } else {
      const $136 = $s[132] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
      if ($136 < 0) return false;
      $s[133] = sueldo_mensual_ordinario;
      const $137 = rt.excessOf($f.tarifa_mensual$rows1, $136, sueldo_mensual_ordinario, 1);
      if (Number.isNaN($137)) return false;
      if (!(promedio_mensual_174 > 0)) return false;
      $138 = promedio_mensual_174;
      $140 = tarifa_aplicada - $137;
    }
    tasa_174 = $s[134] = $140;
    $s[135] = $138;
  }
  // ISR por el promedio mensual
  $s[138] = 1;
  let isr_174 = 0;
  let isr_evento_ordinario = 0;
  if (con_reglamento) {
    const $141 = gravado_anual * tasa_174;
    if ($141 > rt.SAFE || $141 < -rt.SAFE) return false;
    const $142 = 0 * $138;
    const $143 = $s[137] = $142 > $141 ? $142 : $141;
    const $144 = rt.wholeOf($143, 2500 * $138, 'half_up');
    if (Number.isNaN($144)) return false;
    isr_174 = $s[136] = $144;
    $s[138] = $138;
    // ISR de lo que no es anual
    isr_evento_ordinario = $s[139] = isr_del_mes;
  }
  // ISR retenido
  const isr = $s[140] = con_reglamento ? isr_evento_ordinario + isr_174 : isr_del_mes;
  // Base gravable por separación
  const base_isr_separacion = $s[141] = total_separacion - separacion_exenta;
  // Tasa del último sueldo
  $s[143] = -1;
  let $151 = 1;
  $s[146] = 1;
  let tasa_separacion = 0;
  const $147 = base_isr_separacion >= sueldo_mensual_ordinario;
  $s[142] = $147 ? 1 : 0;
  if ($147) {
    const $148 = $s[143] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
    if ($148 < 0) return false;
    $s[144] = sueldo_mensual_ordinario;
    const $149 = rt.excessOf($f.tarifa_mensual$rows1, $148, sueldo_mensual_ordinario, 1);
    if (Number.isNaN($149)) return false;
    const $150 = 1 > sueldo_mensual_ordinario ? 1 : sueldo_mensual_ordinario;
    if (!($150 > 0)) return false;
    $151 = $s[146] = $150;
    tasa_separacion = $s[145] = $149;
  }
  // Tarifa sobre lo gravado por separación
  $s[148] = -1;
  let isr_tarifa_separacion = 0;
  const $152 = base_isr_separacion < sueldo_mensual_ordinario;
  $s[147] = $152 ? 1 : 0;
  if ($152) {
    const $153 = $s[148] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_separacion, 1, false);
    if ($153 < 0) return false;
    $s[149] = base_isr_separacion;
    const $154 = rt.excessOf($f.tarifa_mensual$rows1, $153, base_isr_separacion, 1);
    if (Number.isNaN($154)) return false;
    isr_tarifa_separacion = $s[150] = $154;
  }
  // ISR por separación
  let $157: number;
  if ($152) {
    const $156 = isr_tarifa_separacion * $151;
    if ($156 > rt.SAFE) return false;
    $157 = $156;
  } else {
    const $155 = base_isr_separacion * tasa_separacion;
    if ($155 > rt.SAFE) return false;
    $157 = $155;
  }
  const $158 = rt.wholeOf($157, 2500 * $151, 'half_up');
  if (Number.isNaN($158)) return false;
  const isr_separacion = $s[151] = $158;
  $s[152] = $157;
  $s[153] = $151;
  // Cuotas IMSS del trabajador
  if (imss_obrero_amount > 4503599627370395) return false;
  const imss_obrero = $s[154] = Math.floor((imss_obrero_amount + 50) / 100);
  $s[155] = imss_obrero_amount;
  // Crédito INFONAVIT
  if (infonavit_credit_amount > 4503599627370395) return false;
  const infonavit_credito = $s[156] = Math.floor((infonavit_credit_amount + 50) / 100);
  $s[157] = infonavit_credit_amount;
  // Otras deducciones
  if (otras_deducciones_amount > 4503599627370395) return false;
  const otras_deducciones = $s[158] = Math.floor((otras_deducciones_amount + 50) / 100);
  $s[159] = otras_deducciones_amount;
  // Total exento
  $s[160] = aguinaldo_exento + prima_vacacional_exenta + separacion_exenta;
  // Total de percepciones
  const total_percepciones = $s[161] = sueldo_pendiente +
    vacaciones +
    prima_vacacional +
    aguinaldo +
    otras_percepciones +
    prima_antiguedad +
    indemnizacion_incapacidad +
    gratificacion_separacion;
  // Total de deducciones
  const total_deducciones = $s[162] = isr + isr_separacion + imss_obrero + infonavit_credito + otras_deducciones;
  // Neto
  const neto = $s[163] = total_percepciones - total_deducciones;
  // Ingreso límite del subsidio
  $s[164] = $f.subsidio_mensual$rows1.top;
  const limite_subsidio = $s[165] = $f.subsidio_mensual$rows1.top;
  if (fecha_baja > $row.period.end || fecha_ingreso > fecha_baja) return false;
  if ($50 && dias_trabajados > dias_anio * 10000) return false;
  if ($notes !== null) {
    if (rt.isSent($n[1]!) && rt.isSent($n[0]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(3, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 3000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(4, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 100n));
    }
    const $166 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($166) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(5, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 100n));
    }
    const $167 = $elsewhere(fecha_baja);
    if ($167 === null) return false;
    if (factor_integracion < $167.factor_minimo) {
      // FACTOR_BELOW_LEGAL_MINIMUM
      $notes.add(6, rt.ratio(factor_integracion, 10000n));
    }
    if (!rt.isSent($n[25]!)) {
      // MONTH_INCOME_ASSUMED
      $notes.add(7);
    }
    if (aguinaldo_exento < aguinaldo) {
      // EXEMPTION_CAPPED
      $notes.add(8, rt.ratio(aguinaldo_exento, 100n), rt.ratio(aguinaldo_gravado, 100n));
    }
    if (prima_vacacional_exenta < prima_vacacional) {
      // EXEMPTION_CAPPED
      $notes.add(9, rt.ratio(prima_vacacional_exenta, 100n), rt.ratio(prima_vacacional_gravada, 100n));
    }
    if (dias_vacaciones_anio < dias_de_ley * 10000) {
      // VACATION_BELOW_LEGAL_MINIMUM
      $notes.add(10, rt.ratio(dias_vacaciones_anio, 10000n), rt.ratio(dias_de_ley, 1n));
    }
    if ($66 && anios_cumplidos < 15) {
      // PRIMA_ANTIGUEDAD_NOT_DUE
      $notes.add(11, rt.ratio(anios_cumplidos, 1n));
    }
    if (con_prima_antiguedad && (salario_prima_antiguedad < minimo_de_la_baja * 3000 || salario_prima_antiguedad > minimo_de_la_baja * 6000)) {
      // PRIMA_ANTIGUEDAD_BASE_LIMITED
      $notes.add(12, rt.ratio(prima_antiguedad_base, 300000n));
    }
    if (base_isr_separacion > 0 && base_isr_separacion < sueldo_mensual_ordinario) {
      // SEPARATION_BELOW_LAST_SALARY
      $notes.add(13, rt.ratio(base_isr_separacion, 100n), rt.ratio(sueldo_mensual_ordinario, 100n));
    }
    if (exento_por_sm) {
      // MINIMUM_WAGE_EXEMPT
      $notes.add(14, rt.ratio(salario_minimo, 100n));
    }
    let $170: boolean = !con_reglamento && con_tarifa && ingreso_gravado_mes > 0;
    if ($170) {
      const $168 = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($168 < 0) return false;
      const $169 = $f.subsidio_mensual$rows1.value[$168]!;
      $170 = $169 > 0;
    }
    if ($170 && subsidio_empleo_causado === 0) {
      // SUBSIDY_LOST_BY_EVENT
      $notes.add(15, rt.ratio(base_isr_mes, 100n), rt.ratio(ingreso_gravado_mes, 100n));
    }
    let $173: boolean = con_tarifa && base_isr_mes > limite_subsidio;
    if ($173) {
      const $171 = rt.rowOf($f.subsidio_mensual$rows1, limite_subsidio, 1, false);
      if ($171 < 0) return false;
      const $172 = $f.subsidio_mensual$rows1.value[$171]!;
      $173 = base_isr_mes <= limite_subsidio + $172;
    }
    if ($173) {
      // SUBSIDY_CLIFF
      $notes.add(16, rt.ratio(base_isr_mes, 100n), rt.ratio(limite_subsidio, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(17);
    }
    if (rt.same(causa, 'incapacidad')) {
      // PARAM_UNVERIFIED
      $notes.add(18);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '«0:»{"size":166,"scales":[10000,10000,1,1,1,10000,10000,10000,10000,10000,10000000«9:,10000»,1,10000,10000,1,10000,10000,10000,10000,10000,10000,1],"values":[["input",30,[30,1]],["parameter","salario_minimo_zlfn",100],["parameter","salario_minimo_general",100],["input",1,[1,300000]],0,["sent","given(sueldo_mensual)",24],["input",24,[24,10000]],["sent","given(monthly_salary)",0],["input",0,[0,10000]],["input",2,[2,1]],["input",3,[3,1]],3,4,5,["input",20,[20,1]],6,["sent","given(salario_integrado)",18],["input",18,[18,10000]],["input",17,[17,10000]],["input",5,[5,10000]],12,11,["sent","given(dias_del_anio)",8],["input",8,[8,10000]],13,14,["input",9,[9,10000]],["input",6,[6,10000]],15,["input",7,[7,10000]],["input",10,[10,10000000]],["sent","given(dias_trabajados)",13],["input",13,[13,10000]],["input",12,[12,10000]],["input",11,[11,10000]],19,18,["input",14,[14,10000]],["input",15,[15,10000]],["kept","salario_minimo_zlfn at fecha_baja","money",70],["kept","salario_minimo_general at fecha_baja","money",71],["input",4,[4,1]],23,["input",19,[19,300000]],22,24,7,9,["input",16,[16,10000]],["parameter","umas_aguinaldo",1,"number"],["parameter","UMA",100],["input",21,[21,10000]],1,["parameter","dias_minimos",1,"number"],20,28,29,["parameter","umas_prima",1,"number"],["input",22,[22,10000]],["parameter","prima_minima",4,"rate"],17,31,32,25,26,27,34,["parameter","umas_separacion",1,"number"],8,30,33,10,16,21,37,36,["sent","given(gravado_del_mes)",25],["input",25,[25,10000]],["sent","given(retenido_del_mes)",26],["input",26,[26,10000]],39,["input",23,[23,1]],41,38,43,42,44,45,47,46,48,40,2,50,51,52,49,54,53,35,56,58,57,["input",27,[27,10000]],["input",28,[28,10000]],["input",29,[29,10000]],55,59,60,61,62,64,65,["kept","upper_limit(subsidio_mensual)","money",164]],"tables":[{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[102,103,null],"isConditional":1},{"table":1,"rows":"subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[104,105,null],"scalesValue":1,"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[115,116,null],"isConditional":1},{"table":1,"rows":"subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[119,120,null],"scalesValue":1,"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[126,127,null],"isConditional":1},{"name":"tarifa_mensual.2","table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[128,129,null],"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[132,133,null],"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[143,144,null],"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[148,149,null],"isConditional":1}],"steps":[[31,[0,[[1],30,1,1],[[2],30,0,0]]],[[32,1],[3,4]],[35,[5,[[6],33,1,1],[[7],33,0,0],[[8],33,0,0,34,1,1],[[3],33,0,0,34,0,0]],[36,10000]],[[37,1],[9,10]],[[38,1],[9,11]],[[39,1],[12,10]],[[40,365],[13]],[[42,365],[11,14,[[15],41,1,1]]],[[43,1],[11,10,12]],[45,[16,[[17],44,1,1],[[3,18],44,0,0]],[46,3000000000]],[47,[3,19],[48,3000000000]],[[49,1],[11],[50,5]],[[51,1],[11],[52,5]],[[54,1],[10,[[11,20],53,1,1],[[11,21],53,0,0]]],[[56,10000],[22,[[23],55,1,1],[[24],55,0,0]]],[[57,3650000],[25,15,26,27]],[58,[3,28],[59,1095000000000]],[60,[3,28,29,30],[61,"10950000000000000000"]],[[62,1],[10]],[[64,10000],[31,[[32],63,1,1],[[9,10,10,33],63,0,0]]],[65,[3,34,35,36,37],[66,30000000000000,67]],[68,[38],[69,10000]],[72,[0,[[10,39],30,1,1],[[10,40],30,0,0]]],[[75,1],[41,[[41],73,0,0],[[11],74,1,1],[[41],74,0,0]]],[[76,300000],[42,[[43,44,44],75,1,1]],null,null,75],[77,[42,[[45,46],75,1,1]],[78,9125000],null,75],[80,[41,[[47],79,1,1]],[81,10],null,79],[82,[48],[83,10000]],[84,[49,50,51,52,[[3,53,35,36],32,1,1]],[85,3000000000,86]],[87,[54,55]],[88,[54,56]],[89,[57,50,58,52,[[3,28,59],32,1,1]],[90,4380000000000]],[91,[60,61]],[92,[60,62]],[93,[63,64,65]],[94,[66,67,50,68]],[95,[69,70]],[96,[71,72,73]],[97,[74,75]],[99,[76,[[77],98,1,1]],[100,10000]],[106,[78,[[79],101,1,1],[[52],101,0,0],[[80,80],101,0,0,32,0,0],-1,-2],[107,250000]],[[108,1],[81]],[[110,1],[52,[[75],32,1,1],[[73],109,1,1]]],[111,[82,[[74],108,1,1],[[83],108,0,0]]],[[113,1],[84,[[85],112,1,1]]],[114,[86,[[80,84],113,1,1]],null,null,113],[117,[86,[[87],113,1,1],-3],[118,250000],null,113],[121,[86,[[87],113,1,1],-4],null,null,113],[122,[86,[[88,89],113,1,1]],null,null,113],[123,[86,[[89,90,91],113,1,1]],null,null,113],[124,[82,[[75],108,1,1]],[125,45625],null,108],[[130,250000],[82,[[92,93],108,1,1],[[87],108,0,0],-5,-6]],[[134,2500,135],[82,[[93],108,1,1],[[94,92,93],108,1,1,131,0,0],-7],null,null,108],[136,[82,[[75,95],108,1,1]],[137,250000,138],null,108],[139,[82,[[96],108,1,1]],null,null,108],[140,[82,[[97,98],108,1,1],[[96],108,0,0]]],[141,[66,99]],[[145,2500,146],[100,92,[[92,92],142,1,1],-8],null,null,142],[[150,250000],[100,92,[[100],147,1,1],-9],null,null,147],[151,[100,92,[[101],147,1,1],[[100,102],147,0,0]],[152,250000,153]],[154,[103],[155,10000]],[156,[104],[157,10000]],[158,[105],[159,10000]],[160,[56,62,99]],[161,[71,72,60,54,73,63,64,65]],[162,[106,107,108,109,110]],[163,[111,112]],[165,[113]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["MXN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],"date",[0,0,"rate"],[0,0,"number"],{"words":["proporcional","anios_completos"]},{"words":["ley","reglamento"]},"boolean",{"words":["renuncia","mutuo_consentimiento","termino_contrato","despido_justificado","muerte","incapacidad"]}],"roundings":[["half_up",[["1/100",null]]],["down",[["1",null]]],["up",[["1",null]]]],"nodes":"0 c0;0 c30000000;0 i0;1 c30;0 3 2 3;0 c1000000;2 period,4;2 date,2020-01-01;2 date,2026-12-31;1 c0;1 c366;1 c90;3 p5;3 c1/4;3 c3;1 p4;1 c15;2 i3;4 p3 17;1 c1;1 c3;0 i1;5 word,proporcional;6 word,ley;7 truth,false;7 i30;0 p2;0 p1;0 18 25 26 27;0 s0;7 11 21 29;7 given,24;0 i24;7 given,0;0 2 3 21;0 18 33 2 34;0 18 31 32 35;2 i2;1 25 37 17;1 c12;1 s3;1 2 39 40;2 30 37 41;2 s4;1 27 43 17;1 s5;1 c365;1 5 45 46;4 3 47 46;5 i20;7 8 49 22;4 s6;4 c0;4 18 50 51 52;4 0 40 53;1 c6;2 30 43 55;7 12 17 56;1 18 57 19 9;1 0 40 58;7 given,18;0 i18;4 i17;0 2 21 62;0 18 60 61 63;4 i5;0 2 21 65;1 0 40 19;1 c5;4 3 67 68;1 1 67 68;1 6 9 70;4 3 71 68;2 date,2023-01-01;7 13 17 73;1 c20;1 c10;1 c2;1 2 77 67;1 0 76 78;1 5 75 79;1 s12;1 2 77 81;1 0 80 82;1 c4;1 0 84 78;1 5 39 85;1 s11;1 2 77 87;1 0 86 88;1 18 74 83 89;7 given,8;4 i8;1 s13;4 18 91 92 93;4 s14;4 2 95 51;4 i9;4 1 96 97;4 6 9 98;4 i6;4 0 99 100;4 s15;0 2 21 102;4 i7;4 1 102 104;4 6 9 105;0 2 21 106;3 i10;0 2 107 108;1 19 17;2 33 110 20 19;1 4 19;2 31 111 112;1 21 113;1 c29;7 8 114 115;1 18 116 10 46;7 given,13;4 i13;2 24 17;2 6 37 120;1 27 121 17;4 i12;4 1 122 123;4 6 9 124;4 18 118 119 125;4 i11;0 2 21 127;4 s19;0 2 128 129;1 s18;0 3 130 131;0 i14;0 1 132 133;0 6 0 134;0 i15;0 p2 17;0 p1 17;0 18 25 137 138;8 i4;8 word,renuncia;7 8 140 141;8 word,mutuo_consentimiento;7 8 140 143;7 15 142 144;7 13 40 16;8 word,termino_contrato;7 9 140 147;7 18 145 146 148;7 s23;0 i19;0 s22;0 2 77 152;0 7 151 152 153;0 s24;0 2 39 155;4 s7;0 2 156 157;8 word,incapacidad;7 8 140 159;0 s9;0 2 3 161;0 i16;1 p6;0 p0;0 2 19 165;0 2 164 166;0 i21;0 1 167 168;7 s1;0 2 21 15;0 2 171 129;0 3 172 131;0 18 170 173 0;0 6 0 169 174;0 s20;0 s28;0 5 176 177;0 s29;0 1 176 179;1 p7;0 2 181 166;0 i22;0 1 182 183;0 2 103 12;0 18 170 185 0;0 6 0 184 186;0 s17;0 s31;0 5 188 189;0 s32;0 1 188 191;0 s25;0 s26;0 0 193 194;0 s27;0 0 195 196;0 s34;1 p8;0 2 199 166;1 s8;0 2 200 201;0 5 198 202;0 s30;0 s33;0 0 204 205;0 s10;0 s16;0 0 207 208;0 s21;0 0 209 210;0 s37;0 s36;0 0 212 213;7 given,25;0 i25;0 18 215 216 0;7 given,26;0 i26;0 s39;0 apply,0 220;0 apply,1 220;0 1 221 222;0 6 0 223;0 18 170 0 224;0 18 218 219 225;6 i23;6 word,reglamento;7 8 227 228;7 8 213 0;7 14 170 230;7 8 210 0;7 14 231 232;7 s41;0 s38;0 18 234 212 235;0 s43;7 12 237 0;7 s42;7 16 239;7 14 238 240;7 s44;0 0 220 237;0 s45;0 apply,0 244;0 apply,1 244;0 s47;0 s46;0 5 247 248;0 s48;0 1 248 250;0 s40;0 1 251 252;0 6 0 253;4 c152/5;0 2 213 255;0 3 256 46;0 s2;0 s50;0 0 258 259;0 apply,0 260;0 18 234 261 245;7 8 259 0;3 c0;0 s51;0 apply,0 258;0 1 265 266;4 3 267 259;3 c1;3 2 268 269;3 18 263 264 270;3 s52;0 2 213 272;0 6 0 273;0 s49;0 s54;0 s53;0 0 276 277;0 18 234 278 275;0 s35;0 1 198 280;0 s56;7 13 282 258;0 c1/100;0 6 284 258;4 3 266 285;3 2 286 269;7 10 282 258;0 apply,0 282;0 s58;3 s57;0 2 282 291;0 18 288 290 292;0 i27;0 i28;0 i29;0 0 179 191;0 0 297 280;0 0 188 176;0 0 209 299;0 0 210 193;0 0 194 196;0 0 301 302;0 0 300 303;0 s55;0 s59;0 0 305 306;0 s60;0 0 307 308;0 s61;0 s62;0 0 310 311;0 0 309 312;0 s64;0 s65;0 1 314 315;0 upper_limit,1;7 12 17 6;7 12 37 17;7 12 119 131;7 14 118 320;7 given,1;7 14 322 33;3 c99/100;0 2 324 2;7 10 34 325;3 c101/100;0 2 327 2;7 12 34 328;7 15 326 329;7 14 323 330;7 10 21 29;7 10 21 26;7 8 21 26;7 18 25 333 334;7 10 62 18;7 16 215;7 10 179 176;7 10 191 188;7 10 95 93;7 10 40 16;7 14 145 341;7 10 151 152;7 12 151 153;7 15 343 344;7 14 150 345;7 12 282 0;7 14 347 288;7 16 234;7 14 349 242;7 12 220 0;7 14 350 351;7 12 222 0;7 14 352 353;7 8 247 0;7 14 354 355;0 s67;7 12 244 357;7 14 242 358;0 apply,1 357;0 0 357 360;7 11 244 361;7 14 359 362;0 s66;7 10 364 0","items":[["i",0,null,[0,false],[1,true]],["i",1,4,[0,false],[5,true]],["i",2],["i",3,6,[7,true],[8,true]],["i",4],["i",5,9,[9,true],[10,true]],["i",6,9,[9,true],[10,true]],["i",7,9,[9,true],[10,true]],["i",8,null,[9,true],[11,true]],["i",9,9,[9,true],[11,true]],["i",10,12,[13,true],[14,true]],["i",11,15,[16,true],[10,true]],["i",12,9,[9,true],[10,true]],["i",13,null,[9,true],[10,true]],["i",14,0,[0,true]],["i",15,0,[0,true]],["i",16,0,[0,true]],["i",17,18,[19,true],[20,true]],["i",18,null,[0,false]],["i",19,21,[0,false]],["i",20,22],["i",21,0,[0,true]],["i",22,0,[0,true]],["i",23,23],["i",24,null,[0,false],[1,true]],["i",25,null,[0,true]],["i",26,null,[0,true]],["i",27,0,[0,true]],["i",28,0,[0,true]],["i",29,0,[0,true]],["i",30,24],[0,0,28],[1,7,30],[2,0,36,0],[3,1,38],[4,2,42],[5,1,44],[6,4,48],[7,4,54],[8,1,59],[9,0,64,0],[10,0,66,0],[11,1,69,1],[12,1,72,2],[13,1,90],[14,4,94],[15,4,101],[16,0,103,0],[17,0,109,0],[18,1,117],[19,4,126],[20,0,135,0],[21,0,136,0],[22,0,139],[23,7,149],[24,0,154,null,null,150],[25,0,158,0,null,150],[26,0,162,0,null,160],[27,0,163,0],[28,0,175,0],[29,0,178],[30,0,180],[31,0,187,0],[32,0,190],[33,0,192],[34,0,197],[35,0,203,0],[36,0,206],[37,0,211],[38,0,214,0],[39,0,217,0],[40,0,226,0],[41,7,229],[42,7,233],[43,0,236],[44,7,241],[45,0,243,null,null,242],[46,0,245,0,null,242],[47,0,246,null,null,242],[48,0,249,null,null,242],[49,0,254,null,null,242],[50,0,257,0,null,234],[51,0,262],[52,3,271,null,null,234],[53,0,274,0,null,234],[54,0,275,null,null,234],[55,0,279,0],[56,0,281,0],[57,3,287,null,null,283],[58,0,289,null,null,288],[59,0,293,0],[60,0,294,0],[61,0,295,0],[62,0,296,0],[63,0,298],[64,0,304],[65,0,313],[66,0,316],[67,0,317]],"parameters":[["UMA",null],["salario_minimo_general",null],["salario_minimo_zlfn",null],["factor_minimo",null],["dias_minimos",null],["prima_minima",null],["umas_aguinaldo",null],["umas_prima",null],["umas_separacion",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.fecha_baja","inputs",null,318,["La baja del ",17," es posterior al pago (LFT art. 46)"]],["refuse","VALIDATION_ERROR","warning","inputs.fecha_ingreso","inputs",null,319,["La fecha de ingreso ",37," es posterior a la baja del ",17," (LFT art. 158)"]],["refuse","VALIDATION_ERROR","warning","inputs.dias_trabajados_anio","inputs",null,321,["Los ",119," días son más que los ",131," del año (LFT art. 87)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,331,["El salario mensual ",2," y 30 veces el diario ",21," difieren en más del 1 %; se usa el diario"]],["warn","BELOW_MINIMUM_WAGE","warning","daily_salary","employee",null,332,["El salario diario ",21," es menor que el mínimo de ",29,"; puede ser correcto en jornada parcial"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.zona_libre_frontera_norte","override",null,335,["El salario diario ",21," no concuerda con la zona; el mínimo de la frontera norte es ",26]],["warn","FACTOR_BELOW_LEGAL_MINIMUM","warning","factor_integracion","employee",null,336,["El factor de integración ",62," es menor que el de las prestaciones mínimas el día de la baja"]],["warn","MONTH_INCOME_ASSUMED","info","inputs.ingreso_gravado_mes","inputs",null,337,["Se toma que en el mes no se pagó nada más; si se pagó, se envía"]],["warn","EXEMPTION_CAPPED","info","aguinaldo","employee",null,338,["Lo exento llega a ",179,"; ",204," se gravan"]],["warn","EXEMPTION_CAPPED","info","prima_vacacional","employee",null,339,["Lo exento llega a ",191,"; ",205," se gravan"]],["warn","VACATION_BELOW_LEGAL_MINIMUM","warning","inputs.dias_vacaciones_anio","inputs",null,340,["Los ",95," días son menos que los ",93," de la ley (LFT art. 76)"]],["warn","PRIMA_ANTIGUEDAD_NOT_DUE","info","prima_antiguedad","employee",null,342,["Con ",40," años cumplidos no hay prima de antigüedad: hacen falta 15 (LFT art. 162-III)"]],["warn","PRIMA_ANTIGUEDAD_BASE_LIMITED","info","prima_antiguedad","employee",null,346,["La prima de antigüedad se calcula sobre ",155,", entre uno y dos salarios mínimos"]],["warn","SEPARATION_BELOW_LAST_SALARY","info","isr_separacion","employee",null,348,["Lo gravado por separación, ",282,", no llega al último sueldo de ",258,": se aplica la tarifa"]],["warn","MINIMUM_WAGE_EXEMPT","info","isr","employee",null,239,["A quien solo percibe el salario mínimo de ",29," no se le retiene"]],["warn","SUBSIDY_LOST_BY_EVENT","info","isr","employee",null,356,["Con ",244," en el mes se pierde el subsidio para el empleo que tenía con ",220]],["warn","SUBSIDY_CLIFF","info","isr","employee",null,363,["La base ",244," pasa por menos de un subsidio del límite de ",357]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,365,["Las deducciones superan las percepciones"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,160,["indemnizacion_incapacidad: sin confirmar, el texto del artículo"]]],"tables":[[0,null,0,null,null],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, factor_minimo$rows, dias_minimos$rows, prima_minima$rows,
    umas_aguinaldo$rows, umas_prima$rows, umas_separacion$rows], tables: [tarifa_mensual, subsidio_mensual] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
