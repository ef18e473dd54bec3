// MX.liquidacion 2020.1: Liquidación
// Emitted from generated/rules/mx/liquidacion/2020-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/mx/liquidacion/2020-01-01.pay',
  fingerprint: 'sha256:098e554995525100986e7a21683a677a567a911163fd08444ff39ba8f511bfaa',
  meaning: 'sha256:9ad254dde9c3bd48e1372f14af933c439151e036c96f43717bbe6090cbafcf33',
  country: 'MX',
  scheme: 'liquidacion',
  label: 'Liquidación',
  version: '2020.1',
  currency: 'MXN',
  validFrom: '2020-01-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:e9c65a15fe639fceef187ff96145047bb8669408db3f7f459f27c7ad5886b544', () =>
  JSON.parse(readFileSync(new URL('./2020-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  prima_minima: rt.scaledWorth($at, 4n, $law.rows('prima_minima')),
  dias_minimos: rt.scaledWorth($at, 1n, $law.rows('dias_minimos')),
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_zlfn')),
  salario_minimo_general: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_general')),
  dias_indemnizacion$rows1: rt.scaledRows($law.table('dias_indemnizacion'), { date: $at }, 1n, 1n),
  umas_aguinaldo: rt.scaledWorth($at, 1n, $law.rows('umas_aguinaldo')),
  UMA: rt.scaledWorth($at, 100n, $law.rows('UMA')),
  umas_prima: rt.scaledWorth($at, 1n, $law.rows('umas_prima')),
  umas_separacion: rt.scaledWorth($at, 1n, $law.rows('umas_separacion')),
  tabla_subsidio_mensual$rows1: rt.scaledRows($law.table('tabla_subsidio_mensual'), { date: $at }, 100n, 100n),
  subsidio_limite: rt.scaledWorth($at, 50n, $law.rows('subsidio_limite')),
  subsidio_tasa: rt.scaledWorth($at, 10000n, $law.rows('subsidio_tasa')),
  tarifa_mensual$rows1: rt.scaledRows($law.table('tarifa_mensual'), { date: $at }, 100n, 2500n),
}));
const $elsewhere = rt.byDate(($at) => ({
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_zlfn')),
  salario_minimo_general: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_general')),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const causa$sent = rt.textAt($row.texts, 0);
  const fecha_ingreso$sent = rt.textAt($row.texts, 3);
  const fecha_baja$sent = rt.textAt($row.texts, 4);
  const tipo_contrato$sent = rt.textAt($row.texts, 5);
  const computo_antiguedad$sent = rt.textAt($row.texts, 21);
  const metodo_isr$sent = rt.textAt($row.texts, 26);
  // Causa de la baja · LFT arts. 48 a 52, 434 a 436 y 439
  if (!(causa$sent !== undefined)) return false;
  if (causa$sent !== undefined &&
    !(rt.positionOf(['despido_injustificado', 'rescision_trabajador', 'negativa_reinstalacion', 'fuerza_mayor', 'automatizacion'], causa$sent) >
      0)) return false;
  const causa = causa$sent ?? '';
  $s[0] = rt.positionOf(['despido_injustificado', 'rescision_trabajador', 'negativa_reinstalacion', 'fuerza_mayor', 'automatizacion'], causa);
  // Salario mensual · LFT art. 89
  if (!(rt.isSent($n[1]!) || rt.isSent($n[2]!))) return false;
  if ($n[1]! <= 0 || $n[1]! > 300000000000) return false;
  const monthly_salary = $s[1] = $n[1]!;
  // Salario diario · LFT art. 89
  if ($n[2]! <= 0 || $n[2]! > 10000000000) return false;
  const daily_salary = $s[2] = rt.isSent($n[2]!) ? $n[2]! * 30 : monthly_salary;
  // Fecha de ingreso · LFT art. 158
  if (!(fecha_ingreso$sent !== undefined)) return false;
  if (fecha_ingreso$sent !== undefined && !rt.isDate(fecha_ingreso$sent)) return false;
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent < '1940-01-01') return false;
  const fecha_ingreso = fecha_ingreso$sent ?? '';
  $s[3] = rt.digitsOfDate(fecha_ingreso);
  // Último día de trabajo · LFT art. 46
  if (fecha_baja$sent !== undefined && !rt.isDate(fecha_baja$sent)) return false;
  if (fecha_baja$sent !== undefined && fecha_baja$sent < '2020-01-01') return false;
  if (fecha_baja$sent !== undefined && fecha_baja$sent > '2026-12-31') return false;
  const fecha_baja = fecha_baja$sent !== undefined ? fecha_baja$sent : $row.period.end;
  $s[4] = rt.digitsOfDate(fecha_baja);
  // Tipo de contrato · LFT arts. 35 y 50
  if (tipo_contrato$sent !== undefined && !(rt.positionOf(['indeterminado', 'determinado'], tipo_contrato$sent) > 0)) return false;
  const tipo_contrato = tipo_contrato$sent !== undefined ? tipo_contrato$sent : 'indeterminado';
  $s[5] = rt.positionOf(['indeterminado', 'determinado'], tipo_contrato);
  // Días de sueldo sin pagar · LFT art. 82
  if ($n[6]! < 0 || $n[6]! > 3660000) return false;
  const dias_sueldo_pendiente = $s[6] = rt.sentOr($n[6]!, 0);
  // Días de vacaciones de años cumplidos sin gozar · LFT arts. 76 y 79
  if ($n[7]! < 0 || $n[7]! > 3660000) return false;
  const dias_vacaciones_pendientes = $s[7] = rt.sentOr($n[7]!, 0);
  // Días cuya prima ya se pagó · LFT art. 80
  if ($n[8]! < 0 || $n[8]! > 3660000) return false;
  const dias_prima_ya_pagada = $s[8] = rt.sentOr($n[8]!, 0);
  // Días de vacaciones del año en curso · LFT art. 76
  if ($n[9]! < 0 || $n[9]! > 900000) return false;
  const dias_del_anio = $s[9] = $n[9]!;
  // Días gozados a cuenta del año en curso · LFT art. 79
  if ($n[10]! < 0 || $n[10]! > 900000) return false;
  const dias_vacaciones_gozadas_anio = $s[10] = rt.sentOr($n[10]!, 0);
  // Prima, por ciento del salario · LFT art. 80
  if ($n[11]! < 2500000 || $n[11]! > 30000000) return false;
  const prima_vacacional_tasa = $s[11] = rt.sentOr($n[11]!, $f.prima_minima * 2500000);
  // Días de aguinaldo al año · LFT art. 87
  if ($n[12]! < 150000 || $n[12]! > 3660000) return false;
  const dias_aguinaldo = $s[12] = rt.sentOr($n[12]!, $f.dias_minimos * 10000);
  // Días que no se computan · LFT art. 87
  if ($n[13]! < 0 || $n[13]! > 3660000) return false;
  const dias_no_computables = $s[13] = rt.sentOr($n[13]!, 0);
  // Días trabajados en el año · LFT art. 87
  if ($n[14]! < 0 || $n[14]! > 3660000) return false;
  const dias_trabajados = $s[14] = $n[14]!;
  // Aguinaldo del año ya pagado · LFT art. 87
  if ($n[15]! < 0) return false;
  const aguinaldo_pagado_amount = $s[15] = rt.sentOr($n[15]!, 0);
  // Otras percepciones gravadas · LFT art. 84
  if ($n[16]! < 0) return false;
  const otras_percepciones_amount = $s[16] = rt.sentOr($n[16]!, 0);
  // Gratificación por separación, importe · LISR art. 93-XIII
  if ($n[17]! < 0) return false;
  const gratificacion_separacion_amount = $s[17] = rt.sentOr($n[17]!, 0);
  // Salario diario integrado · LFT arts. 84 y 89
  if ($n[19]! <= 0) return false;
  const salario_integrado = $s[18] = $n[19]!;
  // Salario de la prima de antigüedad · LFT art. 162
  if ($n[20]! <= 0) return false;
  let $5: number;
  if (rt.isSent($n[20]!)) {
    const $4 = $n[20]! * 30;
    if ($4 > rt.SAFE) return false;
    $5 = $4;
  } else {
    $5 = daily_salary;
  }
  const salario_prima_antiguedad = $s[19] = $5;
  // Cómputo de la antigüedad · LFT art. 162
  if (computo_antiguedad$sent !== undefined && !(rt.positionOf(['proporcional', 'anios_completos'], computo_antiguedad$sent) > 0)) return false;
  const computo_antiguedad = computo_antiguedad$sent !== undefined ? computo_antiguedad$sent : 'proporcional';
  $s[20] = rt.positionOf(['proporcional', 'anios_completos'], computo_antiguedad);
  // Aguinaldo exento ya usado en el año · LISR art. 93-XIV
  if ($n[22]! < 0) return false;
  const aguinaldo_exento_acumulado = $s[21] = rt.sentOr($n[22]!, 0);
  // Prima exenta ya usada en el año · LISR art. 93-XIV
  if ($n[23]! < 0) return false;
  const prima_vacacional_exenta_acumulada = $s[22] = rt.sentOr($n[23]!, 0);
  // Días de salarios vencidos · LFT art. 48
  if ($n[24]! < 0 || $n[24]! > 3650000) return false;
  const dias_salarios_vencidos = $s[23] = rt.sentOr($n[24]!, 0);
  // Meses de intereses, después de los doce · LFT art. 48
  if ($n[25]! < 0 || $n[25]! > 2400000) return false;
  const meses_intereses = $s[24] = rt.sentOr($n[25]!, 0);
  // Método del ISR · LISR art. 96; RLISR art. 174
  if (metodo_isr$sent !== undefined && !(rt.positionOf(['ley', 'reglamento'], metodo_isr$sent) > 0)) return false;
  const metodo_isr = metodo_isr$sent !== undefined ? metodo_isr$sent : 'ley';
  $s[25] = rt.positionOf(['ley', 'reglamento'], metodo_isr);
  // Sueldo mensual ordinario, gravado · RLISR art. 174
  if ($n[27]! <= 0 || $n[27]! > 300000000000) return false;
  const sueldo_mensual = $s[26] = $n[27]!;
  // Otros ingresos gravados del mes · LISR art. 96
  if ($n[28]! < 0) return false;
  const gravado_del_mes = $s[27] = $n[28]!;
  // ISR retenido por esos ingresos · LISR art. 96
  if ($n[29]! < 0) return false;
  const retenido_del_mes = $s[28] = $n[29]!;
  // Cuotas IMSS del trabajador, importe · LSS art. 38
  if ($n[30]! < 0) return false;
  const imss_obrero_amount = $s[29] = rt.sentOr($n[30]!, 0);
  // Crédito INFONAVIT, importe · LFT art. 97-III; Ley del INFONAVIT art. 29-III
  if ($n[31]! < 0) return false;
  const infonavit_credit_amount = $s[30] = rt.sentOr($n[31]!, 0);
  // Otras deducciones · LFT art. 110
  if ($n[32]! < 0) return false;
  const otras_deducciones_amount = $s[31] = rt.sentOr($n[32]!, 0);
  // Paga 20 días por año · LFT arts. 50-II, 52 y 439
  const con_20_dias = rt.isSent($n[33]!)
    ? $n[33]! === 1
    : rt.same(causa, 'rescision_trabajador') || rt.same(causa, 'negativa_reinstalacion') || rt.same(causa, 'automatizacion');
  $s[32] = con_20_dias ? 1 : 0;
  // Trabaja en la Zona Libre de la Frontera Norte · CONASAMI
  const zona_libre_frontera_norte = $n[34]! === 1;
  $s[33] = zona_libre_frontera_norte ? 1 : 0;
  // Año de servicio del último día · LFT art. 158
  const anio_de_servicio = $s[34] = rt.yearsBetween(fecha_ingreso, fecha_baja) + 1;
  // Quinquenios después del quinto año, desde 2023 · LFT art. 76, DOF 27-12-2022
  const $10 = anio_de_servicio - 5;
  const $11 = $s[36] = 0 > $10 ? 0 : $10;
  const quinquenios_desde_2023 = $s[35] = Math.ceil($11 / 5);
  // Quinquenios, hasta 2022 · LFT art. 76
  const quinquenios_hasta_2022 = $s[37] = Math.floor(anio_de_servicio / 5);
  $s[38] = anio_de_servicio;
  // Vacaciones mínimas, días · LFT art. 76, DOF 27-12-2022
  const $16 = fecha_baja >= '2023-01-01';
  $s[39] = $16 ? 1 : 0;
  let $17: number;
  if ($16) {
    const $14 = 10 + anio_de_servicio * 2;
    $17 = (20 < $14 ? 20 : $14) + quinquenios_desde_2023 * 2;
  } else {
    const $15 = 4 + anio_de_servicio * 2;
    $17 = (12 < $15 ? 12 : $15) + quinquenios_hasta_2022 * 2;
  }
  const dias_de_ley = $s[40] = $17;
  // Días de vacaciones del año en curso · LFT art. 76
  const $18 = rt.isSent($n[9]!);
  $s[41] = $18 ? 1 : 0;
  const dias_vacaciones_anio = $s[42] = $18 ? dias_del_anio : dias_de_ley * 10000;
  // Días de vacaciones que integran el salario · LFT arts. 76, 80 y 84
  const $20 = dias_de_ley * 10000;
  const dias_vacaciones_integran = $s[43] = dias_vacaciones_anio > $20 ? dias_vacaciones_anio : $20;
  // Factor de integración · LFT arts. 84 y 89
  if ($n[18]! < 10000 || $n[18]! > 30000) return false;
  const factor_integracion = $s[44] = rt.isSent($n[18]!)
    ? $n[18]! * 3650000000
    : 36500000000000 + (dias_aguinaldo * 10000000 + dias_vacaciones_integran * prima_vacacional_tasa);
  // Salario mínimo · CONASAMI
  const salario_minimo = $s[45] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general;
  // Gana el salario mínimo · LISR arts. 93-I y 96
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[46] = es_sm ? 1 : 0;
  // Sueldo mensual ordinario · RLISR art. 174
  const $26 = rt.isSent($n[27]!);
  $s[47] = $26 ? 1 : 0;
  let $27: number;
  if ($26) {
    $27 = sueldo_mensual;
  } else {
    const $24 = rt.isSent($n[1]!);
    $s[48] = $24 ? 1 : 0;
    $27 = $24 ? monthly_salary : daily_salary;
  }
  const sueldo_mensual_ordinario = $s[49] = Math.floor(($27 + 50) / 100);
  $s[50] = $27;
  // Años cumplidos · LFT arts. 17, 158, 162 y 522
  const anios_cumplidos = $s[51] = rt.yearsBetween(fecha_ingreso, rt.addDays(fecha_baja, 1));
  // Primer día de ese año de servicio
  const inicio_anio_servicio = rt.addMonths(fecha_ingreso, (anio_de_servicio - 1) * 12);
  $s[52] = rt.digitsOfDate(inicio_anio_servicio);
  // Días del año de servicio · LFT art. 158
  const dias_anio_servicio = $s[53] = rt.daysBetween(inicio_anio_servicio, fecha_baja);
  // Fracción del año de servicio · LFT art. 158
  const $31 = anios_cumplidos === anio_de_servicio;
  $s[54] = $31 ? 1 : 0;
  const fraccion = $s[55] = $31 ? 365 : dias_anio_servicio < 364 ? dias_anio_servicio : 364;
  // Antigüedad · LFT art. 162
  const $33 = rt.same(computo_antiguedad, 'proporcional');
  $s[56] = $33 ? 1 : 0;
  const antiguedad = $s[57] = $33 ? (anio_de_servicio - 1) * 365 + fraccion : anios_cumplidos * 365;
  // Años para la exención · LISR art. 93-XIII
  const $35 = fecha_baja >= rt.addMonths(inicio_anio_servicio, 6) ? 1 : 0;
  const anios_exencion = $s[58] = anio_de_servicio - 1 + $35;
  // Factor de integración de las prestaciones de ley · LFT arts. 76, 80, 84 y 87
  const $37 = $s[60] = 1460 + ($f.dias_minimos * 4 + dias_de_ley * $f.prima_minima);
  const $38 = $37 * 500;
  const factor_de_ley = $s[59] = Math.floor($38 / 73);
  // Salario integrado, sin redondear · LFT arts. 84 y 89
  const $41 = rt.isSent($n[19]!);
  $s[61] = $41 ? 1 : 0;
  let $43: number;
  if ($41) {
    const $42 = salario_integrado * 1095000000000000;
    if ($42 > rt.SAFE) return false;
    $43 = $42;
  } else {
    const $40 = daily_salary * factor_integracion;
    if ($40 > rt.SAFE) return false;
    $43 = $40;
  }
  const salario_que_indemniza = $s[62] = $43;
  // Salario diario integrado · LFT arts. 84 y 89
  if (salario_que_indemniza > -104996400372629505) return false;
  $s[63] = Math.floor((salario_que_indemniza + 54750000000000000) / 109500000000000000);
  $s[64] = salario_que_indemniza;
  // Sueldo pendiente · LFT arts. 82 y 89
  const $45 = $s[66] = daily_salary * dias_sueldo_pendiente;
  if ($45 > 4503599597370495) return false;
  const sueldo_pendiente = $s[65] = Math.floor(($45 + 15000000) / 30000000);
  // Días de vacaciones por pagar · LFT art. 79
  const $47 = dias_vacaciones_anio * fraccion - dias_vacaciones_gozadas_anio * 365;
  const dias_vacaciones_a_pagar = $s[67] = (0 > $47 ? 0 : $47) + dias_vacaciones_pendientes * 365;
  // Vacaciones · LFT arts. 76, 79 y 89
  const $49 = $s[69] = daily_salary * dias_vacaciones_a_pagar;
  if ($49 > 4503588677370495) return false;
  const vacaciones = $s[68] = Math.floor(($49 + 5475000000) / 10950000000);
  // Días de vacaciones cuya prima se paga · LFT art. 80
  const $51 = dias_vacaciones_a_pagar - dias_prima_ya_pagada * 365;
  const dias_prima_por_pagar = $s[70] = 0 > $51 ? 0 : $51;
  // Prima vacacional · LFT art. 80; LISR art. 93-XIV
  const $53 = daily_salary * dias_prima_por_pagar;
  if ($53 > rt.SAFE) return false;
  const $54 = $s[72] = $53 * prima_vacacional_tasa;
  if ($54 > -104996400372629505) return false;
  const prima_vacacional = $s[71] = Math.floor(($54 + 54750000000000000) / 109500000000000000);
  // Días del año · LFT art. 87
  const dias_anio = $s[73] = rt.dayOf(rt.addDays(rt.dateOf(rt.yearOf(fecha_baja), 3, 1), -1)) === 29 ? 366 : 365;
  // Días trabajados del año · LFT art. 87
  const $58 = rt.isSent($n[14]!);
  $s[74] = $58 ? 1 : 0;
  let $59: number;
  if ($58) {
    $59 = dias_trabajados;
  } else {
    const $57 = rt.daysBetween(rt.latest(fecha_ingreso, rt.startOfYear(fecha_baja)), fecha_baja) * 10000 - dias_no_computables;
    $59 = 0 > $57 ? 0 : $57;
  }
  const dias_trabajados_anio = $s[75] = $59;
  // Aguinaldo · LFT art. 87; LISR art. 93-XIV
  const $60 = daily_salary * dias_aguinaldo;
  if ($60 > rt.SAFE) return false;
  const $61 = $60 * dias_trabajados_anio;
  if ($61 > rt.SAFE) return false;
  if (!(dias_anio > 0)) return false;
  const $62 = $s[78] = dias_anio;
  const $63 = aguinaldo_pagado_amount * 3000000000;
  if ($63 > rt.SAFE) return false;
  const $64 = $63 * $62;
  if ($64 > rt.SAFE) return false;
  const $66 = $61 - $64;
  const $67 = $s[77] = 0 > $66 ? 0 : $66;
  const $68 = rt.wholeOf($67, 300000000000 * $62, 'half_up');
  if (Number.isNaN($68)) return false;
  const aguinaldo = $s[76] = $68;
  // Otras percepciones · LFT art. 84
  if (otras_percepciones_amount > 4503599627370395) return false;
  const otras_percepciones = $s[79] = Math.floor((otras_percepciones_amount + 50) / 100);
  $s[80] = otras_percepciones_amount;
  // Salario mínimo del día de la baja · LFT art. 485
  let $72: number;
  if (zona_libre_frontera_norte) {
    const $70 = $elsewhere(fecha_baja);
    if ($70 === null) return false;
    $s[81] = $70.salario_minimo_zlfn;
    $72 = $70.salario_minimo_zlfn;
  } else {
    const $71 = $elsewhere(fecha_baja);
    if ($71 === null) return false;
    $s[82] = $71.salario_minimo_general;
    $72 = $71.salario_minimo_general;
  }
  const minimo_de_la_baja = $s[83] = $72;
  // Se debe la prima de antigüedad · LFT art. 162
  const con_prima_antiguedad = rt.same(tipo_contrato, 'indeterminado');
  $s[84] = con_prima_antiguedad ? 1 : 0;
  // Salario de la prima de antigüedad, entre uno y dos mínimos · LFT arts. 162-II, 485 y 486
  let prima_antiguedad_base = 0;
  let prima_antiguedad = 0;
  if (con_prima_antiguedad) {
    const $73 = minimo_de_la_baja * 3000;
    const $74 = salario_prima_antiguedad > $73 ? salario_prima_antiguedad : $73;
    const $75 = minimo_de_la_baja * 6000;
    prima_antiguedad_base = $s[85] = $74 < $75 ? $74 : $75;
    // Prima de antigüedad · LFT art. 162
    const $77 = $s[87] = prima_antiguedad_base * antiguedad;
    prima_antiguedad = $s[86] = Math.floor(($77 + 45625) / 91250);
  }
  // Indemnización constitucional · LFT arts. 48, 50-III, 436 y 439
  const $79 = $s[88] = rt.rowOfWord($f.dias_indemnizacion$rows1, causa);
  if ($79 < 0) return false;
  const $80 = $f.dias_indemnizacion$rows1.value[$79]!;
  const $81 = $s[90] = $80 * salario_que_indemniza;
  if ($81 > -104996400372629505) return false;
  const indemnizacion_constitucional = $s[89] = Math.floor(($81 + 54750000000000000) / 109500000000000000);
  // Indemnización de 20 días por año · LFT arts. 50-I, 50-II y 439
  let indemnizacion_20_dias = 0;
  if (con_20_dias) {
    const $91 = rt.same(tipo_contrato, 'indeterminado');
    $s[91] = $91 ? 1 : 0;
    let $93: number;
    if ($91) {
      const $83 = salario_que_indemniza * antiguedad;
      if ($83 > rt.SAFE) return false;
      const $92 = $83 * 8;
      if ($92 > rt.SAFE) return false;
      $93 = $92;
    } else {
      const $87 = anios_cumplidos < 1;
      $s[92] = $87 ? 1 : 0;
      let $90: number;
      if ($87) {
        const $84 = salario_que_indemniza * rt.daysBetween(fecha_ingreso, fecha_baja);
        if ($84 > rt.SAFE) return false;
        const $88 = $84 * 73;
        if ($88 > rt.SAFE) return false;
        $90 = $88;
      } else {
        const $85 = antiguedad - 365;
        const $86 = salario_que_indemniza * (13140 + (0 > $85 ? 0 : $85) * 4);
        if ($86 > rt.SAFE) return false;
        const $89 = $86 * 2;
        if ($89 > rt.SAFE) return false;
        $90 = $89;
      }
      $93 = $90;
    }
    if ($93 > -15982496400372629505) return false;
    indemnizacion_20_dias = $s[93] = Math.floor(($93 + 7993500000000000000) / 15987000000000000000);
    $s[94] = $93;
  }
  // Salarios vencidos · LFT art. 48
  let salarios_vencidos = 0;
  const $95 = dias_salarios_vencidos > 0;
  $s[95] = $95 ? 1 : 0;
  if ($95) {
    const $96 = $s[97] = salario_que_indemniza * dias_salarios_vencidos;
    if ($96 > -1094995496400372629505) return false;
    salarios_vencidos = $s[96] = Math.floor(($96 + 547500000000000000000) / 1095000000000000000000);
  }
  // Intereses de los salarios vencidos · LFT art. 48
  let intereses_salarios_vencidos = 0;
  const $98 = meses_intereses > 0;
  $s[98] = $98 ? 1 : 0;
  if ($98) {
    const $99 = salario_que_indemniza * 3;
    if ($99 > rt.SAFE) return false;
    const $100 = $s[100] = $99 * meses_intereses;
    if ($100 > -364995496400372629505) return false;
    intereses_salarios_vencidos = $s[99] = Math.floor(($100 + 182500000000000000000) / 365000000000000000000);
  }
  // Gratificación por separación · LISR art. 93-XIII
  if (gratificacion_separacion_amount > 4503599627370395) return false;
  const gratificacion_separacion = $s[101] = Math.floor((gratificacion_separacion_amount + 50) / 100);
  $s[102] = gratificacion_separacion_amount;
  // Tope del aguinaldo exento · LISR art. 93-I y XIV
  let $104 = 1;
  let $105: number;
  if (es_sm) {
    const $103 = daily_salary * $f.dias_minimos * dias_trabajados_anio;
    if ($103 > rt.SAFE) return false;
    if (!(dias_anio > 0)) return false;
    $104 = dias_anio;
    $105 = $103;
  } else {
    $105 = 0;
  }
  const $106 = $f.umas_aguinaldo * $f.UMA * 100 - aguinaldo_exento_acumulado;
  const $107 = (0 > $106 ? 0 : $106) * 300000;
  if ($107 > rt.SAFE) return false;
  const $108 = $107 * $104;
  if ($108 > rt.SAFE) return false;
  const $109 = $s[104] = $108 > $105 ? $108 : $105;
  const $110 = rt.wholeOf($109, 30000000 * $104, 'half_up');
  if (Number.isNaN($110)) return false;
  const aguinaldo_tope_exento = $s[103] = $110;
  $s[105] = $104;
  // Aguinaldo exento · LISR art. 93-XIV
  const aguinaldo_exento = $s[106] = aguinaldo < aguinaldo_tope_exento ? aguinaldo : aguinaldo_tope_exento;
  // Aguinaldo gravado · LISR art. 93-XIV
  const aguinaldo_gravado = $s[107] = aguinaldo - aguinaldo_exento;
  // Tope de la prima vacacional exenta · LISR art. 93-I y XIV
  let $114: number;
  if (es_sm) {
    const $113 = daily_salary * dias_prima_por_pagar;
    if ($113 > rt.SAFE) return false;
    $114 = $113 * $f.prima_minima;
  } else {
    $114 = 0;
  }
  const $115 = $f.umas_prima * $f.UMA * 100 - prima_vacacional_exenta_acumulada;
  const $116 = (0 > $115 ? 0 : $115) * 438000000;
  if ($116 > rt.SAFE) return false;
  const $117 = $s[109] = $116 > $114 ? $116 : $114;
  if ($117 > 4503555827370495) return false;
  const prima_vacacional_tope_exento = $s[108] = Math.floor(($117 + 21900000000) / 43800000000);
  // Prima vacacional exenta · LISR art. 93-XIV
  const prima_vacacional_exenta = $s[110] = prima_vacacional < prima_vacacional_tope_exento ? prima_vacacional : prima_vacacional_tope_exento;
  // Prima vacacional gravada · LISR art. 93-XIV
  const prima_vacacional_gravada = $s[111] = prima_vacacional - prima_vacacional_exenta;
  // Pagos por separación
  const total_separacion = $s[112] = prima_antiguedad +
    indemnizacion_constitucional +
    indemnizacion_20_dias +
    salarios_vencidos +
    intereses_salarios_vencidos +
    gratificacion_separacion;
  // Pagos por separación exentos · LISR art. 93-XIII
  const $122 = $f.umas_separacion * $f.UMA * anios_exencion;
  const separacion_exenta = $s[113] = total_separacion < $122 ? total_separacion : $122;
  // Gravado de una vez al año · RLISR art. 174
  const gravado_anual = $s[114] = aguinaldo_gravado + prima_vacacional_gravada;
  // Gravado del mes · LISR art. 96
  const gravado_ordinario = $s[115] = sueldo_pendiente + vacaciones + otras_percepciones;
  // Base gravable ISR · LISR art. 96
  const base_isr = $s[116] = gravado_ordinario + gravado_anual;
  // Ingresos gravados del mes, sin este recibo · LISR art. 96
  const $127 = rt.isSent($n[28]!);
  $s[117] = $127 ? 1 : 0;
  const $128 = $s[119] = $127 ? gravado_del_mes : 0;
  if ($128 > 4503599627370395) return false;
  const ingreso_gravado_mes = $s[118] = Math.floor(($128 + 50) / 100);
  // Ingreso mensual hasta el que hay subsidio para el empleo · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  let $130: number;
  if ($at >= '2024-05-01') {
    $130 = $f.subsidio_limite * 2;
  } else {
    $s[120] = $f.tabla_subsidio_mensual$rows1.top;
    $130 = $f.tabla_subsidio_mensual$rows1.top;
  }
  const limite_subsidio_mensual = $s[121] = $130;
  // UMA mensual · Ley de la UMA art. 4
  const $131 = $s[123] = $f.UMA * 38;
  const $132 = $131 * 4;
  const uma_mensual = $s[122] = Math.floor((2 * $132 + 5) / 10);
  // Subsidio para el empleo de un mes · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  $s[124] = -1;
  let $136: number;
  if ($at >= '2024-05-01') {
    $136 = $f.subsidio_tasa * uma_mensual;
  } else {
    const $134 = $s[124] = rt.rowOf($f.tabla_subsidio_mensual$rows1, limite_subsidio_mensual, 1, false);
    if ($134 < 0) return false;
    $s[125] = limite_subsidio_mensual;
    const $135 = $f.tabla_subsidio_mensual$rows1.value[$134]!;
    $136 = $135 * 10000;
  }
  const subsidio_mensual = $s[126] = Math.floor(($136 + 5000) / 10000);
  $s[127] = $136;
  // Subsidio para el empleo por esos ingresos · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  $s[128] = -1;
  let $142: number;
  if ($at >= '2024-05-01') {
    const $140 = ingreso_gravado_mes <= limite_subsidio_mensual;
    $s[130] = $140 ? 1 : 0;
    $142 = $140 ? subsidio_mensual : 0;
  } else {
    const $138 = $s[128] = rt.rowOf($f.tabla_subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
    if ($138 < 0) return false;
    $s[129] = ingreso_gravado_mes;
    $142 = $f.tabla_subsidio_mensual$rows1.value[$138]!;
  }
  const subsidio_sin_este_recibo = $s[131] = $142;
  // ISR retenido por esos ingresos · LISR art. 96
  $s[133] = -1;
  const $147 = rt.isSent($n[29]!);
  $s[132] = $147 ? 1 : 0;
  let $149: number;
  if ($147) {
    const $148 = retenido_del_mes * 25;
    if ($148 > rt.SAFE) return false;
    $149 = $148;
  } else {
    let $146: number;
    if (es_sm) {
      $146 = 0;
    } else {
      const $143 = $s[133] = rt.rowOf($f.tarifa_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($143 < 0) return false;
      $s[134] = ingreso_gravado_mes;
      const $144 = rt.excessOf($f.tarifa_mensual$rows1, $143, ingreso_gravado_mes, 1);
      if (Number.isNaN($144)) return false;
      const $145 = $144 - subsidio_sin_este_recibo * 2500;
      $146 = 0 > $145 ? 0 : $145;
    }
    $149 = $146;
  }
  if ($149 > 4503599627367995) return false;
  const isr_retenido_mes = $s[135] = Math.floor(($149 + 1250) / 2500);
  $s[136] = $149;
  // Con el promedio mensual del reglamento · RLISR art. 174
  const con_reglamento = rt.same(metodo_isr, 'reglamento');
  $s[137] = con_reglamento ? 1 : 0;
  // Solo percibe el salario mínimo · LISR art. 96, primer párrafo
  const $151 = es_sm && gravado_anual === 0;
  $s[138] = $151 ? 1 : 0;
  const exento_por_sm = $151 && otras_percepciones === 0;
  $s[139] = exento_por_sm ? 1 : 0;
  // Lo que se suma al mes · LISR art. 96; RLISR art. 174
  const gravado_con_tarifa = $s[140] = con_reglamento ? gravado_ordinario : base_isr;
  // Se aplica la tarifa al mes · LISR art. 96
  const $153 = gravado_con_tarifa > 0;
  $s[141] = $153 ? 1 : 0;
  const con_tarifa = $153 && !exento_por_sm;
  $s[142] = con_tarifa ? 1 : 0;
  // Base del mes · LISR art. 96
  let base_isr_mes = 0;
  if (con_tarifa) {
    base_isr_mes = $s[143] = ingreso_gravado_mes + gravado_con_tarifa;
  }
  // ISR según tarifa · LISR art. 96
  $s[144] = -1;
  let isr_determinado = 0;
  if (con_tarifa) {
    const $155 = $s[144] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($155 < 0) return false;
    $s[145] = base_isr_mes;
    const $156 = $s[147] = rt.excessOf($f.tarifa_mensual$rows1, $155, base_isr_mes, 1);
    if (Number.isNaN($156)) return false;
    if ($156 > 4503599627367995) return false;
    isr_determinado = $s[146] = Math.floor(($156 + 1250) / 2500);
  }
  // Subsidio para el empleo causado · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  $s[148] = -1;
  let subsidio_empleo_causado = 0;
  let subsidio_empleo = 0;
  let isr_del_mes = 0;
  if (con_tarifa) {
    let $162: number;
    if ($at >= '2024-05-01') {
      const $160 = base_isr_mes <= limite_subsidio_mensual;
      $s[150] = $160 ? 1 : 0;
      $162 = $160 ? subsidio_mensual : 0;
    } else {
      const $158 = $s[148] = rt.rowOf($f.tabla_subsidio_mensual$rows1, base_isr_mes, 1, false);
      if ($158 < 0) return false;
      $s[149] = base_isr_mes;
      $162 = $f.tabla_subsidio_mensual$rows1.value[$158]!;
    }
    subsidio_empleo_causado = $s[151] = $162;
    // Subsidio para el empleo aplicado · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
    subsidio_empleo = $s[152] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
    // ISR que falta en el mes · LISR art. 96
    const $164 = isr_determinado - subsidio_empleo - isr_retenido_mes;
    isr_del_mes = $s[153] = 0 > $164 ? 0 : $164;
  }
  // Promedio mensual de lo gravado · RLISR art. 174-I
  let promedio_mensual_174 = 0;
  if (con_reglamento) {
    const $166 = $s[155] = gravado_anual * 38;
    const $167 = $166 * 4;
    promedio_mensual_174 = $s[154] = Math.floor((2 * $167 + 1825) / 3650);
  }
  // Tarifa aplicada · LISR art. 96; RLISR art. 174-II
  $s[156] = -1;
  $s[158] = -1;
  let $174: number;
  if (con_reglamento) {
    const $169 = $s[157] = sueldo_mensual_ordinario + promedio_mensual_174;
    const $170 = $s[156] = rt.rowOf($f.tarifa_mensual$rows1, $169, 1, false);
    if ($170 < 0) return false;
    const $171 = rt.excessOf($f.tarifa_mensual$rows1, $170, $169, 1);
    if (Number.isNaN($171)) return false;
    $174 = $171;
  } else {
    const $172 = $s[158] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($172 < 0) return false;
    $s[159] = base_isr_mes;
    const $173 = rt.excessOf($f.tarifa_mensual$rows1, $172, base_isr_mes, 1);
    if (Number.isNaN($173)) return false;
    $174 = $173;
  }
  const tarifa_aplicada = $s[160] = $174;
  // Tasa del reglamento · RLISR art. 174-III y IV
  $s[162] = -1;
  let $177 = 1;
  $s[165] = 1;
  let tasa_174 = 0;
  if (con_reglamento) {
    const $178 = promedio_mensual_174 === 0;
    $s[161] = $178 ? 1 : 0;
    let $179: number;
    if ($178) {
      $179 = 0;
    } else {
      const $175 = $s[162] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
      if ($175 < 0) return false;
      $s[163] = sueldo_mensual_ordinario;
      const $176 = rt.excessOf($f.tarifa_mensual$rows1, $175, sueldo_mensual_ordinario, 1);
      if (Number.isNaN($176)) return false;
      if (!(promedio_mensual_174 > 0)) return false;
      $177 = promedio_mensual_174;
      $179 = tarifa_aplicada - $176;
    }
    tasa_174 = $s[164] = $179;
    $s[165] = $177;
  }
  // ISR por el promedio mensual · RLISR art. 174-V
  $s[168] = 1;
  let isr_174 = 0;
  let isr_evento_ordinario = 0;
  if (con_reglamento) {
    const $180 = gravado_anual * tasa_174;
    if ($180 > rt.SAFE || $180 < -rt.SAFE) return false;
    const $182 = $s[167] = 0 > $180 ? 0 : $180;
    const $183 = rt.wholeOf($182, 2500 * $177, 'half_up');
    if (Number.isNaN($183)) return false;
    isr_174 = $s[166] = $183;
    $s[168] = $177;
    // ISR de lo que no es anual · LISR art. 96
    isr_evento_ordinario = $s[169] = isr_del_mes;
  }
  // ISR retenido · LISR art. 96; RLISR art. 174
  const isr = $s[170] = con_reglamento ? isr_evento_ordinario + isr_174 : isr_del_mes;
  // Base gravable por separación · LISR arts. 93-XIII, 95 y 96
  const base_isr_separacion = $s[171] = total_separacion - separacion_exenta;
  // Tasa del último sueldo · LISR art. 96, pagos del artículo 95
  $s[173] = -1;
  let $190 = 1;
  $s[176] = 1;
  let tasa_separacion = 0;
  const $186 = base_isr_separacion >= sueldo_mensual_ordinario;
  $s[172] = $186 ? 1 : 0;
  if ($186) {
    const $187 = $s[173] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
    if ($187 < 0) return false;
    $s[174] = sueldo_mensual_ordinario;
    const $188 = rt.excessOf($f.tarifa_mensual$rows1, $187, sueldo_mensual_ordinario, 1);
    if (Number.isNaN($188)) return false;
    const $189 = 1 > sueldo_mensual_ordinario ? 1 : sueldo_mensual_ordinario;
    if (!($189 > 0)) return false;
    $190 = $s[176] = $189;
    tasa_separacion = $s[175] = $188;
  }
  // Tarifa sobre lo gravado por separación · LISR art. 96, pagos del artículo 95
  $s[178] = -1;
  let isr_tarifa_separacion = 0;
  const $191 = base_isr_separacion < sueldo_mensual_ordinario;
  $s[177] = $191 ? 1 : 0;
  if ($191) {
    const $192 = $s[178] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_separacion, 1, false);
    if ($192 < 0) return false;
    $s[179] = base_isr_separacion;
    const $193 = rt.excessOf($f.tarifa_mensual$rows1, $192, base_isr_separacion, 1);
    if (Number.isNaN($193)) return false;
    isr_tarifa_separacion = $s[180] = $193;
  }
  // ISR por separación · LISR art. 96, pagos del artículo 95
  let $196: number;
  if ($191) {
    const $195 = isr_tarifa_separacion * $190;
    if ($195 > rt.SAFE) return false;
    $196 = $195;
  } else {
    const $194 = base_isr_separacion * tasa_separacion;
    if ($194 > rt.SAFE) return false;
    $196 = $194;
  }
  const $197 = rt.wholeOf($196, 2500 * $190, 'half_up');
  if (Number.isNaN($197)) return false;
  const isr_separacion = $s[181] = $197;
  $s[182] = $196;
  $s[183] = $190;
  // Cuotas IMSS del trabajador · LSS art. 38
  if (imss_obrero_amount > 4503599627370395) return false;
  const imss_obrero = $s[184] = Math.floor((imss_obrero_amount + 50) / 100);
  $s[185] = imss_obrero_amount;
  // Crédito INFONAVIT · LFT art. 97-III; Ley del INFONAVIT art. 29-III
  if (infonavit_credit_amount > 4503599627370395) return false;
  const infonavit_credito = $s[186] = Math.floor((infonavit_credit_amount + 50) / 100);
  $s[187] = infonavit_credit_amount;
  // Otras deducciones · LFT art. 110
  if (otras_deducciones_amount > 4503599627370395) return false;
  const otras_deducciones = $s[188] = Math.floor((otras_deducciones_amount + 50) / 100);
  $s[189] = otras_deducciones_amount;
  // Total exento · LISR art. 93
  $s[190] = aguinaldo_exento + prima_vacacional_exenta + separacion_exenta;
  // Total de percepciones
  const total_percepciones = $s[191] = sueldo_pendiente +
    vacaciones +
    prima_vacacional +
    aguinaldo +
    otras_percepciones +
    prima_antiguedad +
    indemnizacion_constitucional +
    indemnizacion_20_dias +
    salarios_vencidos +
    intereses_salarios_vencidos +
    gratificacion_separacion;
  // Total de deducciones
  const total_deducciones = $s[192] = isr + isr_separacion + imss_obrero + infonavit_credito + otras_deducciones;
  // Neto
  const neto = $s[193] = total_percepciones - total_deducciones;
  if (fecha_baja > $row.period.end || fecha_ingreso > fecha_baja) return false;
  if ($58 && dias_trabajados > dias_anio * 10000) return false;
  if ($notes !== null) {
    if (rt.isSent($n[2]!) && rt.isSent($n[1]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(3, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 3000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(4, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 100n));
    }
    const $205 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($205) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(5, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 100n));
    }
    if (factor_integracion < factor_de_ley * 3650000000) {
      // FACTOR_BELOW_LEGAL_MINIMUM
      $notes.add(6, rt.ratio(factor_integracion, 36500000000000n), rt.ratio(factor_de_ley, 10000n));
    }
    if (!rt.isSent($n[19]!) && !rt.isSent($n[18]!)) {
      // INTEGRATED_SALARY_ASSUMED
      $notes.add(7, rt.ratio(dias_aguinaldo, 10000n), rt.ratio(dias_vacaciones_integran, 10000n), rt.ratio(prima_vacacional_tasa, 10000000n));
    }
    if (!rt.isSent($n[28]!)) {
      // MONTH_INCOME_ASSUMED
      $notes.add(8);
    }
    if (aguinaldo_exento < aguinaldo) {
      // EXEMPTION_CAPPED
      $notes.add(9, rt.ratio(aguinaldo_exento, 100n), rt.ratio(aguinaldo_gravado, 100n));
    }
    if (prima_vacacional_exenta < prima_vacacional) {
      // EXEMPTION_CAPPED
      $notes.add(10, rt.ratio(prima_vacacional_exenta, 100n), rt.ratio(prima_vacacional_gravada, 100n));
    }
    if (dias_vacaciones_anio < dias_de_ley * 10000) {
      // VACATION_BELOW_LEGAL_MINIMUM
      $notes.add(11, rt.ratio(dias_vacaciones_anio, 10000n), rt.ratio(dias_de_ley, 1n));
    }
    if (rt.same(causa, 'despido_injustificado') && !con_20_dias) {
      // TWENTY_DAYS_NOT_INCLUDED
      $notes.add(12);
    }
    if (con_prima_antiguedad && (salario_prima_antiguedad < minimo_de_la_baja * 3000 || salario_prima_antiguedad > minimo_de_la_baja * 6000)) {
      // PRIMA_ANTIGUEDAD_BASE_LIMITED
      $notes.add(13, rt.ratio(prima_antiguedad_base, 300000n));
    }
    if (base_isr_separacion > 0 && base_isr_separacion < sueldo_mensual_ordinario) {
      // SEPARATION_BELOW_LAST_SALARY
      $notes.add(14, rt.ratio(base_isr_separacion, 100n), rt.ratio(sueldo_mensual_ordinario, 100n));
    }
    if (exento_por_sm) {
      // MINIMUM_WAGE_EXEMPT
      $notes.add(15, rt.ratio(salario_minimo, 100n));
    }
    if (!con_reglamento && con_tarifa && ingreso_gravado_mes > 0 && subsidio_sin_este_recibo > 0 && subsidio_empleo_causado === 0) {
      // SUBSIDY_LOST_BY_EVENT
      $notes.add(16, rt.ratio(base_isr_mes, 100n), rt.ratio(ingreso_gravado_mes, 100n));
    }
    if (con_tarifa && base_isr_mes > limite_subsidio_mensual && base_isr_mes <= limite_subsidio_mensual + subsidio_mensual) {
      // SUBSIDY_CLIFF
      $notes.add(17, rt.ratio(base_isr_mes, 100n), rt.ratio(limite_subsidio_mensual, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(18);
    }
    if (rt.same(causa, 'fuerza_mayor')) {
      // PARAM_UNVERIFIED
      $notes.add(19);
    }
    if (rt.same(causa, 'automatizacion')) {
      // PARAM_UNVERIFIED
      $notes.add(20);
    }
    if (dias_salarios_vencidos > 0) {
      // PARAM_UNVERIFIED
      $notes.add(21);
    }
    if (meses_intereses > 0) {
      // PARAM_UNVERIFIED
      $notes.add(22);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, elsewhere: $elsewhere, compute });
