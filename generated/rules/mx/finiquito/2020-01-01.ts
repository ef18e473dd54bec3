// MX.finiquito 2020.1: Finiquito
// Emitted from generated/rules/mx/finiquito/2020-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/mx/finiquito/2020-01-01.pay',
  fingerprint: 'sha256:74d19bde1a64aa18e2e4971557fee191a7d3d2d9bb45dfb7a2bf69256200f548',
  meaning: 'sha256:b89defe025b20ddd301136daa7ab7c009add94cff5a053e5bf282aaa293ff1c8',
  country: 'MX',
  scheme: 'finiquito',
  label: 'Finiquito',
  version: '2020.1',
  currency: 'MXN',
  validFrom: '2020-01-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:4d56df421115c59c6e3027ab885d901187527ff2a1f34e4957020f9ff5d305b5', () =>
  JSON.parse(readFileSync(new URL('./2020-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  prima_minima: rt.scaledWorth($at, 4n, $law.rows('prima_minima')),
  dias_minimos: rt.scaledWorth($at, 1n, $law.rows('dias_minimos')),
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_zlfn')),
  salario_minimo_general: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_general')),
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
  const fecha_ingreso$sent = rt.textAt($row.texts, 2);
  const fecha_baja$sent = rt.textAt($row.texts, 3);
  const causa$sent = rt.textAt($row.texts, 4);
  const computo_antiguedad$sent = rt.textAt($row.texts, 20);
  const metodo_isr$sent = rt.textAt($row.texts, 23);
  // Salario mensual · LFT art. 89
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0 || $n[0]! > 300000000000) return false;
  const monthly_salary = $s[0] = $n[0]!;
  // Salario diario · LFT art. 89
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const daily_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! * 30 : monthly_salary;
  // Fecha de ingreso · LFT art. 158
  if (!(fecha_ingreso$sent !== undefined)) return false;
  if (fecha_ingreso$sent !== undefined && !rt.isDate(fecha_ingreso$sent)) return false;
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent < '1940-01-01') return false;
  const fecha_ingreso = fecha_ingreso$sent ?? '';
  $s[2] = rt.digitsOfDate(fecha_ingreso);
  // Último día de trabajo · LFT art. 46
  if (fecha_baja$sent !== undefined && !rt.isDate(fecha_baja$sent)) return false;
  if (fecha_baja$sent !== undefined && fecha_baja$sent < '2020-01-01') return false;
  if (fecha_baja$sent !== undefined && fecha_baja$sent > '2026-12-31') return false;
  const fecha_baja = fecha_baja$sent !== undefined ? fecha_baja$sent : $row.period.end;
  $s[3] = rt.digitsOfDate(fecha_baja);
  // Causa de la baja · LFT arts. 47, 53, 54 y 162
  if (!(causa$sent !== undefined)) return false;
  if (causa$sent !== undefined &&
    !(rt.positionOf(['renuncia', 'mutuo_consentimiento', 'termino_contrato', 'despido_justificado', 'muerte', 'incapacidad'], causa$sent) > 0)) return false;
  const causa = causa$sent ?? '';
  $s[4] = rt.positionOf(['renuncia', 'mutuo_consentimiento', 'termino_contrato', 'despido_justificado', 'muerte', 'incapacidad'], causa);
  // Días de sueldo sin pagar · LFT art. 82
  if ($n[5]! < 0 || $n[5]! > 3660000) return false;
  const dias_sueldo_pendiente = $s[5] = rt.sentOr($n[5]!, 0);
  // Días de vacaciones de años cumplidos sin gozar · LFT arts. 76 y 79
  if ($n[6]! < 0 || $n[6]! > 3660000) return false;
  const dias_vacaciones_pendientes = $s[6] = rt.sentOr($n[6]!, 0);
  // Días cuya prima ya se pagó · LFT art. 80
  if ($n[7]! < 0 || $n[7]! > 3660000) return false;
  const dias_prima_ya_pagada = $s[7] = rt.sentOr($n[7]!, 0);
  // Días de vacaciones del año en curso · LFT art. 76
  if ($n[8]! < 0 || $n[8]! > 900000) return false;
  const dias_del_anio = $s[8] = $n[8]!;
  // Días gozados a cuenta del año en curso · LFT art. 79
  if ($n[9]! < 0 || $n[9]! > 900000) return false;
  const dias_vacaciones_gozadas_anio = $s[9] = rt.sentOr($n[9]!, 0);
  // Prima, por ciento del salario · LFT art. 80
  if ($n[10]! < 2500000 || $n[10]! > 30000000) return false;
  const prima_vacacional_tasa = $s[10] = rt.sentOr($n[10]!, $f.prima_minima * 2500000);
  // Días de aguinaldo al año · LFT art. 87
  if ($n[11]! < 150000 || $n[11]! > 3660000) return false;
  const dias_aguinaldo = $s[11] = rt.sentOr($n[11]!, $f.dias_minimos * 10000);
  // Días que no se computan · LFT art. 87
  if ($n[12]! < 0 || $n[12]! > 3660000) return false;
  const dias_no_computables = $s[12] = rt.sentOr($n[12]!, 0);
  // Días trabajados en el año · LFT art. 87
  if ($n[13]! < 0 || $n[13]! > 3660000) return false;
  const dias_trabajados = $s[13] = $n[13]!;
  // Aguinaldo del año ya pagado · LFT art. 87
  if ($n[14]! < 0) return false;
  const aguinaldo_pagado_amount = $s[14] = rt.sentOr($n[14]!, 0);
  // Otras percepciones gravadas · LFT art. 84
  if ($n[15]! < 0) return false;
  const otras_percepciones_amount = $s[15] = rt.sentOr($n[15]!, 0);
  // Gratificación por separación, importe · LISR art. 93-XIII
  if ($n[16]! < 0) return false;
  const gratificacion_separacion_amount = $s[16] = rt.sentOr($n[16]!, 0);
  // Salario diario integrado · LFT arts. 84 y 89
  if ($n[18]! <= 0) return false;
  const salario_integrado = $s[17] = $n[18]!;
  // Salario de la prima de antigüedad · LFT art. 162
  if ($n[19]! <= 0) return false;
  let $4: number;
  if (rt.isSent($n[19]!)) {
    const $3 = $n[19]! * 30;
    if ($3 > rt.SAFE) return false;
    $4 = $3;
  } else {
    $4 = daily_salary;
  }
  const salario_prima_antiguedad = $s[18] = $4;
  // Cómputo de la antigüedad · LFT art. 162
  if (computo_antiguedad$sent !== undefined && !(rt.positionOf(['proporcional', 'anios_completos'], computo_antiguedad$sent) > 0)) return false;
  const computo_antiguedad = computo_antiguedad$sent !== undefined ? computo_antiguedad$sent : 'proporcional';
  $s[19] = rt.positionOf(['proporcional', 'anios_completos'], computo_antiguedad);
  // Aguinaldo exento ya usado en el año · LISR art. 93-XIV
  if ($n[21]! < 0) return false;
  const aguinaldo_exento_acumulado = $s[20] = rt.sentOr($n[21]!, 0);
  // Prima exenta ya usada en el año · LISR art. 93-XIV
  if ($n[22]! < 0) return false;
  const prima_vacacional_exenta_acumulada = $s[21] = rt.sentOr($n[22]!, 0);
  // Método del ISR · LISR art. 96; RLISR art. 174
  if (metodo_isr$sent !== undefined && !(rt.positionOf(['ley', 'reglamento'], metodo_isr$sent) > 0)) return false;
  const metodo_isr = metodo_isr$sent !== undefined ? metodo_isr$sent : 'ley';
  $s[22] = rt.positionOf(['ley', 'reglamento'], metodo_isr);
  // Sueldo mensual ordinario, gravado · RLISR art. 174
  if ($n[24]! <= 0 || $n[24]! > 300000000000) return false;
  const sueldo_mensual = $s[23] = $n[24]!;
  // Otros ingresos gravados del mes · LISR art. 96
  if ($n[25]! < 0) return false;
  const gravado_del_mes = $s[24] = $n[25]!;
  // ISR retenido por esos ingresos · LISR art. 96
  if ($n[26]! < 0) return false;
  const retenido_del_mes = $s[25] = $n[26]!;
  // Cuotas IMSS del trabajador, importe · LSS art. 38
  if ($n[27]! < 0) return false;
  const imss_obrero_amount = $s[26] = rt.sentOr($n[27]!, 0);
  // Crédito INFONAVIT, importe · LFT art. 97-III; Ley del INFONAVIT art. 29-III
  if ($n[28]! < 0) return false;
  const infonavit_credit_amount = $s[27] = rt.sentOr($n[28]!, 0);
  // Otras deducciones · LFT art. 110
  if ($n[29]! < 0) return false;
  const otras_deducciones_amount = $s[28] = rt.sentOr($n[29]!, 0);
  // Trabaja en la Zona Libre de la Frontera Norte · CONASAMI
  const zona_libre_frontera_norte = $n[30]! === 1;
  $s[29] = zona_libre_frontera_norte ? 1 : 0;
  // Año de servicio del último día · LFT art. 158
  const anio_de_servicio = $s[30] = rt.yearsBetween(fecha_ingreso, fecha_baja) + 1;
  // Quinquenios después del quinto año, desde 2023 · LFT art. 76, DOF 27-12-2022
  const $8 = anio_de_servicio - 5;
  const $9 = $s[32] = 0 > $8 ? 0 : $8;
  const quinquenios_desde_2023 = $s[31] = Math.ceil($9 / 5);
  // Quinquenios, hasta 2022 · LFT art. 76
  const quinquenios_hasta_2022 = $s[33] = Math.floor(anio_de_servicio / 5);
  $s[34] = anio_de_servicio;
  // Vacaciones mínimas, días · LFT art. 76, DOF 27-12-2022
  const $14 = fecha_baja >= '2023-01-01';
  $s[35] = $14 ? 1 : 0;
  let $15: number;
  if ($14) {
    const $12 = 10 + anio_de_servicio * 2;
    $15 = (20 < $12 ? 20 : $12) + quinquenios_desde_2023 * 2;
  } else {
    const $13 = 4 + anio_de_servicio * 2;
    $15 = (12 < $13 ? 12 : $13) + quinquenios_hasta_2022 * 2;
  }
  const dias_de_ley = $s[36] = $15;
  // Días de vacaciones del año en curso · LFT art. 76
  const $16 = rt.isSent($n[8]!);
  $s[37] = $16 ? 1 : 0;
  const dias_vacaciones_anio = $s[38] = $16 ? dias_del_anio : dias_de_ley * 10000;
  // Días de vacaciones que integran el salario · LFT arts. 76, 80 y 84
  const $18 = dias_de_ley * 10000;
  const dias_vacaciones_integran = $s[39] = dias_vacaciones_anio > $18 ? dias_vacaciones_anio : $18;
  // Factor de integración · LFT arts. 84 y 89
  if ($n[17]! < 10000 || $n[17]! > 30000) return false;
  const factor_integracion = $s[40] = rt.isSent($n[17]!)
    ? $n[17]! * 3650000000
    : 36500000000000 + (dias_aguinaldo * 10000000 + dias_vacaciones_integran * prima_vacacional_tasa);
  // Salario mínimo · CONASAMI
  const salario_minimo = $s[41] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general;
  // Gana el salario mínimo · LISR arts. 93-I y 96
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[42] = es_sm ? 1 : 0;
  // Sueldo mensual ordinario · RLISR art. 174
  const $24 = rt.isSent($n[24]!);
  $s[43] = $24 ? 1 : 0;
  let $25: number;
  if ($24) {
    $25 = sueldo_mensual;
  } else {
    const $22 = rt.isSent($n[0]!);
    $s[44] = $22 ? 1 : 0;
    $25 = $22 ? monthly_salary : daily_salary;
  }
  const sueldo_mensual_ordinario = $s[45] = Math.floor(($25 + 50) / 100);
  $s[46] = $25;
  // Años cumplidos · LFT arts. 17, 158, 162 y 522
  const anios_cumplidos = $s[47] = rt.yearsBetween(fecha_ingreso, rt.addDays(fecha_baja, 1));
  // Primer día de ese año de servicio
  const inicio_anio_servicio = rt.addMonths(fecha_ingreso, (anio_de_servicio - 1) * 12);
  $s[48] = rt.digitsOfDate(inicio_anio_servicio);
  // Días del año de servicio · LFT art. 158
  const dias_anio_servicio = $s[49] = rt.daysBetween(inicio_anio_servicio, fecha_baja);
  // Fracción del año de servicio · LFT art. 158
  const $29 = anios_cumplidos === anio_de_servicio;
  $s[50] = $29 ? 1 : 0;
  const fraccion = $s[51] = $29 ? 365 : dias_anio_servicio < 364 ? dias_anio_servicio : 364;
  // Antigüedad · LFT art. 162
  const $31 = rt.same(computo_antiguedad, 'proporcional');
  $s[52] = $31 ? 1 : 0;
  const antiguedad = $s[53] = $31 ? (anio_de_servicio - 1) * 365 + fraccion : anios_cumplidos * 365;
  // Años para la exención · LISR art. 93-XIII
  const $33 = fecha_baja >= rt.addMonths(inicio_anio_servicio, 6) ? 1 : 0;
  const anios_exencion = $s[54] = anio_de_servicio - 1 + $33;
  // Factor de integración de las prestaciones de ley · LFT arts. 76, 80, 84 y 87
  const $35 = $s[56] = 1460 + ($f.dias_minimos * 4 + dias_de_ley * $f.prima_minima);
  const $36 = $35 * 500;
  const factor_de_ley = $s[55] = Math.floor($36 / 73);
  // Salario integrado, sin redondear · LFT arts. 84 y 89
  const $39 = rt.isSent($n[18]!);
  $s[57] = $39 ? 1 : 0;
  let $41: number;
  if ($39) {
    const $40 = salario_integrado * 1095000000000000;
    if ($40 > rt.SAFE) return false;
    $41 = $40;
  } else {
    const $38 = daily_salary * factor_integracion;
    if ($38 > rt.SAFE) return false;
    $41 = $38;
  }
  const salario_que_indemniza = $s[58] = $41;
  // Salario diario integrado · LFT arts. 84 y 89
  if (salario_que_indemniza > -104996400372629505) return false;
  $s[59] = Math.floor((salario_que_indemniza + 54750000000000000) / 109500000000000000);
  $s[60] = salario_que_indemniza;
  // Sueldo pendiente · LFT arts. 82 y 89
  const $43 = $s[62] = daily_salary * dias_sueldo_pendiente;
  if ($43 > 4503599597370495) return false;
  const sueldo_pendiente = $s[61] = Math.floor(($43 + 15000000) / 30000000);
  // Días de vacaciones por pagar · LFT art. 79
  const $45 = dias_vacaciones_anio * fraccion - dias_vacaciones_gozadas_anio * 365;
  const dias_vacaciones_a_pagar = $s[63] = (0 > $45 ? 0 : $45) + dias_vacaciones_pendientes * 365;
  // Vacaciones · LFT arts. 76, 79 y 89
  const $47 = $s[65] = daily_salary * dias_vacaciones_a_pagar;
  if ($47 > 4503588677370495) return false;
  const vacaciones = $s[64] = Math.floor(($47 + 5475000000) / 10950000000);
  // Días de vacaciones cuya prima se paga · LFT art. 80
  const $49 = dias_vacaciones_a_pagar - dias_prima_ya_pagada * 365;
  const dias_prima_por_pagar = $s[66] = 0 > $49 ? 0 : $49;
  // Prima vacacional · LFT art. 80; LISR art. 93-XIV
  const $51 = daily_salary * dias_prima_por_pagar;
  if ($51 > rt.SAFE) return false;
  const $52 = $s[68] = $51 * prima_vacacional_tasa;
  if ($52 > -104996400372629505) return false;
  const prima_vacacional = $s[67] = Math.floor(($52 + 54750000000000000) / 109500000000000000);
  // Días del año · LFT art. 87
  const dias_anio = $s[69] = rt.dayOf(rt.addDays(rt.dateOf(rt.yearOf(fecha_baja), 3, 1), -1)) === 29 ? 366 : 365;
  // Días trabajados del año · LFT art. 87
  const $56 = rt.isSent($n[13]!);
  $s[70] = $56 ? 1 : 0;
  let $57: number;
  if ($56) {
    $57 = dias_trabajados;
  } else {
    const $55 = rt.daysBetween(rt.latest(fecha_ingreso, rt.startOfYear(fecha_baja)), fecha_baja) * 10000 - dias_no_computables;
    $57 = 0 > $55 ? 0 : $55;
  }
  const dias_trabajados_anio = $s[71] = $57;
  // Aguinaldo · LFT art. 87; LISR art. 93-XIV
  const $58 = daily_salary * dias_aguinaldo;
  if ($58 > rt.SAFE) return false;
  const $59 = $58 * dias_trabajados_anio;
  if ($59 > rt.SAFE) return false;
  if (!(dias_anio > 0)) return false;
  const $60 = $s[74] = dias_anio;
  const $61 = aguinaldo_pagado_amount * 3000000000;
  if ($61 > rt.SAFE) return false;
  const $62 = $61 * $60;
  if ($62 > rt.SAFE) return false;
  const $64 = $59 - $62;
  const $65 = $s[73] = 0 > $64 ? 0 : $64;
  const $66 = rt.wholeOf($65, 300000000000 * $60, 'half_up');
  if (Number.isNaN($66)) return false;
  const aguinaldo = $s[72] = $66;
  // Otras percepciones · LFT art. 84
  if (otras_percepciones_amount > 4503599627370395) return false;
  const otras_percepciones = $s[75] = Math.floor((otras_percepciones_amount + 50) / 100);
  $s[76] = otras_percepciones_amount;
  // Salario mínimo del día de la baja · LFT art. 485
  let $70: number;
  if (zona_libre_frontera_norte) {
    const $68 = $elsewhere(fecha_baja);
    if ($68 === null) return false;
    $s[77] = $68.salario_minimo_zlfn;
    $70 = $68.salario_minimo_zlfn;
  } else {
    const $69 = $elsewhere(fecha_baja);
    if ($69 === null) return false;
    $s[78] = $69.salario_minimo_general;
    $70 = $69.salario_minimo_general;
  }
  const minimo_de_la_baja = $s[79] = $70;
  // Se debe la prima de antigüedad · LFT arts. 54 y 162
  const $71 = rt.same(causa, 'renuncia');
  $s[80] = $71 ? 1 : 0;
  const $72 = $71 || rt.same(causa, 'mutuo_consentimiento');
  $s[81] = $72 ? 1 : 0;
  const con_prima_antiguedad = $72 ? anios_cumplidos >= 15 : !rt.same(causa, 'termino_contrato');
  $s[82] = con_prima_antiguedad ? 1 : 0;
  // Salario de la prima de antigüedad, entre uno y dos mínimos · LFT arts. 162-II, 485 y 486
  let prima_antiguedad_base = 0;
  let prima_antiguedad = 0;
  if (con_prima_antiguedad) {
    const $74 = minimo_de_la_baja * 3000;
    const $75 = salario_prima_antiguedad > $74 ? salario_prima_antiguedad : $74;
    const $76 = minimo_de_la_baja * 6000;
    prima_antiguedad_base = $s[83] = $75 < $76 ? $75 : $76;
    // Prima de antigüedad · LFT art. 162
    const $78 = $s[85] = prima_antiguedad_base * antiguedad;
    prima_antiguedad = $s[84] = Math.floor(($78 + 45625) / 91250);
  }
  // Indemnización por incapacidad · LFT art. 54
  let indemnizacion_incapacidad = 0;
  const $80 = rt.same(causa, 'incapacidad');
  $s[86] = $80 ? 1 : 0;
  if ($80) {
    if (salario_que_indemniza > 853599627370495) return false;
    indemnizacion_incapacidad = $s[87] = Math.floor((salario_que_indemniza + 1825000000000000) / 3650000000000000);
    $s[88] = salario_que_indemniza;
  }
  // Gratificación por separación · LISR art. 93-XIII
  if (gratificacion_separacion_amount > 4503599627370395) return false;
  const gratificacion_separacion = $s[89] = Math.floor((gratificacion_separacion_amount + 50) / 100);
  $s[90] = gratificacion_separacion_amount;
  // Tope del aguinaldo exento · LISR art. 93-I y XIV
  let $84 = 1;
  let $85: number;
  if (es_sm) {
    const $83 = daily_salary * $f.dias_minimos * dias_trabajados_anio;
    if ($83 > rt.SAFE) return false;
    if (!(dias_anio > 0)) return false;
    $84 = dias_anio;
    $85 = $83;
  } else {
    $85 = 0;
  }
  const $86 = $f.umas_aguinaldo * $f.UMA * 100 - aguinaldo_exento_acumulado;
  const $87 = (0 > $86 ? 0 : $86) * 300000;
  if ($87 > rt.SAFE) return false;
  const $88 = $87 * $84;
  if ($88 > rt.SAFE) return false;
  const $89 = $s[92] = $88 > $85 ? $88 : $85;
  const $90 = rt.wholeOf($89, 30000000 * $84, 'half_up');
  if (Number.isNaN($90)) return false;
  const aguinaldo_tope_exento = $s[91] = $90;
  $s[93] = $84;
  // Aguinaldo exento · LISR art. 93-XIV
  const aguinaldo_exento = $s[94] = aguinaldo < aguinaldo_tope_exento ? aguinaldo : aguinaldo_tope_exento;
  // Aguinaldo gravado · LISR art. 93-XIV
  const aguinaldo_gravado = $s[95] = aguinaldo - aguinaldo_exento;
  // Tope de la prima vacacional exenta · LISR art. 93-I y XIV
  let $94: number;
  if (es_sm) {
    const $93 = daily_salary * dias_prima_por_pagar;
    if ($93 > rt.SAFE) return false;
    $94 = $93 * $f.prima_minima;
  } else {
    $94 = 0;
  }
  const $95 = $f.umas_prima * $f.UMA * 100 - prima_vacacional_exenta_acumulada;
  const $96 = (0 > $95 ? 0 : $95) * 438000000;
  if ($96 > rt.SAFE) return false;
  const $97 = $s[97] = $96 > $94 ? $96 : $94;
  if ($97 > 4503555827370495) return false;
  const prima_vacacional_tope_exento = $s[96] = Math.floor(($97 + 21900000000) / 43800000000);
  // Prima vacacional exenta · LISR art. 93-XIV
  const prima_vacacional_exenta = $s[98] = prima_vacacional < prima_vacacional_tope_exento ? prima_vacacional : prima_vacacional_tope_exento;
  // Prima vacacional gravada · LISR art. 93-XIV
  const prima_vacacional_gravada = $s[99] = prima_vacacional - prima_vacacional_exenta;
  // Pagos por separación
  const total_separacion = $s[100] = prima_antiguedad + indemnizacion_incapacidad + gratificacion_separacion;
  // Pagos por separación exentos · LISR art. 93-XIII
  const $102 = $f.umas_separacion * $f.UMA * anios_exencion;
  const separacion_exenta = $s[101] = total_separacion < $102 ? total_separacion : $102;
  // Gravado de una vez al año · RLISR art. 174
  const gravado_anual = $s[102] = aguinaldo_gravado + prima_vacacional_gravada;
  // Gravado del mes · LISR art. 96
  const gravado_ordinario = $s[103] = sueldo_pendiente + vacaciones + otras_percepciones;
  // Base gravable ISR · LISR art. 96
  const base_isr = $s[104] = gravado_ordinario + gravado_anual;
  // Ingresos gravados del mes, sin este recibo · LISR art. 96
  const $107 = rt.isSent($n[25]!);
  $s[105] = $107 ? 1 : 0;
  const $108 = $s[107] = $107 ? gravado_del_mes : 0;
  if ($108 > 4503599627370395) return false;
  const ingreso_gravado_mes = $s[106] = Math.floor(($108 + 50) / 100);
  // Ingreso mensual hasta el que hay subsidio para el empleo · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  let $110: number;
  if ($at >= '2024-05-01') {
    $110 = $f.subsidio_limite * 2;
  } else {
    $s[108] = $f.tabla_subsidio_mensual$rows1.top;
    $110 = $f.tabla_subsidio_mensual$rows1.top;
  }
  const limite_subsidio_mensual = $s[109] = $110;
  // UMA mensual · Ley de la UMA art. 4
  const $111 = $s[111] = $f.UMA * 38;
  const $112 = $111 * 4;
  const uma_mensual = $s[110] = Math.floor((2 * $112 + 5) / 10);
  // Subsidio para el empleo de un mes · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  $s[112] = -1;
  let $116: number;
  if ($at >= '2024-05-01') {
    $116 = $f.subsidio_tasa * uma_mensual;
  } else {
    const $114 = $s[112] = rt.rowOf($f.tabla_subsidio_mensual$rows1, limite_subsidio_mensual, 1, false);
    if ($114 < 0) return false;
    $s[113] = limite_subsidio_mensual;
    const $115 = $f.tabla_subsidio_mensual$rows1.value[$114]!;
    $116 = $115 * 10000;
  }
  const subsidio_mensual = $s[114] = Math.floor(($116 + 5000) / 10000);
  $s[115] = $116;
  // Subsidio para el empleo por esos ingresos · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  $s[116] = -1;
  let $122: number;
  if ($at >= '2024-05-01') {
    const $120 = ingreso_gravado_mes <= limite_subsidio_mensual;
    $s[118] = $120 ? 1 : 0;
    $122 = $120 ? subsidio_mensual : 0;
  } else {
    const $118 = $s[116] = rt.rowOf($f.tabla_subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
    if ($118 < 0) return false;
    $s[117] = ingreso_gravado_mes;
    $122 = $f.tabla_subsidio_mensual$rows1.value[$118]!;
  }
  const subsidio_sin_este_recibo = $s[119] = $122;
  // ISR retenido por esos ingresos · LISR art. 96
  $s[121] = -1;
  const $127 = rt.isSent($n[26]!);
  $s[120] = $127 ? 1 : 0;
  let $129: number;
  if ($127) {
    const $128 = retenido_del_mes * 25;
    if ($128 > rt.SAFE) return false;
    $129 = $128;
  } else {
    let $126: number;
    if (es_sm) {
      $126 = 0;
    } else {
      const $123 = $s[121] = rt.rowOf($f.tarifa_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($123 < 0) return false;
      $s[122] = ingreso_gravado_mes;
      const $124 = rt.excessOf($f.tarifa_mensual$rows1, $123, ingreso_gravado_mes, 1);
      if (Number.isNaN($124)) return false;
      const $125 = $124 - subsidio_sin_este_recibo * 2500;
      $126 = 0 > $125 ? 0 : $125;
    }
    $129 = $126;
  }
  if ($129 > 4503599627367995) return false;
  const isr_retenido_mes = $s[123] = Math.floor(($129 + 1250) / 2500);
  $s[124] = $129;
  // Con el promedio mensual del reglamento · RLISR art. 174
  const con_reglamento = rt.same(metodo_isr, 'reglamento');
  $s[125] = con_reglamento ? 1 : 0;
  // Solo percibe el salario mínimo · LISR art. 96, primer párrafo
  const $131 = es_sm && gravado_anual === 0;
  $s[126] = $131 ? 1 : 0;
  const exento_por_sm = $131 && otras_percepciones === 0;
  $s[127] = exento_por_sm ? 1 : 0;
  // Lo que se suma al mes · LISR art. 96; RLISR art. 174
  const gravado_con_tarifa = $s[128] = con_reglamento ? gravado_ordinario : base_isr;
  // Se aplica la tarifa al mes · LISR art. 96
  const $133 = gravado_con_tarifa > 0;
  $s[129] = $133 ? 1 : 0;
  const con_tarifa = $133 && !exento_por_sm;
  $s[130] = con_tarifa ? 1 : 0;
  // Base del mes · LISR art. 96
  let base_isr_mes = 0;
  if (con_tarifa) {
    base_isr_mes = $s[131] = ingreso_gravado_mes + gravado_con_tarifa;
  }
  // ISR según tarifa · LISR art. 96
  $s[132] = -1;
  let isr_determinado = 0;
  if (con_tarifa) {
    const $135 = $s[132] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($135 < 0) return false;
    $s[133] = base_isr_mes;
    const $136 = $s[135] = rt.excessOf($f.tarifa_mensual$rows1, $135, base_isr_mes, 1);
    if (Number.isNaN($136)) return false;
    if ($136 > 4503599627367995) return false;
    isr_determinado = $s[134] = Math.floor(($136 + 1250) / 2500);
  }
  // Subsidio para el empleo causado · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  $s[136] = -1;
  let subsidio_empleo_causado = 0;
  let subsidio_empleo = 0;
  let isr_del_mes = 0;
  if (con_tarifa) {
    let $142: number;
    if ($at >= '2024-05-01') {
      const $140 = base_isr_mes <= limite_subsidio_mensual;
      $s[138] = $140 ? 1 : 0;
      $142 = $140 ? subsidio_mensual : 0;
    } else {
      const $138 = $s[136] = rt.rowOf($f.tabla_subsidio_mensual$rows1, base_isr_mes, 1, false);
      if ($138 < 0) return false;
      $s[137] = base_isr_mes;
      $142 = $f.tabla_subsidio_mensual$rows1.value[$138]!;
    }
    subsidio_empleo_causado = $s[139] = $142;
    // Subsidio para el empleo aplicado · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
    subsidio_empleo = $s[140] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
    // ISR que falta en el mes · LISR art. 96
    const $144 = isr_determinado - subsidio_empleo - isr_retenido_mes;
    isr_del_mes = $s[141] = 0 > $144 ? 0 : $144;
  }
  // Promedio mensual de lo gravado · RLISR art. 174-I
  let promedio_mensual_174 = 0;
  if (con_reglamento) {
    const $146 = $s[143] = gravado_anual * 38;
    const $147 = $146 * 4;
    promedio_mensual_174 = $s[142] = Math.floor((2 * $147 + 1825) / 3650);
  }
  // Tarifa aplicada · LISR art. 96; RLISR art. 174-II
  $s[144] = -1;
  $s[146] = -1;
  let $154: number;
  if (con_reglamento) {
    const $149 = $s[145] = sueldo_mensual_ordinario + promedio_mensual_174;
    const $150 = $s[144] = rt.rowOf($f.tarifa_mensual$rows1, $149, 1, false);
    if ($150 < 0) return false;
    const $151 = rt.excessOf($f.tarifa_mensual$rows1, $150, $149, 1);
    if (Number.isNaN($151)) return false;
    $154 = $151;
  } else {
    const $152 = $s[146] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($152 < 0) return false;
    $s[147] = base_isr_mes;
    const $153 = rt.excessOf($f.tarifa_mensual$rows1, $152, base_isr_mes, 1);
    if (Number.isNaN($153)) return false;
    $154 = $153;
  }
  const tarifa_aplicada = $s[148] = $154;
  // Tasa del reglamento · RLISR art. 174-III y IV
  $s[150] = -1;
  let $157 = 1;
  $s[153] = 1;
  let tasa_174 = 0;
  if (con_reglamento) {
    const $158 = promedio_mensual_174 === 0;
    $s[149] = $158 ? 1 : 0;
    let $159: number;
    if ($158) {
      $159 = 0;
    } else {
      const $155 = $s[150] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
      if ($155 < 0) return false;
      $s[151] = sueldo_mensual_ordinario;
      const $156 = rt.excessOf($f.tarifa_mensual$rows1, $155, sueldo_mensual_ordinario, 1);
      if (Number.isNaN($156)) return false;
      if (!(promedio_mensual_174 > 0)) return false;
      $157 = promedio_mensual_174;
      $159 = tarifa_aplicada - $156;
    }
    tasa_174 = $s[152] = $159;
    $s[153] = $157;
  }
  // ISR por el promedio mensual · RLISR art. 174-V
  $s[156] = 1;
  let isr_174 = 0;
  let isr_evento_ordinario = 0;
  if (con_reglamento) {
    const $160 = gravado_anual * tasa_174;
    if ($160 > rt.SAFE || $160 < -rt.SAFE) return false;
    const $162 = $s[155] = 0 > $160 ? 0 : $160;
    const $163 = rt.wholeOf($162, 2500 * $157, 'half_up');
    if (Number.isNaN($163)) return false;
    isr_174 = $s[154] = $163;
    $s[156] = $157;
    // ISR de lo que no es anual · LISR art. 96
    isr_evento_ordinario = $s[157] = isr_del_mes;
  }
  // ISR retenido · LISR art. 96; RLISR art. 174
  const isr = $s[158] = con_reglamento ? isr_evento_ordinario + isr_174 : isr_del_mes;
  // Base gravable por separación · LISR arts. 93-XIII, 95 y 96
  const base_isr_separacion = $s[159] = total_separacion - separacion_exenta;
  // Tasa del último sueldo · LISR art. 96, pagos del artículo 95
  $s[161] = -1;
  let $170 = 1;
  $s[164] = 1;
  let tasa_separacion = 0;
  const $166 = base_isr_separacion >= sueldo_mensual_ordinario;
  $s[160] = $166 ? 1 : 0;
  if ($166) {
    const $167 = $s[161] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
    if ($167 < 0) return false;
    $s[162] = sueldo_mensual_ordinario;
    const $168 = rt.excessOf($f.tarifa_mensual$rows1, $167, sueldo_mensual_ordinario, 1);
    if (Number.isNaN($168)) return false;
    const $169 = 1 > sueldo_mensual_ordinario ? 1 : sueldo_mensual_ordinario;
    if (!($169 > 0)) return false;
    $170 = $s[164] = $169;
    tasa_separacion = $s[163] = $168;
  }
  // Tarifa sobre lo gravado por separación · LISR art. 96, pagos del artículo 95
  $s[166] = -1;
  let isr_tarifa_separacion = 0;
  const $171 = base_isr_separacion < sueldo_mensual_ordinario;
  $s[165] = $171 ? 1 : 0;
  if ($171) {
    const $172 = $s[166] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_separacion, 1, false);
    if ($172 < 0) return false;
    $s[167] = base_isr_separacion;
    const $173 = rt.excessOf($f.tarifa_mensual$rows1, $172, base_isr_separacion, 1);
    if (Number.isNaN($173)) return false;
    isr_tarifa_separacion = $s[168] = $173;
  }
  // ISR por separación · LISR art. 96, pagos del artículo 95
  let $176: number;
  if ($171) {
    const $175 = isr_tarifa_separacion * $170;
    if ($175 > rt.SAFE) return false;
    $176 = $175;
  } else {
    const $174 = base_isr_separacion * tasa_separacion;
    if ($174 > rt.SAFE) return false;
    $176 = $174;
  }
  const $177 = rt.wholeOf($176, 2500 * $170, 'half_up');
  if (Number.isNaN($177)) return false;
  const isr_separacion = $s[169] = $177;
  $s[170] = $176;
  $s[171] = $170;
  // Cuotas IMSS del trabajador · LSS art. 38
  if (imss_obrero_amount > 4503599627370395) return false;
  const imss_obrero = $s[172] = Math.floor((imss_obrero_amount + 50) / 100);
  $s[173] = imss_obrero_amount;
  // Crédito INFONAVIT · LFT art. 97-III; Ley del INFONAVIT art. 29-III
  if (infonavit_credit_amount > 4503599627370395) return false;
  const infonavit_credito = $s[174] = Math.floor((infonavit_credit_amount + 50) / 100);
  $s[175] = infonavit_credit_amount;
  // Otras deducciones · LFT art. 110
  if (otras_deducciones_amount > 4503599627370395) return false;
  const otras_deducciones = $s[176] = Math.floor((otras_deducciones_amount + 50) / 100);
  $s[177] = otras_deducciones_amount;
  // Total exento · LISR art. 93
  $s[178] = aguinaldo_exento + prima_vacacional_exenta + separacion_exenta;
  // Total de percepciones
  const total_percepciones = $s[179] = sueldo_pendiente +
    vacaciones +
    prima_vacacional +
    aguinaldo +
    otras_percepciones +
    prima_antiguedad +
    indemnizacion_incapacidad +
    gratificacion_separacion;
  // Total de deducciones
  const total_deducciones = $s[180] = isr + isr_separacion + imss_obrero + infonavit_credito + otras_deducciones;
  // Neto
  const neto = $s[181] = total_percepciones - total_deducciones;
  if (fecha_baja > $row.period.end || fecha_ingreso > fecha_baja) return false;
  if ($56 && dias_trabajados > dias_anio * 10000) return false;
  if ($notes !== null) {
    if (rt.isSent($n[1]!) && rt.isSent($n[0]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(3, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 3000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(4, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 100n));
    }
    const $185 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($185) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(5, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 100n));
    }
    if (factor_integracion < factor_de_ley * 3650000000) {
      // FACTOR_BELOW_LEGAL_MINIMUM
      $notes.add(6, rt.ratio(factor_integracion, 36500000000000n), rt.ratio(factor_de_ley, 10000n));
    }
    if ($80 && !rt.isSent($n[18]!) && !rt.isSent($n[17]!)) {
      // INTEGRATED_SALARY_ASSUMED
      $notes.add(7, rt.ratio(dias_aguinaldo, 10000n), rt.ratio(dias_vacaciones_integran, 10000n), rt.ratio(prima_vacacional_tasa, 10000000n));
    }
    if (!rt.isSent($n[25]!)) {
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
    if ($72 && anios_cumplidos < 15) {
      // PRIMA_ANTIGUEDAD_NOT_DUE
      $notes.add(12, rt.ratio(anios_cumplidos, 1n));
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
    if (rt.same(causa, 'incapacidad')) {
      // PARAM_UNVERIFIED
      $notes.add(19);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, elsewhere: $elsewhere, compute });
