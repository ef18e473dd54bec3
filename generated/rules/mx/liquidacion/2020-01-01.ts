// MX.liquidacion 2020.1: Liquidación
// Emitted from rules/mx/liquidacion/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:0cc7a071978b708dbd88f4f4fd83af60d1c486d34a4d664b771565829fa01bb7
// meaning sha256:f7ed702f5a0ed38d25b29d07b2d6076974d5dfd1475e77de84d7490c383686e4
import * as rt from '../../../../runtime/index.ts';
import { $file, UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, factor_minimo$rows,
  dias_minimos$rows, prima_minima$rows, umas_aguinaldo$rows, umas_prima$rows, umas_separacion$rows,
  dias_indemnizacion, tarifa_mensual, subsidio_mensual, $sources, $provenance, $inputs, $steps } from './2020-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/mx/liquidacion/2020-01-01.pay',
    fingerprint: 'sha256:0cc7a071978b708dbd88f4f4fd83af60d1c486d34a4d664b771565829fa01bb7',
    meaning: 'sha256:f7ed702f5a0ed38d25b29d07b2d6076974d5dfd1475e77de84d7490c383686e4', country: 'MX', scheme: 'liquidacion',
    label: 'Liquidación', version: '2020.1', currency: 'MXN', validFrom: '2020-01-01', validUntil: '2026-12-31', periods: ['event'],
    proration: null, days: 'as_given', asOf: 'period_end',
    laws: ['LFT arts. 46 a 54, 76, 79, 80, 87, 162, 434 a 439 y 485; LISR arts. 93-XIII, 93-XIV y 96; RLISR art. 174'],
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
  dias_indemnizacion$rows1: rt.scaledRows(dias_indemnizacion, { date: $at }, 1n, 1n),
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
  const causa$sent = rt.textAt($row.texts, 0);
  const fecha_ingreso$sent = rt.textAt($row.texts, 3);
  const fecha_baja$sent = rt.textAt($row.texts, 4);
  const tipo_contrato$sent = rt.textAt($row.texts, 5);
  const computo_antiguedad$sent = rt.textAt($row.texts, 21);
  const metodo_isr$sent = rt.textAt($row.texts, 26);
  // Causa de la baja
  if (!(causa$sent !== undefined)) return false;
  if (causa$sent !== undefined &&
    !(rt.positionOf(['despido_injustificado', 'rescision_trabajador', 'negativa_reinstalacion', 'fuerza_mayor', 'automatizacion'], causa$sent) >
      0)) return false;
  const causa = causa$sent ?? '';
  $s[0] = rt.positionOf(['despido_injustificado', 'rescision_trabajador', 'negativa_reinstalacion', 'fuerza_mayor', 'automatizacion'], causa);
  // Salario mensual
  if (!(rt.isSent($n[1]!) || rt.isSent($n[2]!))) return false;
  if ($n[1]! <= 0 || $n[1]! > 300000000000) return false;
  const monthly_salary = $s[1] = $n[1]!;
  // Salario diario
  if ($n[2]! <= 0 || $n[2]! > 10000000000) return false;
  const daily_salary = $s[2] = rt.isSent($n[2]!) ? $n[2]! * 30 : monthly_salary;
  // Fecha de ingreso
  if (!(fecha_ingreso$sent !== undefined)) return false;
  if (fecha_ingreso$sent !== undefined && !rt.isDate(fecha_ingreso$sent)) return false;
  const fecha_ingreso = fecha_ingreso$sent ?? '';
  $s[3] = rt.digitsOfDate(fecha_ingreso);
  // Último día de trabajo
  if (fecha_baja$sent !== undefined && !rt.isDate(fecha_baja$sent)) return false;
  if (fecha_baja$sent !== undefined && fecha_baja$sent < '2020-01-01') return false;
  if (fecha_baja$sent !== undefined && fecha_baja$sent > '2026-12-31') return false;
  const fecha_baja = fecha_baja$sent !== undefined ? fecha_baja$sent : $row.period.end;
  $s[4] = rt.digitsOfDate(fecha_baja);
  // Tipo de contrato
  if (tipo_contrato$sent !== undefined && !(rt.positionOf(['indeterminado', 'determinado'], tipo_contrato$sent) > 0)) return false;
  const tipo_contrato = tipo_contrato$sent !== undefined ? tipo_contrato$sent : 'indeterminado';
  $s[5] = rt.positionOf(['indeterminado', 'determinado'], tipo_contrato);
  // Días de sueldo sin pagar
  if ($n[6]! < 0 || $n[6]! > 3660000) return false;
  const dias_sueldo_pendiente = $s[6] = rt.sentOr($n[6]!, 0);
  // Días de vacaciones de años cumplidos sin gozar
  if ($n[7]! < 0 || $n[7]! > 3660000) return false;
  const dias_vacaciones_pendientes = $s[7] = rt.sentOr($n[7]!, 0);
  // Días cuya prima ya se pagó
  if ($n[8]! < 0 || $n[8]! > 3660000) return false;
  const dias_prima_ya_pagada = $s[8] = rt.sentOr($n[8]!, 0);
  // Días de vacaciones del año en curso
  if ($n[9]! < 0 || $n[9]! > 900000) return false;
  const dias_del_anio = $s[9] = $n[9]!;
  // Días gozados a cuenta del año en curso
  if ($n[10]! < 0 || $n[10]! > 900000) return false;
  const dias_vacaciones_gozadas_anio = $s[10] = rt.sentOr($n[10]!, 0);
  // Prima, por ciento del salario
  if ($n[11]! < 2500000 || $n[11]! > 30000000) return false;
  const prima_vacacional_tasa = $s[11] = rt.sentOr($n[11]!, $f.prima_minima * 2500000);
  // Días de aguinaldo al año
  if ($n[12]! < 150000 || $n[12]! > 3660000) return false;
  const dias_aguinaldo = $s[12] = rt.sentOr($n[12]!, $f.dias_minimos * 10000);
  // Días que no se computan
  if ($n[13]! < 0 || $n[13]! > 3660000) return false;
  const dias_no_computables = $s[13] = rt.sentOr($n[13]!, 0);
  // Días trabajados en el año
  if ($n[14]! < 0 || $n[14]! > 3660000) return false;
  const dias_trabajados = $s[14] = $n[14]!;
  // Aguinaldo del año ya pagado
  if ($n[15]! < 0) return false;
  const aguinaldo_pagado_amount = $s[15] = rt.sentOr($n[15]!, 0);
  // Otras percepciones gravadas
  if ($n[16]! < 0) return false;
  const otras_percepciones_amount = $s[16] = rt.sentOr($n[16]!, 0);
  // Gratificación por separación, importe
  if ($n[17]! < 0) return false;
  const gratificacion_separacion_amount = $s[17] = rt.sentOr($n[17]!, 0);
  // Factor de integración
  if ($n[18]! < 10000 || $n[18]! > 30000) return false;
  let $5: number;
  if (rt.isSent($n[18]!)) {
    $5 = $n[18]!;
  } else {
    const $4 = $elsewhere(fecha_baja);
    if ($4 === null) return false;
    $5 = $4.factor_minimo;
  }
  const factor_integracion = $s[18] = $5;
  // Salario diario integrado
  if ($n[19]! <= 0) return false;
  const salario_integrado = $s[19] = $n[19]!;
  // Salario de la prima de antigüedad
  if ($n[20]! <= 0) return false;
  let $7: number;
  if (rt.isSent($n[20]!)) {
    const $6 = $n[20]! * 30;
    if ($6 > rt.SAFE) return false;
    $7 = $6;
  } else {
    $7 = daily_salary;
  }
  const salario_prima_antiguedad = $s[20] = $7;
  // Cómputo de la antigüedad
  if (computo_antiguedad$sent !== undefined && !(rt.positionOf(['proporcional', 'anios_completos'], computo_antiguedad$sent) > 0)) return false;
  const computo_antiguedad = computo_antiguedad$sent !== undefined ? computo_antiguedad$sent : 'proporcional';
  $s[21] = rt.positionOf(['proporcional', 'anios_completos'], computo_antiguedad);
  // Aguinaldo exento ya usado en el año
  if ($n[22]! < 0) return false;
  const aguinaldo_exento_acumulado = $s[22] = rt.sentOr($n[22]!, 0);
  // Prima exenta ya usada en el año
  if ($n[23]! < 0) return false;
  const prima_vacacional_exenta_acumulada = $s[23] = rt.sentOr($n[23]!, 0);
  // Días de salarios vencidos
  if ($n[24]! < 0 || $n[24]! > 3650000) return false;
  const dias_salarios_vencidos = $s[24] = rt.sentOr($n[24]!, 0);
  // Meses de intereses, después de los doce
  if ($n[25]! < 0 || $n[25]! > 2400000) return false;
  const meses_intereses = $s[25] = rt.sentOr($n[25]!, 0);
  // Método del ISR
  if (metodo_isr$sent !== undefined && !(rt.positionOf(['ley', 'reglamento'], metodo_isr$sent) > 0)) return false;
  const metodo_isr = metodo_isr$sent !== undefined ? metodo_isr$sent : 'ley';
  $s[26] = rt.positionOf(['ley', 'reglamento'], metodo_isr);
  // Sueldo mensual ordinario, gravado
  if ($n[27]! <= 0 || $n[27]! > 300000000000) return false;
  const sueldo_mensual = $s[27] = $n[27]!;
  // Otros ingresos gravados del mes
  if ($n[28]! < 0) return false;
  const gravado_del_mes = $s[28] = $n[28]!;
  // ISR retenido por esos ingresos
  if ($n[29]! < 0) return false;
  const retenido_del_mes = $s[29] = $n[29]!;
  // Cuotas IMSS del trabajador, importe
  if ($n[30]! < 0) return false;
  const imss_obrero_amount = $s[30] = rt.sentOr($n[30]!, 0);
  // Crédito INFONAVIT, importe
  if ($n[31]! < 0) return false;
  const infonavit_credit_amount = $s[31] = rt.sentOr($n[31]!, 0);
  // Otras deducciones
  if ($n[32]! < 0) return false;
  const otras_deducciones_amount = $s[32] = rt.sentOr($n[32]!, 0);
  // Paga 20 días por año
  const con_20_dias = rt.isSent($n[33]!)
    ? $n[33]! === 1
    : rt.same(causa, 'rescision_trabajador') || rt.same(causa, 'negativa_reinstalacion') || rt.same(causa, 'automatizacion');
  $s[33] = con_20_dias ? 1 : 0;
  // Trabaja en la Zona Libre de la Frontera Norte
  const zona_libre_frontera_norte = $n[34]! === 1;
  $s[34] = zona_libre_frontera_norte ? 1 : 0;
  // Salario mínimo
  const salario_minimo = $s[35] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general;
  // Gana el salario mínimo
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[36] = es_sm ? 1 : 0;
  // Sueldo mensual ordinario
  const $14 = rt.isSent($n[27]!);
  $s[37] = $14 ? 1 : 0;
  let $15: number;
  if ($14) {
    $15 = sueldo_mensual;
  } else {
    const $12 = rt.isSent($n[1]!);
    $s[38] = $12 ? 1 : 0;
    $15 = $12 ? monthly_salary : daily_salary;
  }
  const sueldo_mensual_ordinario = $s[39] = Math.floor(($15 + 50) / 100);
  $s[40] = $15;
  // Años cumplidos
  const anios_cumplidos = $s[41] = rt.yearsBetween(fecha_ingreso, fecha_baja);
  // Último aniversario
  const ultimo_aniversario = rt.addMonths(fecha_ingreso, anios_cumplidos * 12);
  $s[42] = rt.digitsOfDate(ultimo_aniversario);
  // Días del año de servicio
  const dias_anio_servicio = $s[43] = rt.daysBetween(ultimo_aniversario, fecha_baja);
  // Fracción del año de servicio
  const fraccion = $s[44] = dias_anio_servicio < 365 ? dias_anio_servicio : 365;
  // Antigüedad
  const $20 = rt.same(computo_antiguedad, 'proporcional');
  $s[45] = $20 ? 1 : 0;
  const $21 = $20 ? fraccion : 0;
  const antiguedad = $s[46] = anios_cumplidos * 365 + $21;
  // Años para la exención
  const $23 = fecha_baja > rt.addMonths(ultimo_aniversario, 6) ? 1 : 0;
  const anios_exencion = $s[47] = anios_cumplidos + $23;
  // Salario diario integrado
  const $25 = rt.isSent($n[19]!);
  $s[48] = $25 ? 1 : 0;
  let $27: number;
  if ($25) {
    const $26 = salario_integrado * 300000;
    if ($26 > rt.SAFE) return false;
    $27 = $26;
  } else {
    $27 = daily_salary * factor_integracion;
  }
  if ($27 > 4503599597370495) return false;
  const salario_diario_integrado = $s[49] = Math.floor(($27 + 15000000) / 30000000);
  $s[50] = $27;
  // Sueldo pendiente
  const $29 = $s[52] = daily_salary * dias_sueldo_pendiente;
  if ($29 > 4503599597370495) return false;
  const sueldo_pendiente = $s[51] = Math.floor(($29 + 15000000) / 30000000);
  // Quinquenios, hasta 2022
  const $31 = $s[54] = anios_cumplidos + 1;
  const quinquenios_hasta_2022 = $s[53] = Math.floor($31 / 5);
  // Quinquenios después del quinto año, desde 2023
  const $33 = anios_cumplidos + 1 - 5;
  const $34 = $s[56] = 0 > $33 ? 0 : $33;
  const quinquenios_desde_2023 = $s[55] = Math.ceil($34 / 5);
  // Vacaciones mínimas, días
  const $38 = fecha_baja >= '2023-01-01';
  $s[57] = $38 ? 1 : 0;
  let $39: number;
  if ($38) {
    const $36 = 10 + (anios_cumplidos + 1) * 2;
    $39 = (20 < $36 ? 20 : $36) + quinquenios_desde_2023 * 2;
  } else {
    const $37 = 4 + (anios_cumplidos + 1) * 2;
    $39 = (12 < $37 ? 12 : $37) + quinquenios_hasta_2022 * 2;
  }
  const dias_de_ley = $s[58] = $39;
  // Días de vacaciones del año en curso
  const $40 = rt.isSent($n[9]!);
  $s[59] = $40 ? 1 : 0;
  const dias_vacaciones_anio = $s[60] = $40 ? dias_del_anio : dias_de_ley * 10000;
  // Días de vacaciones por pagar
  const $42 = dias_vacaciones_anio * fraccion - dias_vacaciones_gozadas_anio * 365;
  const dias_vacaciones_a_pagar = $s[61] = (0 > $42 ? 0 : $42) + dias_vacaciones_pendientes * 365;
  // Vacaciones
  const $44 = $s[63] = daily_salary * dias_vacaciones_a_pagar;
  if ($44 > 4503588677370495) return false;
  const vacaciones = $s[62] = Math.floor(($44 + 5475000000) / 10950000000);
  // Prima vacacional
  const $46 = dias_vacaciones_a_pagar - dias_prima_ya_pagada * 365;
  const $47 = daily_salary * (0 > $46 ? 0 : $46);
  if ($47 > rt.SAFE) return false;
  const $48 = $s[65] = $47 * prima_vacacional_tasa;
  if ($48 > -104996400372629505) return false;
  const prima_vacacional = $s[64] = Math.floor(($48 + 54750000000000000) / 109500000000000000);
  // Días del año
  const dias_anio = $s[66] = rt.dayOf(rt.addDays(rt.dateOf(rt.yearOf(fecha_baja), 3, 1), -1)) === 29 ? 366 : 365;
  // Días trabajados del año
  const $52 = rt.isSent($n[14]!);
  $s[67] = $52 ? 1 : 0;
  let $53: number;
  if ($52) {
    $53 = dias_trabajados;
  } else {
    const $51 = rt.daysBetween(rt.latest(fecha_ingreso, rt.startOfYear(fecha_baja)), fecha_baja) * 10000 - dias_no_computables;
    $53 = 0 > $51 ? 0 : $51;
  }
  const dias_trabajados_anio = $s[68] = $53;
  // Aguinaldo
  const $54 = daily_salary * dias_aguinaldo;
  if ($54 > rt.SAFE) return false;
  const $55 = $54 * dias_trabajados_anio;
  if ($55 > rt.SAFE) return false;
  if (!(dias_anio > 0)) return false;
  const $56 = $s[71] = dias_anio;
  const $57 = aguinaldo_pagado_amount * 3000000000;
  if ($57 > rt.SAFE) return false;
  const $58 = $57 * $56;
  if ($58 > rt.SAFE) return false;
  const $59 = 0 * $56;
  const $60 = $55 - $58;
  const $61 = $s[70] = $59 > $60 ? $59 : $60;
  const $62 = rt.wholeOf($61, 300000000000 * $56, 'half_up');
  if (Number.isNaN($62)) return false;
  const aguinaldo = $s[69] = $62;
  // Otras percepciones
  if (otras_percepciones_amount > 4503599627370395) return false;
  const otras_percepciones = $s[72] = Math.floor((otras_percepciones_amount + 50) / 100);
  $s[73] = otras_percepciones_amount;
  // Salario mínimo del día de la baja
  let $66: number;
  if (zona_libre_frontera_norte) {
    const $64 = $elsewhere(fecha_baja);
    if ($64 === null) return false;
    $s[74] = $64.salario_minimo_zlfn;
    $66 = $64.salario_minimo_zlfn;
  } else {
    const $65 = $elsewhere(fecha_baja);
    if ($65 === null) return false;
    $s[75] = $65.salario_minimo_general;
    $66 = $65.salario_minimo_general;
  }
  const minimo_de_la_baja = $s[76] = $66;
  // Se debe la prima de antigüedad
  const con_prima_antiguedad = rt.same(tipo_contrato, 'indeterminado');
  $s[77] = con_prima_antiguedad ? 1 : 0;
  // Salario de la prima de antigüedad, entre uno y dos mínimos
  let prima_antiguedad_base = 0;
  let prima_antiguedad = 0;
  if (con_prima_antiguedad) {
    const $67 = minimo_de_la_baja * 3000;
    const $68 = salario_prima_antiguedad > $67 ? salario_prima_antiguedad : $67;
    const $69 = minimo_de_la_baja * 6000;
    prima_antiguedad_base = $s[78] = $68 < $69 ? $68 : $69;
    // Prima de antigüedad
    const $71 = $s[80] = prima_antiguedad_base * antiguedad;
    prima_antiguedad = $s[79] = Math.floor(($71 + 45625) / 91250);
  }
  // Indemnización constitucional
  const $73 = $s[81] = rt.rowOfWord($f.dias_indemnizacion$rows1, causa);
  if ($73 < 0) return false;
  const $74 = $f.dias_indemnizacion$rows1.value[$73]!;
  const indemnizacion_constitucional = $s[82] = $74 * salario_diario_integrado;
  // Indemnización de 20 días por año
  let indemnizacion_20_dias = 0;
  if (con_20_dias) {
    const $80 = rt.same(tipo_contrato, 'indeterminado');
    $s[83] = $80 ? 1 : 0;
    let $81: number;
    if ($80) {
      $81 = salario_diario_integrado * antiguedad * 8;
    } else {
      const $77 = anios_cumplidos < 1;
      $s[84] = $77 ? 1 : 0;
      let $79: number;
      if ($77) {
        const $78 = salario_diario_integrado * rt.daysBetween(fecha_ingreso, fecha_baja) * 73;
        if ($78 > rt.SAFE) return false;
        $79 = $78;
      } else {
        const $76 = antiguedad - 365;
        $79 = salario_diario_integrado * (13140 + (0 > $76 ? 0 : $76) * 4) * 2;
      }
      $81 = $79;
    }
    if ($81 > 4503599627370349) return false;
    indemnizacion_20_dias = $s[85] = Math.floor(($81 + 73) / 146);
    $s[86] = $81;
  }
  // Salarios vencidos
  let salarios_vencidos = 0;
  const $83 = dias_salarios_vencidos > 0;
  $s[87] = $83 ? 1 : 0;
  if ($83) {
    const $84 = $s[89] = salario_diario_integrado * dias_salarios_vencidos;
    salarios_vencidos = $s[88] = Math.floor(($84 + 5000) / 10000);
  }
  // Intereses de los salarios vencidos
  let intereses_salarios_vencidos = 0;
  const $86 = meses_intereses > 0;
  $s[90] = $86 ? 1 : 0;
  if ($86) {
    const $87 = $s[92] = salario_diario_integrado * 9 * meses_intereses;
    if ($87 > 4503599627360495) return false;
    intereses_salarios_vencidos = $s[91] = Math.floor(($87 + 5000) / 10000);
  }
  // Gratificación por separación
  if (gratificacion_separacion_amount > 4503599627370395) return false;
  const gratificacion_separacion = $s[93] = Math.floor((gratificacion_separacion_amount + 50) / 100);
  $s[94] = gratificacion_separacion_amount;
  // Tope del aguinaldo exento
  let $91 = 1;
  let $92: number;
  if (es_sm) {
    const $90 = daily_salary * $f.dias_minimos * dias_trabajados_anio;
    if ($90 > rt.SAFE) return false;
    if (!(dias_anio > 0)) return false;
    $91 = dias_anio;
    $92 = $90;
  } else {
    $92 = 0 * $91;
  }
  const $93 = $f.umas_aguinaldo * $f.UMA * 100 - aguinaldo_exento_acumulado;
  const $94 = (0 > $93 ? 0 : $93) * 300000;
  if ($94 > rt.SAFE) return false;
  const $95 = $94 * $91;
  if ($95 > rt.SAFE) return false;
  const $96 = $s[96] = $95 > $92 ? $95 : $92;
  const $97 = rt.wholeOf($96, 30000000 * $91, 'half_up');
  if (Number.isNaN($97)) return false;
  const aguinaldo_tope_exento = $s[95] = $97;
  $s[97] = $91;
  // Aguinaldo exento
  const aguinaldo_exento = $s[98] = aguinaldo < aguinaldo_tope_exento ? aguinaldo : aguinaldo_tope_exento;
  // Aguinaldo gravado
  const aguinaldo_gravado = $s[99] = aguinaldo - aguinaldo_exento;
  // Tope de la prima vacacional exenta
  let $101: number;
  if (es_sm) {
    const $100 = daily_salary * dias_vacaciones_a_pagar;
    if ($100 > rt.SAFE) return false;
    $101 = $100 * $f.prima_minima;
  } else {
    $101 = 0;
  }
  const $102 = $f.umas_prima * $f.UMA * 100 - prima_vacacional_exenta_acumulada;
  const $103 = (0 > $102 ? 0 : $102) * 438000000;
  if ($103 > rt.SAFE) return false;
  const $104 = $s[101] = $103 > $101 ? $103 : $101;
  if ($104 > 4503555827370495) return false;
  const prima_vacacional_tope_exento = $s[100] = Math.floor(($104 + 21900000000) / 43800000000);
  // Prima vacacional exenta
  const prima_vacacional_exenta = $s[102] = prima_vacacional < prima_vacacional_tope_exento ? prima_vacacional : prima_vacacional_tope_exento;
  // Prima vacacional gravada
  const prima_vacacional_gravada = $s[103] = prima_vacacional - prima_vacacional_exenta;
  // Pagos por separación
  const total_separacion = $s[104] = prima_antiguedad +
    indemnizacion_constitucional +
    indemnizacion_20_dias +
    salarios_vencidos +
    intereses_salarios_vencidos +
    gratificacion_separacion;
  // Pagos por separación exentos
  const $109 = $f.umas_separacion * $f.UMA * anios_exencion;
  const separacion_exenta = $s[105] = total_separacion < $109 ? total_separacion : $109;
  // Gravado de una vez al año
  const gravado_anual = $s[106] = aguinaldo_gravado + prima_vacacional_gravada;
  // Gravado del mes
  const gravado_ordinario = $s[107] = sueldo_pendiente + vacaciones + otras_percepciones;
  // Base gravable ISR
  const base_isr = $s[108] = gravado_ordinario + gravado_anual;
  // Ingresos gravados del mes, sin este recibo
  const $114 = rt.isSent($n[28]!);
  $s[109] = $114 ? 1 : 0;
  const $115 = $s[111] = $114 ? gravado_del_mes : 0;
  if ($115 > 4503599627370395) return false;
  const ingreso_gravado_mes = $s[110] = Math.floor(($115 + 50) / 100);
  // ISR retenido por esos ingresos
  $s[113] = -1;
  $s[115] = -1;
  const $123 = rt.isSent($n[29]!);
  $s[112] = $123 ? 1 : 0;
  let $125: number;
  if ($123) {
    const $124 = retenido_del_mes * 25;
    if ($124 > rt.SAFE) return false;
    $125 = $124;
  } else {
    let $122: number;
    if (es_sm) {
      $122 = 0;
    } else {
      const $117 = $s[113] = rt.rowOf($f.tarifa_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($117 < 0) return false;
      $s[114] = ingreso_gravado_mes;
      const $118 = rt.excessOf($f.tarifa_mensual$rows1, $117, ingreso_gravado_mes, 1);
      if (Number.isNaN($118)) return false;
      const $119 = $s[115] = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($119 < 0) return false;
      $s[116] = ingreso_gravado_mes;
      const $120 = $f.subsidio_mensual$rows1.value[$119]!;
      const $121 = $118 - $120 * 2500;
      $122 = 0 > $121 ? 0 : $121;
    }
    $125 = $122;
  }
  if ($125 > 4503599627367995) return false;
  const isr_retenido_mes = $s[117] = Math.floor(($125 + 1250) / 2500);
  $s[118] = $125;
  // Con el promedio mensual del reglamento
  const con_reglamento = rt.same(metodo_isr, 'reglamento');
  $s[119] = con_reglamento ? 1 : 0;
  // Solo percibe el salario mínimo
  const $127 = es_sm && gravado_anual === 0;
  $s[120] = $127 ? 1 : 0;
  const exento_por_sm = $127 && otras_percepciones === 0;
  $s[121] = exento_por_sm ? 1 : 0;
  // Lo que se suma al mes
  const gravado_con_tarifa = $s[122] = con_reglamento ? gravado_ordinario : base_isr;
  // Se aplica la tarifa al mes
  const $129 = gravado_con_tarifa > 0;
  $s[123] = $129 ? 1 : 0;
  const con_tarifa = $129 && !exento_por_sm;
  $s[124] = con_tarifa ? 1 : 0;
  // Base del mes
  let base_isr_mes = 0;
  if (con_tarifa) {
    base_isr_mes = $s[125] = ingreso_gravado_mes + gravado_con_tarifa;
  }
  // ISR según tarifa
  $s[126] = -1;
  let isr_determinado = 0;
  if (con_tarifa) {
    const $131 = $s[126] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($131 < 0) return false;
    $s[127] = base_isr_mes;
    const $132 = $s[129] = rt.excessOf($f.tarifa_mensual$rows1, $131, base_isr_mes, 1);
    if (Number.isNaN($132)) return false;
    if ($132 > 4503599627367995) return false;
    isr_determinado = $s[128] = Math.floor(($132 + 1250) / 2500);
  }
  // Subsidio para el empleo causado
  $s[130] = -1;
  let subsidio_empleo_causado = 0;
  let subsidio_empleo = 0;
  let isr_del_mes = 0;
  if (con_tarifa) {
    const $134 = $s[130] = rt.rowOf($f.subsidio_mensual$rows1, base_isr_mes, 1, false);
    if ($134 < 0) return false;
    $s[131] = base_isr_mes;
    subsidio_empleo_causado = $s[132] = $f.subsidio_mensual$rows1.value[$134]!;
    // Subsidio para el empleo aplicado
    subsidio_empleo = $s[133] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
    // ISR que falta en el mes
    const $137 = isr_determinado - subsidio_empleo - isr_retenido_mes;
    isr_del_mes = $s[134] = 0 > $137 ? 0 : $137;
  }
  // Promedio mensual de lo gravado
  let promedio_mensual_174 = 0;
  if (con_reglamento) {
    const $139 = $s[136] = gravado_anual * 38;
    const $140 = $139 * 4;
    promedio_mensual_174 = $s[135] = Math.floor((2 * $140 + 1825) / 3650);
  }
  // Tarifa aplicada
  $s[137] = -1;
  $s[139] = -1;
  let $147: number;
  if (con_reglamento) {
    const $142 = $s[138] = sueldo_mensual_ordinario + promedio_mensual_174;
    const $143 = $s[137] = rt.rowOf($f.tarifa_mensual$rows1, $142, 1, false);
    if ($143 < 0) return false;
    const $144 = rt.excessOf($f.tarifa_mensual$rows1, $143, $142, 1);
    if (Number.isNaN($144)) return false;
    $147 = $144;
  } else {
    const $145 = $s[139] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($145 < 0) return false;
    $s[140] = base_isr_mes;
    const $146 = rt.excessOf($f.tarifa_mensual$rows1, $145, base_isr_mes, 1);
    if (Number.isNaN($146)) return false;
    $147 = $146;
  }
  const tarifa_aplicada = $s[141] = $147;
  // Tasa del reglamento
  $s[143] = -1;
  let $150 = 1;
  $s[146] = 1;
  let tasa_174 = 0;
  if (con_reglamento) {
    const $151 = promedio_mensual_174 === 0;
    $s[142] = $151 ? 1 : 0;
    let $152: number;
    if ($151) {
      $152 = 0 * $150;
    } else {
      const $148 = $s[143] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
      if ($148 < 0) return false;
      $s[144] = sueldo_mensual_ordinario;
      const $149 = rt.excessOf($f.tarifa_mensual$rows1, $148, sueldo_mensual_ordinario, 1);
      if (Number.isNaN($149)) return false;
      if (!(promedio_mensual_174 > 0)) return false;
      $150 = promedio_mensual_174;
      $152 = tarifa_aplicada - $149;
    }
    tasa_174 = $s[145] = $152;
    $s[146] = $150;
  }
  // ISR por el promedio mensual
  $s[149] = 1;
  let isr_174 = 0;
  let isr_evento_ordinario = 0;
  if (con_reglamento) {
    const $153 = gravado_anual * tasa_174;
    if ($153 > rt.SAFE || $153 < -rt.SAFE) return false;
    const $154 = 0 * $150;
    const $155 = $s[148] = $154 > $153 ? $154 : $153;
    const $156 = rt.wholeOf($155, 2500 * $150, 'half_up');
    if (Number.isNaN($156)) return false;
    isr_174 = $s[147] = $156;
    $s[149] = $150;
    // ISR de lo que no es anual
    isr_evento_ordinario = $s[150] = isr_del_mes;
  }
  // ISR retenido
  const isr = $s[151] = con_reglamento ? isr_evento_ordinario + isr_174 : isr_del_mes;
  // Base gravable por separación
  const base_isr_separacion = $s[152] = total_separacion - separacion_exenta;
  // Tasa del último sueldo
  $s[154] = -1;
  let $163 = 1;
  $s[157] = 1;
  let tasa_separacion = 0;
  const $159 = base_isr_separacion >= sueldo_mensual_ordinario;
  $s[153] = $159 ? 1 : 0;
  if ($159) {
    const $160 = $s[154] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
    if ($160 < 0) return false;
    $s[155] = sueldo_mensual_ordinario;
    const $161 = rt.excessOf($f.tarifa_mensual$rows1, $160, sueldo_mensual_ordinario, 1);
    if (Number.isNaN($161)) return false;
    const $162 = 1 > sueldo_mensual_ordinario ? 1 : sueldo_mensual_ordinario;
    if (!($162 > 0)) return false;
    $163 = $s[157] = $162;
    tasa_separacion = $s[156] = $161;
  }
  // Tarifa sobre lo gravado por separación
  $s[159] = -1;
  let isr_tarifa_separacion = 0;
  const $164 = base_isr_separacion < sueldo_mensual_ordinario;
  $s[158] = $164 ? 1 : 0;
  if ($164) {
    const $165 = $s[159] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_separacion, 1, false);
    if ($165 < 0) return false;
    $s[160] = base_isr_separacion;
    const $166 = rt.excessOf($f.tarifa_mensual$rows1, $165, base_isr_separacion, 1);
    if (Number.isNaN($166)) return false;
    isr_tarifa_separacion = $s[161] = $166;
  }
  // ISR por separación
  let $169: number;
  if ($164) {
    const $168 = isr_tarifa_separacion * $163;
    if ($168 > rt.SAFE) return false;
    $169 = $168;
  } else {
    const $167 = base_isr_separacion * tasa_separacion;
    if ($167 > rt.SAFE) return false;
    $169 = $167;
  }
  const $170 = rt.wholeOf($169, 2500 * $163, 'half_up');
  if (Number.isNaN($170)) return false;
  const isr_separacion = $s[162] = $170;
  $s[163] = $169;
  $s[164] = $163;
  // Cuotas IMSS del trabajador
  if (imss_obrero_amount > 4503599627370395) return false;
  const imss_obrero = $s[165] = Math.floor((imss_obrero_amount + 50) / 100);
  $s[166] = imss_obrero_amount;
  // Crédito INFONAVIT
  if (infonavit_credit_amount > 4503599627370395) return false;
  const infonavit_credito = $s[167] = Math.floor((infonavit_credit_amount + 50) / 100);
  $s[168] = infonavit_credit_amount;
  // Otras deducciones
  if (otras_deducciones_amount > 4503599627370395) return false;
  const otras_deducciones = $s[169] = Math.floor((otras_deducciones_amount + 50) / 100);
  $s[170] = otras_deducciones_amount;
  // Total exento
  $s[171] = aguinaldo_exento + prima_vacacional_exenta + separacion_exenta;
  // Total de percepciones
  const total_percepciones = $s[172] = sueldo_pendiente +
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
  const total_deducciones = $s[173] = isr + isr_separacion + imss_obrero + infonavit_credito + otras_deducciones;
  // Neto
  const neto = $s[174] = total_percepciones - total_deducciones;
  // Ingreso límite del subsidio
  $s[175] = $f.subsidio_mensual$rows1.top;
  const limite_subsidio = $s[176] = $f.subsidio_mensual$rows1.top;
  if (fecha_baja > $row.period.end || fecha_ingreso > fecha_baja) return false;
  if ($52 && dias_trabajados > dias_anio * 10000) return false;
  if ($notes !== null) {
    if (rt.isSent($n[2]!) && rt.isSent($n[1]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(3, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 3000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(4, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 100n));
    }
    const $178 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($178) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(5, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 100n));
    }
    const $179 = $elsewhere(fecha_baja);
    if ($179 === null) return false;
    if (factor_integracion < $179.factor_minimo) {
      // FACTOR_BELOW_LEGAL_MINIMUM
      $notes.add(6, rt.ratio(factor_integracion, 10000n));
    }
    if (!rt.isSent($n[28]!)) {
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
    if (rt.same(causa, 'despido_injustificado') && !con_20_dias) {
      // TWENTY_DAYS_NOT_INCLUDED
      $notes.add(11);
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
    let $182: boolean = !con_reglamento && con_tarifa && ingreso_gravado_mes > 0;
    if ($182) {
      const $180 = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($180 < 0) return false;
      const $181 = $f.subsidio_mensual$rows1.value[$180]!;
      $182 = $181 > 0;
    }
    if ($182 && subsidio_empleo_causado === 0) {
      // SUBSIDY_LOST_BY_EVENT
      $notes.add(15, rt.ratio(base_isr_mes, 100n), rt.ratio(ingreso_gravado_mes, 100n));
    }
    let $185: boolean = con_tarifa && base_isr_mes > limite_subsidio;
    if ($185) {
      const $183 = rt.rowOf($f.subsidio_mensual$rows1, limite_subsidio, 1, false);
      if ($183 < 0) return false;
      const $184 = $f.subsidio_mensual$rows1.value[$183]!;
      $185 = base_isr_mes <= limite_subsidio + $184;
    }
    if ($185) {
      // SUBSIDY_CLIFF
      $notes.add(16, rt.ratio(base_isr_mes, 100n), rt.ratio(limite_subsidio, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(17);
    }
    if (rt.same(causa, 'fuerza_mayor')) {
      // PARAM_UNVERIFIED
      $notes.add(18);
    }
    if (rt.same(causa, 'automatizacion')) {
      // PARAM_UNVERIFIED
      $notes.add(19);
    }
    if (dias_salarios_vencidos > 0) {
      // PARAM_UNVERIFIED
      $notes.add(20);
    }
    if (meses_intereses > 0) {
      // PARAM_UNVERIFIED
      $notes.add(21);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '«0:»{"size":177,"scales":[1,10000,10000,1,1,1,10000,10000,10000,10000,10000,10000000«9:,10000»,1,10000,10000,10000,10000,1,10000,10000,10000,10000,10000,10000,1,1],"values":[["input",34,[34,1]],["parameter","salario_minimo_zlfn",100],["parameter","salario_minimo_general",100],["input",2,[2,300000]],0,["sent","given(sueldo_mensual)",27],["input",27,[27,10000]],["sent","given(monthly_salary)",1],["input",1,[1,10000]],["input",3,[3,1]],["input",4,[4,1]],3,4,5,["input",21,[21,1]],6,["sent","given(salario_integrado)",19],["input",19,[19,10000]],["input",18,[18,10000]],["input",6,[6,10000]],12,11,["sent","given(dias_del_anio)",9],["input",9,[9,10000]],13,14,["input",10,[10,10000]],["input",7,[7,10000]],15,["input",8,[8,10000]],["input",11,[11,10000000]],["sent","given(dias_trabajados)",14],["input",14,[14,10000]],["input",13,[13,10000]],["input",12,[12,10000]],19,18,["input",15,[15,10000]],["input",16,[16,10000]],["kept","salario_minimo_zlfn at fecha_baja","money",74],["kept","salario_minimo_general at fecha_baja","money",75],["input",5,[5,1]],23,["input",20,[20,300000]],22,24,7,["input",0,[0,1]],9,["input",33,[33,1]],["input",24,[24,10000]],["input",25,[25,10000]],["input",17,[17,10000]],["parameter","umas_aguinaldo",1,"number"],["parameter","UMA",100],["input",22,[22,10000]],1,["parameter","dias_minimos",1,"number"],20,31,32,["parameter","umas_prima",1,"number"],["input",23,[23,10000]],["parameter","prima_minima",4,"rate"],17,34,35,25,26,27,28,29,30,37,["parameter","umas_separacion",1,"number"],8,33,36,10,16,21,40,39,["sent","given(gravado_del_mes)",28],["input",28,[28,10000]],["sent","given(retenido_del_mes)",29],["input",29,[29,10000]],42,["input",26,[26,1]],44,41,46,45,47,48,50,49,51,43,2,53,54,55,52,57,56,38,59,61,60,["input",30,[30,10000]],["input",31,[31,10000]],["input",32,[32,10000]],58,62,63,64,65,67,68,["kept","upper_limit(subsidio_mensual)","money",175]],"tables":[{"table":0,"rows":"dias_indemnizacion$rows1","of":"choice","gives":"number","scales":[1,1,1],"slots":[81,null,null]},{"table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[113,114,null],"isConditional":1},{"table":2,"rows":"subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[115,116,null],"scalesValue":1,"isConditional":1},{"table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[126,127,null],"isConditional":1},{"table":2,"rows":"subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[130,131,null],"scalesValue":1,"isConditional":1},{"table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[137,138,null],"isConditional":1},{"name":"tarifa_mensual.2","table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[139,140,null],"isConditional":1},{"table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[143,144,null],"isConditional":1},{"table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[154,155,null],"isConditional":1},{"table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[159,160,null],"isConditional":1}],"steps":[[35,[0,[[1],34,1,1],[[2],34,0,0]]],[[36,1],[3,4]],[39,[5,[[6],37,1,1],[[7],37,0,0],[[8],37,0,0,38,1,1],[[3],37,0,0,38,0,0]],[40,10000]],[[41,1],[9,10]],[[42,1],[9,11]],[[43,1],[12,10]],[[44,365],[13]],[[46,365],[11,14,[[15],45,1,1]]],[[47,1],[11,10,12]],[49,[16,[[17],48,1,1],[[3,18],48,0,0]],[50,3000000000]],[51,[3,19],[52,3000000000]],[[53,1],[11],[54,5]],[[55,1],[11],[56,5]],[[58,1],[10,[[11,20],57,1,1],[[11,21],57,0,0]]],[[60,10000],[22,[[23],59,1,1],[[24],59,0,0]]],[[61,3650000],[25,15,26,27]],[62,[3,28],[63,1095000000000]],[64,[3,28,29,30],[65,"10950000000000000000"]],[[66,1],[10]],[[68,10000],[31,[[32],67,1,1],[[9,10,10,33],67,0,0]]],[69,[3,34,35,36,37],[70,30000000000000,71]],[72,[38],[73,10000]],[76,[0,[[10,39],34,1,1],[[10,40],34,0,0]]],[[77,1],[41]],[[78,300000],[42,[[43,44,44],77,1,1]],null,null,77],[79,[42,[[45,46],77,1,1]],[80,9125000],null,77],[82,[47,48,-1]],[85,[49,[[41],33,1,1],[[48,46],33,1,1,83,1,1],[[11],33,1,1,83,0,0],[[48,9,10],33,1,1,83,0,0,84,1,1],[[48,46],33,1,1,83,0,0,84,0,0]],[86,14600],null,33],[88,[50,[[48,50],87,1,1]],[89,1000000],null,87],[91,[51,[[48,51],90,1,1]],[92,1000000],null,90],[93,[52],[94,10000]],[95,[53,54,55,56,[[3,57,35,36],36,1,1]],[96,3000000000,97]],[98,[58,59]],[99,[58,60]],[100,[61,54,62,56,[[3,28,63],36,1,1]],[101,4380000000000]],[102,[64,65]],[103,[64,66]],[104,[67,68,69,70,71,72]],[105,[73,74,54,75]],[106,[76,77]],[107,[78,79,80]],[108,[81,82]],[110,[83,[[84],109,1,1]],[111,10000]],[117,[85,[[86],112,1,1],[[56],112,0,0],[[87,87],112,0,0,36,0,0],-2,-3],[118,250000]],[[119,1],[88]],[[121,1],[56,[[82],36,1,1],[[80],120,1,1]]],[122,[89,[[81],119,1,1],[[90],119,0,0]]],[[124,1],[91,[[92],123,1,1]]],[125,[93,[[87,91],124,1,1]],null,null,124],[128,[93,[[94],124,1,1],-4],[129,250000],null,124],[132,[93,[[94],124,1,1],-5],null,null,124],[133,[93,[[95,96],124,1,1]],null,null,124],[134,[93,[[96,97,98],124,1,1]],null,null,124],[135,[89,[[82],119,1,1]],[136,45625],null,119],[[141,250000],[89,[[99,100],119,1,1],[[94],119,0,0],-6,-7]],[[145,2500,146],[89,[[100],119,1,1],[[101,99,100],119,1,1,142,0,0],-8],null,null,119],[147,[89,[[82,102],119,1,1]],[148,250000,149],null,119],[150,[89,[[103],119,1,1]],null,null,119],[151,[89,[[104,105],119,1,1],[[103],119,0,0]]],[152,[73,106]],[[156,2500,157],[107,99,[[99,99],153,1,1],-9],null,null,153],[[161,250000],[107,99,[[107],158,1,1],-10],null,null,158],[162,[107,99,[[108],158,1,1],[[107,109],158,0,0]],[163,250000,164]],[165,[110],[166,10000]],[167,[111],[168,10000]],[169,[112],[170,10000]],[171,[60,66,106]],[172,[78,79,64,58,80,67,68,69,70,71,72]],[173,[113,114,115,116,117]],[174,[118,119]],[176,[120]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["MXN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],"date",{"words":["indeterminado","determinado"]},[0,0,"rate"],[0,0,"number"],{"words":["proporcional","anios_completos"]},{"words":["ley","reglamento"]},"boolean",{"words":["despido_injustificado","rescision_trabajador","negativa_reinstalacion","fuerza_mayor","automatizacion"]}],"roundings":[["half_up",[["1/100",null]]],["down",[["1",null]]],["up",[["1",null]]]],"nodes":"0 c0;0 c30000000;0 i1;1 c30;0 3 2 3;0 c1000000;2 period,4;2 date,2020-01-01;2 date,2026-12-31;3 word,indeterminado;1 c0;1 c366;1 c90;4 p5;4 c1/4;4 c3;1 p4;1 c15;2 i4;5 p3 18;1 c1;1 c3;0 i2;6 word,proporcional;1 c365;1 c240;7 word,ley;9 i0;9 word,rescision_trabajador;8 8 27 28;9 word,negativa_reinstalacion;8 8 27 30;8 15 29 31;9 word,automatizacion;8 8 27 33;8 15 32 34;8 truth,false;8 i34;0 p2;0 p1;0 18 37 38 39;0 s0;8 11 22 41;8 given,27;0 i27;8 given,1;0 2 3 22;0 18 45 2 46;0 18 43 44 47;2 i3;1 25 49 18;1 c12;1 s3;1 2 51 52;2 30 49 53;2 s4;1 27 55 18;1 s5;1 5 57 24;5 3 58 24;6 i21;8 8 60 23;5 s6;5 c0;5 18 61 62 63;5 0 52 64;1 c6;2 30 55 66;8 12 18 67;1 18 68 20 10;1 0 52 69;8 given,19;0 i19;5 i18;0 2 22 73;0 18 71 72 74;5 i6;0 2 22 76;1 0 52 20;1 c5;5 3 78 79;1 1 78 79;1 6 10 81;5 3 82 79;2 date,2023-01-01;8 13 18 84;1 c20;1 c10;1 c2;1 2 88 78;1 0 87 89;1 5 86 90;1 s12;1 2 88 92;1 0 91 93;1 c4;1 0 95 89;1 5 51 96;1 s11;1 2 88 98;1 0 97 99;1 18 85 94 100;8 given,9;5 i9;1 s13;5 18 102 103 104;5 s14;5 2 106 62;5 i10;5 1 107 108;5 6 10 109;5 i7;5 0 110 111;5 s15;0 2 22 113;5 i8;5 1 113 115;5 6 10 116;0 2 22 117;4 i11;0 2 118 119;1 19 18;2 33 121 21 20;1 4 20;2 31 122 123;1 21 124;1 c29;8 8 125 126;1 18 127 11 24;8 given,14;5 i14;2 24 18;2 6 49 131;1 27 132 18;5 i13;5 1 133 134;5 6 10 135;5 18 129 130 136;5 i12;0 2 22 138;5 s19;0 2 139 140;1 s18;0 3 141 142;0 i15;0 1 143 144;0 6 0 145;0 i16;0 p2 18;0 p1 18;0 18 37 148 149;3 i5;8 8 151 9;8 s23;0 i20;0 s22;0 2 88 155;0 7 154 155 156;0 s24;0 2 51 158;5 s7;0 2 159 160;5 apply,0 27;0 s9;0 2 162 163;8 i33;0 2 86 163;0 2 166 160;8 10 52 20;1 27 49 18;0 2 163 169;0 3 170 88;1 c180;5 1 160 20;5 6 10 173;5 2 86 174;5 0 172 175;0 2 163 176;0 18 168 171 177;0 18 152 167 178;5 i24;8 12 180 10;0 2 163 180;5 i25;8 12 183 10;1 2 17 3;0 2 185 163;4 c1/50;0 2 186 187;0 2 188 183;0 i17;1 p6;0 p0;0 2 20 192;0 2 191 193;0 i22;0 1 194 195;8 s1;0 2 22 16;0 2 198 140;0 3 199 142;0 18 197 200 0;0 6 0 196 201;0 s20;0 s31;0 5 203 204;0 s32;0 1 203 206;1 p7;0 2 208 193;0 i23;0 1 209 210;0 2 114 13;0 18 197 212 0;0 6 0 211 213;0 s17;0 s34;0 5 215 216;0 s35;0 1 215 218;0 s25;0 s26;0 0 220 221;0 s27;0 0 222 223;0 s28;0 s29;0 0 225 226;0 s30;0 0 227 228;0 0 224 229;0 s37;1 p8;0 2 232 193;1 s8;0 2 233 234;0 5 231 235;0 s33;0 s36;0 0 237 238;0 s10;0 s16;0 0 240 241;0 s21;0 0 242 243;0 s40;0 s39;0 0 245 246;8 given,28;0 i28;0 18 248 249 0;8 given,29;0 i29;0 s42;0 apply,1 253;0 apply,2 253;0 1 254 255;0 6 0 256;0 18 197 0 257;0 18 251 252 258;7 i26;7 word,reglamento;8 8 260 261;8 8 246 0;8 14 197 263;8 8 243 0;8 14 264 265;8 s44;0 s41;0 18 267 245 268;0 s46;8 12 270 0;8 s45;8 16 272;8 14 271 273;8 s47;0 0 253 270;0 s48;0 apply,1 277;0 apply,2 277;0 s50;0 s49;0 5 280 281;0 s51;0 1 281 283;0 s43;0 1 284 285;0 6 0 286;5 c152/5;0 2 246 288;0 3 289 24;0 s2;0 s53;0 0 291 292;0 apply,1 293;0 18 267 294 278;8 8 292 0;4 c0;0 s54;0 apply,1 291;0 1 298 299;5 3 300 292;4 c1;4 2 301 302;4 18 296 297 303;4 s55;0 2 246 305;0 6 0 306;0 s52;0 s57;0 s56;0 0 309 310;0 18 267 311 308;0 s38;0 1 231 313;0 s59;8 13 315 291;0 c1/100;0 6 317 291;5 3 299 318;4 2 319 302;8 10 315 291;0 apply,1 315;0 s61;4 s60;0 2 315 324;0 18 321 323 325;0 i30;0 i31;0 i32;0 0 206 218;0 0 330 313;0 0 242 215;0 0 203 243;0 0 333 220;0 0 332 334;0 0 221 223;0 0 336 225;0 0 226 228;0 0 337 338;0 0 335 339;0 s58;0 s62;0 0 341 342;0 s63;0 0 343 344;0 s64;0 s65;0 0 346 347;0 0 345 348;0 s67;0 s68;0 1 350 351;0 upper_limit,2;8 12 18 6;8 12 49 18;8 12 130 142;8 14 129 356;8 given,2;8 14 358 45;4 c99/100;0 2 360 2;8 10 46 361;4 c101/100;0 2 363 2;8 12 46 364;8 15 362 365;8 14 359 366;8 10 22 41;8 10 22 38;8 8 22 38;8 18 37 369 370;8 10 73 19;8 16 248;8 10 206 203;8 10 218 215;8 10 106 104;9 word,despido_injustificado;8 8 27 377;8 16 165;8 14 378 379;8 10 154 155;8 12 154 156;8 15 381 382;8 14 153 383;8 12 315 0;8 14 385 321;8 16 267;8 14 387 275;8 12 253 0;8 14 388 389;8 12 255 0;8 14 390 391;8 8 280 0;8 14 392 393;0 s70;8 12 277 395;8 14 275 396;0 apply,2 395;0 0 395 398;8 11 277 399;8 14 397 400;0 s69;8 10 402 0;9 word,fuerza_mayor;8 8 27 404","items":[["i",0],["i",1,null,[0,false],[1,true]],["i",2,4,[0,false],[5,true]],["i",3],["i",4,6,[7,true],[8,true]],["i",5,9],["i",6,10,[10,true],[11,true]],["i",7,10,[10,true],[11,true]],["i",8,10,[10,true],[11,true]],["i",9,null,[10,true],[12,true]],["i",10,10,[10,true],[12,true]],["i",11,13,[14,true],[15,true]],["i",12,16,[17,true],[11,true]],["i",13,10,[10,true],[11,true]],["i",14,null,[10,true],[11,true]],["i",15,0,[0,true]],["i",16,0,[0,true]],["i",17,0,[0,true]],["i",18,19,[20,true],[21,true]],["i",19,null,[0,false]],["i",20,22,[0,false]],["i",21,23],["i",22,0,[0,true]],["i",23,0,[0,true]],["i",24,10,[10,true],[24,true]],["i",25,10,[10,true],[25,true]],["i",26,26],["i",27,null,[0,false],[1,true]],["i",28,null,[0,true]],["i",29,null,[0,true]],["i",30,0,[0,true]],["i",31,0,[0,true]],["i",32,0,[0,true]],["i",33,35],["i",34,36],[0,0,40],[1,8,42],[2,0,48,0],[3,1,50],[4,2,54],[5,1,56],[6,5,59],[7,5,65],[8,1,70],[9,0,75,0],[10,0,77,0],[11,1,80,1],[12,1,83,2],[13,1,101],[14,5,105],[15,5,112],[16,0,114,0],[17,0,120,0],[18,1,128],[19,5,137],[20,0,146,0],[21,0,147,0],[22,0,150],[23,8,152],[24,0,157,null,null,153],[25,0,161,0,null,153],[26,0,164,0],[27,0,179,0,null,165],[28,0,182,0,null,181],[29,0,189,0,null,184],[30,0,190,0],[31,0,202,0],[32,0,205],[33,0,207],[34,0,214,0],[35,0,217],[36,0,219],[37,0,230],[38,0,236,0],[39,0,239],[40,0,244],[41,0,247,0],[42,0,250,0],[43,0,259,0],[44,8,262],[45,8,266],[46,0,269],[47,8,274],[48,0,276,null,null,275],[49,0,278,0,null,275],[50,0,279,null,null,275],[51,0,282,null,null,275],[52,0,287,null,null,275],[53,0,290,0,null,267],[54,0,295],[55,4,304,null,null,267],[56,0,307,0,null,267],[57,0,308,null,null,267],[58,0,312,0],[59,0,314,0],[60,4,320,null,null,316],[61,0,322,null,null,321],[62,0,326,0],[63,0,327,0],[64,0,328,0],[65,0,329,0],[66,0,331],[67,0,340],[68,0,349],[69,0,352],[70,0,353]],"parameters":[["UMA",null],["salario_minimo_general",null],["salario_minimo_zlfn",null],["factor_minimo",null],["dias_minimos",null],["prima_minima",null],["umas_aguinaldo",null],["umas_prima",null],["umas_separacion",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.fecha_baja","inputs",null,354,["La baja del ",18," es posterior al pago (LFT art. 46)"]],["refuse","VALIDATION_ERROR","warning","inputs.fecha_ingreso","inputs",null,355,["La fecha de ingreso ",49," es posterior a la baja del ",18," (LFT art. 158)"]],["refuse","VALIDATION_ERROR","warning","inputs.dias_trabajados_anio","inputs",null,357,["Los ",130," días son más que los ",142," del año (LFT art. 87)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,367,["El salario mensual ",2," y 30 veces el diario ",22," difieren en más del 1 %; se usa el diario"]],["warn","BELOW_MINIMUM_WAGE","warning","daily_salary","employee",null,368,["El salario diario ",22," es menor que el mínimo de ",41,"; puede ser correcto en jornada parcial"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.zona_libre_frontera_norte","override",null,371,["El salario diario ",22," no concuerda con la zona; el mínimo de la frontera norte es ",38]],["warn","FACTOR_BELOW_LEGAL_MINIMUM","warning","factor_integracion","employee",null,372,["El factor de integración ",73," es menor que el de las prestaciones mínimas el día de la baja"]],["warn","MONTH_INCOME_ASSUMED","info","inputs.ingreso_gravado_mes","inputs",null,373,["Se toma que en el mes no se pagó nada más; si se pagó, se envía"]],["warn","EXEMPTION_CAPPED","info","aguinaldo","employee",null,374,["Lo exento llega a ",206,"; ",237," se gravan"]],["warn","EXEMPTION_CAPPED","info","prima_vacacional","employee",null,375,["Lo exento llega a ",218,"; ",238," se gravan"]],["warn","VACATION_BELOW_LEGAL_MINIMUM","warning","inputs.dias_vacaciones_anio","inputs",null,376,["Los ",106," días son menos que los ",104," de la ley (LFT art. 76)"]],["warn","TWENTY_DAYS_NOT_INCLUDED","info","overrides.indemnizacion_20_dias","override",null,380,["Los 20 días por año no van: se deben cuando se niega la reinstalación (LFT arts. 49 y 50)"]],["warn","PRIMA_ANTIGUEDAD_BASE_LIMITED","info","prima_antiguedad","employee",null,384,["La prima de antigüedad se calcula sobre ",158,", entre uno y dos salarios mínimos"]],["warn","SEPARATION_BELOW_LAST_SALARY","info","isr_separacion","employee",null,386,["Lo gravado por separación, ",315,", no llega al último sueldo de ",291,": se aplica la tarifa"]],["warn","MINIMUM_WAGE_EXEMPT","info","isr","employee",null,272,["A quien solo percibe el salario mínimo de ",41," no se le retiene"]],["warn","SUBSIDY_LOST_BY_EVENT","info","isr","employee",null,394,["Con ",277," en el mes se pierde el subsidio para el empleo que tenía con ",253]],["warn","SUBSIDY_CLIFF","info","isr","employee",null,401,["La base ",277," pasa por menos de un subsidio del límite de ",395]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,403,["Las deducciones superan las percepciones"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,405,["dias_indemnizacion(fuerza_mayor): sin confirmar, el texto de los artículos 434 y 436"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,34,["dias_indemnizacion(automatizacion): sin confirmar, el texto del artículo 439"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,181,["salarios_vencidos: sin confirmar, si son pagos por separación (LISR art. 93-XIII) o sueldos"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,184,["intereses_salarios_vencidos: sin confirmar, si son pagos por separación y si el interés es simple"]]],"tables":[[9,null,5,null,null],[0,null,0,null,null],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, factor_minimo$rows, dias_minimos$rows, prima_minima$rows,
    umas_aguinaldo$rows, umas_prima$rows, umas_separacion$rows], tables: [dias_indemnizacion, tarifa_mensual, subsidio_mensual] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
