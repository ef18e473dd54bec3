// MX.finiquito 2020.1: Finiquito
// Emitted from rules/mx/finiquito/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:60dfde0a4dc70f946e9329b39ba13d7b2e02cc7b0cdc28e8e2878d06b17ae942
// meaning sha256:6bbe33ded0a47771234324d0b9539927ae798d9fffaaaa399ad1b7d8abc5d42a
import * as rt from '../../../../runtime/index.ts';
import { $file, UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, factor_minimo$rows,
  dias_minimos$rows, prima_minima$rows, umas_aguinaldo$rows, umas_prima$rows, umas_separacion$rows, tarifa_mensual,
  subsidio_mensual, $sources, $provenance, $inputs, $steps } from './2020-01-01.law.ts';
import { $layout, $packed, $worked, $packed_file } from './2020-01-01.packed.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/mx/finiquito/2020-01-01.pay',
    fingerprint: 'sha256:60dfde0a4dc70f946e9329b39ba13d7b2e02cc7b0cdc28e8e2878d06b17ae942',
    meaning: 'sha256:6bbe33ded0a47771234324d0b9539927ae798d9fffaaaa399ad1b7d8abc5d42a', country: 'MX', scheme: 'finiquito', label: 'Finiquito',
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
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent < '1940-01-01') return false;
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
  // Días de vacaciones cuya prima se paga
  const $44 = dias_vacaciones_a_pagar - dias_prima_ya_pagada * 365;
  const dias_prima_por_pagar = $s[60] = 0 > $44 ? 0 : $44;
  // Prima vacacional
  const $46 = daily_salary * dias_prima_por_pagar;
  if ($46 > rt.SAFE) return false;
  const $47 = $s[62] = $46 * prima_vacacional_tasa;
  if ($47 > -104996400372629505) return false;
  const prima_vacacional = $s[61] = Math.floor(($47 + 54750000000000000) / 109500000000000000);
  // Días del año
  const dias_anio = $s[63] = rt.dayOf(rt.addDays(rt.dateOf(rt.yearOf(fecha_baja), 3, 1), -1)) === 29 ? 366 : 365;
  // Días trabajados del año
  const $51 = rt.isSent($n[13]!);
  $s[64] = $51 ? 1 : 0;
  let $52: number;
  if ($51) {
    $52 = dias_trabajados;
  } else {
    const $50 = rt.daysBetween(rt.latest(fecha_ingreso, rt.startOfYear(fecha_baja)), fecha_baja) * 10000 - dias_no_computables;
    $52 = 0 > $50 ? 0 : $50;
  }
  const dias_trabajados_anio = $s[65] = $52;
  // Aguinaldo
  const $53 = daily_salary * dias_aguinaldo;
  if ($53 > rt.SAFE) return false;
  const $54 = $53 * dias_trabajados_anio;
  if ($54 > rt.SAFE) return false;
  if (!(dias_anio > 0)) return false;
  const $55 = $s[68] = dias_anio;
  const $56 = aguinaldo_pagado_amount * 3000000000;
  if ($56 > rt.SAFE) return false;
  const $57 = $56 * $55;
  if ($57 > rt.SAFE) return false;
  const $59 = $54 - $57;
  const $60 = $s[67] = 0 > $59 ? 0 : $59;
  const $61 = rt.wholeOf($60, 300000000000 * $55, 'half_up');
  if (Number.isNaN($61)) return false;
  const aguinaldo = $s[66] = $61;
  // Otras percepciones
  if (otras_percepciones_amount > 4503599627370395) return false;
  const otras_percepciones = $s[69] = Math.floor((otras_percepciones_amount + 50) / 100);
  $s[70] = otras_percepciones_amount;
  // Salario mínimo del día de la baja
  let $65: number;
  if (zona_libre_frontera_norte) {
    const $63 = $elsewhere(fecha_baja);
    if ($63 === null) return false;
    $s[71] = $63.salario_minimo_zlfn;
    $65 = $63.salario_minimo_zlfn;
  } else {
    const $64 = $elsewhere(fecha_baja);
    if ($64 === null) return false;
    $s[72] = $64.salario_minimo_general;
    $65 = $64.salario_minimo_general;
  }
  const minimo_de_la_baja = $s[73] = $65;
  // Se debe la prima de antigüedad
  const $66 = rt.same(causa, 'renuncia');
  $s[74] = $66 ? 1 : 0;
  const $67 = $66 || rt.same(causa, 'mutuo_consentimiento');
  $s[75] = $67 ? 1 : 0;
  const con_prima_antiguedad = $67 ? anios_cumplidos >= 15 : !rt.same(causa, 'termino_contrato');
  $s[76] = con_prima_antiguedad ? 1 : 0;
  // Salario de la prima de antigüedad, entre uno y dos mínimos
  let prima_antiguedad_base = 0;
  let prima_antiguedad = 0;
  if (con_prima_antiguedad) {
    const $69 = minimo_de_la_baja * 3000;
    const $70 = salario_prima_antiguedad > $69 ? salario_prima_antiguedad : $69;
    const $71 = minimo_de_la_baja * 6000;
    prima_antiguedad_base = $s[77] = $70 < $71 ? $70 : $71;
    // Prima de antigüedad
    const $73 = $s[79] = prima_antiguedad_base * antiguedad;
    prima_antiguedad = $s[78] = Math.floor(($73 + 45625) / 91250);
  }
  // Indemnización por incapacidad
  let indemnizacion_incapacidad = 0;
  const $75 = rt.same(causa, 'incapacidad');
  $s[80] = $75 ? 1 : 0;
  if ($75) {
    const $76 = $s[82] = salario_diario_integrado * 3;
    indemnizacion_incapacidad = $s[81] = $76 * 10;
  }
  // Gratificación por separación
  if (gratificacion_separacion_amount > 4503599627370395) return false;
  const gratificacion_separacion = $s[83] = Math.floor((gratificacion_separacion_amount + 50) / 100);
  $s[84] = gratificacion_separacion_amount;
  // Tope del aguinaldo exento
  let $80 = 1;
  let $81: number;
  if (es_sm) {
    const $79 = daily_salary * $f.dias_minimos * dias_trabajados_anio;
    if ($79 > rt.SAFE) return false;
    if (!(dias_anio > 0)) return false;
    $80 = dias_anio;
    $81 = $79;
  } else {
    $81 = 0;
  }
  const $82 = $f.umas_aguinaldo * $f.UMA * 100 - aguinaldo_exento_acumulado;
  const $83 = (0 > $82 ? 0 : $82) * 300000;
  if ($83 > rt.SAFE) return false;
  const $84 = $83 * $80;
  if ($84 > rt.SAFE) return false;
  const $85 = $s[86] = $84 > $81 ? $84 : $81;
  const $86 = rt.wholeOf($85, 30000000 * $80, 'half_up');
  if (Number.isNaN($86)) return false;
  const aguinaldo_tope_exento = $s[85] = $86;
  $s[87] = $80;
  // Aguinaldo exento
  const aguinaldo_exento = $s[88] = aguinaldo < aguinaldo_tope_exento ? aguinaldo : aguinaldo_tope_exento;
  // Aguinaldo gravado
  const aguinaldo_gravado = $s[89] = aguinaldo - aguinaldo_exento;
  // Tope de la prima vacacional exenta
  let $90: number;
  if (es_sm) {
    const $89 = daily_salary * dias_prima_por_pagar;
    if ($89 > rt.SAFE) return false;
    $90 = $89 * $f.prima_minima;
  } else {
    $90 = 0;
  }
  const $91 = $f.umas_prima * $f.UMA * 100 - prima_vacacional_exenta_acumulada;
  const $92 = (0 > $91 ? 0 : $91) * 438000000;
  if ($92 > rt.SAFE) return false;
  const $93 = $s[91] = $92 > $90 ? $92 : $90;
  if ($93 > 4503555827370495) return false;
  const prima_vacacional_tope_exento = $s[90] = Math.floor(($93 + 21900000000) / 43800000000);
  // Prima vacacional exenta
  const prima_vacacional_exenta = $s[92] = prima_vacacional < prima_vacacional_tope_exento ? prima_vacacional : prima_vacacional_tope_exento;
  // Prima vacacional gravada
  const prima_vacacional_gravada = $s[93] = prima_vacacional - prima_vacacional_exenta;
  // Pagos por separación
  const total_separacion = $s[94] = prima_antiguedad + indemnizacion_incapacidad + gratificacion_separacion;
  // Pagos por separación exentos
  const $98 = $f.umas_separacion * $f.UMA * anios_exencion;
  const separacion_exenta = $s[95] = total_separacion < $98 ? total_separacion : $98;
  // Gravado de una vez al año
  const gravado_anual = $s[96] = aguinaldo_gravado + prima_vacacional_gravada;
  // Gravado del mes
  const gravado_ordinario = $s[97] = sueldo_pendiente + vacaciones + otras_percepciones;
  // Base gravable ISR
  const base_isr = $s[98] = gravado_ordinario + gravado_anual;
  // Ingresos gravados del mes, sin este recibo
  const $103 = rt.isSent($n[25]!);
  $s[99] = $103 ? 1 : 0;
  const $104 = $s[101] = $103 ? gravado_del_mes : 0;
  if ($104 > 4503599627370395) return false;
  const ingreso_gravado_mes = $s[100] = Math.floor(($104 + 50) / 100);
  // ISR retenido por esos ingresos
  $s[103] = -1;
  $s[105] = -1;
  const $112 = rt.isSent($n[26]!);
  $s[102] = $112 ? 1 : 0;
  let $114: number;
  if ($112) {
    const $113 = retenido_del_mes * 25;
    if ($113 > rt.SAFE) return false;
    $114 = $113;
  } else {
    let $111: number;
    if (es_sm) {
      $111 = 0;
    } else {
      const $106 = $s[103] = rt.rowOf($f.tarifa_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($106 < 0) return false;
      $s[104] = ingreso_gravado_mes;
      const $107 = rt.excessOf($f.tarifa_mensual$rows1, $106, ingreso_gravado_mes, 1);
      if (Number.isNaN($107)) return false;
      const $108 = $s[105] = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($108 < 0) return false;
      $s[106] = ingreso_gravado_mes;
      const $109 = $f.subsidio_mensual$rows1.value[$108]!;
      const $110 = $107 - $109 * 2500;
      $111 = 0 > $110 ? 0 : $110;
    }
    $114 = $111;
  }
  if ($114 > 4503599627367995) return false;
  const isr_retenido_mes = $s[107] = Math.floor(($114 + 1250) / 2500);
  $s[108] = $114;
  // Con el promedio mensual del reglamento
  const con_reglamento = rt.same(metodo_isr, 'reglamento');
  $s[109] = con_reglamento ? 1 : 0;
  // Solo percibe el salario mínimo
  const $116 = es_sm && gravado_anual === 0;
  $s[110] = $116 ? 1 : 0;
  const exento_por_sm = $116 && otras_percepciones === 0;
  $s[111] = exento_por_sm ? 1 : 0;
  // Lo que se suma al mes
  const gravado_con_tarifa = $s[112] = con_reglamento ? gravado_ordinario : base_isr;
  // Se aplica la tarifa al mes
  const $118 = gravado_con_tarifa > 0;
  $s[113] = $118 ? 1 : 0;
  const con_tarifa = $118 && !exento_por_sm;
  $s[114] = con_tarifa ? 1 : 0;
  // Base del mes
  let base_isr_mes = 0;
  if (con_tarifa) {
    base_isr_mes = $s[115] = ingreso_gravado_mes + gravado_con_tarifa;
  }
  // ISR según tarifa
  $s[116] = -1;
  let isr_determinado = 0;
  if (con_tarifa) {
    const $120 = $s[116] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($120 < 0) return false;
    $s[117] = base_isr_mes;
    const $121 = $s[119] = rt.excessOf($f.tarifa_mensual$rows1, $120, base_isr_mes, 1);
    if (Number.isNaN($121)) return false;
    if ($121 > 4503599627367995) return false;
    isr_determinado = $s[118] = Math.floor(($121 + 1250) / 2500);
  }
  // Subsidio para el empleo causado
  $s[120] = -1;
  let subsidio_empleo_causado = 0;
  let subsidio_empleo = 0;
  let isr_del_mes = 0;
  if (con_tarifa) {
    const $123 = $s[120] = rt.rowOf($f.subsidio_mensual$rows1, base_isr_mes, 1, false);
    if ($123 < 0) return false;
    $s[121] = base_isr_mes;
    subsidio_empleo_causado = $s[122] = $f.subsidio_mensual$rows1.value[$123]!;
    // Subsidio para el empleo aplicado
    subsidio_empleo = $s[123] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
    // ISR que falta en el mes
    const $126 = isr_determinado - subsidio_empleo - isr_retenido_mes;
    isr_del_mes = $s[124] = 0 > $126 ? 0 : $126;
  }
  // Promedio mensual de lo gravado
  let promedio_mensual_174 = 0;
  if (con_reglamento) {
    const $128 = $s[126] = gravado_anual * 38;
    const $129 = $128 * 4;
    promedio_mensual_174 = $s[125] = Math.floor((2 * $129 + 1825) / 3650);
  }
  // Tarifa aplicada
  $s[127] = -1;
  $s[129] = -1;
  let $136: number;
  if (con_reglamento) {
    const $131 = $s[128] = sueldo_mensual_ordinario + promedio_mensual_174;
    const $132 = $s[127] = rt.rowOf($f.tarifa_mensual$rows1, $131, 1, false);
    if ($132 < 0) return false;
    const $133 = rt.excessOf($f.tarifa_mensual$rows1, $132, $131, 1);
    if (Number.isNaN($133)) return false;
    $136 = $133;
  } else {
    const $134 = $s[129] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($134 < 0) return false;
    $s[130] = base_isr_mes;
    const $135 = rt.excessOf($f.tarifa_mensual$rows1, $134, base_isr_mes, 1);
    if (Number.isNaN($135)) return false;
    $136 = $135;
  }
  const tarifa_aplicada = $s[131] = $136;
  // Tasa del reglamento
  $s[133] = -1;
  let $139 = 1;
  $s[136] = 1;
  let tasa_174 = 0;
  if (con_reglamento) {
    const $140 = promedio_mensual_174 === 0;
    $s[132] = $140 ? 1 : 0;
    let $141: number;
    if ($140) {
      $141 = 0;
    } else {
      const $137 = $s[133] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
      if ($137 < 0) return false;
      $s[134] = sueldo_mensual_ordinario;
      const $138 = rt.excessOf($f.tarifa_mensual$rows1, $137, sueldo_mensual_ordinario, 1);
      if (Number.isNaN($138)) return false;
      if (!(promedio_mensual_174 > 0)) return false;
      $139 = promedio_mensual_174;
      $141 = tarifa_aplicada - $138;
    }
    tasa_174 = $s[135] = $141;
    $s[136] = $139;
  }
  // ISR por el promedio mensual
  $s[139] = 1;
  let isr_174 = 0;
  let isr_evento_ordinario = 0;
  if (con_reglamento) {
    const $142 = gravado_anual * tasa_174;
    if ($142 > rt.SAFE || $142 < -rt.SAFE) return false;
    const $144 = $s[138] = 0 > $142 ? 0 : $142;
    const $145 = rt.wholeOf($144, 2500 * $139, 'half_up');
    if (Number.isNaN($145)) return false;
    isr_174 = $s[137] = $145;
    $s[139] = $139;
    // ISR de lo que no es anual
    isr_evento_ordinario = $s[140] = isr_del_mes;
  }
  // ISR retenido
  const isr = $s[141] = con_reglamento ? isr_evento_ordinario + isr_174 : isr_del_mes;
  // Base gravable por separación
  const base_isr_separacion = $s[142] = total_separacion - separacion_exenta;
  // Tasa del último sueldo
  $s[144] = -1;
  let $152 = 1;
  $s[147] = 1;
  let tasa_separacion = 0;
  const $148 = base_isr_separacion >= sueldo_mensual_ordinario;
  $s[143] = $148 ? 1 : 0;
  if ($148) {
    const $149 = $s[144] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
    if ($149 < 0) return false;
    $s[145] = sueldo_mensual_ordinario;
    const $150 = rt.excessOf($f.tarifa_mensual$rows1, $149, sueldo_mensual_ordinario, 1);
    if (Number.isNaN($150)) return false;
    const $151 = 1 > sueldo_mensual_ordinario ? 1 : sueldo_mensual_ordinario;
    if (!($151 > 0)) return false;
    $152 = $s[147] = $151;
    tasa_separacion = $s[146] = $150;
  }
  // Tarifa sobre lo gravado por separación
  $s[149] = -1;
  let isr_tarifa_separacion = 0;
  const $153 = base_isr_separacion < sueldo_mensual_ordinario;
  $s[148] = $153 ? 1 : 0;
  if ($153) {
    const $154 = $s[149] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_separacion, 1, false);
    if ($154 < 0) return false;
    $s[150] = base_isr_separacion;
    const $155 = rt.excessOf($f.tarifa_mensual$rows1, $154, base_isr_separacion, 1);
    if (Number.isNaN($155)) return false;
    isr_tarifa_separacion = $s[151] = $155;
  }
  // ISR por separación
  let $158: number;
  if ($153) {
    const $157 = isr_tarifa_separacion * $152;
    if ($157 > rt.SAFE) return false;
    $158 = $157;
  } else {
    const $156 = base_isr_separacion * tasa_separacion;
    if ($156 > rt.SAFE) return false;
    $158 = $156;
  }
  const $159 = rt.wholeOf($158, 2500 * $152, 'half_up');
  if (Number.isNaN($159)) return false;
  const isr_separacion = $s[152] = $159;
  $s[153] = $158;
  $s[154] = $152;
  // Cuotas IMSS del trabajador
  if (imss_obrero_amount > 4503599627370395) return false;
  const imss_obrero = $s[155] = Math.floor((imss_obrero_amount + 50) / 100);
  $s[156] = imss_obrero_amount;
  // Crédito INFONAVIT
  if (infonavit_credit_amount > 4503599627370395) return false;
  const infonavit_credito = $s[157] = Math.floor((infonavit_credit_amount + 50) / 100);
  $s[158] = infonavit_credit_amount;
  // Otras deducciones
  if (otras_deducciones_amount > 4503599627370395) return false;
  const otras_deducciones = $s[159] = Math.floor((otras_deducciones_amount + 50) / 100);
  $s[160] = otras_deducciones_amount;
  // Total exento
  $s[161] = aguinaldo_exento + prima_vacacional_exenta + separacion_exenta;
  // Total de percepciones
  const total_percepciones = $s[162] = sueldo_pendiente +
    vacaciones +
    prima_vacacional +
    aguinaldo +
    otras_percepciones +
    prima_antiguedad +
    indemnizacion_incapacidad +
    gratificacion_separacion;
  // Total de deducciones
  const total_deducciones = $s[163] = isr + isr_separacion + imss_obrero + infonavit_credito + otras_deducciones;
  // Neto
  const neto = $s[164] = total_percepciones - total_deducciones;
  // Ingreso límite del subsidio
  $s[165] = $f.subsidio_mensual$rows1.top;
  const limite_subsidio = $s[166] = $f.subsidio_mensual$rows1.top;
  if (fecha_baja > $row.period.end || fecha_ingreso > fecha_baja) return false;
  if ($51 && dias_trabajados > dias_anio * 10000) return false;
  if ($notes !== null) {
    if (rt.isSent($n[1]!) && rt.isSent($n[0]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(3, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 3000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(4, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 100n));
    }
    const $167 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($167) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(5, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 100n));
    }
    const $168 = $elsewhere(fecha_baja);
    if ($168 === null) return false;
    if (factor_integracion < $168.factor_minimo) {
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
    if ($67 && anios_cumplidos < 15) {
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
    let $171: boolean = !con_reglamento && con_tarifa && ingreso_gravado_mes > 0;
    if ($171) {
      const $169 = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($169 < 0) return false;
      const $170 = $f.subsidio_mensual$rows1.value[$169]!;
      $171 = $170 > 0;
    }
    if ($171 && subsidio_empleo_causado === 0) {
      // SUBSIDY_LOST_BY_EVENT
      $notes.add(15, rt.ratio(base_isr_mes, 100n), rt.ratio(ingreso_gravado_mes, 100n));
    }
    let $174: boolean = con_tarifa && base_isr_mes > limite_subsidio;
    if ($174) {
      const $172 = rt.rowOf($f.subsidio_mensual$rows1, limite_subsidio, 1, false);
      if ($172 < 0) return false;
      const $173 = $f.subsidio_mensual$rows1.value[$172]!;
      $174 = base_isr_mes <= limite_subsidio + $173;
    }
    if ($174) {
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

const law: rt.PackedLaw = { file: $file, packed: $packed_file,
  parameters: [UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, factor_minimo$rows, dias_minimos$rows, prima_minima$rows,
    umas_aguinaldo$rows, umas_prima$rows, umas_separacion$rows], tables: [tarifa_mensual, subsidio_mensual] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, $layout, $packed, law, $worked);
